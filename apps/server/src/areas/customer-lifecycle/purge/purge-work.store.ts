import { minuteMs } from '@wattdesk/energy/durations.ts'
import { eq, lte, sql } from 'drizzle-orm'
import { customerPurges } from '../../../db/domains/customers/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { destroyedInBatches } from './purge-list.store.ts'

/** Rows per transaction. */
const rowsAtOnce = 5_000
/**
 * Delay of the second pass after a purge. By then, samples from processes that still considered the gateway paired, and
 * deliveries in progress, have arrived.
 */
const lastLookAfterMs = 15 * minuteMs

/** Queues the sites whose measurements must be deleted. */
export async function leaveWork(tx: Tx, { customerId, siteIds, at }: { customerId: string; siteIds: string[]; at: Date }): Promise<void> {
  if (siteIds.length === 0) return
  const lastLookAt = new Date(at.getTime() + lastLookAfterMs)
  await tx.insert(customerPurges).values({ customerId, siteIds, purgedAt: at, nextAt: at, lastLookAt })
}

/** Deletes one due batch that no other process works on. Returns false if there is none. */
export async function doSomeWork(tx: Tx, now: Date): Promise<boolean> {
  const [purge] = await tx
    .select()
    .from(customerPurges)
    .where(lte(customerPurges.nextAt, now))
    .orderBy(customerPurges.nextAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!purge) return false
  const isAtEnd = await destroySome(tx, purge.siteIds)
  if (!isAtEnd) return true
  const { customerId, lastLookAt } = purge
  if (lastLookAt <= now) await tx.delete(customerPurges).where(eq(customerPurges.customerId, customerId))
  else await tx.update(customerPurges).set({ nextAt: lastLookAt }).where(eq(customerPurges.customerId, customerId))
  return true
}

/** Returns true when everything is deleted. */
async function destroySome(tx: Tx, siteIds: readonly string[]): Promise<boolean> {
  let left = rowsAtOnce
  for (const siteId of siteIds) {
    for (const { table, column, orderedBy } of destroyedInBatches) {
      const [name, key, order] = [sql.identifier(table), sql.identifier(column), sql.identifier(orderedBy)]
      // A range along an index instead of a list of keys: it may include a few more rows, if they share an instant.
      const { rowCount } = await tx.execute(sql`
        delete from ${name} where ${key} = ${siteId} and ${order} <= coalesce(
          (select ${order} from ${name} where ${key} = ${siteId} order by ${order} offset ${left - 1} limit 1), 'infinity')`)
      left -= rowCount ?? 0
      if (left <= 0) return false
    }
  }
  return true
}
