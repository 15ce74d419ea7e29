// Draws moving things above the table. What they turn into stays hidden until they arrive.
import { lasting, paced } from "../../app/memory/preferences.svelte";

const SVG = "http://www.w3.org/2000/svg";
const SHINE = 520; // milliseconds that a cell shines
const REST = 900; // that words rest
const EASE = "cubic-bezier(.3, .7, .3, 1)";

export interface Flight {
  piece: string; // a letter or M
  from: DOMRect;
  to: DOMRect;
  hides?: Element; // until the piece arrives
  delay?: number;
  fades?: boolean;
}

export class Overlay {
  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly signal: AbortSignal,
  ) {}

  /** The first of these spots that is in the document. */
  find(...spots: string[]): HTMLElement | null {
    for (const spot of spots) {
      const found = this.root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
      if (found) return found;
    }
    return null;
  }

  rect(...spots: string[]): DOMRect | null {
    return this.find(...spots)?.getBoundingClientRect() ?? null;
  }

  /** Where every chocolate of the offer lies. */
  offer(): Map<string, DOMRect> {
    const all = this.root.querySelectorAll<HTMLElement>('[data-spot^="s"]');
    return new Map([...all].map((one) => [one.dataset.spot!, one.getBoundingClientRect()]));
  }

  async fly(flights: Flight[], duration: number): Promise<void> {
    const time = paced(duration);
    if (!time || !flights.length) return;
    const base = this.layer.getBoundingClientRect();
    await Promise.all(
      flights.map((flight) => {
        const clone = drawing(flight.piece, flight.from, base);
        const scale = flight.to.width / (flight.from.width || 1);
        const dx = flight.to.x - flight.from.x;
        const dy = flight.to.y - flight.from.y;
        const hidden = flight.hides;
        this.layer.append(clone);
        hidden?.setAttribute("data-awaited", "");
        const lift = `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(${(1 + scale) / 2 + 0.12})`;
        const moving = clone.animate(
          [
            { transform: "none" },
            { transform: lift, offset: 0.5 },
            {
              transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
              opacity: flight.fades ? 0 : 1,
            },
          ],
          { duration: time, delay: paced(flight.delay ?? 0), easing: EASE, fill: "both" },
        );
        return this.#over(moving, () => {
          clone.remove();
          hidden?.removeAttribute("data-awaited");
        });
      }),
    );
  }

  /** Move the pieces of the offer that stay but lie elsewhere now. */
  slide(before: Map<string, DOMRect>, except: Set<Element>, duration: number): void {
    const time = paced(duration);
    if (!time) return;
    for (const [spot, from] of before) {
      const now = spot.includes("-") ? this.find(spot) : null;
      if (!now || except.has(now)) continue;
      const to = now.getBoundingClientRect();
      if (Math.hypot(from.x - to.x, from.y - to.y) < 1) continue;
      const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      now.animate([{ transform }, { transform: "none" }], { duration: time, easing: EASE });
    }
  }

  /** Let words rise from one place into another. */
  async rise(words: string, kind: "gain" | "loss", from: DOMRect, to: DOMRect, duration: number) {
    const time = paced(duration);
    if (!time) return;
    const base = this.layer.getBoundingClientRect();
    const label = document.createElement("span");
    label.textContent = words;
    label.className = `rising ${kind}`;
    label.style.left = `${from.x + from.width / 2 - base.x}px`;
    label.style.top = `${from.y + from.height / 2 - base.y}px`;
    this.layer.append(label);
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const at = (x: number, y: number, scale: number) =>
      `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
    const rising = label.animate(
      [
        { transform: at(0, 0, 0.4), opacity: 0 },
        { transform: at(0, -6, 1.25), opacity: 1, offset: 0.22 },
        { transform: at(0, -6, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(dx, dy, 0.7), opacity: 0 },
      ],
      { duration: time, easing: "ease-in-out", fill: "both" },
    );
    await this.#over(rising, () => label.remove());
  }

  /** Let elements appear one after the other. */
  async pop(elements: HTMLElement[], duration: number, stagger: number): Promise<void> {
    const time = paced(duration);
    if (!time) return;
    await Promise.all(
      elements.map((element, i) =>
        this.#over(
          element.animate(
            [
              { opacity: 0, transform: "translateY(-18px) scale(.5)" },
              { opacity: 1, transform: "none" },
            ],
            { duration: time, delay: paced(stagger * i), easing: EASE, fill: "backwards" },
          ),
          () => undefined,
        ),
      ),
    );
  }

  /** Light up places one after the other, then let words rest on the last. */
  async light(places: DOMRect[], run: number, words?: string): Promise<void> {
    const time = paced(SHINE);
    if (!time || !places.length) return;
    const base = this.layer.getBoundingClientRect();
    const step = paced(run) / places.length;
    const lights = places.map((place, i) => {
      const light = document.createElement("span");
      light.className = "joy";
      light.style.left = `${place.x - base.x}px`;
      light.style.top = `${place.y - base.y}px`;
      light.style.width = `${place.width}px`;
      light.style.height = `${place.height}px`;
      this.layer.append(light);
      const shining = light.animate(
        [
          { opacity: 0, transform: "scale(.8)" },
          { opacity: 1, transform: "scale(1.12)", offset: 0.35 },
          { opacity: 0, transform: "scale(1)" },
        ],
        { duration: time, delay: step * i, easing: "ease-out", fill: "both" },
      );
      return this.#over(shining, () => light.remove());
    });
    if (words) lights.push(this.#rest(words, places.at(-1)!, base, paced(run)));
    await Promise.all(lights);
  }

  async #rest(words: string, at: DOMRect, base: DOMRect, delay: number): Promise<void> {
    const label = document.createElement("span");
    label.textContent = words;
    label.className = "rising joy-words";
    label.style.right = `${base.right - at.right}px`;
    label.style.top = `${at.y - base.y}px`;
    this.layer.append(label);
    const resting = label.animate(
      [
        { opacity: 0, transform: "translateY(0) scale(.7)" },
        { opacity: 1, transform: "translateY(-115%) scale(1)", offset: 0.2 },
        { opacity: 1, transform: "translateY(-115%) scale(1)", offset: 0.8 },
        { opacity: 0, transform: "translateY(-115%) scale(1)" },
      ],
      { duration: paced(REST), delay, easing: "ease-out", fill: "both" },
    );
    await this.#over(resting, () => label.remove());
  }

  /** Wait, at the user's pace, or until the movement is skipped. */
  async wait(duration: number): Promise<void> {
    const time = lasting(duration);
    if (!time || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Wait for the end of an animation, which comes at once when the movement is skipped. */
  async #over(animation: Animation, tidy: () => void): Promise<void> {
    const cancel = () => animation.cancel();
    if (this.signal.aborted) cancel();
    this.signal.addEventListener("abort", cancel);
    await animation.finished.catch(() => undefined);
    this.signal.removeEventListener("abort", cancel);
    tidy();
  }
}

export function drawing(piece: string, at: DOMRect, base: DOMRect): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#art-${piece}`);
  svg.setAttribute("viewBox", "0 0 100 106");
  svg.append(use);
  const style = svg.style;
  style.position = "absolute";
  style.left = `${at.x - base.x}px`;
  style.top = `${at.y - base.y}px`;
  style.width = `${at.width}px`;
  style.height = `${at.width}px`;
  style.transformOrigin = "0 0";
  return svg;
}
