/** Log entries of the demonstration: the creation of its homes' customers. Sealed and verified like any other. */
import { eq } from 'drizzle-orm'
import { recordActivities, systemActor } from '../areas/activities/activities.service.ts'
import { connect, disconnect } from '../db/connect.ts'
import { customers, sites } from '../db/domains/customers/tables.ts'
import { simulatedHomes } from '../db/domains/demonstration/tables.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import type { Config } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'

/** As of the time when each was created. */
export async function seedActivities(options: { databaseUrl: string; config: Pick<Config, 'secretKey'> }): Promise<void> {
  const db = connect({ url: options.databaseUrl, max: 1, log: openLog('warn') })
  try {
    await transaction(db, async (tx) => {
      for (const { id, createdAt, tenantId, affiliateId, ...after } of await listSimulatedCustomers(tx)) {
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

/** Customers with simulated homes, with the values of their creation. */
async function listSimulatedCustomers(tx: Tx) {
  return tx
    .select({
      id: customers.id,
      tenantId: customers.tenantId,
      affiliateId: customers.affiliateId,
      createdAt: customers.createdAt,
      accountName: customers.accountName,
      accountEmail: customers.accountEmail,
      type: customers.type,
      city: customers.city,
    })
    .from(simulatedHomes)
    .innerJoin(sites, eq(sites.id, simulatedHomes.siteId))
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .orderBy(customers.createdAt)
}
