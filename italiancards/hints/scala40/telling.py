from __future__ import annotations
def reasons(view, line):
    return ()
