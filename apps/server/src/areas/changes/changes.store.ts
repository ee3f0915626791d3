import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import type { Position } from './cursors.format.ts'

export type ChangeKind = 'customer' | 'site' | 'day'
/** Only days have `customerId` and `charges`; they are null once the home is deleted. */
export type Change = Position & { customerId: string | null; charges: boolean | null }
export type Changes = { horizon: string; rows: Change[] }

type Within = { scope: Scope; affiliateIds: readonly string[]; kind: ChangeKind }

/**
 * Changes after a position in the order of transactions, up to the oldest running one: a transaction that began earlier and commits later
 * would be missed.
 */
export async function listChanges(db: Db, within: Within, after: Position, limit: number): Promise<Changes> {
  const { rows } = await db.execute<{ horizon: string; by: string | null; id: string; day: string | null } & Omit<Change, 'by'>>(sql`
    with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as ends)
    select h.ends::text as horizon, p.changed_by::text as by, p.id, p.day::text as day, s.customer_id as "customerId", ${chargesSql(within)} as charges
    from horizon h
    left join lateral (
      select distinct on (changed_by, id, day) changed_by, id, day from (${changesSql(within, behind(within, after), limit)}) found
      order by changed_by, id, day limit ${sql.raw(String(limit))}) p on true
    left join sites s on ${within.kind === 'day' ? sql`s.id = p.id` : sql`false`}
    order by p.changed_by, p.id, p.day`)
  return { horizon: rows[0]?.horizon ?? '0', rows: rows.flatMap(({ horizon: _, by, ...row }) => (by === null ? [] : [{ ...row, by }])) }
}

/** The first transaction to read for all changes since an instant. */
export async function findStart(db: Db, within: Within, since: Date): Promise<string> {
  const isSince = sql`and r.changed_at >= ${since}::timestamptz`
  const { rows } = await db.execute<{ start: string }>(sql`
    select least(min(found.changed_by), pg_snapshot_xmin(pg_current_snapshot()))::text as start
    from (${changesSql(within, isSince, 1)}) found`)
  return rows[0]?.start ?? '0'
}

/** One branch per affiliate, because the index is ordered within each. */
function changesSql({ scope, affiliateIds, kind }: Within, condition: SQL, limit: number): SQL {
  const [columns, table, order] =
    kind === 'day'
      ? ['r.changed_by, r.site_id as id, r.day', 'day_changes', 'r.changed_by, r.site_id, r.day']
      : ['r.changed_by, r.record_id as id, null::date as day', 'record_changes', 'r.changed_by, r.record_id']
  const ofKind = kind === 'day' ? sql`` : sql`and r.kind = ${sql.raw(`'${kind}'`)}`
  const ofTenant = scope.kind === 'partner' ? sql`and r.tenant_id = ${scope.tenantId}` : sql``
  const branch = (affiliateId: string) => sql`
    (select distinct on (${sql.raw(order)}) ${sql.raw(columns)} from ${sql.raw(table)} r
     where r.affiliate_id = ${affiliateId} ${ofKind} ${ofTenant} ${condition}
     order by ${sql.raw(order)} limit ${sql.raw(String(limit))})`
  if (affiliateIds.length === 0) return sql`select ${sql.raw(columns)} from ${sql.raw(table)} r where false`
  return sql.join(affiliateIds.map(branch), sql` union all `)
}

function behind({ kind }: Within, { by, id, day }: Position): SQL {
  const ended = sql`and r.changed_by < h.ends`
  return kind === 'day'
    ? sql`and (r.changed_by, r.site_id, r.day) > (${by}::xid8, ${id}::uuid, ${day ?? '-infinity'}::date) ${ended}`
    : sql`and (r.changed_by, r.record_id) > (${by}::xid8, ${id}::uuid) ${ended}`
}

/** Whether the home has a device that charges a car, or had a wallbox that reported its charges. */
function chargesSql({ kind }: Within): SQL {
  if (kind !== 'day') return sql`null::boolean`
  return sql`(exists (select from installations i where i.site_id = p.id and i.kind in ('wallbox', 'electriccar'))
    or exists (select from former_charges f where f.site_id = p.id)
    or exists (select from gateways g join appliances a on a.gateway_id = g.id where g.site_id = p.id and a.kind = 'EVSTATION'))`
}

export async function noteMissing(db: Db): Promise<void> {
  await db.execute(sql`select note_missing_changes()`)
}

/** Deletes days that changed, and records that were deleted, before an instant. */
export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from day_changes where changed_at < ${before}::timestamptz`)
  await db.execute(sql`
    delete from record_changes r where r.kind = 'customer' and r.changed_at < ${before}::timestamptz
      and not exists (select from customers c where c.id = r.record_id and c.tenant_id = r.tenant_id)`)
  await db.execute(sql`
    delete from record_changes r where r.kind = 'site' and r.changed_at < ${before}::timestamptz
      and not exists (select from sites s join customers c on c.id = s.customer_id where s.id = r.record_id and c.tenant_id = r.tenant_id)`)
}
