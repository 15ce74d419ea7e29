// The record that the user opened last. It survives a reload of the page.
import { replayRecord } from "../../net/api";
import type { Replay } from "../../net/wire";
import { speakOf } from "../language/words.svelte";

const KEY = "chocolatier.record";

let current: Replay | null = null;
let text: string | null = null;

export async function loadRecord(record: string): Promise<Replay> {
  try {
    current = await replayRecord(record);
  } catch (error) {
    await speakOf("study").catch(() => undefined); // has the words for an impossible position
    throw error;
  }
  text = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // No storage, or the record is too large: it lasts as long as the page.
  }
  return current;
}

export async function uploadedRecord(): Promise<Replay | null> {
  if (current) return current;
  const record = sessionStorage.getItem(KEY);
  return record ? loadRecord(record) : null;
}

/** The text of the record that is shown. */
export const lastRecord = (): string | null => text;
