// The points of every seat at the end of each round, read from the story.
import type { StoryEntry } from "../../net/wire";

export interface RoundScores {
  round: number;
  scores: Map<number, number>; // by seat
}

export function roundScores(story: StoryEntry[]): RoundScores[] {
  const rounds: RoundScores[] = [];
  for (const { round, line } of story) {
    if (line.type !== "floor") continue; // it closes a seat's round
    if (rounds.at(-1)?.round !== round) rounds.push({ round, scores: new Map() });
    rounds.at(-1)!.scores.set(line.seat, line.score);
  }
  return rounds;
}
