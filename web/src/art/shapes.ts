// The chocolates, in a 100 x 100 box. Their outlines differ, so they can be recognised without colour.
export const LETTERS = ["T", "B", "W", "K", "R"] as const;
export type Letter = (typeof LETTERS)[number];

function scallop(lobes: number, radius: number, depth: number): string {
  const steps = lobes * 10;
  const points = Array.from({ length: steps }, (_, i) => {
    const turn = (2 * Math.PI * i) / steps;
    const reach = radius + depth * Math.abs(Math.cos((lobes * turn) / 2)) - depth / 2;
    return `${(50 + reach * Math.cos(turn)).toFixed(1)} ${(50 + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const SHAPES: Record<Letter, string> = {
  T: "M24 9H76Q91 9 91 24V76Q91 91 76 91H24Q9 91 9 76V24Q9 9 24 9Z",
  B: "M55 6.5L84 23Q90 26.5 90 33V67Q90 73.5 84 77L55 93.5Q50 96 45 93.5L16 77Q10 73.5 10 67V33Q10 26.5 16 23L45 6.5Q50 4 55 6.5Z",
  W: scallop(12, 43, 7),
  K: "M44 7Q50 1.5 56 7L93 44Q98.5 50 93 56L56 93Q50 98.5 44 93L7 56Q1.5 50 7 44Z",
  R: "M50 93C46 93 20 71 12 55C3 37 9 13 31 10C40 9 47 14 50 21C53 14 60 9 69 10C91 13 97 37 88 55C80 71 54 93 50 93Z",
};

interface Paint {
  light: string;
  body: string;
  deep: string;
  side: string; // the thickness seen below the edge
}

export const PAINTS: Record<Letter, Paint> = {
  T: { light: "#a5ebe2", body: "#3cb5ae", deep: "#17807c", side: "#0d5956" },
  B: { light: "#e8bd8e", body: "#bc7f44", deep: "#80491f", side: "#552b0e" },
  W: { light: "#fffdf6", body: "#f8ebd0", deep: "#dcc192", side: "#b8945c" },
  K: { light: "#8c6b5c", body: "#3d2820", deep: "#1c0f0a", side: "#0d0604" },
  R: { light: "#ff8d84", body: "#c31a2f", deep: "#86091c", side: "#590412" },
};

// The decoration on top of each.
export const DECORATIONS: Record<Letter, string> = {
  T: `<g fill="none" stroke-linecap="round" stroke-width="6.5">
      <path d="M24 49L49 24M24 74L74 24M51 76L76 51" stroke="#0f6c69" stroke-opacity=".45" transform="translate(0 2.4)"/>
      <path d="M24 49L49 24M24 74L74 24M51 76L76 51" stroke="#f1fffc"/></g>`,
  B: `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M50 24V79M50 42Q38 40 29 30M50 42Q62 40 71 30M50 57Q37 55 27 44M50 57Q63 55 73 44M50 72Q37 70 28 60M50 72Q63 70 72 60" stroke="#4b2510" stroke-opacity=".55" stroke-width="5" transform="translate(0 2.2)"/>
      <path d="M50 24V79M50 42Q38 40 29 30M50 42Q62 40 71 30M50 57Q37 55 27 44M50 57Q63 55 73 44M50 72Q37 70 28 60M50 72Q63 70 72 60" stroke="#f7d3a6" stroke-width="4.4"/></g>`,
  W: `<circle cx="50" cy="50" r="29" fill="none" stroke="#b98f52" stroke-opacity=".55" stroke-width="3" stroke-dasharray="1 6.6" stroke-linecap="round"/>
      <circle cx="50" cy="51.5" r="17" fill="#b98f52" fill-opacity=".45"/>
      <circle cx="50" cy="50" r="17" fill="url(#art-pearl)" stroke="#d1b27e" stroke-width="1.2"/>`,
  K: `<g fill="none" stroke-linecap="round" stroke-width="5">
      <path d="M53 50a4 4 0 1 0-5 4a10 10 0 0 0 12-9a14.5 14.5 0 0 0-24-7a21 21 0 0 0 4 33a24 24 0 0 0 31-7" stroke="#000" stroke-opacity=".5" transform="translate(0 2.4)"/>
      <path d="M53 50a4 4 0 1 0-5 4a10 10 0 0 0 12-9a14.5 14.5 0 0 0-24-7a21 21 0 0 0 4 33a24 24 0 0 0 31-7" stroke="#e3b984"/></g>`,
  R: `<path d="M19 40C16 26 24 18 33 19" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="7" stroke-linecap="round"/>
      <circle cx="21" cy="52" r="3.8" fill="#fff" fill-opacity=".8"/>
      <path d="M82 50C77 63 66 73 56 81" fill="none" stroke="#ffb3a6" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
};
