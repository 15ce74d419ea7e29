// Where bag and lid stand beside the ring of factories, so that neither covers the other.
import { ring, type Ring, type Spot } from "./ring";

export interface Size {
  width: number;
  height: number;
}

/** In the lower or upper corners, left and right of the ring, or in one row above it. */
export type Place = "low" | "high" | "sides" | "row";

export interface Arrangement extends Ring {
  supply: Place;
}

// Of a panel on a small screen, in pixels: its size, and its height if it lies in a row.
export const PANEL: Size = { width: 48, height: 92 };
export const ROW = 22;

const GAP = 6; // pixels between a panel and what belongs to a factory
const REACH = 0.56; // of a saucer's diameter: how far its badge and its seat marks reach

/** Whether two panels of this size in the corners touch a factory or what lies at its rim. */
function touches({ size, spots }: Ring, area: Size, panel: Size, low: boolean): boolean {
  const reach = size * REACH + GAP;
  return spots.some(({ x, y }: Spot) => {
    const beside = x - reach < panel.width || x + reach > area.width - panel.width;
    const level = low ? y + reach > area.height - panel.height : y - reach < panel.height;
    return beside && level;
  });
}

function moved(laid: Ring, dx: number, dy: number): Ring {
  const move = <Place extends Spot>(one: Place) => ({ ...one, x: one.x + dx, y: one.y + dy });
  return { ...laid, spots: laid.spots.map(move), middle: move(laid.middle) };
}

/**
 * The largest ring of `count` factories in an area beside two panels. `row`: the height of the
 * panels if they may also lie above the ring.
 */
export function arrange(count: number, area: Size, panel: Size, row = 0): Arrangement {
  const whole = ring(count, area.width, area.height);
  if (!touches(whole, area, panel, true)) return { ...whole, supply: "low" };
  if (!touches(whole, area, panel, false)) return { ...whole, supply: "high" };
  const side = panel.width + GAP;
  const narrow = moved(ring(count, area.width - 2 * side, area.height), side, 0);
  const sides: Arrangement = { ...narrow, supply: "sides" };
  if (!row) return sides;
  const above = row + GAP;
  const under = moved(ring(count, area.width, area.height - above), 0, above);
  return under.size > sides.size ? { ...under, supply: "row" } : sides;
}
