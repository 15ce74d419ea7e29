"""Make web/public/icons from the logo of the built page: ``python -m web.tools.icons``."""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.served import Served

ICONS = Path(__file__).parent.parent / "public" / "icons"
TRAY = "#4a2513"
SAFE = 0.88  # share of a full icon: phones may cut off everything outside the inner circle

# Return the logo and all drawings that it uses as one SVG file.
TAKE = """() => {
  const logo = document.querySelector(".logo").cloneNode(true);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const take = (id) => {
    const part = document.getElementById(id);
    if (!part || defs.querySelector(`[id="${id}"]`)) return;
    defs.append(part.cloneNode(true));
    for (const [, next] of part.outerHTML.matchAll(/url\\(#([^)]+)\\)/g)) take(next);
  };
  for (const use of logo.querySelectorAll("use")) take(use.getAttribute("href").slice(1));
  logo.prepend(defs);
  for (const name of ["class", "width", "height", "aria-hidden"]) logo.removeAttribute(name);
  logo.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return logo.outerHTML.replace(/<!--.*?-->/gs, "").replace(/\\s+/g, " ").replace(/> </g, "><");
}"""


def _draw(page: Page, svg: str, size: int, name: str, *, full: bool = False) -> None:
    """Write one picture. A full one has no frame and no transparent corners."""
    drawing = re.sub(r"<rect .*?</rect>", "", svg) if full else svg
    page.set_viewport_size({"width": size, "height": size})
    inner = round(size * (SAFE if full else 1))
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:{size}px;"
        f"background:{TRAY if full else 'transparent'}'>"
        f"<div style='width:{inner}px;height:{inner}px'>{drawing}</div>"
    )
    (ICONS / name).write_bytes(page.screenshot(omit_background=True))


def main() -> None:
    """Draw all icons and write them to ``web/public/icons``."""
    ICONS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        with Served(Path(folder)) as server:
            page.goto(server.address)
            page.wait_for_selector(".logo")
            svg: str = page.evaluate(TAKE)
        (ICONS / "icon.svg").write_text(svg + "\n", encoding="utf-8")
        _draw(page, svg, 192, "192.png")
        _draw(page, svg, 512, "512.png")
        _draw(page, svg, 512, "maskable-512.png", full=True)
        _draw(page, svg, 180, "apple-touch.png", full=True)
        browser.close()


if __name__ == "__main__":
    main()
