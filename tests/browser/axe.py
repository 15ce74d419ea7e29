"""Run axe-core on a page, which checks accessibility guidelines and good practice."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async (rules) => {
  const short = document.getAnimations().filter(
    (one) => one.playState === "running" && one.effect.getTiming().iterations < 9);
  await Promise.all(short.map((one) => one.finished.catch(() => null)));
  const found = await axe.run(document, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`));
}"""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return every broken rule (of these, or of all) with the element that breaks it."""
    page.evaluate("document.fonts.ready")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # a script tag would break the page's policy
    found: list[str] = page.evaluate(RUN, rules)
    return found
