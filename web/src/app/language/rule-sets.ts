// Rule sets by their names in records, such as "3-free-special", in words.
import type { RulesView } from "../../net/wire";
import { lessonRules } from "../tableless";
import { rulesLine } from "./names";
import { say } from "./words.svelte";

/** A rule set in words; options that its name may have are left out. */
export function ruleSetWords(name: string): string {
  const [base = ""] = name.split("+");
  const [players, side, factories] = base.split("-") as [string, RulesView["side"], string];
  const line = rulesLine(lessonRules(side, factories === "special"));
  const count = say("card-players", { players: Number(players) });
  return `${line} · ${count.replaceAll(" ", "\u00a0")}`; // the number stays with its word
}
