// Two sockets at each match play random moves at a steady rate: node players.js PORT MATCHES SECONDS RATE.
// Waits for a line on standard input before it plays, prints READY before and one line of JSON afterwards.
'use strict'

const { io } = require('socket.io-client')
const { moves } = require('./game')

const [port, matches, seconds, rate] = process.argv.slice(2).map(Number)
const base = `http://127.0.0.1:${port}`
const latencies = []
const problems = []
let received = 0
let played = 0

class Match {
  constructor() {
    this.state = null
    this.waiting = new Map() // by state: when it was due, and how often it is still to be seen
  }

  // The first sync makes the match; no seat has credentials.
  async open(number) {
    this.id = `match${number}`
    this.seats = [await this.connect('0'), await this.connect('1')]
  }

  connect(playerID) {
    const socket = io(`${base}/draft`, { transports: ['websocket'], forceNew: true })
    socket.io.engine.on('data', (data) => (received += data.length))
    socket.on('update', (_, state) => this.take(state))
    socket.on('connect_error', (error) => problems.push(String(error)))
    return new Promise((resolve) => {
      socket.on('sync', (_, { state }) => {
        this.take(state)
        resolve(socket)
      })
      socket.on('connect', () => socket.emit('sync', this.id, playerID, undefined, 2))
    })
  }

  take(state) {
    const due = this.waiting.get(state._stateID)
    if (due !== undefined) {
      latencies.push(performance.now() - due.at)
      due.left -= 1
      if (due.left === 0) this.waiting.delete(state._stateID)
    }
    if (this.state === null || state._stateID >= this.state._stateID) this.state = state
    this.free = this.waiting.size === 0
  }

  play(at) {
    const player = this.state.ctx.currentPlayer
    const able = moves(this.state.G, Number(player))
    const args = able[Math.floor(Math.random() * able.length)]
    const payload = { type: 'draft', args, playerID: player }
    this.waiting.set(this.state._stateID + 1, { at, left: 2 })
    this.free = false
    played += 1
    this.seats[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, player)
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function main() {
  const all = []
  for (let number = 0; number < matches; number++) {
    const match = new Match()
    await match.open(number)
    all.push(match)
  }
  await sleep(1000)
  process.stdout.write('READY\n')
  await new Promise((resolve) => process.stdin.once('data', resolve))
  received = 0
  const began = performance.now()
  for (let number = 0; number < seconds * rate; number++) {
    const due = began + (1000 * number) / rate
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now()))
    for (let attempt = 0; attempt < 40; attempt++) {
      const match = all[Math.floor(Math.random() * all.length)]
      if (match.free) {
        match.play(due)
        break
      }
    }
  }
  const took = (performance.now() - began) / 1000
  for (let tries = 0; tries < 300 && all.some((match) => !match.free); tries++) await sleep(100)
  const lost = all.filter((match) => !match.free).length
  if (lost > 0) problems.push(`${lost} broadcasts were not received`)
  const report = JSON.stringify({ moves: played, received, seconds: took, latencies, problems })
  process.stdout.write(`${report}\n`, () => process.exit(0)) // not before all of it is written
}

main()
