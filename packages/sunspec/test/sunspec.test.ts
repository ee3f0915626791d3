import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findDevices, readDevice, readingOf } from '../src/device.ts'
import { NotSunSpec, type ReadRegisters, readHeaders } from '../src/model-chain.ts'
import { decodeModel, encodeModel } from '../src/model-codec.ts'
import { knownModels, requireModel, sizeOf } from '../src/models.ts'

const dumps = new URL('../data/dumps/', import.meta.url)

/** A dump's registers. Community dumps lack the models' headers, whose addresses are SolarEdge's own. */
function imageOf(name: string): ReadonlyMap<number, number> {
  const { holding } = JSON.parse(readFileSync(new URL(name, dumps), 'utf8')) as { holding: Record<string, number> }
  const image = new Map(Object.entries(holding).map(([address, value]) => [Number(address), value]))
  const complete = (address: number, ...header: number[]) => {
    for (const [index, value] of header.entries()) if (!image.has(address + index)) image.set(address + index, value)
  }
  complete(40_002, 1, 65)
  complete(40_070, 50)
  for (const meter of [40_121, 40_295, 40_469]) {
    if (!image.has(meter + 67)) continue
    complete(meter, 1, 65)
    complete(meter + 68, 105)
  }
  return image
}

/** Reads like a device that returns meaningless registers where the dump has none. */
const reader =
  (image: ReadonlyMap<number, number>): ReadRegisters =>
  async (address, count) =>
    Array.from({ length: count }, (_, index) => image.get(address + index) ?? 0xffff)

/** A dump's models, in which registers that the dump lacks are unknown. */
async function decode(name: string) {
  const image = imageOf(name)
  const headers = await readHeaders(reader(image), 40_002)
  return headers.map((header) => decodeModel((address) => image.get(address), header))
}

describe('recorded registers', () => {
  test('of a three-phase inverter decode its identity and measurements', async () => {
    const [common, inverter, ...more] = await decode('se17k_3phase.json')
    expect(more).toEqual([])
    expect(common?.values).toMatchObject({ Mn: 'SolarEdge', Md: 'SE17K-RW0T0BNN4', Vr: '0004.0021.0023', SN: '7E1DBB39' })
    expect(inverter).toMatchObject({ id: 103, values: { W: 865, Hz: 49.98, WH: 43_934_840, St: 4 } })
    const read = reader(imageOf('se17k_3phase.json'))
    const [device] = await findDevices(read)
    expect(device).toMatchObject({ model: 'SE17K-RW0T0BNN4', does: { generates: true, stores: false, meters: false } })
    expect(device && (await readDevice(read, device))).toMatchObject({ generatedW: 865, generatedWh: 43_934_840 })
  })

  test.each([
    ['community_issue565_u1.json', 'SE10000H-US000BNI4', [1, 102, 1, 203, 1, 203]],
    ['community_issue755_u1.json', 'SE10K-RWS48BEN4', [1, 103]],
    ['community_issue827_u1.json', 'SE10K-RWS48BEN4', [1, 103, 1, 203, 1, 203, 1, 203]],
    ['community_issue895_u1.json', 'SE5000H-AUSNBBX14', [1, 101, 1, 203]],
    ['community_issue929_u1.json', 'SE10000H-USSNBBL14', [1, 102, 1, 203, 1, 203]],
  ])('%s are those of a %s', async (name, model, ids) => {
    const models = await decode(name)
    expect(models[0]?.values).toMatchObject({ Mn: 'SolarEdge', Md: model })
    expect(models.map(({ id }) => id)).toEqual(ids)
    const raw = imageOf(name)
    const signed = (address: number) => ((raw.get(address) ?? 0) << 16) >> 16
    for (const [index, { id, values }] of models.entries()) {
      // Straight from the addresses in SolarEdge's own table.
      if (index === 1) {
        expect(values.W).toBeCloseTo(signed(40_083) * 10 ** signed(40_084), 6)
        expect(values.Hz).toBeCloseTo((raw.get(40_085) ?? 0) * 10 ** signed(40_086), 6)
        expect(values.WH).toBe(((raw.get(40_093) ?? 0) * 65_536 + (raw.get(40_094) ?? 0)) * 10 ** signed(40_095))
      } else if (id > 200) {
        const base = 40_188 + 174 * ((index - 3) / 2)
        expect(values.W).toBeCloseTo(signed(base + 18) * 10 ** signed(base + 22), 6)
        expect(values.Hz).toBeCloseTo(signed(base + 16) * 10 ** signed(base + 17), 6)
      }
    }
  })
})

/** Text as encoded in registers. */
const textRegisters = (text: string, size: number) =>
  Array.from({ length: size }, (_, index) => ((text.charCodeAt(index * 2) || 0) << 8) | (text.charCodeAt(index * 2 + 1) || 0))

describe('behind a SolarEdge inverter', () => {
  test('the meter of another maker counts export as positive, as every meter there', async () => {
    const image = new Map(imageOf('community_issue565_u1.json'))
    for (const [index, register] of textRegisters('WattNode', 16).entries()) image.set(40_297 + index, register)
    const devices = await findDevices(reader(image))
    expect(devices.map(({ manufacturer }) => manufacturer)).toEqual(['SolarEdge', '', 'WattNode'])
    const meter = devices[2]
    // It is evening: the home takes 12.2 kW from the grid.
    expect(meter && (await readDevice(reader(image), meter))).toMatchObject({ meteredW: 12_246 })
    const alone = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'WattNode' } }), ...encodeModel(203, { values: { W: 500, W_SF: 0 } })]
    const read = reader(new Map([...alone, 0xffff, 0].map((register, at) => [40_000 + at, register])))
    const [own] = await findDevices(read)
    expect(own && (await readDevice(read, own)).meteredW).toBe(500)
  })

  test('batteries at registers 57600 and on are read, charging as negative', async () => {
    const read = reader(imageOf('community_issue827_u1.json'))
    const [inverter, ...others] = await findDevices(read)
    expect(inverter).toMatchObject({
      does: { generates: true, stores: true },
      own: { batteries: [{ base: 57_600, ratedEnergyWh: 23_000 }] },
    })
    expect(others.map(({ does }) => does.stores)).toEqual([false, false, false])
    const reading = inverter && (await readDevice(read, inverter))
    expect(reading).toMatchObject({ generatedW: -5_008, batteryW: -5_002 })
    expect(reading?.stateOfCharge).toBeCloseTo(0.6667, 4)
    const idle = reader(imageOf('community_issue755_u1.json'))
    const [other] = await findDevices(idle)
    expect(other && (await readDevice(idle, other))).toMatchObject({ batteryW: 0, stateOfCharge: 0.16 })
    // Without batteries an inverter refuses these addresses, or returns meaningless floats.
    const none = reader(new Map([...imageOf('community_issue827_u1.json')].filter(([address]) => address < 57_600)))
    const refusing: ReadRegisters = async (address, count) => {
      if (address >= 57_600) throw Object.assign(new Error('Modbus exception 2'), { name: 'ModbusException' })
      return none(address, count)
    }
    for (const map of [none, refusing]) expect((await findDevices(map))[0]).toMatchObject({ does: { stores: false } })
  })

  test('two batteries add up, and a value that one of them lacks is unknown', async () => {
    const image = new Map(imageOf('community_issue827_u1.json'))
    for (const [address, register] of [...image]) if (address >= 57_600) image.set(address + 256, register)
    const [inverter] = await findDevices(reader(image))
    expect(inverter && (await readDevice(reader(image), inverter)).batteryW).toBe(-10_004)
    image.set(57_973, 0xff7f)
    image.set(57_972, 0xffff)
    expect(inverter && (await readDevice(reader(image), inverter))).not.toHaveProperty('batteryW')
  })
})

describe('values', () => {
  test('that a device does not implement are absent, in every known model', () => {
    for (const id of knownModels) {
      const registers = encodeModel(id, { values: {} })
      const length = registers.length - 2
      const { values } = decodeModel((address) => registers[address], { address: 0, id, length })
      const { ID: _id, L: _length, ...rest } = values
      expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
      expect(registers).toHaveLength(sizeOf(requireModel(id)))
    }
  })

  test('are scaled exactly, signed, wide and in floats; one without its scale factor is absent', () => {
    const read = (id: number, values: Record<string, number | string>) => {
      const registers = encodeModel(id, { values })
      return decodeModel((address) => registers[address], { address: 0, id, length: registers.length - 2 }).values
    }
    expect(read(203, { W: -1234.5, W_SF: -1, TotWhImp: 4_000_000_000, TotWh_SF: 0, Hz: 50.02, Hz_SF: -2 })).toMatchObject({
      W: -1234.5,
      TotWhImp: 4_000_000_000,
      Hz: 50.02,
    })
    expect(read(203, { W: 100 }).W).toBeUndefined()
    expect(read(203, { W: 100, W_SF: 11 }).W).toBeUndefined()
    expect(read(213, { W: -0.5 }).W).toBe(-0.5)
    expect(read(701, { TotWhInj: 12_345_678_900, TotWh_SF: 1, W: -5, W_SF: 0 })).toMatchObject({ TotWhInj: 12_345_678_900, W: -5 })
  })

  test('of groups repeat as often as the model states, and never beyond its length', () => {
    const module = (IDStr: string, DCW: number) => ({ values: { IDStr, DCW } })
    const modules = [module('MPPT 1', 2_000), module('StCha 3', 0), module('StDisCha 4', 750)]
    const registers = encodeModel(160, { values: { DCW_SF: 1, N: 3 }, groups: { module: modules } })
    const whole = decodeModel((address) => registers[address], { address: 0, id: 160, length: registers.length - 2 })
    expect(whole.groups.module?.map(({ values }) => values.DCW)).toEqual([2_000, 0, 750])
    expect(readingOf('Fronius', [whole])).toEqual({ batteryW: 750 })
    const ports = [0, 1].map((PrtTyp) => ({ values: { PrtTyp, DCW: PrtTyp === 1 ? -900 : 3_000 } }))
    const der = encodeModel(714, { values: { NPrt: 2, DCW_SF: 0 }, groups: { Prt: ports } })
    expect(readingOf('', [decodeModel((at) => der[at], { address: 0, id: 714, length: der.length - 2 })])).toEqual({ batteryW: -900 })
    // Claims three ports and is too short for the second.
    const short = decodeModel((at) => (at === 5 ? 3 : der[at]), { address: 0, id: 714, length: der.length - 3 })
    expect(short.groups.Prt).toHaveLength(1)
  })

  test('of a meter are import where positive, whichever way its register map counts', () => {
    const meter = { id: 203, values: { W: 500, TotWhImp: 1, TotWhExp: 2 }, groups: {} }
    expect(readingOf('Fronius', [meter])).toEqual({ meteredW: 500, importedWh: 1, exportedWh: 2 })
    expect(readingOf('SolarEdge', [meter]).meteredW).toBe(-500)
  })
})

describe('a chain of models', () => {
  const chain =
    (next: (address: number) => readonly number[]): ReadRegisters =>
    async (address) =>
      next(address)

  test('that does not end is refused', async () => {
    await expect(
      readHeaders(
        chain(() => [64_001, 1]),
        40_002,
      ),
    ).rejects.toThrow(NotSunSpec)
    await expect(
      readHeaders(
        chain(() => [64_001, 9_000]),
        40_002,
      ),
    ).rejects.toThrow('leaves the address space')
    await expect(
      readHeaders(
        chain(() => [64_001, 0]),
        40_002,
      ),
    ).rejects.toThrow('has no length')
  })

  test('is searched at every usual address, and unknown models are passed over', async () => {
    const map = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'X', Md: 'Y', SN: '1' } }), 64_001, 2, 7, 7]
    const registers = [...map, ...encodeModel(103, { values: { W: 10, W_SF: 0 } }), 0xffff, 0]
    const refusal = Object.assign(new Error('Modbus exception 2'), { name: 'ModbusException' })
    const read: ReadRegisters = async (address, count) => {
      if (address >= registers.length) throw refusal
      return registers.slice(address, address + count)
    }
    const [device] = await findDevices(read)
    expect(device).toMatchObject({ manufacturer: 'X', serialNumber: '1', does: { generates: true } })
    expect(device && (await readDevice(read, device))).toEqual({ generatedW: 10 })
    expect(await findDevices(async () => Promise.reject(refusal))).toEqual([])
    await expect(findDevices(async () => Promise.reject(new Error('silent')))).rejects.toThrow('silent')
  })
})

describe('a device that misbehaves', () => {
  const common = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'X', Md: 'Y', SN: '1' } })]
  const power = encodeModel(103, { values: { W: 10, W_SF: 0 } })
  const refusal = Object.assign(new Error('Modbus exception 2'), { name: 'ModbusException' })
  const of =
    (registers: readonly number[]): ReadRegisters =>
    async (address, count) => {
      const found = address < 40_000 ? [] : registers.slice(address - 40_000, address - 40_000 + count)
      if (found.length < count) throw refusal
      return found
    }

  test('with a model longer than it states, or no end, has the models before it', async () => {
    const meter = encodeModel(203, { values: { W: 5, W_SF: 0 } })
    const longer = [...common, ...power, ...meter.with(1, 20), 0xffff, 0]
    const [device] = await findDevices(of(longer))
    expect(device).toMatchObject({ serialNumber: '1', does: { generates: true } })
    expect(device && (await readDevice(of(longer), device))).toEqual({ generatedW: 10 })
    const [endless] = await findDevices(of([...common, ...power]))
    expect(endless).toMatchObject({ does: { generates: true } })
  })

  test('that refuses one of its models is measured by the others; one that refuses all is not', async () => {
    const registers = [...common, ...power, ...encodeModel(160, { values: { N: 0 } }), 0xffff, 0]
    const [device] = await findDevices(of(registers))
    const refusing =
      (from: number): ReadRegisters =>
      async (address, count) =>
        address >= from ? Promise.reject(refusal) : of(registers)(address, count)
    expect(device && (await readDevice(refusing(40_000 + common.length + power.length), device))).toEqual({ generatedW: 10 })
    await expect(device && readDevice(refusing(40_000 + common.length), device)).rejects.toThrow('Modbus exception 2')
  })

  test('whose scale factors change while a long model is read has the value with its own factor', async () => {
    const at = (W_SF: number, W: number) => [...common, ...encodeModel(701, { values: { W_SF, W } }), 0xffff, 0]
    const [before, after] = [at(0, 1_000), at(1, 12_340)]
    const [device] = await findDevices(of(before))
    let requests = 0
    const changing: ReadRegisters = async (address, count) => {
      requests += 1
      return of(requests > 1 ? after : before)(address, count)
    }
    expect(device && (await readDevice(changing, device))).toMatchObject({ generatedW: 12_340 })
    const restless: ReadRegisters = async (address, count) => {
      requests += 1
      return of(requests % 4 < 2 ? after : before)(address, count)
    }
    await expect(device && readDevice(restless, device)).rejects.toThrow('keep changing')
  })

  test('that has other models at the same addresses after an update is not read by the former ones', async () => {
    const [device] = await findDevices(of([...common, ...power, 0xffff, 0]))
    const updated = [...common, ...encodeModel(113, { values: { W: 99 } }), 0xffff, 0]
    await expect(device && readDevice(of(updated), device)).rejects.toThrow('no longer at')
  })
})
