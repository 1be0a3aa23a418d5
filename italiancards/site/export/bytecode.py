"""Packing of sources as bytecode, in the Python that will run them: see `pack.mjs`."""

import importlib.util
import marshal
import zipfile

NEVER_LOOKED_AT = (1).to_bytes(4, "little")
"""Mark of bytecode that is used as it is, without a look at its source: there is none."""


def pack(source: str, target: str) -> None:
    """Write a zip archive in which Python sources are replaced by bytecode.

    Args:
        source: the path of an archive of sources.
        target: the path of the archive to write.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            body = old.read(name)
            if name.endswith(".py"):
                code = marshal.dumps(compile(body, name, "exec", dont_inherit=True, optimize=2))
                mark = NEVER_LOOKED_AT + importlib.util.source_hash(body)
                name, body = f"{name}c", importlib.util.MAGIC_NUMBER + mark + code
            new.writestr(zipfile.ZipInfo(name), body)


pack  # what the one who runs this gets  # noqa: B018
