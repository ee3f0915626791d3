import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { listGatewayHistories } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { messageSettleMs } from '@wattdesk/contract/telemetry/gateway-history/terms.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../scripts/patience.ts'
import { givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)

const { blockGateway, startBroker, startIngest, signIn, home: givenHome } = lineOf(server, given, telemetry)

/** Resolves to true when the promise settles within this many ms. */
const settlesWithin = (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, ms, false))])

describe('a gateway’s reports', () => {
  it('shows when it was last in contact', async () => {
    const { gateway } = await givenHome()
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    const status = JSON.stringify({ state: 'online', firmware: '4.12.0' })
    await publish(client, gateway.serial, status, 'status')
    await publish(client, gateway.serial, status, 'status')
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    await ingest.close()
    // A member who read the previous firmware does not write it over the reported one.
    expect(await server.sql('select contacted_at, firmware, version from gateways where id = $1', [gateway.id])).toEqual([
      { contacted_at: server.clock.now(), firmware: '4.12.0', version: 1 },
    ])
  })

  it('include the firmware before it is paired, and begin an unanswered search when it comes online', async () => {
    const gateway = await telemetry.gateway(null)
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const online = () => publish(client, gateway.serial, JSON.stringify({ state: 'online', firmware: '4.12.0' }), 'status')
    const searches = () => server.sql("select from gateway_commands where gateway_id = $1 and command = 'scan'", [gateway.id])
    await online()
    expect(await server.sql('select firmware from gateways where id = $1', [gateway.id])).toEqual([{ firmware: '4.12.0' }])
    await given.vendor({ name: 'gridx', category: 'iothub' })
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const startCode = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    await server.sql('update gateways set start_code = $2 where id = $1', [gateway.id, startCode])
    const paired = await server.call(addGateway, { token: admin.token, params: { id }, body: { siteId, startCode } })
    expect([paired.status, paired.body.firmware]).toEqual([200, '4.12.0'])
    expect(await searches()).toHaveLength(1)
    await online()
    expect(await searches()).toHaveLength(1)
    server.clock.advance(100_000)
    await online()
    expect(await searches()).toHaveLength(2)
    expect(await server.sql('select version from gateways where id = $1', [gateway.id])).toEqual([{ version: 1 }])
  })

  it('before it is paired are acknowledged when it is lost, without a firmware', async () => {
    const gateway = await telemetry.gateway(null)
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const status = (report: object) => publish(client, gateway.serial, JSON.stringify(report), 'status')
    expect(await settlesWithin(status({ state: 'offline' }), 5_000 * patience)).toBe(true)
    await status({ state: 'online', firmware: '4.12.0' })
    expect(await server.sql('select firmware from gateways where id = $1', [gateway.id])).toEqual([{ firmware: '4.12.0' }])
  })

  it('are acknowledged soon when hundreds of gateways come online at once', async () => {
    const { gateway } = await givenHome()
    const { port } = await startBroker({ patienceMs: 3_000 * patience })
    await startIngest(port)
    const client = await signIn(port, gateway)
    const release = await blockGateway(gateway.id)
    // One write waits for the row; the other messages are collected meanwhile.
    const online = Array.from({ length: 400 }, (_, index) => JSON.stringify({ state: 'online', firmware: `4.12.${index}` }))
    const acknowledged = Promise.all(online.map((message) => publish(client, gateway.serial, message, 'status')))
    expect(await settlesWithin(acknowledged, 200)).toBe(false)
    await release()
    expect(await settlesWithin(acknowledged, 1_000 * patience)).toBe(true)
    expect(await server.sql('select firmware from gateways where id = $1', [gateway.id])).toEqual([{ firmware: '4.12.399' }])
  })

  it('is requested again while sequence numbers are missing', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const asked: Record<string, unknown>[] = []
    client.on('message', (_, payload) => asked.push(JSON.parse(payload.toString())))
    await client.subscribeAsync(gatewayTopic(gateway.serial, 'commands'), { qos: 1 })
    const send = (sequence: number) =>
      publish(
        client,
        gateway.serial,
        JSON.stringify({
          ...JSON.parse(telemetryMessage(samplesUntil(server.clock.now().getTime() - sequence * 1_000, 1), sequence)),
          run: 5,
        }),
      )
    const missing = async () => {
      const token = await given.sessionOf(admin.id)
      return (await server.call(listGatewayHistories, { token, params: { id } })).body.items[0]?.missingMessages
    }
    for (const sequence of [3, 4, 7, 9, 10, 10]) await send(sequence)
    // The first messages of a first run are not missing, because the gateway was not paired.
    const askedFor = () => new Set(asked.map(({ command, run, from, to }) => `${command} ${run}: ${from} to ${to}`))
    await vi.waitFor(() => expect(askedFor()).toContain('resend 5: 5 to 6'), 5_000)
    // Received messages are recorded later than they are acknowledged, and a gateway is asked at intervals.
    const written = () => server.sql('select upper(received)::int as until from gateway_runs where gateway_id = $1', [gateway.id])
    await vi.waitFor(async () => expect(await written()).toEqual([{ until: 11 }]), 5_000)
    server.clock.advance(1_000)
    await vi.waitFor(() => expect(askedFor()).toEqual(new Set(['resend 5: 5 to 6', 'resend 5: 8 to 8'])), 5_000)
    server.clock.advance(messageSettleMs)
    const ranges = [
      { run: 5, from: 8, to: 8 },
      { run: 5, from: 5, to: 6 },
    ]
    expect(await missing()).toEqual({ count: 3, isAskedFor: true, ranges })
    // Unanswered requests are sent again.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), 5_000)
    for (const { commandId, command } of asked.slice(0, 2)) {
      const done = { messageId: 'm', commandId, command, state: 'DONE', at: server.clock.now().toISOString() }
      await publish(client, gateway.serial, JSON.stringify(done), 'command-results')
    }
    expect(await server.sql('select from gateway_commands where gateway_id = $1 and run is null', [gateway.id])).toEqual([])
    expect(await server.sql('select from gateway_events where gateway_id = $1', [gateway.id])).toEqual([])
    for (const sequence of [5, 6, 8]) await send(sequence)
    await vi.waitFor(async () => expect(await missing()).toEqual({ count: 0, isAskedFor: false, ranges: [] }), 5_000)
  })

  it('include the appliances a scan found, and the state of the scan', async () => {
    const { gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const commandId = '0190a000-0000-7000-8000-0000000000aa'
    const at = server.clock.now().toISOString()
    const found = { deviceId: 'wb-1', kind: 'EVSTATION', manufacturer: 'Easee', model: 'Home', serialNumber: 'E1' }
    const result = { messageId: 'm1', commandId, state: 'STARTED', at }
    await publish(client, gateway.serial, JSON.stringify(result), 'command-results')
    expect(await server.sql('select scan_state from gateways where id = $1', [gateway.id])).toEqual([{ scan_state: 'Pending' }])
    const message = JSON.stringify({ messageId: 'm2', commandId, at, appliances: [found] })
    await publish(client, gateway.serial, message, 'appliances')
    await publish(client, gateway.serial, message, 'appliances')
    await publish(client, gateway.serial, JSON.stringify({ ...result, state: 'DONE' }), 'command-results')
    expect(await server.sql('select device_id, kind, type, model from appliances where gateway_id = $1', [gateway.id])).toEqual([
      { device_id: 'wb-1', kind: 'EVSTATION', type: 'EV', model: 'Home' },
    ])
    expect(await server.sql('select scan_state, last_scan_at from gateways where id = $1', [gateway.id])).toEqual([
      { scan_state: 'Done', last_scan_at: server.clock.now() },
    ])
  })

  it('are stored once, with the last values, if they name an appliance twice', async () => {
    const { gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const found = { deviceId: 'wb-1', kind: 'EVSTATION', manufacturer: 'Easee', model: 'Home', serialNumber: 'E1' }
    const appliances = [{ ...found, model: 'Charge' }, found]
    await publish(
      client,
      gateway.serial,
      JSON.stringify({ messageId: 'm1', at: server.clock.now().toISOString(), appliances }),
      'appliances',
    )
    expect(await server.sql('select device_id, model from appliances where gateway_id = $1', [gateway.id])).toEqual([
      { device_id: 'wb-1', model: 'Home' },
    ])
  })
})
