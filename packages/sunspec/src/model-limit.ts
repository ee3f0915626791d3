import type { DeviceAccess, FormerRegisters, LimitEnder, LimitedPower, Limiter, SetLimit, WantedLimit } from './limiter.ts'
import { isKostal } from './makers/kostal.ts'
import { type Header, isRefusal, type ReadRegisters, readModels } from './model-chain.ts'
import { decodeModel, type Model } from './model-codec.ts'
import { offsetOf, requireModel, sizeOf } from './models.ts'
import { scale, type Value } from './values.ts'

/** Means that the device does not implement a point. */
const absent = 0xffff

type Points = {
  power: LimitedPower
  percent: string
  factor: string
  /** The bit that enables the limit. */
  enable: string
  revertSeconds: string
  /** What the device reverts to, if that can be chosen. */
  reverted?: { percent: string; enable: string }
  /** Points in the order of their registers. Each block is written at once. */
  blocks: readonly (readonly string[])[]
}

const controls: Readonly<Record<number, Points>> = {
  123: {
    power: 'generation',
    percent: 'WMaxLimPct',
    factor: 'WMaxLimPct_SF',
    enable: 'WMaxLim_Ena',
    revertSeconds: 'WMaxLimPct_RvrtTms',
    blocks: [['WMaxLimPct', 'WMaxLimPct_WinTms', 'WMaxLimPct_RvrtTms', 'WMaxLimPct_RmpTms', 'WMaxLim_Ena']],
  },
  704: {
    power: 'generation',
    percent: 'WMaxLimPct',
    factor: 'WMaxLimPct_SF',
    enable: 'WMaxLimPctEna',
    revertSeconds: 'WMaxLimPctRvrtTms',
    reverted: { percent: 'WMaxLimPctRvrt', enable: 'WMaxLimPctEnaRvrt' },
    blocks: [['WMaxLimPctEna', 'WMaxLimPct', 'WMaxLimPctRvrt', 'WMaxLimPctEnaRvrt', 'WMaxLimPctRvrtTms']],
  },
  // A battery's charging power. The lowest bit of the mode limits charging, the next one discharging.
  124: {
    power: 'consumption',
    percent: 'InWRte',
    factor: 'InOutWRte_SF',
    enable: 'StorCtl_Mod',
    revertSeconds: 'InOutWRte_RvrtTms',
    blocks: [['InWRte', 'InOutWRte_WinTms', 'InOutWRte_RvrtTms', 'InOutWRte_RmpTms'], ['StorCtl_Mod']],
  },
}

const controlsOf = ({ id }: Header): Points => {
  const points = controls[id]
  if (!points) throw new RangeError(`SunSpec model ${id} limits nothing`)
  return points
}

export type ModelLimiter = Extract<Limiter, { by: 'model' }>

/**
 * The powers that can be limited by models, unless the device does not report its maximum or its scale. Kostal's inverters keep a limit
 * of model 123 until it is written again (found by evcc at a PLENTICORE plus 10, software 02.21).
 */
export async function findModelLimiters(read: ReadRegisters, headers: readonly Header[], maker: string): Promise<ModelLimiter[]> {
  const ids = new Set([120, 121, 702, ...Object.keys(controls).map(Number)])
  const models = new Map<number, Model>()
  for (const header of headers) {
    // A device that refuses to read its settings cannot be limited, but can still be read.
    const found = ids.has(header.id) ? await readModels(read, [header]).catch(unlessRefused) : []
    for (const model of found) models.set(model.id, model)
  }
  const value = (id: number, name: string) => models.get(id)?.values[name]
  const most: Record<LimitedPower, Value> = {
    generation: value(121, 'WMax') ?? value(702, 'WMax') ?? value(702, 'WMaxRtg') ?? value(120, 'WRtg'),
    consumption: value(124, 'WChaMax'),
  }
  const limiters = headers.flatMap((header): ModelLimiter[] => {
    const points = controls[header.id]
    const model = models.get(header.id)
    if (!points || !model || typeof model.values[points.factor] !== 'number') return []
    const maxPowerW = most[points.power]
    const endedBy: LimitEnder = typeof model.values[points.revertSeconds] === 'number' && !isKostal(maker) ? 'device' : 'gateway'
    return typeof maxPowerW === 'number' && maxPowerW > 0 ? [{ power: points.power, by: 'model', header, maxPowerW, endedBy }] : []
  })
  // If a device has both, model 704 counts, because it is newer.
  return limiters.filter(({ power, header }) => !limiters.some((other) => other.power === power && other.header.id > header.id))
}

const unlessRefused = (error: unknown): [] => {
  if (isRefusal(error)) return []
  throw error
}

export async function readModelLimit(read: ReadRegisters, { header }: ModelLimiter): Promise<SetLimit> {
  const points = controlsOf(header)
  const [model] = await readModels(read, [header])
  const { [points.percent]: percent, [points.enable]: enabled } = model?.values ?? {}
  if (typeof percent !== 'number' || typeof enabled !== 'number') throw new Error('the device does not report how it is limited')
  return { percent, isEnabled: enabled % 2 === 1 }
}

export async function readModelFormer(read: ReadRegisters, { header }: ModelLimiter): Promise<FormerRegisters> {
  const former: { address: number; registers: number[] }[] = []
  for (const block of controlsOf(header).blocks) {
    const { address, size } = placeOf(header, block)
    former.push({ address, registers: [...(await read(address, size))] })
  }
  return former
}

export async function writeModelLimit(access: DeviceAccess, limiter: ModelLimiter, wanted: WantedLimit): Promise<SetLimit> {
  const { read } = access
  const { header, endedBy } = limiter
  const points = controlsOf(header)
  const factor = (await readControl(read, header)).values[points.factor]
  if (typeof factor !== 'number') throw new Error('the device does not report its scale')
  const formerly = (name: string) => formerRegister(header, wanted.former, name)
  const set: Record<string, number | undefined> = {
    [points.percent]: Math.floor(scale(Math.min(100, Math.max(0, wanted.percent)), -factor)),
    ...(endedBy === 'device' ? { [points.revertSeconds]: wanted.revertSeconds } : {}),
    ...(points.reverted ? { [points.reverted.percent]: formerly(points.percent), [points.reverted.enable]: formerly(points.enable) } : {}),
  }
  for (const block of points.blocks) {
    const { address, size } = placeOf(header, block)
    const present = await read(address, size)
    const registers = [...present]
    for (const name of block) {
      const at = header.address + offsetOf(header.id, name) - address
      if (name === points.enable) registers[at] = (registers[at] === absent ? 0 : (registers[at] ?? 0)) | 1
      else if (set[name] !== undefined) put(registers, at, set[name], widthOf(header.id, name))
    }
    // The limit itself is always repeated, because that starts the device's time again.
    const always = header.address + offsetOf(header.id, points.percent) - address
    await writeBlock(access, address, registers, (at) => at === always || registers[at] !== present[at])
  }
  return readModelLimit(read, limiter)
}

/** Writes registers at once. A device that refuses that may take single ones: Kostal's inverters do. Then only the `needed` are written. */
async function writeBlock(
  { write, writeOne }: DeviceAccess,
  address: number,
  registers: readonly number[],
  needed: (at: number) => boolean,
): Promise<void> {
  try {
    await write(address, registers)
  } catch (error) {
    if (!isRefusal(error)) throw error
    for (const [at, register] of registers.entries()) if (needed(at)) await writeOne(address + at, register)
  }
}

/** Restores a limit's previous setting. */
export async function restoreModelLimit(access: DeviceAccess, limiter: ModelLimiter, former: FormerRegisters): Promise<SetLimit> {
  // Newest first: a battery's mode ends before its rate changes.
  for (const { address, registers } of [...former].reverse()) {
    const present = await access.read(address, registers.length)
    await writeBlock(access, address, registers, (at) => registers[at] !== present[at])
  }
  return readModelLimit(access.read, limiter)
}

function formerRegister(header: Header, former: FormerRegisters, name: string): number | undefined {
  const at = header.address + offsetOf(header.id, name)
  const block = former.find(({ address, registers }) => at >= address && at < address + registers.length)
  return block?.registers[at - block.address]
}

async function readControl(read: ReadRegisters, header: Header): Promise<Model> {
  const length = Math.min(header.length, sizeOf(requireModel(header.id)) - 2)
  const registers = await read(header.address, length + 2)
  return decodeModel((at) => registers[at - header.address], { ...header, length })
}

function placeOf(header: Header, block: readonly string[]): { address: number; size: number } {
  const [first = '', last = ''] = [block[0], block.at(-1)]
  const from = offsetOf(header.id, first)
  return { address: header.address + from, size: offsetOf(header.id, last) + widthOf(header.id, last) - from }
}

const widthOf = (id: number, name: string): number => requireModel(id).points.find((point) => point.name === name)?.size ?? 1

function put(registers: number[], at: number, value: number, width: number): void {
  if (width === 2) registers[at] = Math.floor(value / 65_536) % 65_536
  registers[at + width - 1] = value % 65_536
}
