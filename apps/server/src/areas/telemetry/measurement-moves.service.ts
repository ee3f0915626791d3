/**
 * Moves or deletes the measurements of an installation that is assigned to a site, or removed, in batches, so that no transaction is
 * long; moved ones are summed again at the site.
 */
import type { Tx } from '../../db/transaction.ts'
import { deleteSamples, deleteSums, moveSamples } from './measurement-moves.store.ts'

const samplesAtOnce = 10_000

/** Returns true if none are left. */
export async function moveMeasurements(tx: Tx, from: string, to: string): Promise<boolean> {
  const isLast = (await moveSamples(tx, from, to, samplesAtOnce)) < samplesAtOnce
  if (isLast) await deleteSums(tx, from)
  return isLast
}

/** Returns true if none are left. */
export async function deleteMeasurements(tx: Tx, siteId: string): Promise<boolean> {
  const isLast = (await deleteSamples(tx, siteId, samplesAtOnce)) < samplesAtOnce
  if (isLast) await deleteSums(tx, siteId)
  return isLast
}
