// Puts every drawing into the document once, as SVG symbols that the components refer to.
import { MARKER, SAUCERS } from "./porcelain";
import { DECORATIONS, LETTERS, PAINTS, SHAPES, type Letter } from "./shapes";
import { SIGNS } from "./signs";

const around = (scale: number) => `translate(50 50) scale(${scale}) translate(-50 -50)`;

function chocolate(letter: Letter): string {
  const shape = SHAPES[letter];
  const paint = PAINTS[letter];
  return `
    <radialGradient id="art-body-${letter}" cx=".34" cy=".24" r=".92">
      <stop offset="0" stop-color="${paint.light}"/><stop offset=".5" stop-color="${paint.body}"/>
      <stop offset="1" stop-color="${paint.deep}"/></radialGradient>
    <linearGradient id="art-rim-${letter}" x1="0" y1="0" x2=".8" y2="1">
      <stop offset="0" stop-color="${paint.light}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>
    <symbol id="art-${letter}" viewBox="0 0 100 106">
      <path d="${shape}" fill="#1e0d05" fill-opacity=".3" transform="translate(1.5 8)"/>
      <path d="${shape}" fill="${paint.side}" transform="translate(0 4.5)"/>
      <path d="${shape}" fill="url(#art-rim-${letter})"/>
      <path d="${shape}" fill="url(#art-body-${letter})" transform="${around(0.86)}"/>
      <path d="${shape}" fill="none" stroke="url(#art-edge)" stroke-width="3" transform="${around(0.86)}"/>
      ${DECORATIONS[letter]}
      <path d="${shape}" fill="url(#art-gloss)" transform="${around(0.96)}"/>
    </symbol>
    <symbol id="art-hollow-${letter}" viewBox="0 0 100 106">
      <path d="${shape}" fill="var(--hollow-${letter})" fill-opacity=".2" stroke="var(--hollow-${letter})"
        stroke-opacity=".85" stroke-width="5" stroke-linejoin="round" transform="translate(0 3) ${around(0.8)}"/>
    </symbol>`;
}

const shared = `
  <linearGradient id="art-edge" x1=".15" y1="0" x2=".85" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity=".05"/>
    <stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>
  <radialGradient id="art-gloss" cx=".3" cy=".18" r=".55">
    <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity=".12"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <radialGradient id="art-pearl" cx=".36" cy=".3" r=".8">
    <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#ecd8b0"/></radialGradient>`;

function addSprites(): void {
  if (document.getElementById("art")) return;
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.id = "art";
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute"; // display: none would switch the gradients off
  sheet.innerHTML = `<defs>${shared}${LETTERS.map(chocolate).join("")}${SAUCERS}${MARKER}${SIGNS}</defs>`;
  document.body.append(sheet);
}

addSprites();
