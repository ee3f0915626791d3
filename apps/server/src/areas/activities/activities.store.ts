import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries } from '../../db/schema/activity-entries.ts'
import { activityUnsealed } from '../../db/schema/activity-seals.ts'
import { activitySubjectKeys } from '../../db/schema/activity-subject-keys.ts'
import { activityValues } from '../../db/schema/activity-values.ts'
import { customers } from '../../db/schema/customers.ts'
import { simulatedHomes } from '../../db/schema/simulated-homes.ts'
import { sites } from '../../db/schema/sites.ts'
import type { Tx } from '../../db/transaction.ts'
import { seal, unseal } from '../../platform/crypto.ts'

export type NewEntry = typeof activityEntries.$inferInsert & { values: { subjectId: string; sealed: Buffer } | null }

/** Rows of one statement: well below PostgreSQL's 65,535 parameters. */
const chunk = 1_000

export async function appendEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += chunk) {
    const some = entries.slice(from, from + chunk)
    await tx.insert(activityEntries).values(some.map(({ values: _, ...entry }) => entry))
    const withValues = some.flatMap(({ id, values }) => (values ? [{ entryId: id, ...values }] : []))
    if (withValues.length > 0) await tx.insert(activityValues).values(withValues)
    await tx.insert(activityUnsealed).values(some.map(({ id }) => ({ entryId: id })))
  }
}

/** The key of each subject, made when it has none. A subject whose key was destroyed gets no new one: it stays forgotten. */
export async function obtainSubjectKeys(tx: Tx, masterKey: Buffer, subjects: readonly string[]): Promise<Map<string, Buffer>> {
  if (subjects.length === 0) return new Map()
  const known = await readKeys(tx, masterKey, subjects)
  const missing = subjects.filter((subject) => !known.has(subject))
  if (missing.length === 0) return known
  await tx
    .insert(activitySubjectKeys)
    .values(missing.map((subjectId) => ({ subjectId, sealedKey: seal(masterKey, randomBytes(32)) })))
    .onConflictDoNothing()
  // Read again: another transaction may have been first.
  return readKeys(tx, masterKey, subjects)
}

async function readKeys(tx: Tx, masterKey: Buffer, subjects: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await tx
    .select()
    .from(activitySubjectKeys)
    .where(inArray(activitySubjectKeys.subjectId, [...subjects]))
  return new Map(rows.flatMap((row) => (row.sealedKey ? [[row.subjectId, unseal(masterKey, row.sealedKey)] as const] : [])))
}

/** Customers whose homes the simulated fleet plays, with what their creation said. */
export async function listPlayedCustomers(db: Db) {
  return db
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
