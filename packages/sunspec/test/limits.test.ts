import { describe, expect, test } from 'vitest'
import { findDevices } from '../src/device.ts'
import { readFormer, readLimit, restoreLimit, writeLimit } from '../src/limits.ts'
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

  test('cannot be limited without a power or a scale, or if it would keep its limit without its gateway', async () => {
    expect((await deviceOf(controls())).limiters).toEqual([])
    expect((await deviceOf(settings, controls({ WMaxLimPct_RvrtTms: 0xffff }))).limiters).toEqual([])
    expect((await deviceOf(settings, der({ WMaxLimPctRvrtTms: 0xffffffff }))).limiters).toEqual([])
    expect((await deviceOf(settings, controls({ WMaxLimPct_SF: 32_767 }))).limiters).toEqual([])
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
