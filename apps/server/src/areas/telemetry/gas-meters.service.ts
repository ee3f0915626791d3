/**
 * Stores what gas meters counted. A meter may report seldom, such as once an hour or a day: each of its readings decides about the time to the
 * readings beside it, which are in other quarter hours than those that are summed.
 */
import type { RegisterPoint } from '@wattdesk/energy/counters.ts'
import { type GasMeter, type GasVolume, gasMaxGapMs, gasVolumesOfSlots } from '@wattdesk/energy/gas.ts'
import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import type { Tx } from '../../db/transaction.ts'
import * as store from './gas-meters.store.ts'
import type { Run } from './rollup.store.ts'

/** A meter with the first and the last of its readings in a run of quarter hours. */
export type SeldomMeter = store.MeterOfSite & Span
type SiteVolume = GasVolume & { siteId: string }

/** The meter, if readings beside those in a run may be further away than the samples that were read with it. */
export function seldomIn({ siteId, start, end }: Run, { sourceId, deviceId, readings }: GasMeter, now: number): SeldomMeter[] {
  const instants = readings.map(({ at }) => at)
  const within = instants.filter((at) => at >= start && at < end)
  if (within.length === 0) return []
  const [first, last] = [Math.min(...within), Math.max(...within)]
  // Nothing can have followed a reading this recent.
  const isLatest = last + defaultMaxGapMs >= now
  const isBetween = instants.some((at) => at < first) && (isLatest || instants.some((at) => at > last))
  return isBetween ? [] : [{ siteId, sourceId, deviceId, start: first, end: last }]
}

/** The sums of the sites must be locked. */
export async function writeGasVolumes(tx: Tx, volumes: readonly SiteVolume[], seldom: readonly SeldomMeter[], now: Date): Promise<void> {
  const longest = new Map<string, SiteVolume>()
  for (const one of [...volumes, ...(await volumesBeside(tx, seldom))]) {
    const key = `${one.siteId} ${one.deviceId} ${one.slot}`
    if (one.coveredSeconds > (longest.get(key)?.coveredSeconds ?? -1)) longest.set(key, one)
  }
  await store.upsertGasIntervals(tx, [...longest.values()], now)
}

/** Volumes from the reading before to the reading after, whose quarter hours need the readings beside those. */
async function volumesBeside(tx: Tx, meters: readonly SeldomMeter[]): Promise<SiteVolume[]> {
  const readings = await store.listGasReadings(tx, meters, 2 * gasMaxGapMs)
  return meters.flatMap((meter, place) => volumesOf(meter, readings[place] ?? []))
}

function volumesOf({ siteId, deviceId, start, end }: SeldomMeter, readings: RegisterPoint[]): SiteVolume[] {
  const instants = readings.map(({ at }) => at)
  const before = instants.findLast((at) => at < start && at >= start - gasMaxGapMs) ?? start
  const after = instants.find((at) => at > end && at <= end + gasMaxGapMs) ?? end
  return gasVolumesOfSlots([{ deviceId, readings }])
    .filter(({ slot }) => slot >= quarterHourStart(before) && slot <= after)
    .map((volume) => ({ ...volume, siteId }))
}
