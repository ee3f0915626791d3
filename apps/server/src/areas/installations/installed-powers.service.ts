/** What a home has, and since when, follows from its devices: every change of a device must run in here. */
import type { Tx } from '../../db/transaction.ts'
import { noteInstalledPowers, readInstalledPowers } from './installed-powers.store.ts'

/** Changes devices of a site, and notes the powers that it has as a result. */
export async function withInstalledPowers<T>(tx: Tx, siteId: string, now: Date, change: () => Promise<T>): Promise<T> {
  const before = await readInstalledPowers(tx, siteId)
  const changed = await change()
  await noteInstalledPowers(tx, siteId, before, now)
  return changed
}
