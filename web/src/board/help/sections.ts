// The sections of the rules page, in order. Their words are in locale/*/rules.ftl.
export interface Section {
  name: string; // also the anchor
  paragraphs: number;
  rules: string; // the numbered rules that it explains
  scene?: string; // the scene of a lesson that illustrates it
  face?: "extra" | "magnetT" | "keep" | "share" | "spare";
}

export const SECTIONS: Section[] = [
  { name: "setup", paragraphs: 3, rules: "R1-R8", scene: "taking-factory" },
  { name: "taking", paragraphs: 3, rules: "R9-R12", scene: "taking-centre" },
  { name: "lines", paragraphs: 4, rules: "R13-R18", scene: "lines-surplus" },
  { name: "boxing", paragraphs: 4, rules: "R19-R27", scene: "boxing-runs" },
  { name: "end", paragraphs: 4, rules: "R28-R32", scene: "end-row" },
  { name: "free", paragraphs: 3, rules: "R33-R35", scene: "free-choose" },
  { name: "special", paragraphs: 1, rules: "R36-R38", scene: "spare-take" },
];

export const FACES: Section[] = [
  { name: "extra", paragraphs: 1, rules: "R39", face: "extra" },
  { name: "magnet", paragraphs: 1, rules: "R40", face: "magnetT" },
  { name: "keep", paragraphs: 1, rules: "R41", face: "keep" },
  { name: "share", paragraphs: 1, rules: "R42", face: "share" },
  { name: "spare", paragraphs: 1, rules: "R43-R44", face: "spare" },
];

export const RULINGS = [5, 15, 17, 18, 19, 25, 28, 32, 34, 35, 37, 40, 42, 43];
