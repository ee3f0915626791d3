import { describe, expect, test } from 'vitest'
import { findDevices } from '../src/device.ts'
import { readFormer, readLimit, restoreLimit, writeLimit } from '../src/limits.ts'
import { findHuaweiLimiter } from '../src/makers/huawei-limit.ts'
import { findLunaLimiter } from '../src/makers/huawei-luna-limit.ts'
import { findSmaLimiter } from '../src/makers/sma-limit.ts'
import { encodeModel } from '../src/model-codec.ts'

const common = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'Fronius', Md: 'Symo', SN: '7' } })]
const power = encodeModel(103, { values: { W: 4_000, W_SF: 0 } })
const settings = encodeModel(121, { values: { WMax: 8_000, WMax_SF: 1 } })
const controls = (values: Record<string, number> = {}) =>
  encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 0, WMaxLimPct_RvrtTms: 0, ...values } })
const der = (values: Record<string, number> = {}) =>
  encodeModel(704, { values: { WMaxLimPct_SF: -1, WMaxLimPct: 90, WMaxLimPctEna: 1, WMaxLimPctRvrtTms: 0, ...values } })
const storage = encodeModel(124, {
  values: { WChaMax: 5_000, WChaMax_SF: 0, StorCtl_Mod: 2, InWRte: 100, InOutWRte_SF: -2, InOutWRte_RvrtTms: 0, ChaState_SF: 0 },
})

/** A device whose registers can be written. */
async function deviceOf(...models: number[][]) {
  const map = [...common, ...power, ...models.flat(), 0xffff, 0]
  const writes: number[] = []
  const io = {
    read: async (address: number, count: number) => Array.from({ length: count }, (_, at) => map[address - 40_000 + at] ?? 0xffff),
    write: async (address: number, registers: readonly number[]) => {
      writes.push(registers.length)
      map.splice(address - 40_000, registers.length, ...registers)
    },
    writeOne: async (address: number, register: number) => io.write(address, [register]),
  }
  const [device] = await findDevices(io.read)
  return { io, map, writes, limiters: device?.limiters ?? [] }
}

describe('an inverter', () => {
  test('is limited in one write, reports it, and restores its previous settings', async () => {
    const { io, map, writes, limiters } = await deviceOf(settings, controls())
    expect(limiters).toMatchObject([{ power: 'generation', maxPowerW: 8_000 }])
    const [limiter] = limiters
    if (!limiter) return
    const before = [...map]
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { percent: 59.999, revertSeconds: 60, former })).toEqual({ percent: 59.99, isEnabled: true })
    expect(writes).toEqual([5])
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 100, isEnabled: false })
    expect(map).toEqual(before)
  })

  test('reverts to its previous limit by model 704, which takes precedence if it has both', async () => {
    const { io, limiters } = await deviceOf(settings, controls(), der())
    expect(limiters.map((one) => one.by === 'model' && one.header.id)).toEqual([704])
    const [limiter] = limiters
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    await writeLimit(io, limiter, { percent: 40, revertSeconds: 70_000, former })
    await writeLimit(io, limiter, { percent: 30, revertSeconds: 70_000, former })
    expect(await readLimit(io.read, limiter)).toEqual({ percent: 30, isEnabled: true })
    const at = limiter.by === 'model' ? limiter.header.address : 0
    // Percent and switch of the reversion, then its 70,000 seconds in two registers.
    expect(await io.read(at + 16, 4)).toEqual([900, 1, 1, 70_000 - 65_536])
  })

  test('cannot be limited without a power or a scale', async () => {
    expect((await deviceOf(controls())).limiters).toEqual([])
    expect((await deviceOf(settings, controls({ WMaxLimPct_SF: 32_767 }))).limiters).toEqual([])
  })

  test.each([
    ['123', controls({ WMaxLimPct_RvrtTms: 0xffff })],
    ['704', der({ WMaxLimPctRvrtTms: 0xffffffff })],
  ])('whose model %s has no time of reversion is limited, but only its gateway ends that', async (_, model) => {
    const { io, map, limiters } = await deviceOf(settings, model)
    const before = [...map]
    const [limiter] = limiters
    expect(limiter).toMatchObject({ power: 'generation', endedBy: 'gateway' })
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { percent: 40, revertSeconds: 60, former })).toEqual({ percent: 40, isEnabled: true })
    await restoreLimit(io, limiter, former)
    expect(map).toEqual(before)
  })
})

test('a battery charges with less, and the rest of its mode stays', async () => {
  const { io, map, limiters } = await deviceOf(storage)
  const [limiter] = limiters
  expect(limiter).toMatchObject({ power: 'consumption', maxPowerW: 5_000 })
  if (!limiter) return
  const before = [...map]
  const former = await readFormer(io.read, limiter)
  expect(await writeLimit(io, limiter, { percent: 84, revertSeconds: 60, former })).toEqual({ percent: 84, isEnabled: true })
  expect(await io.read((limiter.by === 'model' ? limiter.header.address : 0) + 5, 1)).toEqual([3])
  await restoreLimit(io, limiter, former)
  expect(map).toEqual(before)
})

const high = (value: number): [number, number] => {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [view.getUint16(0), view.getUint16(2)]
}
const low = (value: number): number[] => high(value).toReversed()

/** A device of a maker at SunSpec's usual address, beside which registers can be put. Others are refused. */
function sparseDevice(common: Record<string, string>) {
  const chain = [0x5375, 0x6e53, ...encodeModel(1, { values: common }), ...power, 0xffff, 0]
  const map = new Map(chain.map((register, at) => [40_000 + at, register]))
  const put = (address: number, registers: readonly number[]) => {
    for (const [at, register] of registers.entries()) map.set(address + at, register)
  }
  const writes: number[] = []
  const refused = () => Promise.reject(Object.assign(new Error('Modbus exception 2'), { name: 'ModbusException' }))
  const io = {
    read: async (address: number, count: number) => {
      const found = Array.from({ length: count }, (_, at) => map.get(address + at))
      return found.includes(undefined) ? refused() : found.map((register) => register ?? 0)
    },
    write: async (address: number, registers: readonly number[]) => {
      writes.push(address)
      put(address, registers)
    },
    writeOne: async (address: number, register: number) => io.write(address, [register]),
  }
  return { io, map, writes, put, find: async () => (await findDevices(io.read))[0]?.limiters ?? [] }
}

describe('a SolarEdge inverter', () => {
  /** A device's power control registers: the switches, the maximum power, the timeout with its fallback, and the limit. */
  const controlOf = (values: { advanced?: number; isEnabled?: number; maxW?: number; percent?: number } = {}) => {
    const { advanced = 1, isEnabled = 0, maxW = 10_000, percent = 100 } = values
    const { put, ...device } = sparseDevice({ Mn: 'SolarEdge', Md: 'SE10K', SN: '7' })
    put(0xf142, [advanced, 0])
    put(0xf300, [isEnabled])
    put(0xf304, low(maxW))
    put(0xf310, [60, 0, ...low(100)])
    put(0xf322, low(percent))
    return device
  }

  test('is limited by its own registers, reverts to its previous limit, and restores all of them', async () => {
    const { io, map, writes, find } = controlOf({ isEnabled: 1, percent: 70 })
    const [limiter] = await find()
    expect(limiter).toMatchObject({ power: 'generation', maxPowerW: 10_000 })
    if (!limiter) return
    const before = new Map(map)
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { percent: 42.5, revertSeconds: 300, former })).toEqual({ percent: 42.5, isEnabled: true })
    expect(await io.read(0xf310, 4)).toEqual([300, 0, ...low(70)])
    // Repeated before its timeout, without writing unchanged values again.
    writes.length = 0
    await writeLimit(io, limiter, { percent: 42.5, revertSeconds: 300, former })
    expect(writes).toEqual([0xf322, 0xf300])
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 70, isEnabled: true })
    expect(map).toEqual(before)
  })

  test('cannot be limited while its installer has not allowed it, or without a power', async () => {
    expect(await controlOf({ advanced: 0 }).find()).toEqual([])
    expect(await controlOf({ maxW: 0 }).find()).toEqual([])
    const { map, find } = controlOf()
    map.delete(0xf322)
    expect(await find()).toEqual([])
  })
})

describe('the battery of a Kostal inverter', () => {
  /** Its battery, which takes 8 kW, and the limits of its power. An inverter before the third generation has no `limits`. */
  const batteryOf = (values: { limits?: boolean; isLowFirst?: boolean; maxW?: number; chargeW?: number; seconds?: number } = {}) => {
    const { limits = true, isLowFirst = true, maxW = 8_000, chargeW = 8_000, seconds = 60 } = values
    const { put, ...device } = sparseDevice({ Mn: 'KOSTAL', Md: 'PLENTICORE G3', SN: '9' })
    const float = isLowFirst ? low : high
    put(5, [isLowFirst ? 0 : 1])
    put(514, [47])
    put(582, [0])
    put(588, [4])
    put(1_076, [...float(maxW), ...float(7_000)])
    if (limits) put(1_280, [...float(chargeW), ...float(0), ...float(100), ...float(0), ...(isLowFirst ? [seconds, 0] : [0, seconds])])
    return { ...device, float, put }
  }

  test.each([true, false])(
    'charges with less, and returns to its previous limits, whichever byte order it has (%s)',
    async (isLowFirst) => {
      const { io, writes, find, float } = batteryOf({ isLowFirst, chargeW: 6_000 })
      const [limiter] = await find()
      expect(limiter).toMatchObject({ power: 'consumption', maxPowerW: 8_000 })
      if (!limiter) return
      const former = await readFormer(io.read, limiter)
      expect(await writeLimit(io, limiter, { percent: 52.5, revertSeconds: 300, former })).toEqual({ percent: 52.5, isEnabled: true })
      const seconds = isLowFirst ? [300, 0] : [0, 300]
      // Discharging was never limited, so it must not be once the limits apply.
      const reverted = [...float(6_000), ...float(7_000)]
      expect(await io.read(1_280, 10)).toEqual([...float(4_200), ...float(7_000), ...reverted, ...seconds])
      // Repeated before its time is up, without writing unchanged values again.
      writes.length = 0
      await writeLimit(io, limiter, { percent: 52.5, revertSeconds: 300, former })
      expect(writes).toEqual([1_282, 1_280])
      expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 75, isEnabled: true })
      expect(await io.read(1_280, 8)).toEqual([...reverted, ...reverted])
    },
  )

  test('that was not limited before is not limited afterwards', async () => {
    const { io, find, float } = batteryOf({ chargeW: 0 })
    const [limiter] = await find()
    if (!limiter) throw new Error('Nothing to limit')
    const former = await readFormer(io.read, limiter)
    await writeLimit(io, limiter, { percent: 0, revertSeconds: 5, former })
    expect(await io.read(1_280, 2)).toEqual(float(0))
    expect(await io.read(1_288, 2)).toEqual([30, 0])
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 100, isEnabled: true })
  })

  test('is not limited by an older inverter, in an unknown byte order, or without a power', async () => {
    expect(await batteryOf({ limits: false }).find()).toEqual([])
    expect(await batteryOf({ seconds: 20_000 }).find()).toEqual([])
    expect(await batteryOf({ maxW: 0 }).find()).toEqual([])
    const { put, find } = batteryOf()
    put(5, [7])
    expect(await find()).toEqual([])
    put(5, [1])
    expect(await find()).toEqual([])
    put(5, [0])
    put(588, [0])
    expect(await find()).toEqual([])
  })
})

test('a Kostal inverter, which refuses to write several registers at once, is limited by single ones', async () => {
  const { io, map, put, find, writes } = sparseDevice({ Mn: 'KOSTAL', Md: 'PLENTICORE plus 10', SN: '7' })
  const start = 40_000 + map.size - 2
  // It is enabled at 100 %, and has no other points.
  put(start, [...settings, ...controls({ WMaxLim_Ena: 1, WMaxLimPct_RvrtTms: 0xffff }), 0xffff, 0])
  const single = { ...io, write: () => io.read(0, 1).then(() => undefined) }
  const [limiter] = await find()
  expect(limiter).toMatchObject({ by: 'model', endedBy: 'gateway' })
  if (!limiter) return
  const former = await readFormer(io.read, limiter)
  expect(await writeLimit(single, limiter, { percent: 60, revertSeconds: 300, former })).toEqual({ percent: 60, isEnabled: true })
  expect(await restoreLimit(single, limiter, former)).toEqual({ percent: 100, isEnabled: true })
  const limitAt = start + settings.length + 5
  expect(writes).toEqual([limitAt, limitAt])
})

/** A device without SunSpec. Values of 32 bits are written as such. */
function ownDevice(values: Record<number, number | readonly [number]>) {
  const map = new Map<number, number>()
  const put32 = (address: number, value: number) => {
    map.set(address, Math.floor(value / 65_536))
    map.set(address + 1, value % 65_536)
  }
  for (const [address, value] of Object.entries(values)) {
    if (typeof value === 'number') put32(Number(address), value)
    else map.set(Number(address), value[0])
  }
  const writes: number[] = []
  const refused = () => Promise.reject(Object.assign(new Error('Modbus exception 2'), { name: 'ModbusException' }))
  const io = {
    read: async (address: number, count: number) => {
      const found = Array.from({ length: count }, (_, at) => map.get(address + at))
      return found.includes(undefined) ? refused() : found.map((register) => register ?? 0)
    },
    write: async (address: number, registers: readonly number[]) => {
      writes.push(address)
      for (const [at, register] of registers.entries()) map.set(address + at, register)
    },
    writeOne: async (address: number, register: number) => io.write(address, [register]),
  }
  return { io, map, put32, writes }
}

describe('an SMA inverter without SunSpec', () => {
  /** An inverter of 8 kW at full power. Its setpoint cannot be read; what it applies can. */
  const inverter = (values: Record<number, number> = {}) => {
    const device = ownDevice({ 30233: 8_000, 30835: 1_079, 31405: 8_000, 41193: 2_507, 41195: 600, ...values })
    const write = async (address: number, registers: readonly number[]) => {
      device.writes.push(address)
      if (address === 40_016) device.put32(31_405, ((registers[0] ?? 0) * (device.map.get(30_234) ?? 0)) / 100)
    }
    return { ...device, io: { ...device.io, write } }
  }

  test('is limited by a setpoint, which it confirms as the limit that it applies, and falls back on its own', async () => {
    const { io, writes } = inverter()
    const [limiter] = await findSmaLimiter(io.read)
    expect(limiter).toEqual({ power: 'generation', by: 'sma', maxPowerW: 8_000, endedBy: 'device', repeatSeconds: 300 })
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { percent: 33.9, revertSeconds: 300, former })).toEqual({ percent: 33, isEnabled: true })
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 100, isEnabled: true })
    expect(writes).toEqual([40_016, 40_016])
  })

  test.each([
    ['keeps its values', { 41193: 2_506 }],
    ['waits for hours', { 41195: 7_200 }],
  ])('that %s is limited by its gateway alone', async (_, values) => {
    expect(await findSmaLimiter(inverter(values).io.read)).toMatchObject([{ endedBy: 'gateway' }])
  })

  test('that takes a moment to apply a setpoint has its former one only once it applies it', async () => {
    const { io, put32 } = inverter({ 41193: 2_506 })
    const [limiter] = await findSmaLimiter(io.read)
    if (!limiter) throw new Error('no limiter')
    const former = await readFormer(io.read, limiter)
    put32(31_405, 4_000)
    const write = async (_: number, [percent = 0]: readonly number[]) => void setTimeout(() => put32(31_405, percent * 80), 300)
    expect(await restoreLimit({ ...io, write }, limiter, former)).toEqual({ percent: 100, isEnabled: true })
    expect(await readFormer(io.read, limiter)).toEqual(former)
  })

  test('is known at night, when it cannot confirm a limit', async () => {
    const { io, writes } = inverter({ 31405: 0xffff_ffff })
    const [limiter] = await findSmaLimiter(io.read)
    if (!limiter) throw new Error('no limiter')
    await expect(readFormer(io.read, limiter)).rejects.toThrow('does not report how it is limited')
    expect(writes).toEqual([])
  })

  test('that takes no external setpoints, or does not report its limit, cannot be limited', async () => {
    expect(await findSmaLimiter(inverter({ 30835: 303 }).io.read)).toEqual([])
    const silent = inverter()
    silent.map.delete(31_405)
    expect(await findSmaLimiter(silent.io.read)).toEqual([])
    const { io, put32 } = inverter()
    const [limiter] = await findSmaLimiter(io.read)
    if (!limiter) return
    put32(30_835, 1_077)
    await expect(writeLimit(io, limiter, { percent: 50, revertSeconds: 300, former: [] })).rejects.toThrow(
      'does not take external setpoints',
    )
  })
})

describe('a Huawei inverter', () => {
  const wanted = { percent: 42.57, revertSeconds: 300 }

  test('is derated for a time, and gets back its former time', async () => {
    const { io, map } = ownDevice({ 30075: 8_800, 40125: [1_000], 42019: 0 })
    const before = new Map(map)
    const [limiter] = await findHuaweiLimiter(io.read)
    expect(limiter).toEqual({ power: 'generation', by: 'huawei', maxPowerW: 8_800, endedBy: 'device' })
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { ...wanted, former })).toEqual({ percent: 42.5, isEnabled: true })
    expect([map.get(42_020), map.get(40_125)]).toEqual([300, 425])
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 100, isEnabled: true })
    expect(map).toEqual(before)
  })

  test('with a limit by another controller is not limited, because both would end together', async () => {
    const { io, writes } = ownDevice({ 30075: 8_800, 40125: [600], 42019: 0 })
    const [limiter] = await findHuaweiLimiter(io.read)
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    await expect(writeLimit(io, limiter, { ...wanted, former })).rejects.toThrow('by another controller')
    expect(writes).toEqual([])
  })

  test('that keeps its derating is limited by its gateway alone', async () => {
    const { io, map } = ownDevice({ 30075: 8_800, 40125: [600] })
    const [limiter] = await findHuaweiLimiter(io.read)
    expect(limiter).toMatchObject({ endedBy: 'gateway' })
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { ...wanted, former })).toEqual({ percent: 42.5, isEnabled: true })
    await restoreLimit(io, limiter, former)
    expect(map.get(40_125)).toBe(600)
  })

  test('limits what its battery charges with, which only its gateway ends', async () => {
    const { io, map } = ownDevice({ 37046: 5_000, 47075: 4_500 })
    const [limiter] = await findLunaLimiter(io.read)
    expect(limiter).toEqual({ power: 'consumption', by: 'huawei-battery', maxPowerW: 5_000, endedBy: 'gateway' })
    if (!limiter) return
    const former = await readFormer(io.read, limiter)
    expect(await writeLimit(io, limiter, { percent: 84, revertSeconds: 300, former })).toEqual({ percent: 84, isEnabled: true })
    expect(map.get(47_076)).toBe(4_200)
    expect(await restoreLimit(io, limiter, former)).toEqual({ percent: 90, isEnabled: true })
  })
})
