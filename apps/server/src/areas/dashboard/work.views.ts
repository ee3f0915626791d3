import type { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { type WorkKind, workKinds, workNeglectedAfterMs, workPermissions, workRepeatedFrom } from '@wattdesk/contract/dashboard/terms.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isoInstant } from '../../db/instants.ts'
import { type Caller, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countedTo, countSql, pageOf } from '../../platform/list-page.ts'
import { isClaimOf, narrowSource, repeatedAlarmsSql, type WorkSource, workSources } from './work-sources.views.ts'

type Outcome = ResponseInput<typeof listWork>
type Row = {
  id: string
  since: string
  due_at: string
  reason: WorkItem['reason']
  customer: WorkItem['customer']
  owner_id: string | null
  owner_name: string | null
  note: string | null
  snoozed_until: string | null
  version: number
}

/**
 * A page of the work that a member may see: the member's own first, then by deadline. One statement reads the rows, at most a page from
 * the index of each source, and another the totals. Work neglected for two weeks comes last, so that it does not hide the rest.
 */
export async function listWorkItems(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof listWork>,
): Promise<Outcome> {
  const now = clock.now()
  const visible = workKinds.filter((kind) => missingPermissions(caller, workPermissions[kind]).length === 0)
  const ofKind = query.filter.filter((term) => term.field === 'kind')
  const others = query.filter.filter((term) => term.field !== 'kind')
  const sources = workSources(caller, now)
    .filter(({ kind }) => visible.includes(kind))
    .flatMap((source) => narrowSource(source, others) ?? [])
  const asked = visible.filter((kind) => ofKind.every((term) => isAsked(kind, term)))
  const asking = { show: query.show, memberId: caller.memberId, now }
  const [counts, repeated] = await Promise.all([countKinds(db, sources, asking), visible.includes('alarm') ? listRepeated(db, caller) : []])
  const kinds = visible.map((kind) => ({ kind, ...sumOf(counts.filter((count) => count.kind === kind)) }))
  const page = await pageOf(query, async ({ limit, offset }) => {
    const chosen = sources.filter(({ kind }) => asked.includes(kind))
    const found = kinds.filter(({ kind }) => asked.includes(kind))
    const rows = await selectItems(db, chosen, { ...asking, limit, offset })
    return {
      rows: rows.map((row) => present(row, caller.memberId)),
      total: found.reduce((sum, { total }) => sum + total, 0),
      isCapped: found.some(({ totalIsCapped }) => totalIsCapped),
    }
  })
  return { ...page, kinds, repeated }
}

type Term = Extract<QueryOf<typeof listWork>['filter'][number], { field: 'kind' }>

function isAsked(kind: WorkKind, { op, value }: Term): boolean {
  if (op === 'in') return value.includes(kind)
  return (kind === value) === (op === 'eq')
}

type Asking = { show: QueryOf<typeof listWork>['show']; memberId: string; now: Date }
type Part = { from: SQL; where: SQL; isMine: boolean; isNeglected: boolean; source: WorkSource }

/** The parts of a source in list order: the caller's own, others' and unowned rows, and neglected ones. */
function partsOf(source: WorkSource, { show, memberId, now }: Asking): Part[] {
  const { kind, owner, id, since, waitMs } = source
  const from = sql`${source.from} left join work_claims w on ${isClaimOf(source)}`
  const isSnoozed = sql`w.snoozed_until > ${now.toISOString()}::timestamptz`
  const claimed = (of: SQL) => sql`${id} in (select c.object_id from work_claims c where c.kind = ${sql.raw(`'${kind}'`)} and ${of})`
  if (show === 'snoozed') {
    const where = sql`${source.where} and ${claimed(sql`c.snoozed_until > ${now.toISOString()}::timestamptz`)} and ${isSnoozed}`
    return [{ source, from, where, isMine: false, isNeglected: false }]
  }
  const shown = sql`${source.where} and ${isSnoozed} is not true`
  const isOwn = kind === 'alarm' ? sql`${owner} = ${memberId}` : sql`${claimed(sql`c.owner_id = ${memberId}`)} and ${owner} = ${memberId}`
  const mine = { source, from, where: sql`${shown} and ${isOwn}`, isMine: true, isNeglected: false }
  if (show === 'mine') return [mine]
  const bound = sql`${new Date(now.getTime() - workNeglectedAfterMs - waitMs).toISOString()}::timestamptz`
  const others = sql`${shown} and ${owner} is distinct from ${memberId}::uuid`
  return [
    mine,
    { source, from, where: sql`${others} and ${since} >= ${bound}`, isMine: false, isNeglected: false },
    { source, from, where: sql`${others} and ${since} < ${bound}`, isMine: false, isNeglected: true },
  ]
}

async function selectItems(
  db: Db,
  sources: readonly WorkSource[],
  { limit, offset, ...asking }: Asking & { limit: number; offset: number },
): Promise<Row[]> {
  if (sources.length === 0) return []
  const most = sql.raw(String(limit + offset))
  const parts = sources
    .flatMap((source) => partsOf(source, asking))
    .map(
      ({ source, from, where, isMine, isNeglected }) => sql`
      (select ${sql.raw(String(!isMine))} as is_others, ${sql.raw(String(isNeglected))} as is_neglected, ${source.id} as id, ${source.since} as since,
        ${source.since} + ${`${source.waitMs / 1_000} seconds`}::interval as due_at, ${source.reason} as reason, ${source.customer} as customer,
        ${source.owner} as owner_id, w.note, w.snoozed_until, coalesce(w.version, 0) + ${source.changes} as version
       from ${from} where ${where}
       order by ${source.since}, ${source.id} limit ${most})`,
    )
  const { rows } = await db.execute<Row>(sql`
    select work.id, since, due_at, reason, customer, owner_id, o.first_name || ' ' || o.last_name as owner_name, note, snoozed_until, work.version
    from (${sql.join(parts, sql` union all `)}) work left join members o on o.id = owner_id
    order by is_others, is_neglected, due_at, work.id limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`)
  return rows
}

type Repeated = Outcome['repeated'][number]

async function listRepeated(db: Db, caller: Caller): Promise<Repeated[]> {
  const { rows } = await db.execute<Repeated>(repeatedAlarmsSql(caller, workRepeatedFrom))
  return rows.map((row) => ({ ...row, since: isoInstant(row.since) }))
}

type Count = { kind: WorkKind; total: number; lastDay: number }

/** The number of rows of each source, and of those from the last 24 hours. */
async function countKinds(db: Db, sources: readonly WorkSource[], asking: Asking): Promise<Count[]> {
  if (sources.length === 0) return []
  const since = new Date(asking.now.getTime() - dayMs).toISOString()
  const parts = sources
    .flatMap((source) => (asking.show ? partsOf(source, asking) : [wholeOf(source, asking)]))
    .map(
      ({ source, from, where }) => sql`
      select ${sql.raw(`'${source.kind}'`)} as kind, (${countSql(sql`${from} where ${where}`)}) as total,
        (${countSql(sql`${from} where ${where} and ${source.since} >= ${since}::timestamptz`)}) as "lastDay"`,
    )
  const { rows } = await db.execute<Count>(sql.join(parts, sql` union all `))
  return rows
}

/** Everything but snoozed rows. */
function wholeOf(source: WorkSource, { now }: Asking): Part {
  const isSnoozed = sql`exists (select from work_claims w where ${isClaimOf(source)} and w.snoozed_until > ${now.toISOString()}::timestamptz)`
  return { source, from: source.from, where: sql`${source.where} and not ${isSnoozed}`, isMine: false, isNeglected: false }
}

/** Each source is counted separately. */
function sumOf(counts: readonly Count[]) {
  const parts = counts.map(({ total }) => countedTo(total))
  return {
    total: parts.reduce((sum, { total }) => sum + total, 0),
    totalIsCapped: parts.some(({ isCapped }) => isCapped),
    lastDay: counts.reduce((sum, { lastDay }) => sum + countedTo(lastDay).total, 0),
  }
}

function present({ id, since, due_at, reason, customer, ...claim }: Row, memberId: string): WorkItem {
  const { owner_id, owner_name, note, snoozed_until, version } = claim
  const owner = owner_id ? { id: owner_id, name: owner_name ?? owner_id, isCaller: owner_id === memberId } : null
  const snoozedUntil = snoozed_until === null ? null : isoInstant(snoozed_until)
  return { id, reason, since: isoInstant(since), dueAt: isoInstant(due_at), customer, owner, note, snoozedUntil, version }
}
