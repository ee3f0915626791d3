/** Updates existing customers, if the member chose that the file overrides records. Changes only values that a row contains. */

import { placeAfter } from '@wattdesk/contract/customers/site-place.ts'
import type { Tx } from '../../../db/transaction.ts'
import { changesOf, recordActivities } from '../../activities/activities.service.ts'
import { changeCustomersInBulk } from '../../customers/customer-bulk.service.ts'
import { moveMainUsers } from '../../customers/users/customer-emails.service.ts'
import type { Chunk } from './import-chunks.store.ts'
import { type Difference, lockDifferences, markRows } from './import-updates.store.ts'
import type { Merge, MergeCtx } from './merge.service.ts'

export async function updateExisting(tx: Tx, ctx: MergeCtx, merge: Merge, chunk: Chunk): Promise<{ updated: number; refused: number }> {
  const found = await lockDifferences(tx, merge.record, chunk)
  const differing = found.flatMap((one) => {
    const { before, after } = withPlace(one)
    const difference = one.refusal ? undefined : changesOf(before, after)
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

/** Adds what another address does to the coordinates and the bidding zone of the site. A new site is named by its address. */
function withPlace({ before, after, site }: Difference): Pick<Difference, 'before' | 'after'> {
  if (!site && !('address' in after)) return { before, after }
  if (!site) return { before: { siteName: null, ...before }, after: { siteName: after.address, ...after } }
  // Checked rows contain values of the contract's types.
  const { coordinates, biddingZone, place } = placeAfter(site, { ...addressOf(site), ...(after as Partial<typeof site>) })
  const changed = [
    ...(coordinates === 'removed' ? (['latitude', 'longitude'] as const) : []),
    ...(biddingZone === 'kept' ? [] : (['biddingZone'] as const)),
  ]
  const of = (values: typeof place) => Object.fromEntries(changed.map((field) => [field, values[field]]))
  return { before: { ...before, ...of(site) }, after: { ...after, ...of(place) } }
}

const addressOf = ({ address, zipCode, city, country }: NonNullable<Difference['site']>) => ({ address, zipCode, city, country })
