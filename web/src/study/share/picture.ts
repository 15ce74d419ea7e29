// A picture of the table as it is on the screen: the drawn table with its styles, inside an SVG. A
// browser draws the PNG from that.
const SVG = "http://www.w3.org/2000/svg";

function styles(): string {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSFontFaceRule)) rules.push(rule.cssText);
      }
    } catch {
      // A style sheet of the browser's extensions: not ours.
    }
  }
  return rules.join("\n");
}

/** The fonts that the page uses, as data, because a picture can load nothing. */
async function fonts(): Promise<string> {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const url = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
      const family = rule.style.getPropertyValue("font-family");
      if (!url || !usedRange(rule.style.getPropertyValue("unicode-range"))) continue;
      const file = await fetch(new URL(url, sheet.href ?? location.href));
      const data = await dataUrl(await file.blob());
      const weight = rule.style.getPropertyValue("font-weight") || "400";
      const range = rule.style.getPropertyValue("unicode-range");
      faces.push(
        `@font-face{font-family:${family};font-weight:${weight};src:url(${data});` +
          `${range ? `unicode-range:${range};` : ""}}`,
      );
    }
  }
  return faces.join("\n");
}

/** Whether a letter of the page lies in a range of Unicode such as U+0400-045F, U+2116. */
function usedRange(range: string): boolean {
  if (!range) return true;
  const parts = range.split(",").map((part) => {
    const [from = "0", to] = part.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from, 16), parseInt(to ?? from, 16)] as const;
  });
  const letters = new Set(document.body.innerText);
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0)!;
    return parts.some(([from, to]) => from <= code && code <= to);
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

/** Whether the page is drawn dark, by its own setting or by that of the system. */
function isDark(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes("light")) return colorScheme.includes("dark");
  return colorScheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
}

/** The table in this element as the text of an SVG. */
export async function svgOf(board: HTMLElement): Promise<string> {
  const table = board.querySelector<HTMLElement>(".playfield")!;
  const { width, height } = table.getBoundingClientRect();
  const svg = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("xmlns", SVG);
  svg.style.colorScheme = isDark() ? "dark" : "light";
  svg.setAttribute("width", String(Math.round(width)));
  svg.setAttribute("height", String(Math.round(height)));
  svg.setAttribute("viewBox", `0 0 ${Math.round(width)} ${Math.round(height)}`);
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${await fonts()}\n${styles()}`;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const body = document.createElement("div");
  const { color, font } = getComputedStyle(document.body);
  Object.assign(body.style, {
    width: `${width}px`,
    height: `${height}px`,
    background: "radial-gradient(120% 90% at 40% 20%, var(--counter), var(--counter-deep))",
    color,
    font,
  });
  const copy = table.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(".layer, .overlay, .counsel, .beside")) one.remove();
  // The own board has the place of what was beside it, too.
  const own = copy.querySelector<HTMLElement>(".own");
  if (own) Object.assign(own.style, { gridColumn: "own / card-end", justifySelf: "center" });
  const sprites = [...document.querySelectorAll("svg")].filter((one) =>
    one.querySelector("symbol"),
  );
  body.append(...sprites.map((one) => one.cloneNode(true)), copy);
  frame.append(body);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

/** A picture of an SVG's text, at twice its size. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  const context = canvas.getContext("2d")!;
  context.scale(2, 2);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
