import type { DevicePlace } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { openModbusClient, openSocket } from '@wattdesk/sunspec/modbus-client.ts'
import { openRtuClient } from '@wattdesk/sunspec/modbus-rtu.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDeviceGateway } from '../src/device-gateway.ts'
import type { Connect } from '../src/device-reader.ts'
import type { KnownDevice } from '../src/device-registry.ts'
import type { Network } from '../src/network-search.ts'
import { generating, mapOf, metering, startBroker, startHost, startSerialServer } from './homes.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const serial = 'C083-TEST-1'
type Line = { level: string; message: string } & Record<string, unknown>

/** A gateway that searches these hosts, and what it logs, stores and measures. */
async function startGateway(
  hosts: Network['hosts'],
  knownDevices: readonly KnownDevice[] = [],
  missingMs = 60_000,
  keptPlaces: readonly DevicePlace[] = [],
  connect: Connect = openModbusClient,
) {
  const broker = await startBroker(closing)
  const lines: Line[] = []
  const logging = (level: string) => (facts: object, message: string) => void lines.push({ ...facts, level, message })
  let kept: readonly KnownDevice[] = []
  let places = keptPlaces
  const gateway = openDeviceGateway({
    url: broker.url,
    serial,
    password: 'p',
    firmware: '1',
    run: 1,
    network: { hosts, units: [1, 2], timeoutMs: 500, atOnce: 4, withinMs: 10_000 },
    log: { info: logging('info'), warn: logging('warn'), debug: logging('debug') },
    knownDevices,
    keepDevices: async (known) => {
      kept = known
    },
    keptPlaces,
    keepPlaces: async (next) => {
      places = next
    },
    searchPace: { missingMs, longestMs: missingMs },
    connect,
  })
  closing.push(() => gateway.close())
  gateway.link.open()
  await vi.waitFor(() => expect(gateway.link.isConnected()).toBe(true))
  const samples = () =>
    broker.messages.flatMap(({ topic, message }) =>
      topic === gatewayTopic(serial, 'telemetry') ? (message.samples as Record<string, unknown>[]) : [],
    )
  const logged = (message: string) => lines.filter((line) => line.message === message && line.level === 'info')
  const command = (one: object) =>
    broker.publish(gatewayTopic(serial, 'commands'), { commandId: crypto.randomUUID(), issuedAt: new Date().toISOString(), ...one })
  return { gateway, samples, logged, kept: () => kept, places: () => places, command }
}

const inverter = (SN: string, Mn = 'SMA') => mapOf({ Mn, Md: 'X', SN }, generating(1_000))

describe('a device', () => {
  test('that moves to another address and unit stays the same device, over a restart as well', async () => {
    const at = { there: true }
    const first = await startHost(closing, (unit) => (at.there && unit === 1 ? inverter('7') : undefined))
    const second = await startHost(closing, (unit) => (!at.there && unit === 2 ? inverter('7') : undefined))
    const { gateway, logged, kept } = await startGateway([first, second])
    await gateway.search()
    expect(logged('device found')).toMatchObject([{ deviceId: 'sunspec-7-0', place: `127.0.0.1:${first.port}/1`, maker: 'SMA' }])
    at.there = false
    await gateway.search()
    expect(logged('device moved')).toMatchObject([{ deviceId: 'sunspec-7-0', from: `127.0.0.1:${first.port}/1` }])
    expect(logged('device moved')[0]?.place).toBe(`127.0.0.1:${second.port}/2`)
    at.there = true
    const restarted = await startGateway([first, second], kept())
    await restarted.gateway.search()
    expect(restarted.kept().map(({ deviceId }) => deviceId)).toEqual(['sunspec-7-0'])
    expect(restarted.logged('device moved')).toHaveLength(1)
  })

  test('keeps its ID when another maker’s device with the same number is found', async () => {
    const at = { delta: false }
    const hosts = [
      await startHost(closing, (unit) => (unit === 1 ? inverter('7') : undefined)),
      await startHost(closing, (unit) => (at.delta && unit === 1 ? inverter('7', 'Delta') : undefined)),
    ]
    const { gateway, kept } = await startGateway(hosts)
    await gateway.search()
    at.delta = true
    await gateway.search()
    expect(kept().map(({ identity, deviceId }) => [identity, deviceId])).toEqual(
      expect.arrayContaining([
        ['sma|7|device', 'sunspec-7-0'],
        ['delta|7|device', 'sunspec-delta-7-0'],
      ]),
    )
  })

  test('without a number counts once at a host that responds at every unit', async () => {
    const host = await startHost(closing, () => mapOf({ Mn: 'Nobody', Md: 'X', SN: '' }, metering(500)))
    const { gateway, logged } = await startGateway([host])
    await gateway.search()
    expect(logged('network searched')).toMatchObject([{ devices: ['sunspec-127.0.0.1-1-0'] }])
  })

  test('without a number is known by the inverter that reads it', async () => {
    const chain = [...inverter('7').slice(0, -2), ...mapOf({ Mn: '', Md: 'Meter', SN: '' }, metering(500)).slice(2)]
    const host = await startHost(closing, (unit) => (unit === 1 ? chain : undefined))
    const { gateway, kept } = await startGateway([host])
    await gateway.search()
    expect(kept().map(({ identity, deviceId }) => [identity, deviceId])).toEqual([
      ['sma|7|device', 'sunspec-7-0'],
      ['|sma:7|meter', 'sunspec-7-1'],
    ])
  })
})

describe('the log', () => {
  test('has each change once, not each reading or search', async () => {
    const at = { there: true }
    const host = await startHost(closing, (unit) => (at.there && unit === 1 ? inverter('7') : undefined))
    const other = await startHost(closing, () => undefined)
    const { gateway, logged } = await startGateway([host, other])
    for (const _ of 'abc') await gateway.search()
    for (const _ of 'abc') await gateway.measure(Date.now())
    const counts = () =>
      ['device found', 'no device at these units', 'network searched', 'device does not respond', 'device responds again'].map(
        (message) => logged(message).length,
      )
    expect(counts()).toEqual([1, 1, 1, 0, 0])
    expect(logged('no device at these units')).toMatchObject([
      { port: other.port, units: expect.arrayContaining([{ unit: 2, why: 'no registers that are known' }]) },
    ])
    at.there = false
    for (const _ of 'abcde') await gateway.measure(Date.now())
    expect(counts()).toEqual([1, 1, 1, 1, 0])
    expect(logged('device does not respond')).toMatchObject([{ deviceId: 'sunspec-7-0', why: 'Modbus exception 2' }])
    at.there = true
    await gateway.measure(Date.now())
    expect(counts()).toEqual([1, 1, 1, 1, 1])
  })
})

describe('a device that is missing', () => {
  test('after a restart leaves its sums out, is searched for, and is measured once it is there', async () => {
    const at = { there: true }
    const hosts = [
      await startHost(closing, (unit) => (at.there && unit === 1 ? inverter('7') : undefined)),
      await startHost(closing, (unit) => (unit === 1 ? inverter('8') : undefined)),
    ]
    const before = await startGateway(hosts)
    await before.gateway.search()
    at.there = false
    const { gateway, samples, logged } = await startGateway(hosts, before.kept(), 0)
    await gateway.search()
    await gateway.measure(1)
    await gateway.measure(2)
    expect(logged('device not found, waiting for it')).toMatchObject([{ deviceId: 'sunspec-7-0' }])
    await vi.waitFor(() => expect(samples().length).toBeGreaterThan(0))
    expect(samples()[0]?.appliances).toHaveLength(1)
    expect(samples()[0]).not.toHaveProperty('productionPowerW')
    at.there = true
    await vi.waitFor(async () => {
      await gateway.measure(Date.now())
      expect(samples().at(-1)).toMatchObject({ productionPowerW: 2_000 })
    })
  })

  test('is no longer waited for once another one is in its place', async () => {
    const at = { number: '7' }
    const host = await startHost(closing, (unit) => (unit === 1 ? inverter(at.number) : undefined))
    const { gateway, samples, logged } = await startGateway([host])
    await gateway.search()
    at.number = '9'
    await gateway.search()
    expect(logged('device replaced by another one')).toMatchObject([{ deviceId: 'sunspec-7-0' }])
    await gateway.measure(Date.now())
    await vi.waitFor(() => expect(samples().at(-1)).toMatchObject({ productionPowerW: 1_000 }))
  })
})

test('a device at a place that a member named is found, after a restart as well, beside those at the usual ones', async () => {
  const usual = await startHost(closing, (unit) => (unit === 1 ? inverter('1') : undefined))
  const other = await startHost(closing, (unit) => (unit === 33 ? inverter('33') : unit === 1 ? inverter('34') : undefined))
  const places = [{ host: other.host, port: other.port, units: [33] }]
  const { gateway, logged, places: keptPlaces, command } = await startGateway([usual])
  await gateway.search()
  command({ command: 'places', places })
  await vi.waitFor(() => expect(keptPlaces()).toEqual(places))
  command({ command: 'scan' })
  await vi.waitFor(() => expect(logged('network searched')).toHaveLength(2))
  expect(logged('network searched')[1]?.devices).toEqual(['sunspec-1-0', 'sunspec-33-0', 'sunspec-34-0'])
  const restarted = await startGateway([usual], [], 60_000, keptPlaces())
  await restarted.gateway.search()
  expect(restarted.logged('device found')).toHaveLength(3)
})

test('of more devices than a message may list, the first are reported and measured', async () => {
  const host = await startHost(closing, (unit) => (unit <= 70 ? inverter(String(unit)) : undefined))
  const { gateway, samples } = await startGateway([{ ...host, units: Array.from({ length: 70 }, (_, index) => index + 1) }])
  await gateway.search()
  await gateway.measure(Date.now())
  await vi.waitFor(() => expect(samples()[0]?.appliances).toHaveLength(64))
})

test('a device on a serial line is measured after a search for others there, of which some are silent', async () => {
  const line = await startSerialServer(closing, (unit) => (unit === 1 ? inverter('7') : undefined))
  const connect: Connect = async (address) => openRtuClient(await openSocket(address), address.timeoutMs)
  const { gateway, samples } = await startGateway([{ ...line, units: [1, 2] }], [], 60_000, [], connect)
  await gateway.search()
  await gateway.measure(1_000)
  await gateway.search()
  await gateway.measure(2_000)
  await vi.waitFor(() => expect(samples()).toMatchObject([{ at: 1_000 }, { at: 2_000, productionPowerW: 1_000 }]))
})
