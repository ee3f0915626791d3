/**
 * Moves or deletes the measurements of an installation that is assigned to a site, or removed, in batches, so that no transaction is
 * long. Moved samples are summed again at the site. Quarter hours whose samples are no longer kept move themselves.
 */
import { oldestSampleMs } from '@wattdesk/device-protocol/samples.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Tx } from '../../db/transaction.ts'
import { noteHomes } from './homes.store.ts'
import { readIntervals } from './imported-intervals.store.ts'
import { deleteSamples, deleteSums, findFirstInterval, moveSamples, moveSums } from './measurement-moves.store.ts'
import { lockSums } from './rollup.store.ts'

const samplesAtOnce = 10_000
/** The span of the quarter hours that are moved at once. */
const sumsAtOnceMs = 30 * dayMs

/** Returns true if none are left. */
export async function moveMeasurements(tx: Tx, from: string, to: string, now: Date): Promise<boolean> {
  if ((await moveSamples(tx, from, to, samplesAtOnce)) === samplesAtOnce) return false
  if (await moveOldSums(tx, from, to, now)) return false
  await deleteSums(tx, from)
  return true
}

/** Returns false if there are none. */
async function moveOldSums(tx: Tx, from: string, to: string, now: Date): Promise<boolean> {
  // A day less, because samples may be deleted meanwhile. Quarter hours that still have some are summed again.
  const before = now.getTime() - oldestSampleMs + dayMs
  const first = await findFirstInterval(tx, from)
  if (first === undefined || first >= before) return false
  const until = Math.min(first + sumsAtOnceMs, before)
  await lockSums(tx, [from, to])
  const moved = [...(await readIntervals(tx, from, first, until - 1)).values()]
  await noteHomes(
    tx,
    [to],
    moved.map((row) => ({ ...row, siteId: to, slot: row.start })),
    now,
  )
  await moveSums(tx, from, to, { until: new Date(until), now })
  return true
}

/** Returns true if none are left. */
export async function deleteMeasurements(tx: Tx, siteId: string): Promise<boolean> {
  const isLast = (await deleteSamples(tx, siteId, samplesAtOnce)) < samplesAtOnce
  if (isLast) await deleteSums(tx, siteId)
  return isLast
}
