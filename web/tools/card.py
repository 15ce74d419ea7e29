"""Make web/public/card.png, the picture of shared links: ``python -m web.tools.card``."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch
from tests.browser.served import Served

CARD = Path(__file__).parent.parent / "public" / "card.png"
SIZE = {"width": 1200, "height": 630}

# Put the logo, the game's name and the box of the front page on a sheet of their own.
LAY_OUT = """() => {
  const sheet = document.createElement("div");
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 999; display: grid;
    grid-template-columns: 560px 1fr; align-items: center; padding: 0 70px 0 80px; gap: 40px;
    background: radial-gradient(circle at 30% 20%, #fdf3e1, #f0d9b8 70%, #e2c298)`;
  const name = document.createElement("div");
  name.style.cssText = "display: grid; gap: 26px; justify-items: start";
  const logo = document.querySelector(".logo").cloneNode(true);
  logo.setAttribute("width", "150");
  logo.setAttribute("height", "150");
  const title = document.createElement("div");
  title.textContent = "Chocolatier";
  title.style.cssText = `font: 900 98px/1 "Nunito Variable"; letter-spacing: -0.03em;
    color: #3b2014`;
  name.append(logo, title);
  const art = document.querySelector(".art").cloneNode(true);
  art.style.cssText = "width: 440px; justify-self: end; grid-area: auto";
  sheet.append(name, art);
  document.body.append(sheet);
}"""


def main() -> None:
    """Draw the card and write it to ``web/public/card.png``."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        with Served(Path(folder)) as server:
            page.goto(server.address)
            page.wait_for_selector(".logo")
            page.evaluate("document.fonts.ready")
            page.evaluate(LAY_OUT)
            page.wait_for_timeout(1000)
            CARD.write_bytes(page.screenshot(animations="disabled"))
        browser.close()


if __name__ == "__main__":
    main()
