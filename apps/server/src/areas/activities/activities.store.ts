import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import {
  activityEntries,
  activityRunParts,
  activitySubjectKeys,
  activityUnsealed,
  activityValues,
} from '../../db/domains/activities/tables.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Keys, unseal } from '../../platform/crypto.ts'
import { newSealedKey } from './activity-sealing.format.ts'

export type NewEntry = typeof activityEntries.$inferInsert & { values: { subjectId: string; sealed: Buffer } | null }

/** Rows per statement: well below PostgreSQL's limit of 65,535 parameters. */
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

/** Counts the entries that one statement of a run wrote, by tenant and event. */
export async function appendRunParts(tx: Tx, startedAt: Date, entries: readonly NewEntry[]): Promise<void> {
  const alike = Map.groupBy(entries, (one) => [one.tenantId, one.event, one.objectType, one.customerId != null].join())
  const parts = [...alike.values()].flatMap((some): (typeof activityRunParts.$inferInsert)[] => {
    const [first] = some
    if (!first?.run) return []
    const { run, requestId, tenantId, affiliateId, memberId, action, event, source, application, objectType } = first
    const common = { run, requestId, tenantId, affiliateId, memberId, action, event, source, application, objectType }
    return [{ ...common, firstEntryId: first.id, startedAt, hasCustomers: first.customerId != null, entries: some.length }]
  })
  if (parts.length > 0) await tx.insert(activityRunParts).values(parts)
}

type CommonFields = Omit<NewEntry, 'id' | 'objectId' | 'customerId' | 'valuesHash' | 'values'> & { startedAt: Date }

/** Inserts one entry per row of a relation, with common fields and each row's keys and sealed values. */
export async function appendCreations(tx: Tx, rows: SQL, common: CommonFields): Promise<void> {
  await tx.execute(sql`
    with made as materialized (${rows}),
    keyed as (
      insert into activity_subject_keys (subject_id, sealed_key) select customer_id, sealed_key from made),
    entered as (
      insert into activity_entries (id, at, actor_kind, member_id, actor_name, action, event, source, application, object_type,
        object_id, customer_id, tenant_id, affiliate_id, reason, request_id, values_hash, run)
      select entry_id, ${common.at}, ${common.actorKind}, ${common.memberId}, ${common.actorName}, ${common.action}, ${common.event},
        ${common.source}, ${common.application}, ${common.objectType}, customer_id::text, customer_id, ${common.tenantId},
        ${common.affiliateId}, ${common.reason}, ${common.requestId}, sha256(sealed_values), ${common.run}
      from made),
    valued as (
      insert into activity_values (entry_id, subject_id, sealed) select entry_id, customer_id, sealed_values from made),
    counted as (
      insert into activity_run_parts (first_entry_id, run, request_id, started_at, tenant_id, affiliate_id, member_id, action, event,
        source, application, object_type, has_customers, entries)
      select (array_agg(entry_id order by entry_id))[1], ${common.run}, ${common.requestId}, ${common.startedAt}, ${common.tenantId},
        ${common.affiliateId}, ${common.memberId}, ${common.action}, ${common.event}, ${common.source}, ${common.application},
        ${common.objectType}, true, count(*) from made having count(*) > 0)
    insert into activity_unsealed (entry_id) select entry_id from made`)
}

/** The key of each subject, created on demand. A subject whose key was destroyed gets no new one. */
export async function obtainSubjectKeys(tx: Tx, masterKeys: Keys, subjects: readonly string[]): Promise<Map<string, Buffer>> {
  if (subjects.length === 0) return new Map()
  const known = await readKeys(tx, masterKeys, subjects)
  const missing = subjects.filter((subject) => !known.has(subject))
  if (missing.length === 0) return known
  await tx
    .insert(activitySubjectKeys)
    .values(missing.map((subjectId) => ({ subjectId, sealedKey: newSealedKey(masterKeys).sealedKey })))
    .onConflictDoNothing()
  // Read again, because another transaction may have inserted first.
  return readKeys(tx, masterKeys, subjects)
}

/** Marks the key as destroyed, even if there never was one, so that the subject gets no other. */
export async function destroySubjectKey(tx: Tx, subjectId: string, at: Date): Promise<void> {
  await tx
    .insert(activitySubjectKeys)
    .values({ subjectId, sealedKey: null, destroyedAt: at })
    .onConflictDoUpdate({ target: activitySubjectKeys.subjectId, set: { sealedKey: null, destroyedAt: at } })
}

/** Deletes up to `max` entries from the beginning of the chain, the only deletion the database allows. Returns how many. */
export async function removeExpired(db: Db, before: Date, max: number): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`select remove_expired_activities(${before.toISOString()}, ${max}) as removed`)
  return rows[0]?.removed ?? 0
}

async function readKeys(tx: Tx, masterKeys: Keys, subjects: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await tx
    .select()
    .from(activitySubjectKeys)
    .where(prepared(inArray(activitySubjectKeys.subjectId, [...subjects])))
  return new Map(rows.flatMap((row) => (row.sealedKey ? [[row.subjectId, unseal(masterKeys, row.sealedKey)] as const] : [])))
}
