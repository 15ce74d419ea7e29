// Arrow keys move the focus from one button to the next of its kind.
const KINDS = ["[data-pick]", ".whole", "[data-line]", "[data-column]", "[data-colour]"];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const sourceOf = (button: HTMLElement) =>
  button.closest<HTMLElement>("[data-source]")?.dataset.source;

/** Among colours, left and right go to each one, up and down to the next source. */
export function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const at = event.target as HTMLElement;
  const kind = KINDS.find((one) => at.matches(one));
  if (!kind || event.ctrlKey || event.altKey || event.metaKey) return;
  const area = at.closest<HTMLElement>(".choices") ?? root;
  const all = [...area.querySelectorAll<HTMLElement>(kind)].filter(
    (button) => area !== root || !button.closest(".choices"),
  );
  const step = STEPS[event.key];
  let next = all.indexOf(at);
  if (event.key === "Home") next = 0;
  else if (event.key === "End") next = all.length - 1;
  else if (step) {
    const jump = kind === "[data-pick]" && /Up|Down/.test(event.key);
    do next = (next + step + all.length) % all.length;
    while (jump && sourceOf(all[next]!) === sourceOf(at) && all[next] !== at);
    // Going up also ends at the first colour of a source.
    while (jump && next > 0 && sourceOf(all[next - 1]!) === sourceOf(all[next]!)) next -= 1;
  } else return;
  event.preventDefault();
  all[next]!.focus();
}
