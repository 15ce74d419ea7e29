// Which help stands open at the table.
import type { FaceName } from "../../art/Face.svelte";

interface Helping {
  keys: boolean; // the overlay with keys and rules
  rule: string | null; // a section of the rules
  asking: boolean; // the next thing that is pointed at tells its rule
}

export const helping = $state<Helping>({ keys: false, rule: null, asking: false });

/** Where the rules speak of a special factory. */
export function ruleOf(face: FaceName): string {
  return face.startsWith("magnet") ? "magnet" : face;
}
