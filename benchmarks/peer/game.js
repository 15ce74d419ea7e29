// A draft of chocolates for two, as small as it can be and still be compared with ours: five factories of
// four, five lines, a box, a floor. It has no special factories and no bonuses, and never ends.
'use strict'

const COLOURS = 'TBWKR'
const FACTORIES = 5

function next(G, most) {
  G.seed = (Math.imul(G.seed, 1664525) + 1013904223) >>> 0
  return G.seed % most
}

function deal(G) {
  for (let factory = 0; factory < FACTORIES; factory++) {
    const drawn = []
    for (let i = 0; i < 4; i++) drawn.push(COLOURS[next(G, COLOURS.length)])
    G.sources[factory + 1] = drawn.sort().join('')
  }
  G.round += 1
}

function board() {
  return { score: 0, lines: ['', '', '', '', ''], box: ['.....', '.....', '.....', '.....', '.....'], floor: '' }
}

function setup({ random }) {
  const G = { seed: random.Die(2 ** 31), round: 0, sources: ['', '', '', '', '', ''], boards: [board(), board()] }
  deal(G)
  return G
}

function accepts(own, colour, line) {
  if (line === 0) return true
  const held = own.lines[line - 1]
  return held.length < line && (held === '' || held[0] === colour) && !own.box[line - 1].includes(colour)
}

function moves(G, player) {
  const found = []
  G.sources.forEach((chocolates, source) => {
    for (const colour of new Set(chocolates)) {
      for (let line = 0; line <= 5; line++) {
        if (accepts(G.boards[player], colour, line)) found.push([source, colour, line])
      }
    }
  })
  return found
}

function endRound(G) {
  for (const own of G.boards) {
    own.lines.forEach((held, index) => {
      if (held.length === index + 1) {
        const column = (COLOURS.indexOf(held[0]) + index) % 5
        const row = own.box[index]
        own.box[index] = row.slice(0, column) + held[0] + row.slice(column + 1)
        own.lines[index] = ''
        own.score += 1
      }
    })
    own.score = Math.max(0, own.score - own.floor.length)
    own.floor = ''
    if (own.box.some((row) => !row.includes('.'))) Object.assign(own, board())
  }
  deal(G)
}

function draft({ G, playerID }, source, colour, line) {
  const own = G.boards[Number(playerID)]
  const chocolates = G.sources[source] ?? ''
  if (!chocolates.includes(colour) || !accepts(own, colour, line)) return 'INVALID_MOVE'
  let taken = [...chocolates].filter((one) => one === colour).length
  const rest = [...chocolates].filter((one) => one !== colour).join('')
  G.sources[source] = source === 0 ? rest : ''
  if (source !== 0) G.sources[0] = [...(G.sources[0] + rest)].sort().join('')
  if (line > 0) {
    const room = Math.min(taken, line - own.lines[line - 1].length)
    own.lines[line - 1] += colour.repeat(room)
    taken -= room
  }
  own.floor = (own.floor + colour.repeat(taken)).slice(0, 7)
  if (G.sources.every((one) => one === '')) endRound(G)
  return undefined
}

module.exports = {
  moves,
  Draft: { name: 'draft', setup, moves: { draft }, turn: { minMoves: 1, maxMoves: 1 }, minPlayers: 2, maxPlayers: 2 },
}
