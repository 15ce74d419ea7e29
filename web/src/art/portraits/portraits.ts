// The nine bots as people of the shop. Their drawings are a file of their own, which the browser
// fetches as a picture when the first of them is shown.
import sheet from "./portraits.svg";

/** What each portrait stands before, by day and by lamplight. */
const WALLS = {
  mila: "light-dark(#f6cfc4, #cf9486)",
  tom: "light-dark(#c9e6df, #86bab1)",
  agata: "light-dark(#f6e0a6, #d2b264)",
  viktor: "light-dark(#d3dcea, #93a2bd)",
  sofia: "light-dark(#d7e3bd, #a3b57d)",
  camille: "light-dark(#f8d3ac, #d39d66)",
  pascal: "light-dark(#cfe2f0, #86aac6)",
  margaux: "light-dark(#e7d6ef, #b196bf)",
  maitre: "light-dark(#d9626c, #a83a48)",
} as const;

export interface Drawn {
  href: string;
  wall: string;
}

/** The portrait of a level of bots, null for a level that has none. */
export function portraitOf(level: string | null | undefined): Drawn | null {
  if (!level || !Object.hasOwn(WALLS, level)) return null;
  return { href: `${sheet}#${level}`, wall: WALLS[level as keyof typeof WALLS] };
}
