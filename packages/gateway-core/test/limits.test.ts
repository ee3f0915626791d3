import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { GatewayLimit, GatewayLimits, LimitEvent } from '@wattdesk/device-protocol/limits.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { Aedes } from 'aedes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { openDeviceGateway } from '../src/device-gateway.ts'
import type { KeptLimits } from '../src/limit-keeper.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const serial = 'C083-TEST-1'
const log = { info: () => undefined, warn: () => undefined, debug: () => undefined }
const base = 40_000
const head = (SN: string, Opt = '', Mn = 'Fronius') => [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn, Md: 'Symo', SN, Opt } })]
const controls = encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 0, WMaxLimPct_RvrtTms: 0 } })
const settings = encodeModel(121, { values: { WMax: 10_000, WMax_SF: 0 } })
const storage = encodeModel(124, {
  values: { WChaMax: 8_000, WChaMax_SF: 0, StorCtl_Mod: 0, InWRte: 100, InOutWRte_SF: -2, InOutWRte_RvrtTms: 0, ChaState_SF: 0 },
})

type Obeys = 'acts' | 'confirms only' | 'ignores' | 'refuses'

/** A home with an inverter of 10 kW, a battery and a meter, in the sun of `sunW`, that uses `usedW`. */
async function startHome(obeys: Obeys = 'acts', { sunW = 9_000, usedW = 1_000, maker = 'Fronius' } = {}) {
  const at = (place: number) => base + head('1').length + 5 + place
  const inverter = [...head('1', '', maker), ...encodeModel(103, { values: { W: 0, W_SF: 0 } }), ...settings, ...controls, 0xffff, 0]
  const controlsAt = head('1').length + 52 + settings.length
  const battery = [...head('2'), ...storage, ...encodeModel(802, { values: { W: -6_000, W_SF: 0 } }), 0xffff, 0]
  const state = { obeys, sunW, usedW, isThere: true }
  const limitW = () => ((inverter[controlsAt + 9] ?? 0) % 2 === 1 ? (inverter[controlsAt + 5] ?? 0) : 10_000)
  const generatedW = () => Math.min(state.sunW, state.obeys === 'acts' ? limitW() : state.sunW)
  const meter = () => [
    ...head('3', 'Export+Import'),
    ...encodeModel(203, { values: { W: state.usedW - generatedW(), W_SF: 0 } }),
    0xffff,
    0,
  ]
  const mapOf = (unit: number) => {
    if (unit === 1) inverter.splice(head('1').length, 52, ...encodeModel(103, { values: { W: generatedW(), W_SF: 0 } }))
    return [undefined, inverter, battery, meter()][unit]
  }
  const device = await startModbusServer(
    { host: '127.0.0.1', port: 0 },
    (unit, address, count) => (state.isThere && address >= base ? mapOf(unit)?.slice(address - base, address - base + count) : undefined),
    (unit, address, registers) => {
      if (state.obeys === 'refuses' || address < at(0)) return false
      if (state.obeys !== 'ignores') mapOf(unit)?.splice(address - base, registers.length, ...registers)
      return true
    },
  )
  closing.push(device.close)
  return {
    port: device.port,
    state,
    generatedW,
    limited: () => ({
      percent: (inverter[controlsAt + 5] ?? 0) / 100,
      isEnabled: inverter[controlsAt + 9] === 1,
      revertSeconds: inverter[controlsAt + 7],
    }),
  }
}

/** A gateway in that home at a broker, and its reports about limits. */
async function startGateway(port: number, keptLimits?: KeptLimits, failures = 0, revertSeconds = 60) {
  const broker = await Aedes.createBroker()
  const messages: GatewayLimits[] = []
  const sampledAt: number[] = []
  broker.on('publish', ({ topic, payload }) => {
    if (topic === gatewayTopic(serial, 'limits')) messages.push(JSON.parse(payload.toString()))
    if (topic === gatewayTopic(serial, 'telemetry')) sampledAt.push(JSON.parse(payload.toString()).samples[0].at)
  })
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => new Promise((resolve) => broker.close(() => resolve(undefined))),
  )
  const kept: KeptLimits[] = []
  let stored = 0
  const gateway = openDeviceGateway({
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serial,
    password: 'p',
    firmware: '1',
    run: 1,
    network: { hosts: [{ host: '127.0.0.1', port }], units: [1, 2, 3], timeoutMs: 1_000, atOnce: 1, withinMs: 20_000 },
    limitPace: { revertSeconds, settleMs: 100 },
    keepLimits: async (one) => {
      // The first time stores the limit, the next one what was before.
      stored += 1
      if (stored > 1 && stored <= 1 + failures) throw new Error('no space left on device')
      kept.push(structuredClone(one))
    },
    ...(keptLimits ? { keptLimits } : {}),
    log,
  })
  closing.push(() => gateway.close())
  gateway.link.open()
  await gateway.search()
  await vi.waitFor(() => expect(gateway.link.isConnected()).toBe(true))
  const report = (limits: GatewayLimit[]) => {
    const command = { commandId: crypto.randomUUID(), issuedAt: new Date().toISOString(), command: 'limits', limits }
    const payload = JSON.stringify(command)
    broker.publish({ cmd: 'publish', topic: gatewayTopic(serial, 'commands'), payload, qos: 1, retain: false, dup: false }, () => undefined)
  }
  const events = (): LimitEvent[] => messages.flatMap((one) => one.events)
  /** Measures repeatedly until the events are as expected. */
  const until = (check: () => void) =>
    vi.waitFor(
      async () => {
        await gateway.regulate()
        check()
      },
      { timeout: 5_000, interval: 25 },
    )
  return { gateway, sendLimits: report, events, until, messages, sampledAt, kept }
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const limitOf = (powerW: number, more: object = {}): GatewayLimit => ({
  limitId: crypto.randomUUID(),
  of: 'device',
  deviceId: 'sunspec-1-0',
  power: 'generation',
  powerW,
  from: inMs(-1_000),
  until: inMs(60_000),
  ...more,
})

describe('a limit', () => {
  test('delays no sample, although reading the devices for it may take all the time', async () => {
    const home = await startHome()
    const { gateway, sendLimits, until, events, sampledAt } = await startGateway(home.port)
    sendLimits([limitOf(6_000)])
    await until(() => expect(events().map(({ outcome }) => outcome)).toContain('followed'))
    const regulating = gateway.regulate()
    await Promise.all([gateway.measure(1_000), gateway.measure(2_000), regulating])
    await gateway.measure(3_000)
    // One reading gives one sample.
    await vi.waitFor(() => expect(sampledAt).toEqual([1_000, 3_000]))
  })

  test('is set, read back, followed, and withdrawn on the server’s command', async () => {
    const home = await startHome()
    const { sendLimits, events, until, messages } = await startGateway(home.port)
    const limit = limitOf(4_000)
    sendLimits([limit])
    await until(() =>
      expect(events().map(({ outcome, powerW, measuredW }) => [outcome, powerW, measuredW])).toEqual([
        ['set', 4_000, undefined],
        ['followed', 4_000, 4_000],
      ]),
    )
    expect(home.limited()).toEqual({ percent: 40, isEnabled: true, revertSeconds: 60 })
    expect(messages.at(-1)?.kept).toEqual([limit.limitId])
    sendLimits([])
    await until(() => expect(events().at(-1)).toMatchObject({ outcome: 'restored', deviceId: 'sunspec-1-0' }))
    expect(home.limited()).toMatchObject({ percent: 100, isEnabled: false })
    expect(messages.at(-1)?.kept).toEqual([])
  })

  test('ends by its time, without a server', async () => {
    const home = await startHome()
    const { sendLimits, events, until } = await startGateway(home.port)
    sendLimits([limitOf(0, { until: inMs(1_500 * patience) })])
    await until(() => expect(home.limited()).toMatchObject({ percent: 0, isEnabled: true }))
    await until(() => expect(events().map(({ outcome }) => outcome)).toEqual(['set', 'followed', 'restored']))
    expect(home.limited()).toMatchObject({ percent: 100, isEnabled: false })
  })

  test.each([
    ['confirms only', ['set', 'not-followed']],
    ['ignores', ['refused']],
    ['refuses', ['refused']],
  ] as const)('that a device %s is reported as such', async (obeys, outcomes) => {
    const home = await startHome(obeys)
    const { sendLimits, events, until } = await startGateway(home.port)
    sendLimits([limitOf(4_000)])
    await until(() => expect(events().map(({ outcome }) => outcome)).toEqual(outcomes))
  })

  test('survives a restart of the gateway, which still knows the previous settings', async () => {
    const home = await startHome()
    const first = await startGateway(home.port)
    first.sendLimits([limitOf(4_000, { until: inMs(1_000 * patience) })])
    await first.until(() => expect(home.limited().isEnabled).toBe(true))
    const kept = first.kept.at(-1)
    const second = await startGateway(home.port, kept)
    await second.until(() => expect(home.limited()).toMatchObject({ percent: 100, isEnabled: false }))
  })

  test('that was ended while the gateway was off is reported as restored, although only the storage knows it', async () => {
    const home = await startHome()
    const first = await startGateway(home.port)
    const limit = limitOf(4_000)
    first.sendLimits([limit])
    await first.until(() => expect(home.limited().isEnabled).toBe(true))
    const second = await startGateway(home.port, first.kept.at(-1))
    second.sendLimits([])
    // It reads nothing before it has them.
    await vi.waitFor(() => expect(second.kept.length).toBeGreaterThan(0))
    await second.until(() => expect(second.events()).toMatchObject([{ limitId: limit.limitId, outcome: 'restored' }]))
    expect(home.limited().isEnabled).toBe(false)
    await second.until(() => expect(second.kept.at(-1)).toEqual({ limits: [], former: {}, over: [] }))
  })

  test('that ended before a restart, but not at its device, is reported as restored afterwards', async () => {
    const home = await startHome()
    const first = await startGateway(home.port)
    const limit = limitOf(4_000)
    first.sendLimits([limit])
    await first.until(() => expect(home.limited().isEnabled).toBe(true))
    first.sendLimits([])
    const isEnding = ({ limits, former }: KeptLimits) => limits.length === 0 && Object.keys(former).length > 0
    await first.until(() => expect(first.kept.some(isEnding)).toBe(true))
    const second = await startGateway(home.port, first.kept.find(isEnding))
    await second.until(() => expect(second.events()).toMatchObject([{ limitId: limit.limitId, outcome: 'restored' }]))
  })

  test('is not set until the previous settings are stored', async () => {
    const home = await startHome()
    const { sendLimits, events, until, kept } = await startGateway(home.port, undefined, 2)
    sendLimits([limitOf(4_000)])
    await until(() => expect(events()).toMatchObject([{ outcome: 'unreachable', message: 'no space left on device' }]))
    expect(home.limited().isEnabled).toBe(false)
    await until(() => expect(home.limited().isEnabled).toBe(true))
    expect(kept.at(-1)?.former).toHaveProperty('sunspec-1-0/generation')
  })

  test('of an unknown or silent device is reported, and set once the device responds', async () => {
    const home = await startHome()
    const { sendLimits, events, until } = await startGateway(home.port)
    sendLimits([limitOf(4_000, { deviceId: 'gone' })])
    await until(() => expect(events().at(-1)).toMatchObject({ outcome: 'unreachable', deviceId: 'gone' }))
    home.state.isThere = false
    sendLimits([limitOf(4_000)])
    await until(() => expect(events().at(-1)).toMatchObject({ outcome: 'refused', deviceId: 'sunspec-1-0' }))
    home.state.isThere = true
    await until(() => expect(events().at(-1)).toMatchObject({ outcome: 'followed' }))
  })

  test('of a battery limits its charging', async () => {
    const home = await startHome()
    const { sendLimits, events, until } = await startGateway(home.port)
    sendLimits([limitOf(4_200, { deviceId: 'sunspec-2-0', power: 'consumption' })])
    // It continues to charge with 6 kW.
    await until(() => expect(events().at(-1)).toMatchObject({ outcome: 'not-followed', powerW: 4_200, measuredW: 6_000 }))
  })
})

test('the export of a home is held at its limit while its consumption changes, and generators are never limited more than needed', async () => {
  const home = await startHome('acts', { sunW: 9_000, usedW: 1_000 })
  const { sendLimits, events, until } = await startGateway(home.port)
  sendLimits([{ limitId: crypto.randomUUID(), of: 'export', powerW: 6_000, from: inMs(-1_000), until: null }])
  await until(() => expect(home.generatedW()).toBe(7_000))
  await until(() => expect(events().map(({ outcome }) => outcome)).toEqual(['set', 'followed']))
  home.state.usedW = 2_500
  await until(() => expect(home.generatedW()).toBe(8_500))
  home.state.usedW = 5_000
  await until(() => expect(home.generatedW()).toBe(9_000))
  home.state.usedW = 0
  await until(() => expect(home.generatedW()).toBe(6_000))
  expect(events()).toHaveLength(2)
})

test('a device that keeps its limit is not reported to refuse one that became a little lower since it was written', async () => {
  const home = await startHome('acts', { maker: 'KOSTAL' })
  const { sendLimits, events, until } = await startGateway(home.port, undefined, 0, 0.2)
  sendLimits([{ limitId: crypto.randomUUID(), of: 'export', powerW: 6_000, from: inMs(-1_000), until: null }])
  await until(() => expect(events().map(({ outcome }) => outcome)).toEqual(['set', 'followed']))
  home.state.usedW = 970
  const later = Date.now() + 600
  await until(() => expect(Date.now()).toBeGreaterThan(later))
  expect(events().slice(2)).toEqual([])
})
