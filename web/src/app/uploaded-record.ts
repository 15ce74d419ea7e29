// A record somebody brought along; it outlives a reload of the page.
import { replayRecord } from "../net/api";
import type { Replay } from "../net/wire";

const KEY = "chocolatier.record";

let current: Replay | null = null;

export async function loadRecord(record: string): Promise<Replay> {
  current = await replayRecord(record);
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // too large or no storage: it lasts as long as the page
  }
  return current;
}

export async function uploaded(): Promise<Replay | null> {
  if (current) return current;
  const record = sessionStorage.getItem(KEY);
  return record ? loadRecord(record) : null;
}
