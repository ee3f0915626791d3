/**
 * Turns samples into energies. A sample marks its quarter hour in its own transaction. The rollup recomputes marked quarter
 * hours from their samples, of homes and of single devices, then their days and months in the site's time zone. It always
 * starts from scratch, so late, repeated or unordered samples and repeated rollups change nothing. A mark is removed in the
 * transaction that commits its sums: if a process dies, another one takes over.
 */

import { type Meter, metersOf } from '@wattdesk/energy/counter-gaps.ts'
import { type GasVolume, gasMetersOf, gasVolumesOfSlots } from '@wattdesk/energy/gas.ts'
import { unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { withSums } from '@wattdesk/energy/home-systems.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { withNight } from '@wattdesk/energy/night.ts'
import {
  type DecidedEnergies,
  type DeviceEnergy,
  deviceEnergiesOfSlots,
  energiesOfSources,
  withoutLastStep,
} from '@wattdesk/energy/slot-energies.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { listHomeSystems } from '../../db/home-systems-sql.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { writeCounterGaps } from './counter-gaps.service.ts'
import { listLastSteps } from './counter-steps.store.ts'
import { type SeldomMeter, seldomIn, writeGasVolumes } from './gas-meters.service.ts'
import { type MeasuredHome, noteHomes } from './homes.store.ts'
import { withSamples } from './imported-intervals.rules.ts'
import * as store from './rollup.store.ts'

/** How often the current quarter hour is summed. */
const runningPauseSeconds = 20
/** Few enough that reading their samples does not block the process for long. */
const slotsAtOnce = 40

export type RollupCtx = Pick<Ctx, 'db' | 'clock'>

/** Called within the transaction of the sums with the sites that were summed. */
export type Measured = (tx: Tx, siteIds: readonly string[], now: Date) => Promise<void>

/** Returns the number of quarter hours. */
export async function rollUp(ctx: RollupCtx, measured: Measured = async () => undefined): Promise<number> {
  while ((await store.takeMarks(ctx.db, ctx.clock.now(), runningPauseSeconds)) > 0);
  let total = 0
  for (;;) {
    const done = await sumDueSlots(ctx, measured)
    total += done
    if (done < slotsAtOnce) return total
  }
}

/** Returns the number of sites. */
export async function resumSites({ db, clock }: RollupCtx): Promise<number> {
  for (let total = 0; ; total++) {
    const siteId = await transaction(db, async (tx) => {
      const taken = await store.claimSiteToResum(tx, clock.now())
      if (!taken) return undefined
      await store.lockSums(tx, [taken])
      await store.resumSite(tx, taken)
      return taken
    })
    if (!siteId) return total
  }
}

async function sumDueSlots({ db, clock }: RollupCtx, measured: Measured): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const slots = await store.claimDueSlots(tx, now, slotsAtOnce)
    if (slots.length === 0) return 0
    const { rows, deviceRows, gasRows, seldomMeters, meters } = await energiesOf(tx, slots, now.getTime())
    const siteIds = [...new Set([...rows, ...deviceRows, ...gasRows, ...seldomMeters, ...meters].map((row) => row.siteId))]
    if (siteIds.length === 0) return slots.length
    await store.lockSums(tx, siteIds)
    await writeCounterGaps(tx, meters, now)
    await store.upsertDeviceIntervals(tx, deviceRows, now)
    await writeGasVolumes(tx, gasRows, seldomMeters, now)
    if (rows.length > 0) {
      const kept = await withImports(tx, rows)
      const homes = await noteHomes(tx, siteIds, kept, now)
      await store.upsertIntervals(
        tx,
        kept.map((row) => inHome(row, homes)),
        now,
      )
      const days = daysOf(rows, homes)
      if (days.length > 0) await store.sumDays(tx, days)
      const changed = daysOf([...rows, ...deviceRows].filter(hasEnded(now)), homes)
      if (changed.length > 0) await store.noteDayChanges(tx, changed)
      await store.sumWhenEnded(
        tx,
        slots.filter((slot) => !hasEnded(now)(slot)),
      )
    }
    await measured(tx, siteIds, now)
    return slots.length
  })
}

/** Imported quantities stay. The sums must be locked. */
async function withImports(tx: Tx, rows: Rows['rows']): Promise<store.StoredSlot[]> {
  const imported = await store.readImported(tx, rows)
  return rows.flatMap<store.StoredSlot>((row) => {
    const stored = imported.get(store.keyOfSlot(row))
    if (!stored) return [row]
    const kept = withSamples(stored, { ...row, start: row.slot })
    return kept ? [{ ...row, ...kept }] : []
  })
}

const hasEnded =
  (now: Date) =>
  ({ slot }: { slot: number }) =>
    slot + quarterHourMs <= now.getTime()

type OfSite<T> = T & { siteId: string }
type Rows = {
  rows: (store.SiteSlot & DecidedEnergies)[]
  deviceRows: OfSite<DeviceEnergy>[]
  gasRows: OfSite<GasVolume>[]
  seldomMeters: SeldomMeter[]
  meters: (Meter & store.Run)[]
}

/**
 * Energies of homes, of their devices and their gas meters, sorted by site and time, and their readings. Quarter hours without data are
 * absent.
 */
async function energiesOf(tx: Tx, slots: readonly store.SiteSlot[], now: number): Promise<Rows> {
  const runs = runsOf(slots)
  const samples = await readSamples(tx, runs)
  const systems = await listHomeSystems(
    tx,
    runs.map(({ siteId }) => siteId),
  )
  const all: Rows = { rows: [], deviceRows: [], gasRows: [], seldomMeters: [], meters: [] }
  for (const [index, run] of runs.entries()) {
    const { siteId, start, end } = run
    const sources = samples.get(index) ?? []
    const energies = energiesOfSources(withSums(sources, systems.get(siteId) ?? [], start))
    const ofRun = sources.flatMap(devicesOf)
    for (let slot = start; slot < end; slot += quarterHourMs) {
      const energy = energies.get(slot)
      if (energy) all.rows.push({ siteId, slot, ...energy })
    }
    // Samples are read beyond the run's ends, where they cover quarter hours only in part.
    const within = <T extends { slot: number }>(parts: T[]) => parts.filter(({ slot }) => slot >= start && slot < end)
    for (const energy of within(deviceEnergiesOfSlots(ofRun))) all.deviceRows.push({ siteId, ...energy })
    const gasMeters = gasMetersOf(ofRun)
    for (const volume of within(gasVolumesOfSlots(gasMeters))) all.gasRows.push({ siteId, ...volume })
    all.seldomMeters.push(...gasMeters.flatMap((meter) => seldomIn(run, meter, now)))
    for (const meter of metersOf(ofRun)) {
      if (meter.readings.some(({ at }) => at >= start && at < end)) all.meters.push({ siteId, start, end, ...meter })
    }
  }
  return all
}

/** Samples of each run, and further back where a counter in steps needs its last step. */
async function readSamples(tx: Tx, runs: readonly store.Run[]): Promise<Map<number, store.SourceSamples[]>> {
  const samples = await store.readSamplesAround(tx, runs)
  const counters = runs.flatMap(({ siteId, start }, place) =>
    (samples.get(place) ?? []).flatMap((columns) => {
      const { sourceId, at } = columns
      return withoutLastStep(columns, start).map((counter) => ({ ...counter, place, siteId, sourceId, before: at[0] ?? start }))
    }),
  )
  const further = [...(await listLastSteps(tx, counters))].flatMap(([place, readFrom]) => {
    const run = runs[place]
    return run ? [{ place, run: { ...run, readFrom } }] : []
  })
  if (further.length === 0) return samples
  const read = await store.readSamplesAround(
    tx,
    further.map(({ run }) => run),
  )
  for (const [index, { place }] of further.entries()) samples.set(place, read.get(index) ?? [])
  return samples
}

/** What a source reported of single devices, and its readings of the meter at the grid connection point. */
function devicesOf({ sourceId, at, gridImportReading, gridExportReading, appliances, gasMeters }: store.SourceSamples) {
  return Array.from(at, (instant, row) => ({
    at: instant,
    sourceId,
    gridImportReading: orNull(gridImportReading[row]),
    gridExportReading: orNull(gridExportReading[row]),
    appliances: appliances?.[row] ?? null,
    gasMeters: gasMeters?.[row] ?? null,
  }))
}

const orNull = (reading = Number.NaN): number | null => (Number.isNaN(reading) ? null : reading)

/** Joins adjacent quarter hours of a site into runs, so that their samples are read once. */
function runsOf(slots: readonly store.SiteSlot[]): store.Run[] {
  const runs: store.Run[] = []
  for (const { siteId, slot } of slots.toSorted((a, b) => (a.siteId === b.siteId ? a.slot - b.slot : a.siteId < b.siteId ? -1 : 1))) {
    const last = runs.at(-1)
    if (last?.siteId === siteId && last.end === slot) last.end += quarterHourMs
    else runs.push({ siteId, start: slot, end: slot + quarterHourMs })
  }
  return runs
}

const inHome = (row: store.StoredSlot, homes: ReadonlyMap<string, MeasuredHome>): store.StoredSlot =>
  withNight(row, row.slot, homes.get(row.siteId)?.home ?? unknownHome)

function daysOf(slots: readonly { siteId: string; slot: number }[], homes: ReadonlyMap<string, MeasuredHome>): store.SiteDay[] {
  const days = new Map<string, store.SiteDay>()
  for (const { siteId, slot } of slots) {
    const zone = homes.get(siteId)?.timeZone
    // It has no site yet, or was purged meanwhile.
    if (!zone) continue
    const day = localDayOf(slot, zone)
    if (!days.has(siteId + day)) days.set(siteId + day, { siteId, day, ...daySpan(day, zone) })
  }
  return [...days.values()]
}
