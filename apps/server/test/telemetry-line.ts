import { connect, type IClientOptions, type MqttClient } from 'mqtt'
import pg from 'pg'
import { afterEach, expect, vi } from 'vitest'
import { openBrokerAccess } from '../src/areas/telemetry/ingest/broker/broker-access.ingest.ts'
import { type OutsideBroker, openBrokerSessions } from '../src/areas/telemetry/ingest/broker/broker-sessions.ingest.ts'
import { openEmbeddedLink } from '../src/areas/telemetry/ingest/broker/embedded-link.ingest.ts'
import type { IngestPace } from '../src/areas/telemetry/ingest/ingest-pace.rules.ts'
import { runTelemetryIngest } from '../src/areas/telemetry/ingest/telemetry.ingest.ts'
import { type Broker, type BrokerLimits, openBroker } from '../src/platform/mqtt/mqtt-broker.ts'
import { mqttKeysOf, openAccessList } from '../src/platform/mqtt/mqtt-credentials.ts'
import type { givenOf } from './given.ts'
import type { TestServer } from './server.ts'
import { connectGateway, type GivenGateway, type telemetryOf } from './telemetry.ts'

/** Sends commands immediately; a message counts as missing as soon as a later one was written. */
const quickPace: IngestPace = { contactsEveryMs: 100, settleMs: 0, againMs: 300, commandsEveryMs: 100, commandAgainMs: 300 }

type Given = ReturnType<typeof givenOf>
type Telemetry = ReturnType<typeof telemetryOf>

/** Everything between a gateway and the database, for real and on this machine. It is closed after each test. */
export function lineOf(server: TestServer, given: Given, telemetry: Telemetry) {
  /** What to close after the test, newest first. */
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  async function startBroker(limits: Partial<BrokerLimits> = {}): Promise<Broker> {
    const keys = mqttKeysOf(server.ctx.config.secretKey)
    const { access: others, onUsed, ...credentials } = await openBrokerAccess(server.ctx)
    const access = openAccessList(keys, others)
    const broker = await openBroker({ keys, access, host: '127.0.0.1', port: 0, log: server.ctx.log, limits, onUsed })
    credentials.follow({
      admit(changed) {
        access.set(changed)
        broker.recheck()
      },
    })
    closing.push(async () => {
      await credentials.close()
      await broker.close()
    })
    return broker
  }

  /** The part of the service that receives from the embedded broker on a port, or from another broker's sessions. */
  async function startIngest(port: number, outside?: Omit<OutsideBroker, 'url'>, pace: Partial<IngestPace> = {}) {
    const url = `mqtt://127.0.0.1:${port}`
    const ingest = runTelemetryIngest(
      server.ctx,
      (receive) =>
        outside
          ? openBrokerSessions(server.ctx, { url, ...outside }, receive, { renewEveryMs: 50, lostAfterMs: 500, quietMs: 200 })
          : openEmbeddedLink(server.ctx, url, receive),
      { ...quickPace, ...pace },
    )
    await vi.waitFor(() => expect(ingest.isConnected()).toBe(true), 15_000)
    let isClosed = false
    const close = async () => {
      if (isClosed) return
      isClosed = true
      await ingest.close()
    }
    closing.push(close)
    return { isConnected: ingest.isConnected, close }
  }

  /** A service that receives a message and dies before it is stored. */
  async function startDyingService(port: number, options: IClientOptions, filter: string) {
    const client = connect(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 0, ...options })
    closing.push(() => client.endAsync(true))
    const received = new Promise<void>((resolve) => {
      // Without the callback, the message is not acknowledged.
      client.handleMessage = () => resolve()
    })
    await new Promise((resolve) => client.once('connect', resolve))
    await client.subscribeAsync(filter, { qos: 1 })
    return { received, die: () => client.endAsync(true) }
  }

  async function signIn(port: number, gateway: GivenGateway): Promise<MqttClient> {
    const client = await connectGateway(port, gateway)
    closing.push(() => client.endAsync(true))
    return client
  }

  /** A home with its gateway. */
  async function home() {
    const admin = await given.member('admin')
    const { siteId, id: customerId } = await given.customer(admin)
    return { siteId, customerId, gateway: await telemetry.gateway(siteId) }
  }

  const countSamples = async (siteId: string) =>
    (await server.sql<{ count: number }>('select count(*)::int as count from samples where site_id = $1', [siteId]))[0]?.count

  /** Blocks every write of samples until it is released. */
  const blockWrites = () => block('lock table samples in access exclusive mode')
  /** Blocks every write to a gateway's row until it is released. */
  const blockGateway = (id: string) => block('select from gateways where id = $1 for update', [id])

  async function block(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: server.ctx.config.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query(statement, values)
    let isReleased = false
    const release = async () => {
      if (isReleased) return
      isReleased = true
      await client.query('commit')
      await client.end()
    }
    closing.push(release)
    return release
  }

  return { closing, blockGateway, blockWrites, startDyingService, startBroker, startIngest, signIn, home, countSamples }
}
