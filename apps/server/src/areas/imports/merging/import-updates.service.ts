/** Updates existing customers, if the member chose that the file overrides records. Changes only values that a row contains. */

import type { Tx } from '../../../db/transaction.ts'
import { changesOf, recordActivities } from '../../activities/activities.service.ts'
import { changeCustomersInBulk } from '../../customers/customer-bulk.service.ts'
import type { Chunk } from './import-chunks.store.ts'
import { type Difference, lockDifferences, markRows } from './import-updates.store.ts'
import type { Merge, MergeCtx } from './merge.service.ts'

export async function updateExisting(tx: Tx, ctx: MergeCtx, merge: Merge, chunk: Chunk): Promise<{ updated: number; refused: number }> {
  const found = await lockDifferences(tx, merge.record, chunk)
  const changeable = found.filter((one) => !one.refusal)
  const changes = changeable.flatMap((one) => {
    const difference = changesOf(one.before, one.after)
    return difference ? [{ one, difference }] : []
  })
  const at = ctx.clock.now()
  await changeCustomersInBulk(
    tx,
    changes.map(({ one, difference }) => ({ customerId: one.customerId, ...difference.after })),
    at,
  )
  await recordActivities(
    tx,
    ctx,
    merge.call,
    changes.map(({ one, difference }) => ({
      action: 'update' as const,
      event: 'customer.changed',
      object: { type: 'customer', id: one.customerId },
      customerId: one.customerId,
      tenant: { tenantId: merge.tenant.id, affiliateId: merge.tenant.affiliateId },
      source: 'csv_import' as const,
      ...difference,
    })),
  )
  await markRows(
    tx,
    merge.record.id,
    changes.map(({ one }) => one.row),
    'updated',
  )
  const refused = found.filter((one): one is Difference & { refusal: string } => one.refusal !== null)
  for (const code of new Set(refused.map((one) => one.refusal))) {
    await markRows(
      tx,
      merge.record.id,
      refused.filter((one) => one.refusal === code).map((one) => one.row),
      'refused',
      code,
    )
  }
  return { updated: changes.length, refused: refused.length }
}
