// Two looks that change nothing: why a move is impossible, and an earlier moment of the game.
import { explain, wordsOf } from "../app/language/explain";
import { showToast } from "../app/toasts.svelte";
import { replayOf } from "../net/api";
import type { StoryEntry } from "../net/wire";
import type { Guest } from "./guest.svelte";

export class Looking {
  wondering = $state(false); // the server was asked why a move is impossible

  constructor(private readonly guest: Guest) {}

  /** Ask the server why a move that it did not offer is impossible. */
  async whyNot(seat: number, move: string): Promise<string | null> {
    this.wondering = true;
    const answer = await this.guest.session.do({ type: "move", seat, move });
    this.wondering = false;
    return answer.error && wordsOf(answer.error);
  }

  /** Show the moment of an entry of the story again, until the guest goes back to the present. */
  async lookAt({ number }: StoryEntry): Promise<void> {
    try {
      const { frames } = await replayOf(this.guest.table);
      const frame = frames[number - 1];
      if (!frame) return;
      await this.guest.stage.recall((frames[number - 2] ?? frame).position, [frame]);
    } catch (error) {
      showToast(explain(error), true);
    }
  }
}
