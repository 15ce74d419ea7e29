// Where the factories stand: evenly along an ellipse, the first on top, clockwise.
export interface Spot {
  x: number;
  y: number;
}

export interface Ring {
  size: number; // a saucer's diameter
  spots: Spot[];
  middle: { x: number; y: number; width: number; height: number };
}

const STEPS = 720;

/** `count` points at equal distances along an ellipse, found by walking along it in small steps. */
function along(count: number, rx: number, ry: number): Spot[] {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const turn = (2 * Math.PI * i) / STEPS - Math.PI / 2;
    return { x: rx * Math.cos(turn), y: ry * Math.sin(turn) };
  });
  const reached = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    reached.push(reached[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const length = reached[STEPS]!;
  return Array.from({ length: count }, (_, k) => {
    const i = reached.findIndex((way) => way >= (length * k) / count - 1e-6);
    return points[i]!;
  });
}

/** The smallest distance between two neighbours. */
function closest(spots: Spot[]): number {
  return Math.min(
    ...spots.map((a, i) => {
      const b = spots[(i + 1) % spots.length]!;
      return Math.hypot(b.x - a.x, b.y - a.y);
    }),
  );
}

/** The largest saucers that leave room between them and for the centre. */
export function ring(count: number, width: number, height: number): Ring {
  const low = Math.min(width, height);
  for (let size = low * 0.36; ; size *= 0.97) {
    const ry = (height - size * 1.08) / 2;
    const rx = Math.min((width - size * 1.04) / 2, ry * (count > 7 ? 2.6 : 2.1));
    const spots = along(count, rx, ry);
    const free = { width: 2 * rx - size * 1.12, height: 2 * ry - size * 1.12 };
    const wide = free.width > size * 2.6; // a wide centre may be low
    const roomy = Math.min(free.width, free.height) >= size * (wide ? 0.78 : 0.98);
    if ((roomy && closest(spots) >= size * 1.13) || size < 24) {
      const [x, y] = [width / 2, height / 2];
      return {
        size,
        spots: spots.map((spot) => ({ x: x + spot.x, y: y + spot.y })),
        middle: { x, y, ...free },
      };
    }
  }
}

export interface Road {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  middle: Spot;
}

/** The way from one factory to another, from saucer to saucer. */
export function road({ spots, size }: Ring, from: number, to: number): Road {
  const [a, b] = [spots[from - 1]!, spots[to - 1]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return {
    x1: a.x + dx * size * 0.3,
    y1: a.y + dy * size * 0.3,
    x2: b.x - dx * size * 0.45,
    y2: b.y - dy * size * 0.45,
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}
