// What the server accepts as rules.
import type { RulesView } from "./wire";

/** The options of special factories exist only in games that have them. */
export function allowed(rules: RulesView): RulesView {
  return rules.special ? rules : { ...rules, faces_once: false, spare_catches_marker: true };
}
