// Serves live sockets at a steady rate: with the product's own hub on its in-process bus (ROLE=hub), or with a bare loop over
// `ws` that serialises once and sends (ROLE=bare). Both send the same messages for the same sites at the same moments.
import Fastify from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { liveSubject } from '../apps/server/src/areas/telemetry/live/live-events.format.ts'
import { openLiveHub } from '../apps/server/src/areas/telemetry/live/live-hub.http.ts'
import { noAppHolders } from '../apps/server/src/areas/telemetry/live/live-tickets.service.ts'
import { connect } from '../apps/server/src/db/connect.ts'
import { serveWebSocket } from '../apps/server/src/http/websocket.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openLocalBus } from '../apps/server/src/platform/event-bus.ts'
import { openLog } from '../apps/server/src/platform/log.ts'

const sites = Number(process.env.SITES)
const everyMs = Number(process.env.EVERY_MS)
const siteId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const app = Fastify()
const report = process.env.ROLE === 'hub' ? serveHub() : serveBare()
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
// Sites are spread over the pause between messages, like gateways.
for (let index = 0; index < sites; index++) {
  setTimeout(() => setInterval(() => report(siteId(index), Date.now()), everyMs), (index * everyMs) / sites)
}
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')

function serveHub(): (site: string, at: number) => void {
  const log = openLog('warn')
  const bus = openLocalBus()
  const db = connect({ url: process.env.DATABASE_URL ?? '', max: 10, log })
  const hub = openLiveHub({ bus, db, log, clock: systemClock }, noAppHolders)
  serveWebSocket(app, log, {
    path: '/live',
    origin: 'http://localhost',
    messageSizeMax: 4_096,
    socketsMax: 10_000,
    admit: async ({ searchParams }) => ({
      siteId: searchParams.get('site') ?? '',
      sessionId: siteId(0),
      memberId: siteId(0),
      holder: 'member' as const,
    }),
    open: (socket, admitted) => hub.open(socket, admitted),
  })
  return (site, at) => {
    const sample = { at, productionPowerW: 3_000 + (at % 997), gridPowerW: -800, batteryPowerW: -1_000, batteryStateOfCharge: 0.5 }
    bus.publish(liveSubject(site), { sourceId: site, sample })
  }
}

function serveBare(): (site: string, at: number) => void {
  const bySite = new Map<string, Set<WebSocket>>()
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  app.server.on('upgrade', (request, socket, head) => {
    const site = new URL(request.url ?? '', 'http://localhost').searchParams.get('site') ?? ''
    server.handleUpgrade(request, socket, head, (opened) => {
      const listeners = bySite.get(site) ?? new Set()
      bySite.set(site, listeners.add(opened))
    })
  })
  return (site, at) => {
    const data = { productionW: 3_000 + (at % 997), gridW: -800, batteryW: -1_000, totalConsumptionW: 1_200, batteryStateOfCharge: 0.5 }
    const message = Buffer.from(JSON.stringify({ topic: 'power', siteId: site, at: new Date(at).toISOString(), data }))
    for (const socket of bySite.get(site) ?? []) socket.send(message, { binary: false })
  }
}
