import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries } from '../../db/schema/activity-entries.ts'
import { activityUnsealed } from '../../db/schema/activity-seals.ts'
import { activitySubjectKeys } from '../../db/schema/activity-subject-keys.ts'
import { activityValues } from '../../db/schema/activity-values.ts'
import { customers } from '../../db/schema/customers.ts'
import { simulatedHomes } from '../../db/schema/simulated-homes.ts'
import { sites } from '../../db/schema/sites.ts'
import type { Tx } from '../../db/transaction.ts'
import { unseal } from '../../platform/crypto.ts'
import { newSealedKey } from './activity-sealing.ts'

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

type CommonFields = Omit<NewEntry, 'id' | 'objectId' | 'customerId' | 'valuesHash' | 'values'>

/** An entry for each row of a relation: what they have in common, and beside it the keys and sealed values of each. */
export async function appendCreations(tx: Tx, rows: SQL, common: CommonFields): Promise<void> {
  await tx.execute(sql`
    with made as materialized (${rows}),
    keyed as (
      insert into activity_subject_keys (subject_id, sealed_key) select customer_id, sealed_key from made),
    entered as (
      insert into activity_entries (id, at, actor_kind, member_id, actor_name, action, event, source, application, object_type,
        object_id, customer_id, tenant_id, affiliate_id, reason, request_id, values_hash)
      select entry_id, ${common.at}, ${common.actorKind}, ${common.memberId}, ${common.actorName}, ${common.action}, ${common.event},
        ${common.source}, ${common.application}, ${common.objectType}, customer_id::text, customer_id, ${common.tenantId},
        ${common.affiliateId}, ${common.reason}, ${common.requestId}, sha256(sealed_values) from made),
    valued as (
      insert into activity_values (entry_id, subject_id, sealed) select entry_id, customer_id, sealed_values from made)
    insert into activity_unsealed (entry_id) select entry_id from made`)
}

/** The key of each subject, made when it has none. A subject whose key was destroyed gets no new one: it stays forgotten. */
export async function obtainSubjectKeys(tx: Tx, masterKey: Buffer, subjects: readonly string[]): Promise<Map<string, Buffer>> {
  if (subjects.length === 0) return new Map()
  const known = await readKeys(tx, masterKey, subjects)
  const missing = subjects.filter((subject) => !known.has(subject))
  if (missing.length === 0) return known
  await tx
    .insert(activitySubjectKeys)
    .values(missing.map((subjectId) => ({ subjectId, sealedKey: newSealedKey(masterKey).sealedKey })))
    .onConflictDoNothing()
  // Read again: another transaction may have been first.
  return readKeys(tx, masterKey, subjects)
}

/** Leaves word that there was a key, also where there never was one: the subject gets no other. */
export async function destroySubjectKey(tx: Tx, subjectId: string, at: Date): Promise<void> {
  await tx
    .insert(activitySubjectKeys)
    .values({ subjectId, sealedKey: null, destroyedAt: at })
    .onConflictDoUpdate({ target: activitySubjectKeys.subjectId, set: { sealedKey: null, destroyedAt: at } })
}

/** Removes at most so many entries from the beginning of the chain; answers how many. The database grants nothing else. */
export async function removeExpired(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`select remove_expired_activities(${before.toISOString()}, ${most}) as removed`)
  return rows[0]?.removed ?? 0
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
