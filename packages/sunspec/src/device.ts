import { findMap, type Header, type ReadRegisters, readHeaders, readModels } from './model-chain.ts'
import type { Decoded, Model } from './model-codec.ts'

/** What a device says of itself, and the headers of its models. A register map may hold several devices. */
export type SunSpecDevice = {
  manufacturer: string
  model: string
  serialNumber: string
  version: string | undefined
  /** What it does, by its models. */
  does: { generates: boolean; stores: boolean; meters: boolean }
  /** A meter's place, where the device tells it. */
  isAtGrid: boolean
  headers: readonly Header[]
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
const batteries = new Set([124, 713, 802, 803])
/** Manufacturers whose meters count export as positive. */
const exportsPositive = /^solaredge/i
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
    if (common) devices.push(describe(common, own))
  }
  return devices
}

function describe({ values }: Model, headers: Header[]): SunSpecDevice {
  const has = (ids: ReadonlySet<number>) => headers.some(({ id }) => ids.has(id))
  return {
    manufacturer: textOf(values.Mn),
    model: textOf(values.Md),
    serialNumber: textOf(values.SN),
    version: values.Vr === undefined ? undefined : textOf(values.Vr),
    does: { generates: has(inverters), stores: has(batteries), meters: has(meters) },
    isAtGrid: gridMeter.test(textOf(values.Opt)),
    headers,
  }
}

/** Reads what a device measures now. */
export async function readDevice(read: ReadRegisters, { manufacturer, headers }: SunSpecDevice): Promise<DeviceReading> {
  const measuring = headers.filter(({ id }) => inverters.has(id) || meters.has(id) || batteries.has(id) || id === 160 || id === 714)
  return readingOf(manufacturer, await readModels(read, measuring))
}

export function readingOf(manufacturer: string, models: readonly Model[]): DeviceReading {
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
      set('meteredW', power !== undefined && exportsPositive.test(manufacturer) ? -power || 0 : power)
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
