import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { openDeviceReader } from '../src/device-reader.ts'
import { homeSample } from '../src/home-sample.ts'
import { type Network, searchNetwork } from '../src/network-search.ts'
import { generating, mapOf, startHost } from './homes.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Registers = Map<number, number>

function dumpOf(name: string): Registers {
  const text = readFileSync(new URL(`../../sunspec/data/dumps/${name}.json`, import.meta.url), 'utf8')
  const { holding } = JSON.parse(text) as { holding: Record<string, number> }
  return new Map(Object.entries(holding).map(([address, value]) => [Number(address), value]))
}
const withMap = (registers: Registers, map: readonly number[]): Registers =>
  new Map([...registers, ...map.map((register, at) => [40_000 + at, register] as const)])
const set = (registers: Registers, address: number, ...values: number[]) => {
  for (const [index, value] of values.entries()) registers.set(address + index, value)
}

/** Searches a host's usual units. Returns its devices, and a function that reads them. */
async function find(units: Record<number, Registers>) {
  const host = await startHost(closing, (unit) => units[unit])
  const network: Network = {
    hosts: [{ host: host.host }],
    ports: [host.port],
    units: [1, 126],
    timeoutMs: 500,
    atOnce: 1,
    withinMs: 10_000,
  }
  const devices = await searchNetwork(network, () => undefined)
  const reader = openDeviceReader(500)
  closing.push(reader.close)
  return { devices, read: async () => homeSample(1, await reader.read(devices)) }
}

describe('a Huawei inverter with battery and power sensor', () => {
  test('is found without SunSpec, charges as negative and exports as negative', async () => {
    const { devices, read } = await find({ 1: dumpOf('huawei_sun2000_luna2000') })
    expect(devices.map(({ deviceId, kind, device }) => [deviceId, kind, device.manufacturer, device.model])).toEqual([
      ['sunspec-HV2210000017-0', 'HYBRID', 'Huawei', 'SUN2000-8KTL-M1'],
      ['sunspec-HV2210000017-1', 'GRID', 'Huawei', 'Power sensor'],
    ])
    expect(await read()).toMatchObject({
      productionPowerW: 6_810,
      batteryPowerW: -2_630,
      batteryStateOfCharge: 0.653,
      gridPowerW: -2_087,
      householdPowerW: 2_093,
      gridImportReadingWs: 2_208_170 * 3_600,
      gridExportReadingWs: 9_123_450 * 3_600,
      appliances: [{ powerW: 4_180, energyReadingWh: 18_374_220, stateOfCharge: 0.653 }, { powerW: -2_087 }],
    })
  })

  test('whose battery or meter goes offline has no values of these, not the last ones', async () => {
    const registers = dumpOf('huawei_sun2000_luna2000')
    const { read } = await find({ 1: registers })
    set(registers, 37_762, 0)
    expect(await read()).not.toHaveProperty('batteryPowerW', expect.any(Number))
    expect((await read())?.productionPowerW).toBeUndefined()
    set(registers, 37_762, 2)
    set(registers, 37_765, 0x7fff, 0xffff)
    expect((await read())?.batteryPowerW).toBeUndefined()
    set(registers, 37_100, 0)
    expect((await read())?.gridPowerW).toBeUndefined()
  })

  test('behind a dongle that drops what it is asked at first is found and read', async () => {
    const registers = dumpOf('huawei_sun2000_luna2000')
    const dongle = createServer((socket) => {
      const connectedAt = performance.now()
      socket.on('error', () => undefined)
      socket.on('data', (request) => {
        const [address, count] = [request.readUInt16BE(8), request.readUInt16BE(10)]
        const found = Array.from({ length: count }, (_, index) => registers.get(address + index) ?? -1)
        if (performance.now() - connectedAt < 100) return
        const data = found.includes(-1) ? [0x83, 2] : [3, count * 2, ...found.flatMap((one) => [one >> 8, one & 0xff])]
        socket.write(Buffer.from([...request.subarray(0, 4), 0, data.length + 1, request[6] ?? 0, ...data]))
      })
    }).listen(0, '127.0.0.1')
    await once(dongle, 'listening')
    closing.push(() => dongle.close())
    const { port } = dongle.address() as AddressInfo
    const network = { hosts: [{ host: '127.0.0.1', port }], units: [1], timeoutMs: 200, atOnce: 1, withinMs: 10_000, settlingMs: 150 }
    const devices = await searchNetwork(network, () => undefined)
    const reader = openDeviceReader(200)
    closing.push(reader.close)
    expect(homeSample(1, await reader.read(devices))).toMatchObject({ productionPowerW: 6_810 })
  })

  test('without a battery and a meter is an inverter', async () => {
    const registers = dumpOf('huawei_sun2000_luna2000')
    for (const address of registers.keys()) if (address > 37_000) registers.delete(address)
    const { devices, read } = await find({ 1: registers })
    expect(devices.map(({ kind }) => kind)).toEqual(['PV'])
    expect(await read()).toMatchObject({ productionPowerW: 4_180 })
  })
})

describe('a Kostal inverter with a battery', () => {
  const sunSpec = mapOf({ Mn: 'KOSTAL', Md: 'PLENTICORE plus 8.5', SN: '90340' }, generating(3_000))

  test('at unit 71 is read beside its SunSpec models, charging as negative', async () => {
    const registers = withMap(dumpOf('kostal_plenticore'), sunSpec)
    const { devices, read } = await find({ 71: registers })
    expect(devices.map(({ kind, unit }) => [kind, unit])).toEqual([['HYBRID', 71]])
    expect(await read()).toMatchObject({ productionPowerW: 4_875, batteryPowerW: -1_875, batteryStateOfCharge: 0.47 })
    set(registers, 514, 0xffff)
    set(registers, 582, 0x8000)
    const sample = await read()
    expect([sample?.batteryPowerW, sample?.batteryStateOfCharge, sample?.productionPowerW]).toEqual([undefined, undefined, undefined])
    expect(sample?.appliances).toMatchObject([{ powerW: 3_000 }])
  })

  test('whose own registers and model 802 disagree is read by its own', async () => {
    const models = mapOf(
      { Mn: 'KOSTAL', Md: 'X', SN: '1' },
      generating(3_000),
      encodeModel(802, { values: { W: 999, W_SF: 0, SoC: 10, SoC_SF: 0 } }),
    )
    const { read } = await find({ 71: withMap(dumpOf('kostal_plenticore'), models) })
    expect(await read()).toMatchObject({ batteryPowerW: -1_875, batteryStateOfCharge: 0.47 })
  })

  test('without a battery is an inverter', async () => {
    const registers = withMap(dumpOf('kostal_plenticore'), sunSpec)
    set(registers, 588, 0)
    const { devices } = await find({ 71: registers })
    expect(devices.map(({ kind }) => kind)).toEqual(['PV'])
  })
})

describe('an SMA inverter with a battery', () => {
  const own = () => dumpOf('sma_smart_energy')

  test('with SunSpec at unit 126 and its own registers at unit 3 is one device with both', async () => {
    const sunSpec = new Map(
      mapOf({ Mn: 'SMA', Md: 'STP8.0-3SE-40', SN: '3012345678' }, generating(3_100)).map((one, at) => [40_000 + at, one]),
    )
    const { devices, read } = await find({ 3: own(), 126: sunSpec })
    expect(devices.map(({ deviceId, kind, unit }) => [deviceId, kind, unit])).toEqual([['sunspec-3012345678-0', 'HYBRID', 126]])
    expect(await read()).toMatchObject({ productionPowerW: 1_650, batteryPowerW: 1_450, batteryStateOfCharge: 0.81 })
  })

  test('that does not speak SunSpec is read by its own registers, and what is not available is unknown', async () => {
    const registers = own()
    const { devices, read } = await find({ 3: registers })
    expect(devices.map(({ kind, unit, device }) => [kind, unit, device.model])).toEqual([['HYBRID', 3, 'Hybrid inverter']])
    expect(await read()).toMatchObject({
      productionPowerW: 1_670,
      batteryPowerW: 1_450,
      appliances: [{ powerW: 3_120, energyReadingWh: 12_345_678 }],
    })
    set(registers, 31_393, 0, 900)
    set(registers, 31_395, 0, 0)
    expect(await read()).toMatchObject({ batteryPowerW: -900 })
    set(registers, 31_393, 0xffff, 0xffff)
    set(registers, 30_845, 0xffff, 0xffff)
    set(registers, 30_513, 0xffff, 0xffff, 0xffff, 0xffff)
    const sample = await read()
    expect([sample?.batteryPowerW, sample?.batteryStateOfCharge, sample?.productionPowerW]).toEqual([undefined, undefined, undefined])
    expect(sample?.appliances).toEqual([{ deviceId: 'sunspec-3012345678-0', kind: 'HYBRID', powerW: 3_120 }])
  })

  test('of class 8007 is a battery: what it delivers is what the battery discharges', async () => {
    const registers = own()
    set(registers, 30_051, 0, 8_007)
    const { devices, read } = await find({ 3: registers })
    expect(devices.map(({ kind }) => kind)).toEqual(['BATTERY'])
    expect(await read()).toMatchObject({ batteryPowerW: 1_450, batteryStateOfCharge: 0.81 })
  })
})
