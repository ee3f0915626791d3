import type { DeviceAccess, FormerRegisters, LimitedPower, Limiter, SetLimit, WantedLimit } from './limiter.ts'
import { isKostal } from './makers/kostal.ts'
import { findKostalLimiter, readKostalFormer, readKostalLimit, writeKostalLimit } from './makers/kostal-limit.ts'
import { isSolarEdge } from './makers/solaredge.ts'
import { findSolarEdgeLimiter, readSolarEdgeFormer, readSolarEdgeLimit, writeSolarEdgeLimit } from './makers/solaredge-limit.ts'
import { type Header, type ReadRegisters, readModels } from './model-chain.ts'
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

/** A limit expires in the device after this time unless it is set again, because the device may outlive its gateway. */
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

/**
 * The limitable powers. A device that does not report its maximum, or its scale, cannot be limited, nor can one that does not return to
 * its previous limit on its own.
 */
export async function findLimiters(read: ReadRegisters, headers: readonly Header[], maker: string): Promise<Limiter[]> {
  const limiters: Limiter[] = await findInModels(read, headers)
  const isMissing = (of: LimitedPower) => !limiters.some(({ power }) => power === of)
  if (isSolarEdge(maker) && isMissing('generation')) limiters.push(...(await findSolarEdgeLimiter(read)))
  if (isKostal(maker) && isMissing('consumption')) limiters.push(...(await findKostalLimiter(read)))
  return limiters
}

type ModelLimiter = Extract<Limiter, { by: 'model' }>

async function findInModels(read: ReadRegisters, headers: readonly Header[]): Promise<ModelLimiter[]> {
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
    if (!points || !model || ![points.factor, points.revertSeconds].every((name) => typeof model.values[name] === 'number')) return []
    const maxPowerW = most[points.power]
    return typeof maxPowerW === 'number' && maxPowerW > 0 ? [{ power: points.power, by: 'model', header, maxPowerW }] : []
  })
  // If a device has both, model 704 counts, because it is newer.
  return limiters.filter(({ power, header }) => !limiters.some((other) => other.power === power && other.header.id > header.id))
}

const unlessRefused = (error: unknown): [] => {
  if (error instanceof Error && error.name === 'ModbusException') return []
  throw error
}

export async function readLimit(read: ReadRegisters, limiter: Limiter): Promise<SetLimit> {
  if (limiter.by === 'solaredge') return readSolarEdgeLimit(read)
  if (limiter.by === 'kostal') return readKostalLimit(read, limiter)
  const { header } = limiter
  const points = controlsOf(header)
  const [model] = await readModels(read, [header])
  const { [points.percent]: percent, [points.enable]: enabled } = model?.values ?? {}
  if (typeof percent !== 'number' || typeof enabled !== 'number') throw new Error('the device does not report how it is limited')
  return { percent, isEnabled: enabled % 2 === 1 }
}

/** The registers that a limit changes, to restore them. */
export async function readFormer(read: ReadRegisters, limiter: Limiter): Promise<FormerRegisters> {
  if (limiter.by === 'solaredge') return readSolarEdgeFormer(read)
  if (limiter.by === 'kostal') return readKostalFormer(read, limiter)
  const { header } = limiter
  const former: { address: number; registers: number[] }[] = []
  for (const block of controlsOf(header).blocks) {
    const { address, size } = placeOf(header, block)
    former.push({ address, registers: [...(await read(address, size))] })
  }
  return former
}

/**
 * Limits a device, and returns its settings afterwards. The limit is rounded down to the device's scale. Unless it is written again in
 * time, the device returns to its previous settings.
 */
export async function writeLimit({ read, write }: DeviceAccess, limiter: Limiter, wanted: WantedLimit): Promise<SetLimit> {
  if (limiter.by === 'solaredge') return writeSolarEdgeLimit({ read, write }, wanted)
  if (limiter.by === 'kostal') return writeKostalLimit({ read, write }, limiter, wanted)
  const { header } = limiter
  const points = controlsOf(header)
  const factor = (await readControl(read, header)).values[points.factor]
  if (typeof factor !== 'number') throw new Error('the device does not report its scale')
  const formerly = (name: string) => formerRegister(header, wanted.former, name)
  const set: Record<string, number | undefined> = {
    [points.percent]: Math.floor(scale(Math.min(100, Math.max(0, wanted.percent)), -factor)),
    [points.revertSeconds]: wanted.revertSeconds,
    ...(points.reverted ? { [points.reverted.percent]: formerly(points.percent), [points.reverted.enable]: formerly(points.enable) } : {}),
  }
  for (const block of points.blocks) {
    const { address, size } = placeOf(header, block)
    const registers = [...(await read(address, size))]
    for (const name of block) {
      const at = header.address + offsetOf(header.id, name) - address
      if (name === points.enable) registers[at] = (registers[at] === absent ? 0 : (registers[at] ?? 0)) | 1
      else if (set[name] !== undefined) put(registers, at, set[name], widthOf(header.id, name))
    }
    await write(address, registers)
  }
  return readLimit(read, limiter)
}

function formerRegister(header: Header, former: FormerRegisters, name: string): number | undefined {
  const at = header.address + offsetOf(header.id, name)
  const block = former.find(({ address, registers }) => at >= address && at < address + registers.length)
  return block?.registers[at - block.address]
}

/** Restores a limit's previous setting. */
export async function restoreLimit({ read, write }: DeviceAccess, limiter: Limiter, former: FormerRegisters): Promise<SetLimit> {
  // Newest first: a battery's mode ends before its rate changes.
  for (const { address, registers } of [...former].reverse()) await write(address, registers)
  return readLimit(read, limiter)
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
