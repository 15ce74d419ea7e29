// Dragging a chocolate from a source onto a line, with a mouse, a pen or a finger.
import { LETTERS, type Letter } from "../../art/shapes";
import { drawing } from "../motion/overlay";
import type { Choice } from "./choice.svelte";

const SLOP = 8; // pixels: a shorter way is a click

interface Start {
  pointer: number;
  x: number;
  y: number;
  source: number;
  colour: Letter;
  size: number;
}

/** The chocolate of a source that lies nearest to a point. */
function nearest(source: HTMLElement, x: number, y: number) {
  const all = [...source.querySelectorAll<HTMLElement>("[data-spot*='-']")].flatMap((one) => {
    const colour = LETTERS.find((letter) => one.dataset.spot?.split("-")[1] === letter);
    const { left, top, width, height } = one.getBoundingClientRect();
    const way = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    return colour ? [{ colour, way, size: width }] : [];
  });
  return all.sort((a, b) => a.way - b.way)[0];
}

/** The line under a point: its number, 0 for the floor, null elsewhere. `taken`: it can be chosen. */
function lineAt(x: number, y: number): { line: number; taken: boolean } | null {
  for (const one of document.elementsFromPoint(x, y)) {
    const { line, refused } = (one as HTMLElement).dataset;
    if (line !== undefined) return { line: Number(line), taken: true };
    if (refused !== undefined) return { line: Number(refused), taken: false };
  }
  return null;
}

/** Let chocolates be dragged while `active`. Return how to stop. */
export function dragging(
  root: HTMLElement,
  layer: HTMLElement,
  choice: Choice,
  active: () => boolean,
): () => void {
  let start: Start | null = null;
  let ghost: SVGSVGElement | null = null;

  function press(event: PointerEvent): void {
    const source = (event.target as HTMLElement).closest<HTMLElement>("[data-source]");
    if (!source || !active() || event.button !== 0 || !event.isPrimary) return;
    const found = nearest(source, event.clientX, event.clientY);
    if (!found) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    start = { pointer, x, y, source: Number(source.dataset.source), ...found };
  }

  function lift({ source, colour, size }: Start): boolean {
    const pick = choice.picksOf(source).find((one) => one.colour === colour);
    if (!pick || !active()) return false;
    if (choice.pick !== pick) choice.choose(pick);
    ghost = drawing(colour, new DOMRect(0, 0, size, size), new DOMRect());
    ghost.classList.add("dragged");
    layer.append(ghost);
    return true;
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start?.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!ghost && Math.hypot(x - start.x, y - start.y) < SLOP) return;
    if (!ghost && !lift(start)) {
      start = null;
      return;
    }
    const base = layer.getBoundingClientRect();
    const half = start.size / 2;
    ghost!.style.translate = `${x - base.x - half}px ${y - base.y - half}px`;
    const at = lineAt(x, y);
    choice.considered = at?.taken ? choice.targetOf(at.line) : null;
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== start?.pointer) return;
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const at = event.type === "pointerup" ? lineAt(event.clientX, event.clientY) : null;
    const target = at?.taken ? choice.targetOf(at.line) : null;
    if (target) choice.aim(target);
    else if (at && !at.taken) void choice.wonder(at.line);
    else choice.clear();
  }

  function end(): void {
    ghost?.remove();
    start = ghost = null;
  }

  /** The click that a browser adds to a drag means nothing. */
  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }

  root.addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  return () => {
    end();
    root.removeEventListener("pointerdown", press);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
  };
}
