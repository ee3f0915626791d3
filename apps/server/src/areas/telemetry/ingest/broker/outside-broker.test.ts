import { topicFilter } from '@wattdesk/device-protocol/topics.ts'
import { openGatewayLink } from '@wattdesk/gateway-core/gateway-link.ts'
import { connectAsync, type MqttClient } from 'mqtt'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../../test/given.ts'
import { hasMosquitto, type Mosquitto, startMosquitto } from '../../../../../test/mosquitto.ts'
import { startServer, takeDatabaseAway } from '../../../../../test/server.ts'
import { type GivenGateway, publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../../test/telemetry.ts'
import { lineOf } from '../../../../../test/telemetry-line.ts'
import { newId } from '../../../../platform/ids.ts'
import { metrics } from '../../../../platform/metrics.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { closing, startDyingService, startIngest, signIn, home: givenHome, countSamples } = lineOf(server, given, telemetry)

const stored = (siteId: string, count: number) => vi.waitFor(async () => expect(await countSamples(siteId)).toBe(count), 15_000)
const counted = async (metric: string) =>
  (await metrics.getSingleMetric(metric)?.get())?.values.reduce((sum, { value }) => sum + value, 0) ?? 0
const endings = () => counted('wattdesk_broker_connections_ended_total')
const forgotten = () => counted('wattdesk_broker_sessions_forgotten_total')
const message = (count: number, index = 0) => telemetryMessage(samplesUntil(server.clock.now().getTime() - index * 1_000, count), index)

describe.skipIf(!hasMosquitto)('telemetry over another broker (Mosquitto)', () => {
  let mosquitto: Mosquitto
  beforeEach(async () => {
    mosquitto = await startMosquitto()
    closing.push(mosquitto.stop)
    for (const metric of ['wattdesk_broker_connections_ended_total', 'wattdesk_broker_sessions_forgotten_total'])
      metrics.getSingleMetric(metric)?.reset()
  })
  const broker = () => `127.0.0.1:${mosquitto.port}`
  const ingest = (sessions = 1) => startIngest(mosquitto.port, { sessions })
  const holders = () =>
    server.sql<{ number: number; holder: string | null }>('select number, holder from ingest_sessions where broker = $1', [broker()])
  const send = async (client: MqttClient, { serial }: GivenGateway, count: number, from = 0) => {
    for (let index = from; index < from + count; index++) await publish(client, serial, message(1, index))
  }

  it('is received with many messages in flight, each acknowledged after its commit', async () => {
    const { siteId, gateway } = await givenHome()
    await ingest()
    const client = await signIn(mosquitto.port, gateway)
    await Promise.all(Array.from({ length: 300 }, (_, index) => publish(client, gateway.serial, message(1, index))))
    await stored(siteId, 300)
  })

  it('passes from a process that never returns to another, including messages it had not stored', async () => {
    const { siteId, gateway } = await givenHome()
    const options = {
      clientId: `${server.ctx.deployment.name()}-ingest-0`,
      protocolVersion: 5 as const,
      clean: false,
      properties: { sessionExpiryInterval: 600 },
    }
    const lost = await startDyingService(mosquitto.port, options, topicFilter('telemetry'))
    const id = newId()
    await server.sql('insert into ingest_processes values ($1, $2, now())', [id, broker()])
    await server.sql('insert into ingest_sessions values ($2, 0, $1)', [id, broker()])
    const client = await signIn(mosquitto.port, gateway)
    await send(client, gateway, 5)
    await lost.received
    await lost.die()
    await send(client, gateway, 5, 5)
    await ingest()
    expect(await countSamples(siteId)).toBe(0)
    await stored(siteId, 10)
  })

  it('is received by one of two processes, and by the other as soon as the first stops', async () => {
    const { siteId, gateway } = await givenHome()
    const [first, second] = [await ingest(), await ingest()]
    // Both know whether the broker is available, even the standby.
    await mosquitto.restart('SIGTERM')
    await vi.waitFor(() => expect([first.isConnected(), second.isConnected()]).toEqual([true, true]), 5_000)
    metrics.getSingleMetric('wattdesk_broker_connections_ended_total')?.reset()
    const client = await signIn(mosquitto.port, gateway)
    await send(client, gateway, 5)
    await Promise.all([first.close(), send(client, gateway, 20, 5)])
    await stored(siteId, 25)
    await Promise.all([second.close(), send(client, gateway, 5, 25)])
    // No process is connected; the broker queues messages.
    await send(client, gateway, 5, 30)
    await ingest()
    await stored(siteId, 35)
    expect(await endings()).toBe(0)
  })

  it('is split evenly among processes as they start and stop, over the configured number of sessions', async () => {
    const { siteId, gateway } = await givenHome()
    const warned = vi.spyOn(server.ctx.log, 'warn')
    closing.push(() => warned.mockRestore())
    const client = await signIn(mosquitto.port, gateway)
    const first = await ingest(4)
    const second = await ingest(4)
    await vi.waitFor(async () => {
      const counts = Map.groupBy(await holders(), ({ holder }) => holder)
      expect([...counts.values()].map((held) => held.length)).toEqual([2, 2])
    }, 5_000)
    const warning = /^Mosquitto 2\.0\.\d+ forgets shared subscriptions when it restarts, .* set MQTT_SESSIONS to 1$/
    await vi.waitFor(() => expect(warned.mock.calls.map((call) => call.at(-1))).toContainEqual(expect.stringMatching(warning)), 5_000)
    await send(client, gateway, 20)
    await Promise.all([first.close(), send(client, gateway, 20, 20)])
    await stored(siteId, 40)
    await second.close()
    // With fewer sessions configured, the surplus ones are drained and end.
    await send(client, gateway, 20, 40)
    await ingest(1)
    await stored(siteId, 60)
    await vi.waitFor(async () => expect(await holders()).toHaveLength(1), 5_000)
    await send(client, gateway, 20, 60)
    await stored(siteId, 80)
    expect(await endings()).toBe(0)
  })

  it('resumes after another connection took over its session, and counts the takeover', async () => {
    const { siteId, gateway } = await givenHome()
    const line = await ingest()
    const intruder = await connectAsync(`mqtt://127.0.0.1:${mosquitto.port}`, {
      clientId: `${server.ctx.deployment.name()}-ingest-0`,
      reconnectPeriod: 0,
      clean: false,
    })
    closing.push(() => intruder.endAsync(true))
    await vi.waitFor(async () => expect(await endings()).toBe(1), 5_000)
    await vi.waitFor(() => expect(line.isConnected()).toBe(true), 5_000)
    await send(await signIn(mosquitto.port, gateway), gateway, 3)
    await stored(siteId, 3)
    // Another deployment competes for the session: Mosquitto 2.0 does not report it.
    const reasons = async () =>
      (await metrics.getSingleMetric('wattdesk_broker_connections_ended_total')?.get())?.values.map(({ labels, value }) => [
        labels.reason,
        value,
      ])
    for (let count = 2; count <= 4; count++) {
      await intruder.endAsync(true)
      intruder.reconnect()
      await vi.waitFor(async () => expect(await endings()).toBe(count), 5_000)
      await vi.waitFor(() => expect(line.isConnected()).toBe(true), 5_000)
    }
    expect(await reasons()).toEqual(
      expect.arrayContaining([
        ['lost', 2],
        ['taken over', 2],
      ]),
    )
  })

  it('survives a broker restart while no process is connected, including messages sent before one reconnects', async () => {
    const { siteId, gateway } = await givenHome()
    const before = await ingest()
    await before.close()
    await send(await signIn(mosquitto.port, gateway), gateway, 20)
    await mosquitto.restart('SIGTERM')
    await send(await signIn(mosquitto.port, gateway), gateway, 20, 20)
    await ingest()
    await stored(siteId, 40)
  })

  it('is counted and logged as a danger when the broker has forgotten its sessions', async () => {
    const before = await ingest()
    const opened = () => server.sql('select is_opened from ingest_sessions where broker = $1', [broker()])
    await vi.waitFor(async () => expect(await opened()).toEqual([{ is_opened: true }]), 5_000)
    await mosquitto.restart('SIGTERM')
    await vi.waitFor(() => expect(before.isConnected()).toBe(true), 10_000)
    await before.close()
    expect(await forgotten()).toBe(0)
    await mosquitto.restart('SIGTERM', 'empty')
    await ingest()
    expect(await forgotten()).toBe(1)
  })

  it('loses nothing that a killed broker had acknowledged: it requests it from the gateway', async () => {
    const { siteId, gateway } = await givenHome()
    const url = `mqtt://127.0.0.1:${mosquitto.port}`
    const jobs = { scan: async () => [] }
    const link = openGatewayLink({ ...gateway, url, firmware: '4.12.0', run: 1, pauseMs: 50, jobs, log: server.ctx.log })
    closing.push(link.close)
    link.open()
    let sent = 0
    const end = server.clock.now().getTime()
    const speak = (count: number) => {
      for (let index = 0; index < count; index++) {
        const sample = samplesUntil(end - sent++ * 1_000, 1)
        link.send(() => sample)
      }
    }
    const acknowledged = () => vi.waitFor(() => expect(link.waiting()).toBe(0), 10_000)
    const before = await ingest()
    speak(20)
    await acknowledged()
    await stored(siteId, 20)
    await before.close()
    // Nobody receives these, and the broker is killed before it has saved anything.
    speak(100)
    await acknowledged()
    await mosquitto.restart('SIGKILL', 'empty')
    await ingest()
    speak(5)
    await acknowledged()
    await vi.waitFor(async () => {
      server.clock.advance(1_000)
      expect(await countSamples(siteId)).toBe(125)
    }, 20_000)
    const run = () => server.sql('select received::text, asks > 0 as "isAsked" from gateway_runs where gateway_id = $1', [gateway.id])
    await vi.waitFor(async () => expect(await run()).toEqual([{ received: '{[0,125)}', isAsked: true }]), 5_000)
  })

  it('is stored after a database outage, even for gateways that were never looked up', async () => {
    const homes = await Promise.all([givenHome(), givenHome(), givenHome()])
    await ingest()
    const clients = await Promise.all(homes.map(({ gateway }) => signIn(mosquitto.port, gateway)))
    const restore = await takeDatabaseAway(server)
    for (const [index, { gateway }] of homes.entries()) {
      const client = clients[index]
      if (!client) continue
      await publish(client, gateway.serial, message(2))
      await publish(client, gateway.serial, JSON.stringify({ state: 'online', firmware: '4.13.0' }), 'status')
      const result = { messageId: 'm', commandId: '0190a000-0000-7000-8000-0000000000aa', state: 'STARTED', at: new Date().toISOString() }
      await publish(client, gateway.serial, JSON.stringify(result), 'command-results')
    }
    await restore()
    for (const { siteId } of homes) await stored(siteId, 2)
    await vi.waitFor(async () => {
      const serials = homes.map(({ gateway }) => gateway.serial)
      const rows = await server.sql('select firmware, scan_state from gateways where serial_number = any($1)', [serials])
      expect(rows).toEqual(homes.map(() => ({ firmware: '4.13.0', scan_state: 'Pending' })))
    }, 15_000)
  })
})
