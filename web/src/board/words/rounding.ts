// Parts of a sum, rounded so that they still add up.

/** Parts times `scale` as whole numbers, whose sum is the rounded sum of the parts. */
export function whole(parts: number[], scale: number): number[] {
  const exact = parts.map((part) => scale * part);
  const found = exact.map(Math.round);
  const goal = Math.round(exact.reduce((a, b) => a + b, 0));
  let missing = goal - found.reduce((a, b) => a + b, 0);
  while (missing) {
    const step = Math.sign(missing);
    const error = (i: number) => step * (exact[i]! - found[i]!);
    const worst = found.map((_, i) => i).reduce((a, b) => (error(b) > error(a) ? b : a));
    found[worst]! += step;
    missing -= step;
  }
  return found.map((one) => one + 0); // no minus zero
}
