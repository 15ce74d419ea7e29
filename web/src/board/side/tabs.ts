// What the panel beside the own board can show. Another part of it is another entry here.
import type { Component } from "svelte";
import type { PositionView } from "../../net/wire";
import type { IconName } from "../../parts/Icon.svelte";
import Bonuses from "./Bonuses.svelte";
import LastMoves from "./LastMoves.svelte";
import Needs from "./Needs.svelte";
import Points from "./Points.svelte";

export interface SideTab {
  id: string; // its word is side-{id}
  icon: IconName;
  part: Component<{ position: PositionView }>;
}

export const TABS: SideTab[] = [
  { id: "moves", icon: "story", part: LastMoves },
  { id: "bonuses", icon: "medal", part: Bonuses },
  { id: "needs", icon: "people", part: Needs },
  { id: "points", icon: "chart", part: Points },
];
