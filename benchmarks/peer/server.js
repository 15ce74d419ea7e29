// boardgame.io's own server with its store in memory: node server.js; prints its port.
'use strict'

const { Server, Origins } = require('boardgame.io/server')
const { Draft } = require('./game')

const server = Server({ games: [Draft], origins: [Origins.LOCALHOST] })
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`PORT ${appServer.address().port}\n`)
})
