"""How the hot code is compiled and where the result is kept.

Numba's cache notices a change in the file of a function, but not in the files that this
function inlines: after an edit, old rules would go on running. So the cache lies in a
folder named by the hash of all compiled sources.
"""

import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.extending
import numpy as np
from platformdirs import user_cache_path

from chocolatier.lowering import BORROWS, COLD, HELPER

PACKAGE = Path(__file__).parent
KEPT = 8
"""How many older folders stay: several copies of the sources may share a cache."""

Function = TypeVar("Function", bound=Callable[..., Any])

i64 = cast("Callable[[Any], int]", np.int64)
"""How compiled code reads a small field. Without it plain numpy would wrap around at the
field's size, and Numba would turn unsigned fields into uint64 and mixtures into float64."""


def _imported(file: Path) -> set[Path]:
    """Return the files of this package that a file imports, or imports names from."""
    imports = re.findall(
        r"^from chocolatier\.([\w.]+) import (\([^)]*\)|.*)", file.read_text("utf-8"), re.M
    )
    files = set()
    for module, names in imports:
        base = PACKAGE / module.replace(".", "/")
        files |= {base.with_suffix(".py"), *(base / f"{n}.py" for n in re.findall(r"\w+", names))}
    return {f for f in files if f.exists()}


def _compiles(file: Path) -> bool:
    """Return whether a file has compiled functions; a mere user of ``cache_folder`` has none."""
    pattern = r"^from chocolatier\.compiled import .*\b(borrowing|cold|compiled|inline|shared)\b"
    return re.search(pattern, file.read_text("utf-8"), re.M) is not None


def _sources_hash() -> str:
    """Return a hash of all files with compiled functions and what they import, and their place."""
    waiting = {f for f in PACKAGE.rglob("*.py") if _compiles(f)} | {Path(__file__)}
    files: set[Path] = set()
    while waiting:
        file = waiting.pop()
        files.add(file)
        waiting |= _imported(file) - files
    # Numba looks for the compiled code of a file by the file's path
    versions = (sys.version, numba.__version__, np.__version__, platform.machine(), str(PACKAGE))
    digest = hashlib.sha256("/".join(versions).encode())
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder of this version's compiled code; ``CHOCOLATIER_CACHE`` sets its parent."""
    parent = os.environ.get("CHOCOLATIER_CACHE")
    root = Path(parent) if parent else user_cache_path("chocolatier", appauthor=False)
    return root / "compiled" / _sources_hash()


def _forget_old(current: Path) -> None:
    """Keep the few newest folders, so that years of updates do not fill the disk."""
    others = [f for f in current.parent.iterdir() if f.is_dir() and f != current]
    others.sort(key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in others[KEPT:]:
        for file in sorted(folder.rglob("*"), reverse=True):
            file.rmdir() if file.is_dir() else file.unlink(missing_ok=True)
        folder.rmdir()


def _copy_of(folder: Path) -> Path:
    """Return a copy in the user's cache of a folder that cannot be written to, such as an image's.

    Numba would not even read from a folder that it cannot write to. Raise OSError if that fails.
    """
    own = user_cache_path("chocolatier", appauthor=False) / "compiled" / folder.name
    if own.exists():
        return own
    own.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=own.parent) as name:
        whole = Path(name, folder.name)
        for file in folder.rglob("*"):
            if file.is_file():
                target = whole / file.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
        with suppress(OSError):  # another process has made it meanwhile
            whole.rename(own)
    return own


def _use_cache() -> None:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            folder = _copy_of(folder)
    except OSError:
        return  # a read-only home: Numba falls back to a folder of its own
    with suppress(OSError):  # another process may be tidying up too
        _forget_old(folder)
    vars(numba.config)["CACHE_DIR"] = str(folder)


_use_cache()


PLAIN = bool(vars(numba.config)["DISABLE_JIT"])
"""Whether the same sources run as plain Python in this process (``NUMBA_DISABLE_JIT=1``)."""
if PLAIN:  # products of hashes and random words wrap around
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)


clock_gettime: Any = None
"""The C library's clock for compiled code: a number and the address of two 64-bit numbers. Found by
its name when code is loaded, so the disk cache holds no address. None where there is none."""
if hasattr(time, "clock_gettime") and sys.maxsize > 1 << 32 and not PLAIN:
    clock_gettime = numba.types.ExternalFunction(
        "clock_gettime", numba.types.int32(numba.types.int32, numba.types.uintp)
    )


ALONE: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For functions that only compiled code calls: each wrapper would be compiled too."""
OF_ITS_OWN: dict[str, Any] = {"cache": True, "forceinline": False, "no_cfunc_wrapper": True}
"""Numba would hand ``forceinline`` on from a helper to the functions that it calls."""


def inline(function: Function) -> Function:
    """Compile a helper that is inlined into its callers; Python cannot call it.

    It borrows its arrays (see ``borrowing``).
    """
    options = ALONE | HELPER | BORROWS
    return cast(Function, numba.njit(nogil=True, forceinline=True, **options)(function))


def shared(function: Function) -> Function:
    """Make a small function that plain Python calls as it is and compiled code inlines."""
    return numba.extending.register_jitable(forceinline=True)(function)


def compiled(function: Function) -> Function:
    """Compile a function of its own, cached on disk, that releases the GIL."""
    return cast(Function, numba.njit(nogil=True, **OF_ITS_OWN)(function))


def borrowing(function: Function) -> Function:
    """Compile like ``compiled`` a function that counts no references to the arrays it is given.

    Counting took more than half of a search's time. Such a function must neither make an array nor
    return one; its caller keeps all of them alive.
    """
    return cast(Function, numba.njit(nogil=True, **(OF_ITS_OWN | BORROWS))(function))


def cold(function: Function) -> Function:
    """Compile what compiled code seldom calls: one copy for all callers, never inlined."""
    return cast(Function, numba.njit(nogil=True, **(OF_ITS_OWN | ALONE | COLD))(function))
