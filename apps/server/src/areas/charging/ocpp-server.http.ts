import type { IncomingHttpHeaders } from 'node:http'
import { ocppPath } from '@wattdesk/contract/charging/terms.ts'
import { type OcppProtocol, ocppMessageMax, ocppProtocols, wallboxCalls, wallboxResponses } from '@wattdesk/device-protocol/ocpp.ts'
import { stationCalls, stationResponses } from '@wattdesk/device-protocol/ocpp201.ts'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { serveWebSocket } from '../../http/websocket.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { openRejections } from '../telemetry/ingest/rejections.service.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import { type Candidate, identifyWallbox } from './charge-points.service.ts'
import { type Deliver, openOrders } from './charging-limits.service.ts'
import { openOcppCalls } from './ocpp-calls.service.ts'
import { type Dialect, type OcppSocket, openOcppSocket } from './ocpp-socket.http.ts'
import { openStationCalls } from './station-calls.service.ts'
import { serveWallboxes, watchEndedConnections } from './wallbox-commands.service.ts'
import { admitConnection, type Connection, configurationOf, leaveConnection, stayConnected } from './wallbox-connections.service.ts'

const socketsMax = 10_000
const tendEveryMs = 30_000
/** Shorter than the wait of a member's command. */
const patienceMs = 6_000

/** Handlers for the calls of each version. */
const dialects: Record<OcppProtocol, Dialect & { open: OpenCalls }> = {
  'ocpp2.0.1': {
    protocol: 'ocpp2.0.1',
    calls: stationCalls,
    responses: stationResponses,
    formatError: 'FormatViolation',
    open: openStationCalls,
  },
  'ocpp1.6': {
    protocol: 'ocpp1.6',
    calls: wallboxCalls,
    responses: wallboxResponses,
    formatError: 'FormationViolation',
    open: openOcppCalls,
  },
}
type OpenCalls = (parts: Parameters<typeof openOcppCalls>[0], candidate: Candidate) => object

type Admitted = { candidate: Candidate; connectionId: string }
type Connected = Connection & { socket: OcppSocket; deliver: Deliver }

/** Serves wallboxes that speak OCPP 1.6 or 2.0.1 JSON, at `/ocpp/{station number}` with the password by HTTP Basic. */
export function serveOcpp(app: FastifyInstance, ctx: Ctx): void {
  const samples = openSampleIngest(ctx)
  const rejections = openRejections(ctx)
  const connected = new Map<string, Connected>()
  const warn = (error: unknown) => ctx.log.warn({ err: error }, 'the state of a wallbox could not be recorded')

  const open = (webSocket: WebSocket, { candidate, connectionId }: Admitted) => {
    // The handshake agreed on one of them.
    const dialect = dialects[webSocket.protocol as OcppProtocol]
    const calls = dialect.open({ ctx, samples, rejections }, candidate) as Record<string, (given: unknown) => Promise<object>>
    const socket = openOcppSocket(webSocket, {
      log: ctx.log,
      clock: ctx.clock,
      dialect,
      patienceMs,
      async handle(action, payload) {
        // The payload was parsed by the schema of its action.
        const response = (await calls[action]?.(payload)) ?? {}
        if (action === 'BootNotification') void configure(candidate.installationId, deliver)
        return response
      },
    })
    const connection = { installationId: candidate.installationId, connectionId }
    const deliver = openOrders({ ctx, connection, report: socket.report })
    connected.set(connectionId, { ...connection, socket, deliver })
    webSocket.once('close', () => {
      connected.delete(connectionId)
      leaveConnection(ctx, connection).catch(warn)
    })
  }
  const configure = async (installationId: string, deliver: Deliver) => {
    try {
      for (const order of await configurationOf(ctx, installationId)) await deliver(order)
    } catch (error) {
      warn(error)
    }
  }
  const tend = async () => {
    const tended = [...connected.values()]
    for (const { socket } of tended) socket.tend()
    const current = await stayConnected(ctx, tended)
    for (const { connectionId, socket } of tended) if (!current.has(connectionId)) socket.close(1008)
  }
  const timer = setInterval(() => void tend().catch(warn), tendEveryMs)
  const stops = [
    serveWallboxes(ctx, ({ connectionId, order }) => connected.get(connectionId)?.deliver(order)),
    watchEndedConnections(ctx, (connectionId) => connected.get(connectionId)?.socket.close(1008)),
  ]
  serveWebSocket(app, ctx.log, {
    path: `${ocppPath}/`,
    origin: null,
    protocols: ocppProtocols,
    messageSizeMax: ocppMessageMax,
    socketsMax,
    async admit({ pathname }, headers) {
      const { identity, password } = signInOf(pathname, headers)
      const candidate = await identifyWallbox(ctx, identity, password)
      const connectionId = newId(ctx.clock.now())
      await admitConnection(ctx, candidate, connectionId)
      return { candidate, connectionId }
    },
    open,
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    await samples.close()
    await rejections.close()
  })
}

/** The station number, which path and user name must agree on, and the password. */
function signInOf(pathname: string, { authorization }: IncomingHttpHeaders): { identity: string; password: string } {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(authorization ?? '') ?? []
  const [, user = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  const identity = decode(pathname.slice(ocppPath.length + 1))
  // PostgreSQL stores no NUL, so no wallbox has one.
  const isPossible = identity !== undefined && identity !== '' && !`${identity}${password}`.includes('\0')
  if (!isPossible || identity !== user) throw new DomainError('Unauthenticated')
  return { identity, password }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
