import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { sortSamples } from '@wattdesk/device-protocol/samples.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { signatureHeader, signedContent, webhookHeaders } from '@wattdesk/device-protocol/webhooks.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import Modbus from 'jsmodbus'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { readFleet } from '../src/fleet.ts'
import { openFleet } from '../src/fleet-keeper.ts'
import { appliancesOf } from '../src/home-appliances.ts'
import { openProgress } from '../src/progress.ts'
import { startSunSpecDevices } from '../src/sunspec-devices.ts'
import { startTimerWheel } from '../src/timer-wheel.ts'
import { startVendorApi } from '../src/vendor-api.ts'
import { gateway, home, type Message, serial, simulations, startBroker } from './simulations.ts'

const { scratchFolder, closing, simulate } = simulations()

test('a gateway signs in, reports that it is online, and publishes its home’s measurements', async () => {
  const { published, port, stop } = await startBroker()
  closing.push(stop)
  simulate([gateway], { MQTT_URL: `mqtt://127.0.0.1:${port}` })
  await vi.waitFor(
    () => expect(published.filter((one) => one.topic === gatewayTopic(serial, 'telemetry')).length).toBeGreaterThan(3),
    5_000,
  )
  expect(JSON.parse(published.find((one) => one.topic === gatewayTopic(serial, 'status'))?.text ?? '')).toMatchObject({ state: 'online' })
  const [first, second] = published.filter((one) => one.topic === gatewayTopic(serial, 'telemetry')).map((one) => JSON.parse(one.text))
  expect(second.sequence).toBe(first.sequence + 1)
  expect(first.samples[0]).toMatchObject({
    at: expect.any(Number),
    gridPowerW: expect.any(Number),
    batteryStateOfCharge: expect.any(Number),
  })
})

test('measurements during an outage of the broker are sent afterwards, none twice, none missing', async () => {
  const first = await startBroker()
  simulate([gateway], { MQTT_URL: `mqtt://127.0.0.1:${first.port}` })
  const samplesOf = (messages: Message[]): number[] =>
    messages
      .filter((one) => one.topic.endsWith('/telemetry'))
      .flatMap((one) => JSON.parse(one.text).samples.map((sample: { at: number }) => sample.at))
  await vi.waitFor(() => expect(samplesOf(first.published).length).toBeGreaterThan(2), 5_000)
  await first.stop()
  await new Promise((resolve) => setTimeout(resolve, 600))
  const second = await startBroker(first.port)
  closing.push(second.stop)
  await vi.waitFor(() => expect(samplesOf(second.published).length).toBeGreaterThan(20), 10_000)
  const all = [...new Set([...samplesOf(first.published), ...samplesOf(second.published)])].sort((a, b) => a - b)
  for (let index = 1; index < all.length; index++) expect((all[index] ?? 0) - (all[index - 1] ?? 0)).toBe(100)
})

test('a scan is received, started, finds devices one by one, lists them and is done', async () => {
  const { broker, published, port, stop } = await startBroker()
  closing.push(stop)
  simulate([gateway], { MQTT_URL: `mqtt://127.0.0.1:${port}` })
  await vi.waitFor(() => expect(published.some((one) => one.topic === gatewayTopic(serial, 'status'))).toBe(true), 5_000)
  const commandId = '0190a000-0000-7000-8000-0000000000aa'
  const command = { commandId, command: 'scan', issuedAt: new Date().toISOString() }
  await vi.waitFor(() => expect(published.some((one) => one.topic.includes('/new/subscribes'))).toBe(true), 5_000)
  const topic = gatewayTopic(serial, 'commands')
  broker.publish({ cmd: 'publish', topic, payload: JSON.stringify(command), qos: 1, retain: false, dup: false }, () => undefined)
  const results = () => published.filter((one) => one.topic === gatewayTopic(serial, 'command-results')).map((one) => JSON.parse(one.text))
  await vi.waitFor(() => expect(results().at(-1)?.state).toBe('DONE'), 15_000)
  expect(results().map((one) => one.state)).toEqual(['RECEIVED', 'STARTED', 'STARTED', 'STARTED', 'STARTED', 'DONE'])
  const received = published.filter((one) => one.topic === gatewayTopic(serial, 'appliances')).map((one) => JSON.parse(one.text))
  const found = received.filter((one) => one.commandId === commandId)
  expect(found.map((one) => one.appliances.length)).toEqual([1, 2, 3, 3])
  expect(found.at(-1)).toMatchObject({ commandId, appliances: [{ kind: 'GRID' }, { kind: 'PV' }, { kind: 'BATTERY' }] })
})

test('a home with devices on Modbus sends what its gateway found and read there', async () => {
  const { broker, published, port, stop } = await startBroker()
  closing.push(stop)
  const before = openHome({ ...home, seed: 6 }).at(Date.now())
  simulate([{ ...gateway, seed: 6 }], { MQTT_URL: `mqtt://127.0.0.1:${port}` })
  const of = (channel: 'telemetry' | 'appliances' | 'command-results') =>
    published.filter((one) => one.topic === gatewayTopic(serial, channel)).map((one) => JSON.parse(one.text))
  await vi.waitFor(() => expect(of('telemetry').length).toBeGreaterThan(1), 5_000)
  const { sequence, samples } = of('telemetry')[0]
  const { good, bad } = sortSamples(samples, Date.now())
  expect([sequence, bad, good.length]).toEqual([0, [], 1])
  for (const name of ['productionPowerW', 'gridPowerW', 'batteryPowerW'] as const) expect(good[0]?.[name]).toEqual(expect.any(Number))
  expect(Math.abs((good[0]?.batteryStateOfCharge ?? 0) - before.stateOfCharge)).toBeLessThan(0.01)
  expect(Math.abs((good[0]?.gridImportReadingWs ?? 0) / 3_600 - before.gridImportReadingWh)).toBeLessThan(10)
  // No energy is lost or created between the devices.
  const { productionPowerW = 0, gridPowerW = 0, batteryPowerW = 0, householdPowerW } = good[0] ?? {}
  expect(householdPowerW).toBeCloseTo(productionPowerW + gridPowerW + batteryPowerW, 0)
  const command = { commandId: '0190a000-0000-7000-8000-0000000000aa', command: 'scan', issuedAt: new Date().toISOString() }
  const topic = gatewayTopic(serial, 'commands')
  broker.publish({ cmd: 'publish', topic, payload: JSON.stringify(command), qos: 1, retain: false, dup: false }, () => undefined)
  await vi.waitFor(() => expect(of('command-results').at(-1)).toMatchObject({ state: 'DONE', devicesFound: 3 }), 5_000)
  const known = appliancesOf({ ...gateway, seed: 6, kind: 'gateway', scenario: 'reliable' })
  expect(of('appliances').at(-1).appliances).toEqual(expect.arrayContaining(known.map((one) => expect.objectContaining(one))))
})

test('a vendor cloud signs its deliveries and retries one under its ID until it is accepted', async () => {
  const seen: { delivery: string; body: string; isSigned: boolean }[] = []
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const timestamp = String(request.headers[webhookHeaders.timestamp])
      const deliveryId = String(request.headers[webhookHeaders.delivery])
      const digest = createHmac('sha256', 'shared')
        .update(signedContent({ timestamp, deliveryId, rawBody: body }))
        .digest()
      const isSigned = request.headers[webhookHeaders.signature] === signatureHeader(digest)
      seen.push({ delivery: deliveryId, body: body.toString(), isSigned })
      response.statusCode = seen.length < 2 ? 503 : 200
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const cloud = { kind: 'vendor-cloud', vendorSiteId: 'S-1', webhookUrl: '/hook', webhookSecret: 'shared', ...home }
  const { config } = simulate([], {})
  const progress = openProgress(config.stateFile)
  progress.set(home.siteId, Date.now() - 120_000)
  progress.save()
  const folder = config.fleetFile
  writeFileSync(folder, JSON.stringify([cloud]))
  const wheel = startTimerWheel(100)
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keeper = openFleet({ config: { ...config, serverUrl, intervalMs: 5_000 }, wheel, progress, log: pino({ level: 'silent' }) })
  closing.push(
    () => keeper.stop(),
    () => wheel.stop(),
  )
  keeper.refresh()
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(2), 10_000)
  expect(seen[1]).toEqual(seen[0])
  expect(seen.every((one) => one.isSigned)).toBe(true)
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ vendorSiteId: 'S-1', samples: expect.any(Array) })
})

test('an invalid fleet file is refused with the position of the fault', () => {
  const path = join(scratchFolder(), 'fleet.json')
  writeFileSync(path, JSON.stringify([{ ...gateway, latitude: 91 }]))
  expect(() => readFleet(path)).toThrow(/0\.latitude/)
  expect(() => readConfig({ MQTT_URL: 'http://x', PUBLISH_INTERVAL_SECONDS: '0' })).toThrow(
    /MQTT_URL[\s\S]*FLEET_FILE[\s\S]*PUBLISH_INTERVAL_SECONDS/,
  )
})

test('a home that leaves the fleet file stops', async () => {
  const { published, port, stop } = await startBroker()
  closing.push(stop)
  const { keeper, fleetFile } = simulate([gateway], { MQTT_URL: `mqtt://127.0.0.1:${port}` })
  await vi.waitFor(() => expect(published.some((one) => one.topic.endsWith('/telemetry'))).toBe(true), 5_000)
  await new Promise((resolve) => setTimeout(resolve, 20))
  writeFileSync(fleetFile, '[]')
  keeper.refresh()
  expect(keeper.size()).toBe(0)
  await vi.waitFor(() => expect(published.some((one) => one.text.includes('"offline"'))).toBe(true), 5_000)
})

test("simulated devices are read by another project's Modbus client, as SunSpec defines", async () => {
  const maker = { manufacturer: 'SMA', model: 'STP 8.0', serialNumber: '3001' }
  const inverter = { deviceId: 'pv-1', kind: 'PV' as const, ...maker }
  const meter = { deviceId: 'grid-1', kind: 'GRID' as const, ...maker, serialNumber: '3002' }
  const moment = {
    ...openHome({ ...home, yearlyConsumptionWh: 3_500_000 }).at(Date.parse('2026-06-01T12:00:00Z')),
    productionW: 4_120,
    gridW: -1_830,
  }
  const devices = await startSunSpecDevices([inverter, meter], home, () => moment, { isTrusted: () => true, end: () => undefined })
  closing.push(devices.close)
  const openUnit = async (unit: number) => {
    const socket = connect(devices.port, '127.0.0.1')
    closing.push(() => socket.destroy())
    const client = new Modbus.client.TCP(socket, unit, 1_000)
    await once(socket, 'connect')
    const read = async (address: number, count: number) => (await client.readHoldingRegisters(address, count)).response.body.valuesAsBuffer
    return { read, write: (address: number, registers: number[]) => client.writeMultipleRegisters(address, registers) }
  }
  const { read: readInverter, write } = await openUnit(1)
  const { read: readMeter } = await openUnit(2)
  // "SunS", then the common model: ID 1, 65 or 66 registers, the manufacturer in 16 of them.
  const head = await readInverter(40_000, 20)
  expect([head.toString('ascii', 0, 4), head.readUInt16BE(4)]).toEqual(['SunS', 1])
  expect(head.toString('ascii', 8, 40).replaceAll('\0', '')).toBe('SMA')
  const next = 40_004 + head.readUInt16BE(6)
  // The three-phase inverter: its power is the 13th register after its ID and length, the scale the 14th.
  const model = await readInverter(next, 16)
  expect([model.readUInt16BE(0), model.readInt16BE(28) * 10 ** model.readInt16BE(30)]).toEqual([103, 4_120])
  // The meter: its power is the 17th, the scale the 21st.
  const metered = await readMeter(next, 24)
  expect([metered.readUInt16BE(0), metered.readInt16BE(36) * 10 ** metered.readInt16BE(44)]).toEqual([203, -1_830])
  // The controls come after the settings: 20 percent, for a minute. The grid covers the inverter's missing power.
  const controls = next + 52 + 32
  expect((await readInverter(controls, 1)).readUInt16BE(0)).toBe(123)
  await write(controls + 5, [2_000, 0, 60, 0, 1])
  const limitedW = home.peakPowerW * 0.2
  expect((await readInverter(next, 16)).readInt16BE(28)).toBe(limitedW)
  expect((await readMeter(next, 24)).readInt16BE(36)).toBe(-1_830 + 4_120 - limitedW)
  await expect(write(next, [1])).rejects.toMatchObject({ err: 'ModbusException' })
})

test('vendors return the history of their own homes only, and only with the key', async () => {
  const cloud = {
    ...home,
    kind: 'vendor-cloud' as const,
    siteId: '0198a4b5-0000-7000-8000-000000000002',
    vendorSiteId: 'S-1',
    webhookUrl: '/',
    webhookSecret: 's',
  }
  const path = join(scratchFolder(), 'fleet.json')
  writeFileSync(path, JSON.stringify([gateway, cloud]))
  const homes = readFleet(path)
  const { port, stop } = await startVendorApi({ port: 0, key: 'k', homes: () => homes })
  closing.push(stop)
  const get = async (path: string, headers: Record<string, string> = { authorization: 'Bearer k', 'x-api-key': 'k' }) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { headers })
    // Responses have several shapes; each test checks for the one that it expects.
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  expect((await get('gridx/gateways', {})).status).toBe(401)
  expect((await get('gridx/gateways')).body).toEqual([{ serialnumber: serial, system: { id: home.siteId } }])
  const day = '2026-06-01T22:00:00Z/2026-06-02T22:00:00Z'
  const { body } = await get(`gridx/systems/${home.siteId}/historical?interval=${day}&resolution=15m`)
  expect([body.data.length, body.data[0].measuredAt]).toEqual([96, '2026-06-01T22:15:00.000Z'])
  const produced = body.data.reduce((sum: number, one: { production: number }) => sum + one.production / 4, 0)
  expect(body.total.production).toBeCloseTo(produced, 6)
  const span = 'from=2026-06-01T22:00:00Z&to=2026-06-02T21:59:59Z'
  expect(Object.keys((await get(`solaredge/sites/S-1/meters/telemetry?${span}`)).body.meters)).toEqual(['MTR-S-1'])
  expect((await get('solaredge/sites/S-2/overview')).status).toBe(404)
})
