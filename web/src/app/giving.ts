// What a page gives away: a file to save, a text to paste.
import { say } from "./language/words.svelte";
import { showToast } from "./toasts.svelte";

/** Offer a file to be saved. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copy a text, and say whether that worked. Pages without https have no clipboard. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
  } catch {
    showToast(say("link-copy-yourself"), true);
  }
}
