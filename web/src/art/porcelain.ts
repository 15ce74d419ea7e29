// Saucers (blue and gold), and the start marker.
function petals(count: number, radius: number, fill: string): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<path d="M100 ${100 - radius}q3.4 5.4 0 9.5q-3.4 -4.1 0 -9.5z" transform="rotate(${(360 * i) / count} 100 100)" fill="${fill}"/>`,
  ).join("");
}

function beads(count: number, radius: number, fill: string): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="100" cy="${100 - radius}" r="1.9" transform="rotate(${(360 * (i + 0.5)) / count} 100 100)" fill="${fill}"/>`,
  ).join("");
}

function saucer(id: string, pattern: string): string {
  return `
    <linearGradient id="art-${id}-rim" x1=".2" y1="0" x2=".8" y2="1">
      <stop offset="0" stop-color="var(--${id}-rim-light)"/><stop offset=".5" stop-color="var(--${id}-rim)"/>
      <stop offset="1" stop-color="var(--${id}-rim-deep)"/></linearGradient>
    <radialGradient id="art-${id}-plate" cx=".42" cy=".32" r=".75">
      <stop offset="0" stop-color="var(--${id}-plate-light)"/><stop offset="1" stop-color="var(--${id}-plate)"/></radialGradient>
    <radialGradient id="art-${id}-well" cx=".5" cy=".62" r=".62">
      <stop offset="0" stop-color="var(--${id}-plate-light)"/><stop offset=".82" stop-color="var(--${id}-plate)"/>
      <stop offset="1" stop-color="var(--${id}-well)"/></radialGradient>
    <symbol id="art-${id}" viewBox="0 0 200 208" overflow="visible">
      <ellipse cx="116" cy="122" rx="112" ry="108" fill="url(#art-cast)"/>
      <ellipse cx="101" cy="110" rx="96" ry="95" fill="var(--saucer-shadow)"/>
      <ellipse cx="100" cy="104" rx="97" ry="96" fill="var(--saucer-shadow)"/>
      <circle cx="100" cy="100" r="98" fill="url(#art-${id}-rim)"/>
      <circle cx="100" cy="100" r="91.5" fill="url(#art-${id}-plate)"/>
      ${pattern}
      <circle cx="100" cy="101" r="73" fill="url(#art-${id}-well)"/>
      <path d="M41 57A73 73 0 0 1 159 57" fill="none" stroke="var(--${id}-well)" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>
      <path d="M33 58A79 79 0 0 1 76 25" fill="none" stroke="var(--saucer-shine)" stroke-width="5" stroke-linecap="round"/>
    </symbol>`;
}

// The light comes from the left, so the shadow falls to the right.
const cast = `<radialGradient id="art-cast"><stop offset=".72" stop-color="var(--cast)"/>
  <stop offset="1" stop-color="var(--cast)" stop-opacity="0"/></radialGradient>`;

export const SAUCERS =
  cast +
  saucer("blue", petals(28, 89, "var(--blue-rim)") + beads(28, 79, "var(--blue-rim)")) +
  saucer("gold", petals(28, 89, "var(--gold-rim)") + beads(28, 79, "var(--gold-rim)"));

export const MARKER = `
  <radialGradient id="art-marker-body" cx=".36" cy=".28" r=".85">
    <stop offset="0" stop-color="#8a5a41"/><stop offset=".6" stop-color="#4a2613"/><stop offset="1" stop-color="#2a1208"/></radialGradient>
  <symbol id="art-M" viewBox="0 0 100 106">
    <circle cx="51" cy="57" r="46" fill="#1e0d05" fill-opacity=".3"/>
    <circle cx="50" cy="54" r="46" fill="#210e05"/>
    <circle cx="50" cy="50" r="46" fill="url(#art-marker-body)"/>
    <circle cx="50" cy="50" r="40" fill="none" stroke="#f1cb74" stroke-width="3.4"/>
    <g fill="#ffe7b3"><path d="M33 66C31 58 30 55 28 51C20 47 22 33 33 33C36 23 46 21 51 26C58 20 68 25 68 34C79 34 80 47 72 51C70 55 69 58 67 66Z"/>
      <rect x="33" y="69" width="34" height="7" rx="2.5"/></g>
    <path d="M43 62L41 50M50 62V48M57 62L59 50" stroke="#8a5a2a" stroke-width="2.4" stroke-linecap="round" fill="none"/>
  </symbol>`;
