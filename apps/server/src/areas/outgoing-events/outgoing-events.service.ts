/**
 * Events about records, for other programs. An event is written in the transaction of its change, by triggers on the activity log and on
 * alarms, and only if an endpoint of the tenant subscribes to its kind. It names the record and contains no personal data: a program
 * reads the record with its own rights, and a purge finds nothing to delete. Then its deliveries are created, in the order of events.
 */
import { eventDays } from '@wattdesk/contract/outgoing-events/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import * as store from './outgoing-events.store.ts'

/** How many rows a transaction handles. */
const spreadAtOnce = 1_000
const deletedAtOnce = 2_000

/** Returns the number of events. */
export async function spreadEvents({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  for (let total = 0; ; ) {
    const taken = await transaction(db, async (tx) => {
      if (!(await store.lockSpreading(tx))) return 0
      return store.spreadSome(tx, { now: clock.now(), limit: spreadAtOnce })
    })
    total += taken
    if (taken < spreadAtOnce) return total
  }
}

/** Deletes old events, and the remains of removed endpoints. */
export async function dropOldEvents({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - eventDays * dayMs)
  while ((await store.deleteOld(db, before, deletedAtOnce)) === deletedAtOnce);
  while ((await store.deleteRemoved(db, deletedAtOnce)) === deletedAtOnce);
  await store.deleteRemoved(db, deletedAtOnce)
}
