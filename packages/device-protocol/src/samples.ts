import { type MeasurementName, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { applianceKind, appliancesMax, deviceId } from './appliances.ts'

/** Older samples are rejected, because they are no longer kept. */
export const oldestSampleMs = 90 * 86_400_000
/** How far ahead of the server a gateway's clock may be. */
export const futureToleranceMs = 5 * 60_000
export const samplesPerBatchMax = 1_000
/** The end of the year 9999, beyond which instants have no text of four digits. */
const latestDateMs = 253_402_300_799_999

export const applianceSample = z.object({
  deviceId,
  kind: applianceKind,
  powerW: z.number().min(measurements.grid.min).max(measurements.grid.max),
  stateOfCharge: z.number().min(0).max(1).optional(),
  /** Counters that only grow: what the device generated, consumed or, as a meter, imported; and what a meter exported. */
  energyReadingWh: z.number().min(0).max(1e12).optional(),
  energyExportReadingWh: z.number().min(0).max(1e12).optional(),
  temperatureC: z.number().min(-60).max(200).optional(),
})
export type ApplianceSample = z.infer<typeof applianceSample>

const gasReading = z.object({ deviceId, readingM3: z.number().min(0).max(1e9) })

type Field = (typeof measurements)[MeasurementName]['field']

// One entry for each measurement, named by its field.
const measurementFields = Object.fromEntries(
  measurementNames.map((name) => {
    const { field, unit, min, max } = measurements[name]
    const value: z.ZodNumber = unit === 'Ws' ? z.int() : z.number()
    return [field, value.min(min).max(max).optional()]
  }),
) as Record<Field, z.ZodOptional<z.ZodNumber>>

/** Measurements of a home at one instant, with the signs of `measurements`, and those of single appliances. */
export const sample = z.object({
  /** The measured instant: ISO 8601 with offset, or epoch milliseconds. */
  at: z.union([z.int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))]),
  ...measurementFields,
  appliances: z.array(applianceSample).max(appliancesMax).optional(),
  gasMeters: z.array(gasReading).min(1).max(8).optional(),
})

/** A measurement after parsing: `at` is epoch milliseconds. */
export type Sample = z.output<typeof sample>
export type SampleInput = z.input<typeof sample>

/** Limits of the schema, by the field of the measurement. */
const limits: ReadonlyMap<string, { min: number; max: number; isWhole: boolean }> = new Map(
  measurementNames.map((name) => {
    const { field, unit, min, max } = measurements[name]
    return [field, { min, max, isWhole: unit === 'Ws' }]
  }),
)

/**
 * Whether a sample has an instant in epoch ms, valid measurements and nothing else. Nearly all do, and the schema takes ten times as long
 * to find the same.
 */
function isPlain(given: unknown): given is Sample {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  let isDated = false
  for (const field in given) {
    const value: unknown = given[field as keyof typeof given]
    if (field === 'at') {
      if (!Number.isSafeInteger(value)) return false
      isDated = true
      continue
    }
    const limit = limits.get(field)
    if (!limit || typeof value !== 'number' || !(value >= limit.min && value <= limit.max)) return false
    if (limit.isWhole && !Number.isSafeInteger(value)) return false
  }
  return isDated
}

const dated = z.object({ at: sample.shape.at })

/** The instant that a sample names in epoch ms, even if the rest of it is invalid. */
export function instantOfSample(given: unknown): number | undefined {
  const parsed = dated.safeParse(given)
  return parsed.success && Math.abs(parsed.data.at) <= latestDateMs ? parsed.data.at : undefined
}

/** Why a sample of a batch, or an entry of its lists, was rejected. */
export type BadSample = { index: number; field: string; message: string }

export type SortedSamples = { good: Sample[]; bad: BadSample[] }

/** Parses each sample on its own, so that an invalid one does not reject the others. `now` is epoch ms. */
export function sortSamples(samples: readonly unknown[], now: number): SortedSamples {
  const good: Sample[] = []
  const bad: BadSample[] = []
  for (const [index, given] of samples.entries()) {
    const { parsed, lost } = parseSample(given)
    for (const fault of lost) bad.push({ index, ...fault })
    if (!parsed) continue
    const fault = faultOf(parsed, now)
    if (fault) bad.push({ index, ...fault })
    else good.push(parsed)
  }
  return { good, bad }
}

type Fault = Omit<BadSample, 'index'>
const none: Fault[] = []

/** Parses a sample. A bad entry of its lists loses only itself, unless nothing else is left. */
function parseSample(given: unknown): { parsed?: Sample; lost: Fault[] } {
  if (isPlain(given)) return { parsed: given, lost: none }
  const parsed = sample.safeParse(given)
  if (parsed.success) return { parsed: parsed.data, lost: [] }
  const faults = parsed.error.issues.map(({ path, message }) => ({ path, field: path.join('.'), message }))
  const [first] = faults
  const reason = (fault = first) => (fault ? [{ field: fault.field, message: fault.message }] : [])
  const isOfEntry = ({ path: [list, place] }: (typeof faults)[number]) => entryLists.has(String(list)) && typeof place === 'number'
  if (!faults.every(isOfEntry)) return { lost: reason(faults.find((fault) => !isOfEntry(fault))) }
  const rest: Record<string, unknown> = { ...(given as Record<string, unknown>) } // lists of an object
  for (const list of entryLists) {
    const wrong = new Set(faults.flatMap(({ path }) => (path[0] === list ? [path[1]] : [])))
    if (wrong.size === 0) continue
    const kept = (rest[list] as unknown[]).filter((_, place) => !wrong.has(place)) // its entries have faults
    if (kept.length > 0) rest[list] = kept
    else delete rest[list]
  }
  const again = sample.safeParse(rest)
  const isSomething = again.success && (again.data.appliances ?? again.data.gasMeters ?? holdsMeasurement(again.data))
  if (!again.success || !isSomething) return { lost: reason() }
  const places = new Map(faults.map((fault) => [fault.path.slice(0, 2).join('.'), fault]))
  return { parsed: again.data, lost: [...places.values()].flatMap((fault) => reason(fault)) }
}

const entryLists = new Set(['appliances', 'gasMeters'])
const holdsMeasurement = (given: Sample) => measurementNames.some((name) => given[measurements[name].field] !== undefined)

function faultOf(given: Sample, now: number): { field: string; message: string } | undefined {
  if (given.at > now + futureToleranceMs) return { field: 'at', message: 'lies in the future' }
  if (given.at < now - oldestSampleMs) return { field: 'at', message: 'is older than 90 days' }
  const hasDevices = given.appliances !== undefined || given.gasMeters !== undefined
  if (!hasDevices && !holdsMeasurement(given)) {
    return { field: '', message: 'holds no measurement' }
  }
  return undefined
}
