"""Labels of a class's page, with the places to fill in each."""

LABELS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            *("heading", "lead", "ask", "task-title", "lessons", "deals", "puzzles", "add"),
            *("game", "variant", "number", "another", "grade", "how-many", "pasted", "take-out"),
            *("nothing-chosen", "link", "copy-link", "copied", "not-copied", "as-learner"),
            *("copied-result", "only-here"),
            *("results", "results-more", "paste", "files", "read", "forget", "sure", "wrong"),
            *("learner", "when", "not-done", "helped", "missed", "missed-more", "large"),
            *("project", "project-more", "open", "busy", "gone", "again", "unread", "unkept"),
            *("your-class", "your-lead", "to-do", "your-name", "name-more", "copy", "save"),
            *("wrong-more", "leave-out", "count", "count-latest", "unkept", "unkept-more"),
            *("text", "no-task", "teacher", "waiting", "before-games", "table-label"),
            *(f"state-{name}" for name in ("done", "again", "begun", "right", "wrong")),
            *(f"state-{name}" for name in ("won", "played")),
        ),
        (),
    ),
    "read-so-far": ("read", "all"),
    "read-all": ("good", "bad"),
    "full": ("most",),
    "left-out": ("many",),
    "same-name": ("many",),
    "several": ("many",),
    "doubles": ("names",),
    "missed-by": ("missed", "of"),
    "done-by": ("done", "all"),
    "your-progress": ("done", "all"),
    "number-of": ("number", "what"),
}
