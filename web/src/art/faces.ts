// The gold sides of factories.
import type { SourceView } from "../net/wire";
import type { Letter } from "./shapes";

export type FaceName = NonNullable<SourceView["face"]>;

/** The colour that a magnet attracts, null for any other face. */
export function magnetColour(face: FaceName): Letter | null {
  return face.startsWith("magnet") ? (face.slice("magnet".length) as Letter) : null;
}
