// A result to share: how the rounds went, without anything of the deals.
import type { PlayedLine } from "../net/wire";

export type Round = "won" | "even" | "lost";
const SQUARES: Record<Round, string> = { won: "🟩", even: "🟨", lost: "🟥" };

/** What a seat gained in each round, compared with the best of the others. */
export function roundsOf(game: PlayedLine, seat: number): Round[] {
  return game.rounds.map((scores, index) => {
    const before = game.rounds[index - 1] ?? scores.map(() => 0);
    const gains = scores.map((score, at) => score - before[at]!);
    const best = Math.max(...gains.filter((_, at) => at !== seat));
    const own = gains[seat] ?? 0;
    if (own === best) return "even";
    return own > best ? "won" : "lost";
  });
}

export const squares = (rounds: Round[]): string => rounds.map((one) => SQUARES[one]).join("");

const WIDTH = 1200;
const HEIGHT = 630;
const COLOURS: Record<Round, string> = { won: "#1d6f4f", even: "#b98a1d", lost: "#a8421f" };

/** The same as a picture: a title, a large score, a square for every round, and a line below. */
export function picture(
  title: string,
  score: string,
  line: string,
  rounds: Round[],
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const draw = canvas.getContext("2d")!;
  const font = getComputedStyle(document.body).fontFamily;
  draw.fillStyle = "#f3e3cb";
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.fillStyle = "#4a2513";
  draw.fillRect(0, 0, WIDTH, 18);
  draw.fillRect(0, HEIGHT - 18, WIDTH, 18);
  draw.textAlign = "center";
  draw.fillStyle = "#3b2014";
  write(draw, title, `800 46px ${font}`, 120);
  write(draw, score, `900 150px ${font}`, 320);
  write(draw, line, `600 38px ${font}`, 550);
  const size = Math.min(64, (WIDTH - 120) / rounds.length - 12);
  const left = (WIDTH - rounds.length * (size + 12) + 12) / 2;
  rounds.forEach((round, index) => {
    draw.fillStyle = COLOURS[round];
    draw.beginPath();
    draw.roundRect(left + index * (size + 12), 400, size, size, 12);
    draw.fill();
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function write(draw: CanvasRenderingContext2D, text: string, font: string, y: number): void {
  draw.font = font;
  draw.fillText(text, WIDTH / 2, y, WIDTH - 80);
}
