"""Where compiled code is kept if the folder that has it cannot be written to."""

import os
from pathlib import Path

import numba
import pytest

from chocolatier import compiled


def test_a_folder_that_cannot_be_written_to_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba would not read from it, and compile everything that an image brings once more."""
    baked, home = tmp_path / "image" / "compiled" / "0123", tmp_path / "home"
    (baked / "core_1").mkdir(parents=True)
    (baked / "core_1" / "calls.nbi").write_bytes(b"code")
    (baked / "complete").touch()
    may = os.access

    def access(path: Path, mode: int) -> bool:  # the tests may run as root, who may everything
        return baked not in (path, *path.parents) and may(path, mode)

    monkeypatch.setattr(compiled, "cache_folder", lambda: baked)
    monkeypatch.setattr(compiled, "user_cache_path", lambda *_, **__: home)
    monkeypatch.setattr(os, "access", access)
    config = vars(numba.config)
    monkeypatch.setitem(config, "CACHE_DIR", config["CACHE_DIR"])
    for _ in range(2):  # the second process finds the copy
        compiled._use_cache()
        used = Path(str(config["CACHE_DIR"]))
        assert used == home / "compiled" / "0123"
        assert (used / "core_1" / "calls.nbi").read_bytes() == b"code"
        assert (used / "complete").exists()
        assert [folder.name for folder in used.parent.iterdir()] == ["0123"]
