// Serves live sockets at a steady rate: with the product's own hub on its in-process bus (ROLE=hub), or with a bare loop over
// `ws` that serializes once and sends (ROLE=bare). Both send the same messages for the same sites at the same moments. With APP=1, the
// sockets belong to customers' apps, whose sessions the hub looks up.
import Fastify from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { findCallerOfCustomerSession } from '../apps/server/src/areas/customer-app/sessions/customer-sessions.service.ts'
import { liveSubject } from '../apps/server/src/areas/telemetry/live/live-events.format.ts'
import { openLiveHub } from '../apps/server/src/areas/telemetry/live/live-hub.http.ts'
import { noAppHolders } from '../apps/server/src/areas/telemetry/live/live-tickets.service.ts'
import { connect } from '../apps/server/src/db/connect.ts'
import { serveWebSocket } from '../apps/server/src/http/websocket.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openLocalBus } from '../apps/server/src/platform/event-bus.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { inventedHomes, openedApps } from './live-homes.ts'

const everyMs = Number(process.env.EVERY_MS)
const databaseUrl = process.env.DATABASE_URL ?? ''
const homes = process.env.APP === '1' ? await openedApps(databaseUrl) : inventedHomes(Number(process.env.SITES))
const sessions = new Map(homes.map(({ siteId, sessionId }) => [siteId, sessionId]))

const app = Fastify()
const report = process.env.ROLE === 'hub' ? serveHub() : serveBare()
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
// Sites are spread over the interval between messages, like gateways.
for (const [index, { siteId }] of homes.entries()) {
  setTimeout(() => setInterval(() => report(siteId, Date.now()), everyMs), (index * everyMs) / homes.length)
}
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')

function serveHub(): (site: string, at: number) => void {
  const log = openLog('warn')
  const bus = openLocalBus()
  const db = connect({ url: databaseUrl, max: 10, log })
  const customer = (sessionId: string) => findCallerOfCustomerSession({ db, clock: systemClock }, sessionId, { isUse: false })
  const hub = openLiveHub({ bus, db, log, clock: systemClock }, { ...noAppHolders, customer })
  serveWebSocket(app, log, {
    path: '/live',
    origin: 'http://localhost',
    messageSizeMax: 4_096,
    socketsMax: 10_000,
    admit: async ({ searchParams }) => {
      const siteId = searchParams.get('site') ?? ''
      const sessionId = sessions.get(siteId) ?? ''
      const holder: 'customer' | 'member' = process.env.APP === '1' ? 'customer' : 'member'
      return { siteId, sessionId, memberId: sessionId, holder }
    },
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
