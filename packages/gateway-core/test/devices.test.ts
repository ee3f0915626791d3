import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { openDeviceReader } from '../src/device-reader.ts'
import { homeSample } from '../src/home-sample.ts'
import { hostsOf } from '../src/network.ts'
import { searchNetwork } from '../src/network-search.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const inverterOf = (SN: string) => [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'SMA', Md: 'STP 8.0', SN } })]
const inverter = inverterOf('30/01')
const power = (W: number) => encodeModel(103, { values: { W, W_SF: 0 } })

/** A device with a register map at 40000, or one with responses chosen by the test. */
async function startDevice(registers: () => readonly number[]) {
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) => {
    const found = address < 40_000 || unit !== 1 ? [] : registers().slice(address - 40_000, address - 40_000 + count)
    return found.length === count ? found : undefined
  })
  closing.push(device.close)
  return { host: '127.0.0.1', port: device.port }
}

async function startPeer(response: (socket: Socket, request: Buffer) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (request) => response(socket, request))
    closing.push(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

const search = (hosts: { host: string; port: number }[], withinMs = 5_000, found: (count: number) => void = () => undefined) =>
  searchNetwork({ hosts, units: [1, 2], timeoutMs: 150, atOnce: 3, withinMs }, (devices) => found(devices.length))

describe('a search', () => {
  test('finds devices among hosts that are silent, slow, malformed, endless or absent, and reports each as it is found', async () => {
    const endless = Array.from({ length: 2_000 }, (_, index) => (index < 2 ? (inverter[index] ?? 0) : index % 3 === 2 ? 64_001 : 1))
    const respond = (request: Buffer, body: number[]) =>
      Buffer.from([request[0] ?? 0, request[1] ?? 0, 0, 0, 0, body.length + 1, request[6] ?? 0, ...body])
    const hosts = [
      await startPeer(() => undefined),
      await startPeer((socket, request) => void setTimeout(() => socket.write(respond(request, [3, 4, 0x53, 0x75, 0x6e, 0x53])), 250)),
      await startPeer((socket, request) => socket.write(respond(request, [3, 4, 0x53, 0x75, 0x6e, 0x53]).subarray(0, 9))),
      await startPeer((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')),
      await startPeer((socket, request) => socket.write(respond(request, [0x83, 11]))),
      await startDevice(() => endless),
      { host: '127.0.0.1', port: 1 },
      await startDevice(() => [...inverter, ...power(1_200), 0xffff, 0]),
      await startDevice(() => [...inverterOf('30/02'), ...power(800), ...encodeModel(802, { values: {} }), 0xffff, 0]),
    ]
    const counts: number[] = []
    const found = await search(hosts, 5_000, (count) => counts.push(count))
    expect(found.map(({ deviceId, kind }) => [deviceId, kind]).sort()).toEqual([
      ['sunspec-30_01-0', 'PV'],
      ['sunspec-30_02-0', 'HYBRID'],
    ])
    expect(counts).toEqual([1, 2])
  })

  test('counts a device once that responds at every unit, and at two addresses', async () => {
    const registers = [...inverter, ...power(1_200), 0xffff, 0]
    const start = async () => {
      const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (_, address, count) => {
        const found = address < 40_000 ? [] : registers.slice(address - 40_000, address - 40_000 + count)
        return found.length === count ? found : undefined
      })
      closing.push(device.close)
      return { host: '127.0.0.1', port: device.port }
    }
    const found = await search([await start(), await start()])
    expect(found.map(({ deviceId, unit }) => [deviceId, unit])).toEqual([['sunspec-30_01-0', 1]])
  })

  test.each([
    ['Kostal at 71', 'KOSTAL', 71, []],
    ['KACO at 3', 'KACO new energy', 3, []],
    ['a Fronius with its meter at 240', 'Fronius', 1, [240]],
    ['a SolarEdge with the inverter that follows it at 2', 'SolarEdge ', 1, [2]],
  ])('tries the units that makers use: %s', async (_, Mn, first, more) => {
    const mapOf = (unit: number) => [
      0x5375,
      0x6e53,
      ...encodeModel(1, { values: { Mn, Md: 'X', SN: `${unit}` } }),
      ...power(100 * unit),
      0xffff,
      0,
    ]
    const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) => {
      const map = [first, ...more].includes(unit) && address >= 40_000 ? mapOf(unit) : []
      const found = map.slice(address - 40_000, address - 40_000 + count)
      return found.length === count ? found : undefined
    })
    closing.push(device.close)
    const found = await searchNetwork(
      { hosts: [{ host: '127.0.0.1' }], ports: [1, device.port], units: [1, 126], timeoutMs: 300, atOnce: 1, withinMs: 5_000 },
      () => undefined,
    )
    expect(found.map(({ unit }) => unit)).toEqual([first, ...more])
  })

  test('finds the meter among the models of an inverter, and tries only the named units', async () => {
    const meter = encodeModel(203, { values: { W: -700, W_SF: 0 } })
    const host = await startDevice(() => [...inverter, ...power(1_200), ...meter, 0xffff, 0])
    const found = await search([host])
    expect(found.map(({ deviceId, kind }) => [deviceId, kind])).toEqual([
      ['sunspec-30_01-0', 'PV'],
      ['sunspec-30_01-1', 'UNKNOWN'],
    ])
    const reader = openDeviceReader(2_000)
    closing.push(reader.close)
    expect((await reader.read(found)).map(({ reading }) => reading)).toEqual([{ generatedW: 1_200 }, { meteredW: -700 }])
    expect(await search([{ ...host, units: [9] } as typeof host])).toEqual([])
  })

  test('distinguishes devices of the same number by their makers, and records what it did not find', async () => {
    const of = (Mn: string) => [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn, Md: 'X', SN: '7' } }), ...power(1), 0xffff, 0]
    const hosts = [await startDevice(() => of('SMA')), await startDevice(() => of('Delta'))]
    const notes: number[] = []
    const found = await searchNetwork(
      { hosts, units: [1, 2], timeoutMs: 150, atOnce: 2, withinMs: 5_000, note: ({ unit }) => notes.push(unit) },
      () => undefined,
    )
    expect(found.map(({ deviceId }) => deviceId).sort()).toEqual(['sunspec-7-0', 'sunspec-sma-7-0'])
    expect(notes).toContain(2)
  })

  test('ends in time, with its results so far', async () => {
    const silent = await startPeer(() => undefined)
    const begun = performance.now()
    expect(
      await search(
        Array.from({ length: 50 }, () => silent),
        300,
      ),
    ).toEqual([])
    expect(performance.now() - begun).toBeLessThan(2_000 * patience)
  })

  test('is of a network of bounded size', () => {
    expect(hostsOf('192.168.1.77/24')).toHaveLength(254)
    expect([hostsOf('10.0.0.5'), hostsOf('10.0.0.9/30'), hostsOf('10.0.0.4/31')]).toEqual([
      ['10.0.0.5'],
      ['10.0.0.9', '10.0.0.10'],
      ['10.0.0.4', '10.0.0.5'],
    ])
    for (const wrong of ['10.0.0.0/16', '10.0.0.256', 'fe80::1', '10.0.0.1/33', '']) expect(() => hostsOf(wrong)).toThrow(RangeError)
  })
})

test('devices are read repeatedly, and a silent one has no reading until it responds again', async () => {
  let map: readonly number[] = [...inverter, ...power(1_200), 0xffff, 0]
  const [found] = await search([await startDevice(() => map)])
  const reader = openDeviceReader(150)
  closing.push(reader.close)
  const read = async () => (await reader.read(found ? [found] : []))[0]?.reading
  expect(await read()).toEqual({ generatedW: 1_200 })
  const whole = map
  map = []
  expect(await read()).toBeUndefined()
  map = whole
  expect(await read()).toEqual({ generatedW: 1_200 })
})

test('a SolarEdge home that charges from the grid has its production, and its meter counts import', async () => {
  const dump = new URL('../../sunspec/data/dumps/community_issue827_u1.json', import.meta.url)
  const { holding } = JSON.parse(readFileSync(dump, 'utf8')) as { holding: Record<string, number> }
  const headers: Record<number, number> = { 40002: 1, 40003: 65, 40070: 50, 40121: 1, 40122: 65, 40189: 105, 40295: 0xffff, 40296: 0 }
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) => {
    if (unit !== 1) return undefined
    return Array.from({ length: count }, (_, at) => holding[address + at] ?? headers[address + at] ?? 0)
  })
  closing.push(device.close)
  const [inverterFound, meterFound] = await search([{ host: '127.0.0.1', port: device.port }])
  expect([inverterFound?.kind, meterFound?.kind]).toEqual(['HYBRID', 'UNKNOWN'])
  const reader = openDeviceReader(150)
  closing.push(reader.close)
  const read = await reader.read(inverterFound && meterFound ? [inverterFound, { ...meterFound, kind: 'GRID' }] : [])
  // The inverter draws 5,008 W, 5,002 W of them for the battery. The meter shows 3,484 W of export.
  expect(homeSample(7, read)).toMatchObject({ productionPowerW: -6, batteryPowerW: -5_002, gridPowerW: -3_484 })
})

describe('a sample', () => {
  const pv = { deviceId: 'pv', kind: 'PV' as const, reading: { generatedW: 3_000, generatedWh: 10, temperatureC: 40 } }
  const hybrid = { deviceId: 'hy', kind: 'HYBRID' as const, reading: { generatedW: 500, batteryW: -1_500, stateOfCharge: 0.4 } }
  const meter = { deviceId: 'm', kind: 'GRID' as const, reading: { meteredW: -2_000, importedWh: 1, exportedWh: 2 } }
  const battery = { deviceId: 'b', kind: 'BATTERY' as const, reading: { batteryW: 700, stateOfCharge: 0.6 } }

  test('balances a home with inverters, a hybrid one, a battery of its own and a meter', () => {
    expect(homeSample(7, [pv, hybrid, meter, battery])).toMatchObject({
      at: 7,
      productionPowerW: 5_000,
      gridPowerW: -2_000,
      batteryPowerW: -800,
      batteryStateOfCharge: 0.5,
      householdPowerW: 2_200,
      gridImportReadingWs: 3_600,
      gridExportReadingWs: 7_200,
      appliances: [
        { deviceId: 'pv', powerW: 3_000, energyReadingWh: 10, temperatureC: 40 },
        { powerW: 500 },
        { powerW: -2_000 },
        { powerW: 700 },
      ],
    })
  })

  test('counts meters by the kinds that members chose', () => {
    const metered = (deviceId: string, kind: Parameters<typeof homeSample>[1][number]['kind'], meteredW: number) => ({
      deviceId,
      kind,
      reading: { meteredW, importedWh: 3, exportedWh: 5 },
    })
    const [heating, charger] = [metered('hp', 'HEAT_PUMP', 900), metered('wb', 'EVSTATION', 100)]
    const sample = homeSample(7, [metered('pv', 'PV', -4_000), metered('b', 'BATTERY', 200), meter, heating, charger])
    expect(sample).toMatchObject({
      productionPowerW: 4_000,
      batteryPowerW: -200,
      gridPowerW: -2_000,
      heatPumpPowerW: 900,
      evPowerW: 100,
      householdPowerW: 800,
    })
    expect(sample?.appliances?.map(({ powerW, energyReadingWh }) => [powerW, energyReadingWh])).toEqual([
      [4_000, 5],
      [-200, 3],
      [-2_000, 1],
      [900, 3],
      [100, 3],
    ])
    // The meter is wired backwards: its own measurement shows that, and the home's sum is omitted.
    const reversed = homeSample(7, [metered('hp', 'HEAT_PUMP', -900), metered('pv', 'PV', 4_000)])
    expect(reversed).toMatchObject({ appliances: [{ powerW: -900 }, { powerW: -4_000 }] })
    expect([reversed?.heatPumpPowerW, reversed?.productionPowerW]).toEqual([undefined, undefined])
  })

  test('measures a heat pump on a meter of its own beside the home, whose balance it is not part of', () => {
    const external = { deviceId: 'hx', kind: 'HEAT_PUMP_EXTERNAL' as const, reading: { meteredW: 700 } }
    const inner = { deviceId: 'hp', kind: 'HEAT_PUMP' as const, reading: { meteredW: 900 } }
    const [alone, both] = [homeSample(7, [pv, meter, external]), homeSample(7, [pv, meter, inner, external])]
    expect(alone?.heatPumpPowerW).toBeUndefined()
    expect(alone?.householdPowerW).toBe(homeSample(7, [pv, meter])?.householdPowerW)
    expect(both?.heatPumpPowerW).toBe(900)
    expect(both?.appliances?.map(({ deviceId, powerW }) => [deviceId, powerW])).toContainEqual(['hx', 700])
  })

  test('omits sums that include a silent device, and is undefined without any response', () => {
    const silent = { ...pv, deviceId: 'pv2', reading: undefined }
    const sample = homeSample(7, [pv, silent, meter])
    expect(sample).toMatchObject({ gridPowerW: -2_000 })
    expect([sample?.productionPowerW, sample?.householdPowerW]).toEqual([undefined, undefined])
    expect(homeSample(7, [silent])).toBeUndefined()
    expect(homeSample(7, [{ ...meter, kind: 'UNKNOWN' }])).toMatchObject({ appliances: [{ powerW: -2_000 }] })
  })
})
