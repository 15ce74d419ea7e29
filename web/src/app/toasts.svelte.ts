// Short messages at the edge of the page.
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN = 6000; // milliseconds

let next = 1;

export const toasts: Toast[] = $state([]);

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Show a text for a while, unless it is already shown. */
export function showToast(text: string, bad = false, shown = SHOWN): void {
  if (toasts.some((toast) => toast.text === text)) return;
  const id = next++;
  toasts.push({ id, text, bad });
  setTimeout(() => {
    dismiss(id);
  }, shown);
}
