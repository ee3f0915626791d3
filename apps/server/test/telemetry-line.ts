import type { MqttClient } from 'mqtt'
import pg from 'pg'
import { afterEach, expect, vi } from 'vitest'
import { runTelemetryIngest } from '../src/areas/telemetry/ingest/telemetry.ingest.ts'
import { type Broker, type BrokerLimits, openBroker } from '../src/platform/mqtt-broker.ts'
import { mqttKeysOf, serviceUsername } from '../src/platform/mqtt-credentials.ts'
import type { givenOf } from './given.ts'
import type { TestServer } from './server.ts'
import { connectGateway, type GivenGateway, type telemetryOf } from './telemetry.ts'

type Given = ReturnType<typeof givenOf>
type Telemetry = ReturnType<typeof telemetryOf>

/** Everything between a gateway and the database, real, on the same machine; it is gone after each test. */
export function lineOf(server: TestServer, given: Given, telemetry: Telemetry) {
  /** What is to be closed after the test, the newest first. */
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  async function startBroker(limits: Partial<BrokerLimits> = {}): Promise<Broker> {
    const keys = mqttKeysOf(server.ctx.config.secretKey)
    const broker = await openBroker({ keys, host: '127.0.0.1', port: 0, log: server.ctx.log, limits })
    closing.push(() => broker.close())
    return broker
  }

  async function startIngest(port: number, { isEmbedded = true } = {}) {
    const keys = mqttKeysOf(server.ctx.config.secretKey)
    const credentials = isEmbedded ? { username: serviceUsername, password: keys.servicePassword, version: 4 as const } : {}
    const ingest = runTelemetryIngest(server.ctx, { url: `mqtt://127.0.0.1:${port}`, clientId: 'wattdesk-ingest', ...credentials })
    await vi.waitFor(() => expect(ingest.link.isConnected()).toBe(true), 15_000)
    let isClosed = false
    const close = async () => {
      if (isClosed) return
      isClosed = true
      await ingest.close()
    }
    closing.push(close)
    return { close }
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

  /** Holds up every write of samples until it is released. */
  async function blockWrites(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: server.ctx.config.databaseUrl })
    await client.connect()
    await client.query('begin; lock table samples in access exclusive mode')
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

  return { closing, blockWrites, startBroker, startIngest, signIn, home, countSamples }
}
