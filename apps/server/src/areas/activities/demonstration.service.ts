/** Log entries of the demonstration: the creation of its homes' customers. Sealed and verified like any other. */
import { connect, disconnect } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { Config } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { recordActivities, systemActor } from './activities.service.ts'
import { listPlayedCustomers } from './activities.store.ts'

/** Logs the creation of every customer with a simulated home, at the time it happened. */
export async function seedActivities(options: { databaseUrl: string; config: Pick<Config, 'secretKey'> }): Promise<void> {
  const db = connect({ url: options.databaseUrl, max: 1, log: openLog('warn') })
  try {
    await transaction(db, async (tx) => {
      for (const { id, createdAt, tenantId, affiliateId, ...after } of await listPlayedCustomers(tx)) {
        const ctx = { config: options.config, clock: { now: () => createdAt } }
        await recordActivities(tx, ctx, { caller: systemActor, requestId: 'demonstration' }, [
          {
            action: 'create',
            event: 'customer.created',
            object: { type: 'customer', id },
            customerId: id,
            tenant: { tenantId, affiliateId },
            source: 'event',
            after,
          },
        ])
      }
    })
  } finally {
    await disconnect(db)
  }
}
