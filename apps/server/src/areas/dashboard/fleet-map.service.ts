/**
 * The map of homes. Its squares are counted every ten seconds, those of a large fleet less often; close views count the sites
 * themselves. Homes of inactive and deleted customers are excluded.
 */
import { patientTransaction } from '../../db/patient-transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countFleet, lockFleetCount } from './fleet-count.store.ts'

export async function refreshFleetMap({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await patientTransaction(db, async (tx) => {
    const now = clock.now()
    if (await lockFleetCount(tx, now)) await countFleet(tx, now)
  })
}
