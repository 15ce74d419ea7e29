// A bot in thirty lines of JavaScript: it takes a seat at a table and plays to the end.
//   node websocket_bot.mjs "http://localhost:8642/t/TABLE#join=CODE"
// docs/bots.md describes the messages.
if (!globalThis.WebSocket) throw new Error("the built-in WebSocket needs Node 22 or newer");
const link = new URL(process.argv[2]);
const table = `${link.origin}/api/tables/${link.pathname.split("/")[2]}`;

// The longest line that a pick can fill at once is worth most; the floor ("-") nothing.
const worth = (move) => (/[1-5]$/.test(move) ? Number(move.at(-1)) : -1);

const taken = await fetch(`${table}/seats`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ invite: link.hash.slice("#join=".length), name: "Node", program: true }),
});
if (!taken.ok) throw new Error(await taken.text());
const { token } = await taken.json();

const socket = new WebSocket(`${table.replace("http", "ws")}/socket`);
const send = (message) => socket.send(JSON.stringify(message));
let moves = 0;

socket.onopen = () => send({ type: "hello", tokens: [token], turns: true });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "turn") {
    const move = message.moves.toSorted((a, b) => worth(b) - worth(a))[0];
    const command = { type: "move", seat: message.seat, move };
    send({ type: "do", id: ++moves, version: message.version, command });
  } else if (message.view?.status === "over") {
    for (const seat of message.view.result.seats)
      console.log(`seat ${seat.seat}: ${seat.total} points, place ${seat.place}`);
    socket.close();
  } else if (message.error) throw new Error(message.error.message);
};
