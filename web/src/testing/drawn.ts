// A document with named spots, each at a place of its own, for tests of movement.
import { Overlay } from "../board/motion/overlay";

export interface Drawn {
  root: HTMLElement;
  layer: HTMLElement;
  overlay: Overlay;
  /** The name of the spot that lies where a rectangle begins. */
  nameAt(rect: DOMRect): string | undefined;
}

/** Draw spots 20 pixels wide, or wider for those of `sizes`. */
export function draw(spots: string[], sizes: Record<string, number> = {}): Drawn {
  document.body.innerHTML = '<div class="root"></div><div class="layer"></div>';
  const root = document.querySelector<HTMLElement>(".root")!;
  const layer = document.querySelector<HTMLElement>(".layer")!;
  spots.forEach((spot, i) => {
    const element = document.createElement("span");
    const size = sizes[spot] ?? 20;
    element.dataset.spot = spot;
    element.getBoundingClientRect = () => new DOMRect(1000 * i, 0, size, size);
    root.append(element);
  });
  return {
    root,
    layer,
    overlay: new Overlay(root, layer, new AbortController().signal),
    nameAt: (rect) => spots[Math.floor(rect.x / 1000)],
  };
}
