// The faces of special factories and a few signs, drawn with the current colour in a 48 x 48 box.
const line = (path: string, width = 4) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function sign(id: string, drawing: string): string {
  return `<symbol id="art-${id}" viewBox="0 0 48 48">${drawing}</symbol>`;
}

export const SIGNS = [
  // one more chocolate from the bag
  sign("extra", line("M24 10V38M10 24H38", 6.5)),
  // leftovers stay, under a glass dome
  sign(
    "keep",
    line("M9 35H39") +
      line("M12 35V30A12 12 0 0 1 36 30V35") +
      line("M24 18V14") +
      `<circle cx="24" cy="11.5" r="3" fill="currentColor"/>`,
  ),
  // leftovers go to both neighbours
  sign("share", line("M20 24H6M12 17L5 24L12 31M28 24H42M36 17L43 24L36 31", 4.6)),
  // a spare saucer that catches one chocolate
  sign(
    "spare",
    line("M8 29A16 8 0 0 0 40 29") + line("M5 28H43") + line("M24 6V19M18 14L24 20L30 14", 4.4),
  ),
  // a magnet; its chocolate is drawn between the poles
  sign(
    "magnet",
    line("M9 12V25A15 15 0 0 0 39 25V12", 8.5) +
      `<path d="M4 15.5H14M34 15.5H44" stroke="var(--gold-badge)" stroke-width="3"/>`,
  ),
  sign("arrow", line("M12 10L32 24L12 38", 7)),
  sign(
    "warning",
    line("M24 7L43 40H5Z", 4) +
      line("M24 19V28") +
      `<circle cx="24" cy="34" r="2.6" fill="currentColor"/>`,
  ),
  sign("check", line("M9 25L20 36L40 13", 6)),
  sign(
    "bag",
    line("M17 12L13 6H35L31 12") +
      line("M17 12H31C40 20 42 28 40 36C39 41 35 42 31 42H17C13 42 9 41 8 36C6 28 8 20 17 12Z"),
  ),
  sign("lid", line("M6 18H42V26H6Z") + line("M10 26V40H38V26")),
  sign("skip", line("M8 10L24 24L8 38M26 10L42 24L26 38", 5)),
].join("");
