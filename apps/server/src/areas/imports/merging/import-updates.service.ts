/** Updates existing customers, if the member chose that the file overrides records. Changes only values that a row contains. */

import type { Tx } from '../../../db/transaction.ts'
import { changesOf, recordActivities } from '../../activities/activities.service.ts'
import { changeCustomersInBulk } from '../../customers/customer-bulk.service.ts'
import { moveMainUsers } from '../../customers/users/customer-emails.service.ts'
import type { Chunk } from './import-chunks.store.ts'
import { lockDifferences, markRows } from './import-updates.store.ts'
import type { Merge, MergeCtx } from './merge.service.ts'

export async function updateExisting(tx: Tx, ctx: MergeCtx, merge: Merge, chunk: Chunk): Promise<{ updated: number; refused: number }> {
  const found = await lockDifferences(tx, merge.record, chunk)
  const differing = found.flatMap((one) => {
    const difference = one.refusal ? undefined : changesOf(one.before, one.after)
    return difference ? [{ one, difference }] : []
  })
  const moves = differing.flatMap(({ one: { customerId }, difference: { after } }) =>
    typeof after.accountEmail === 'string' ? [{ customerId, email: after.accountEmail }] : [],
  )
  const taken = await moveMainUsers(tx, ctx, merge.call, moves)
  const changes = differing.filter(({ one }) => !taken.has(one.customerId))
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
  const refused = found.flatMap(({ row, customerId, refusal }) => {
    const code = refusal ?? (taken.has(customerId) ? 'Taken' : undefined)
    return code ? [{ row, code }] : []
  })
  for (const [code, rows] of Map.groupBy(refused, (one) => one.code)) {
    await markRows(
      tx,
      merge.record.id,
      rows.map((one) => one.row),
      'refused',
      code,
    )
  }
  return { updated: changes.length, refused: refused.length }
}
