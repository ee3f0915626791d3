import { z } from 'zod'
import { applianceKind, deviceId } from './appliances.ts'

/** Measurements older than this are no longer kept, and no longer taken. */
export const oldestSampleMs = 90 * 86_400_000
/** How far ahead of the server a gateway's clock may be. */
export const futureToleranceMs = 5 * 60_000
export const samplesPerBatchMax = 1_000

/** Powers beyond this are no home's: 1 MW. */
const power = z.number().min(-1_000_000).max(1_000_000)
const consumption = z.number().min(0).max(1_000_000)
/** Meter readings in Ws, up to 1 TWh; whole numbers, exact in a double. */
const reading = z.int().min(0).max(3_600_000_000_000_000)

export const applianceSample = z.object({
  deviceId,
  kind: applianceKind,
  powerW: power,
  stateOfCharge: z.number().min(0).max(1).optional(),
  energyReadingWh: z.number().min(0).max(1e12).optional(),
  temperatureC: z.number().min(-60).max(200).optional(),
})
export type ApplianceSample = z.infer<typeof applianceSample>

/**
 * One measurement of a home. Powers in W with the signs of gridX: grid above 0 is import, battery above 0 is discharge.
 * A value that is absent was not measured; it is never 0. An inverter may draw a little at night, so PV may fall below 0.
 */
export const sample = z.object({
  /** The instant measured: ISO 8601 with offset, or epoch milliseconds. */
  at: z.union([z.int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))]),
  pvPowerW: z.number().min(-1_000).max(1_000_000).optional(),
  gridPowerW: power.optional(),
  batteryPowerW: power.optional(),
  householdPowerW: power.optional(),
  heatPumpPowerW: consumption.optional(),
  wallboxPowerW: consumption.optional(),
  heaterPowerW: consumption.optional(),
  batteryStateOfCharge: z.number().min(0).max(1).optional(),
  gridImportReadingWs: reading.optional(),
  gridExportReadingWs: reading.optional(),
  appliances: z.array(applianceSample).max(32).optional(),
})

/** A measurement after parsing: `at` is epoch milliseconds. */
export type Sample = z.output<typeof sample>
export type SampleInput = z.input<typeof sample>

/** Why one sample of a batch was not taken. */
export type BadSample = { index: number; field: string; message: string }

export type SortedSamples = { good: Sample[]; bad: BadSample[] }

/** Parses each sample by itself, so that one bad among a hundred never loses the good ones. `now` is epoch ms. */
export function sortSamples(samples: readonly unknown[], now: number): SortedSamples {
  const good: Sample[] = []
  const bad: BadSample[] = []
  for (const [index, given] of samples.entries()) {
    const parsed = sample.safeParse(given)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      bad.push({ index, field: issue?.path.join('.') ?? '', message: issue?.message ?? 'invalid' })
      continue
    }
    const fault = faultOf(parsed.data, now)
    if (fault) bad.push({ index, ...fault })
    else good.push(parsed.data)
  }
  return { good, bad }
}

const measured = [
  'pvPowerW',
  'gridPowerW',
  'batteryPowerW',
  'householdPowerW',
  'heatPumpPowerW',
  'wallboxPowerW',
  'heaterPowerW',
  'batteryStateOfCharge',
  'gridImportReadingWs',
  'gridExportReadingWs',
  'appliances',
] as const satisfies (keyof Sample)[]

function faultOf(given: Sample, now: number): { field: string; message: string } | undefined {
  if (given.at > now + futureToleranceMs) return { field: 'at', message: 'lies in the future' }
  if (given.at < now - oldestSampleMs) return { field: 'at', message: 'is older than 90 days' }
  if (measured.every((key) => given[key] === undefined)) return { field: '', message: 'holds no measurement' }
  return undefined
}
