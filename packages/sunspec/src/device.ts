import { findLimiters, type Limiter } from './limits.ts'
import { findMap, type Header, type ReadRegisters, readHeaders, readModels } from './model-chain.ts'
import type { Decoded, Model } from './model-codec.ts'
import { type Battery, findBatteries, isSolarEdge, readBatteries } from './solaredge.ts'

/** What a device says of itself, and the headers of its models. A register map may hold several devices. */
export type SunSpecDevice = {
  manufacturer: string
  model: string
  serialNumber: string
  version: string | undefined
  /** What it does, by its models. */
  does: { generates: boolean; stores: boolean; meters: boolean }
  /** A meter's place, where the device reports it. */
  isAtGrid: boolean
  headers: readonly Header[]
  /** Who made the first device of the register map. It reads the others, and decides on their signs. */
  mapMaker: string
  /** Batteries outside of the chain of models. */
  batteries: readonly Battery[]
  limiters: readonly Limiter[]
}

/** What a device measures. Absent: it does not measure it, or not now. */
export type DeviceReading = {
  /** AC power of an inverter; negative while it draws. */
  generatedW?: number
  generatedWh?: number
  /** At a meter; positive is import. */
  meteredW?: number
  importedWh?: number
  exportedWh?: number
  /** Positive is discharge. */
  batteryW?: number
  /** 0 to 1. */
  stateOfCharge?: number
  temperatureC?: number
}

const inverters = new Set([101, 102, 103, 111, 112, 113, 701])
const meters = new Set([201, 202, 203, 204, 211, 212, 213, 214])
const batteryModels = new Set([124, 713, 802, 803])
const gridMeter = /import|export/i
const storagePort = 1

/** The devices of a register map; none if there is no map. */
export async function findDevices(read: ReadRegisters): Promise<SunSpecDevice[]> {
  const start = await findMap(read)
  if (start === undefined) return []
  const headers = await readHeaders(read, start)
  const firsts = headers.flatMap(({ id }, place) => (id === 1 ? [place] : []))
  const devices: SunSpecDevice[] = []
  for (const [order, first] of firsts.entries()) {
    const own = headers.slice(first, firsts[order + 1])
    const [common] = await readModels(read, own.slice(0, 1))
    if (!common) continue
    const mapMaker = devices[0]?.mapMaker ?? textOf(common.values.Mn)
    const batteries = devices.length === 0 && isSolarEdge(mapMaker) ? await findBatteries(read) : []
    const found = { mapMaker, batteries, limiters: await findLimiters(read, own) }
    const [inverter, meter] = splitMeter(own)
    devices.push(describe(common, { headers: inverter, ...found }))
    if (meter) devices.push(describe(common, { headers: meter, mapMaker, batteries: [], limiters: [] }))
  }
  return devices
}

/** A meter among the models of an inverter is a device of its own: both have a power. */
function splitMeter(own: readonly Header[]): [Header[], Header[]?] {
  const isMetering = ({ id }: Header) => meters.has(id)
  if (!own.some(isMetering) || !own.some(({ id }) => inverters.has(id))) return [[...own]]
  return [own.filter((header) => !isMetering(header)), own.filter((header) => header.id === 1 || isMetering(header))]
}

type Found = Pick<SunSpecDevice, 'headers' | 'mapMaker' | 'batteries' | 'limiters'>

function describe({ values }: Model, { headers, mapMaker, batteries, limiters }: Found): SunSpecDevice {
  const has = (ids: ReadonlySet<number>) => headers.some(({ id }) => ids.has(id))
  return {
    manufacturer: textOf(values.Mn),
    model: textOf(values.Md),
    serialNumber: textOf(values.SN),
    version: values.Vr === undefined ? undefined : textOf(values.Vr),
    does: { generates: has(inverters), stores: has(batteryModels) || batteries.length > 0, meters: has(meters) },
    isAtGrid: gridMeter.test(textOf(values.Opt)),
    headers,
    mapMaker,
    batteries,
    limiters,
  }
}

/** Reads what a device measures now. */
export async function readDevice(read: ReadRegisters, { mapMaker, headers, batteries }: SunSpecDevice): Promise<DeviceReading> {
  const measuring = headers.filter(({ id }) => inverters.has(id) || meters.has(id) || batteryModels.has(id) || id === 160 || id === 714)
  const reading = readingOf(mapMaker, await readModels(read, measuring))
  if (batteries.length === 0) return reading
  const { batteryW, stateOfCharge } = await readBatteries(read, batteries)
  return { ...reading, ...(batteryW === undefined ? {} : { batteryW }), ...(stateOfCharge === undefined ? {} : { stateOfCharge }) }
}

/** What models of a device measure, in the register map of a maker. */
export function readingOf(mapMaker: string, models: readonly Model[]): DeviceReading {
  const reading: DeviceReading = {}
  const set = (name: keyof DeviceReading, value: number | undefined) => {
    if (value !== undefined) reading[name] ??= value
  }
  for (const model of models) {
    const { id, values } = model
    if (inverters.has(id)) {
      set('generatedW', numberOf(values.W))
      set('generatedWh', numberOf(values.WH ?? values.TotWhInj))
      set('temperatureC', numberOf(values.TmpCab))
    } else if (meters.has(id)) {
      const power = numberOf(values.W)
      set('meteredW', power !== undefined && isSolarEdge(mapMaker) ? -power || 0 : power)
      set('importedWh', numberOf(values.TotWhImp))
      set('exportedWh', numberOf(values.TotWhExp))
    } else {
      set('batteryW', batteryPowerOf(model))
      const percent = numberOf(values.SoC ?? values.ChaState)
      set('stateOfCharge', percent === undefined ? undefined : Math.min(1, Math.max(0, percent / 100)))
    }
  }
  return reading
}

/** A battery's own power, or that of an inverter's ports to it. */
function batteryPowerOf({ id, values, groups }: Model): number | undefined {
  if (id === 802) return numberOf(values.W)
  if (id === 714) return sumOf(groups.Prt, (port) => (port.values.PrtTyp === storagePort ? numberOf(port.values.DCW) : undefined))
  if (id !== 160) return undefined
  // Fronius names the two directions of its battery port.
  return sumOf(groups.module, ({ values: { IDStr, DCW } }) => {
    const power = numberOf(DCW)
    if (power === undefined) return undefined
    const name = textOf(IDStr)
    if (/^StDisCha/i.test(name)) return power
    return /^StCha/i.test(name) ? -power || 0 : undefined
  })
}

function sumOf(parts: readonly Decoded[] | undefined, take: (part: Decoded) => number | undefined): number | undefined {
  const values = (parts ?? []).flatMap((part) => take(part) ?? [])
  return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0)
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
