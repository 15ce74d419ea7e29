// Which help is open at the table.
import { magnetColour, type FaceName } from "../../art/faces";

interface HelpState {
  open: boolean; // the dialog with keys and rules
  rule: string | null; // a section of the rules
  asking: boolean; // the next click shows the rule of what it hits
}

export const helpState = $state<HelpState>({ open: false, rule: null, asking: false });

/** The section of the rules about a special factory. */
export function ruleOf(face: FaceName): string {
  return magnetColour(face) ? "magnet" : face;
}
