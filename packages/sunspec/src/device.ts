import type { Described, DeviceReading } from './device-reading.ts'
import type { Limiter } from './limiter.ts'
import { findLimiters, findOwnLimiters } from './limits.ts'
import { isKostal, lacksKostalBattery } from './makers/kostal.ts'
import type { OwnDevice, OwnMap } from './makers/own-device.ts'
import { findBeside, findOwnDevices, readOwn } from './makers/own-maps.ts'
import { isSolarEdge } from './makers/solaredge.ts'
import { findMap, type Header, isRefusal, NotSunSpec, type ReadRegisters, readHeaders, readModels } from './model-chain.ts'
import type { Decoded, Model } from './model-codec.ts'

/**
 * A device's description of itself, and the headers of its models. A register map may contain several devices. A device without SunSpec
 * has no models, only its manufacturer's own registers.
 */
export type SunSpecDevice = Described & {
  version: string | undefined
  headers: readonly Header[]
  /** The manufacturer of the first device of the register map, which reads the others and determines their signs. */
  mapMaker: string
  /** What the device measures in its manufacturer's own registers. */
  own?: OwnMap
  /** The unit of these registers, if different. */
  ownUnit?: number
  limiters: readonly Limiter[]
}

const inverters = new Set([101, 102, 103, 111, 112, 113, 701])
const meters = new Set([201, 202, 203, 204, 211, 212, 213, 214])
const batteryModels = new Set([124, 713, 802, 803])
const gridMeter = /import|export/i
const storagePort = 1

/** The devices of a register map; empty if there is no map. */
export async function findDevices(read: ReadRegisters): Promise<SunSpecDevice[]> {
  const start = await findMap(read)
  if (start === undefined) {
    const own = await findOwnDevices(read)
    return Promise.all(own.map(async (device) => describeOwn(device, await findOwnLimiters(read, device))))
  }
  const headers = await readHeaders(read, start).catch(wholeModels)
  const firsts = headers.flatMap(({ id }, place) => (id === 1 ? [place] : []))
  const devices: SunSpecDevice[] = []
  for (const [order, first] of firsts.entries()) {
    const chain = headers.slice(first, firsts[order + 1])
    const [common] = await readModels(read, chain.slice(0, 1))
    if (!common) continue
    const own = await withoutPhantoms(read, chain, textOf(common.values.Mn))
    const mapMaker = devices[0]?.mapMaker ?? textOf(common.values.Mn)
    const beside = devices.length === 0 ? await findBeside(read, mapMaker) : undefined
    const found = { mapMaker, own: beside, limiters: await findLimiters(read, own, devices.length === 0 ? mapMaker : '') }
    const [inverter, meter] = splitMeter(own)
    devices.push(describe(common, { headers: inverter, ...found }))
    if (meter) devices.push(describe(common, { headers: meter, mapMaker, limiters: [] }))
  }
  return devices
}

/** A model that is longer than its header states breaks the chain after it. The models before it are complete. */
function wholeModels(error: unknown): readonly Header[] {
  if (error instanceof NotSunSpec && error.headers.some(({ id }) => inverters.has(id) || meters.has(id))) return error.headers
  throw error
}

/** Kostal's inverters have a battery's model even without a battery. */
async function withoutPhantoms(read: ReadRegisters, chain: readonly Header[], maker: string): Promise<readonly Header[]> {
  const isBattery = ({ id }: Header) => batteryModels.has(id)
  const isPhantom = isKostal(maker) && chain.some(isBattery) && (await lacksKostalBattery(read))
  return isPhantom ? chain.filter((header) => !isBattery(header)) : chain
}

/** A meter among the models of an inverter is a separate device: both have a power. */
function splitMeter(own: readonly Header[]): [Header[], Header[]?] {
  const isMetering = ({ id }: Header) => meters.has(id)
  if (!own.some(isMetering) || !own.some(({ id }) => inverters.has(id))) return [[...own]]
  return [own.filter((header) => !isMetering(header)), own.filter((header) => header.id === 1 || isMetering(header))]
}

type Found = Pick<SunSpecDevice, 'headers' | 'mapMaker' | 'own' | 'limiters'>

function describe({ values }: Model, { headers, mapMaker, own, limiters }: Found): SunSpecDevice {
  const has = (ids: ReadonlySet<number>) => headers.some(({ id }) => ids.has(id))
  return {
    manufacturer: textOf(values.Mn),
    model: textOf(values.Md),
    serialNumber: textOf(values.SN),
    version: values.Vr === undefined ? undefined : textOf(values.Vr),
    does: { generates: has(inverters), stores: has(batteryModels) || own !== undefined, meters: has(meters) },
    isAtGrid: gridMeter.test(textOf(values.Opt)),
    headers,
    mapMaker,
    ...(own ? { own } : {}),
    limiters,
  }
}

const describeOwn = (device: OwnDevice, limiters: readonly Limiter[]): SunSpecDevice => ({
  ...device,
  version: undefined,
  headers: [],
  mapMaker: device.manufacturer,
  limiters,
})

/** Reads the current measurements of a device. `readOwnUnit` reads registers of `ownUnit`. */
export async function readDevice(read: ReadRegisters, device: SunSpecDevice, readOwnUnit = read): Promise<DeviceReading> {
  const { mapMaker, headers, own } = device
  const measuring = headers.filter(({ id }) => inverters.has(id) || meters.has(id) || batteryModels.has(id) || id === 160 || id === 714)
  const models: Model[] = []
  let refusal: unknown
  for (const header of measuring) {
    // A model that the device refuses to read has no measurements; the other models do.
    const some = await readModels(read, [header]).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      refusal = error
      return []
    })
    models.push(...some)
  }
  if (models.length === 0 && refusal) throw refusal
  const reading = readingOf(mapMaker, models)
  if (!own) return reading
  // The manufacturer's own registers are more precise. A value that they lack now is unknown, even if a model has it.
  const merged: DeviceReading = { ...reading, ...(await readOwn(readOwnUnit, own)) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
}

/** The measurements in models of a device, in the register map of a manufacturer. */
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
      set('exportedWh', isKostal(mapMaker) ? countedDown(values) : numberOf(values.TotWhExp))
    } else {
      set('batteryW', batteryPowerOf(model))
      const percent = numberOf(values.SoC ?? values.ChaState)
      set('stateOfCharge', percent === undefined ? undefined : Math.min(1, Math.max(0, percent / 100)))
    }
  }
  return reading
}

/** Kostal's energy meter counts export downwards from 0, as a negative number in an unsigned one. */
function countedDown({ TotWhExp, TotWh_SF }: Model['values']): number | undefined {
  const [energyWh, factor] = [numberOf(TotWhExp), numberOf(TotWh_SF) ?? 0]
  const wrapWh = 2 ** 32 * 10 ** factor
  return energyWh === undefined || energyWh < wrapWh / 2 ? energyWh : wrapWh - energyWh
}

/** A battery's own power, or that of an inverter's ports to it. */
function batteryPowerOf({ id, values, groups }: Model): number | undefined {
  if (id === 802) return numberOf(values.W)
  if (id === 714) return sumOf(groups.Prt, (port) => (port.values.PrtTyp === storagePort ? numberOf(port.values.DCW) : undefined))
  if (id !== 160) return undefined
  // Fronius has separate names for the two directions of its battery port.
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
