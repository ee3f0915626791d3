import {
  type listWork,
  type WorkItem,
  type WorkKind,
  workKinds,
  workNeglectedAfterMs,
  workPermissions,
} from '@wattdesk/contract/dashboard.ts'
import type { AnswerOf, QueryOf } from '@wattdesk/contract/endpoint.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isoInstant } from '../../db/instants.ts'
import { type Caller, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { pageOf } from '../../platform/list-page.ts'
import { type WorkSource, workSources } from './work-sources.views.ts'

type Answer = AnswerOf<typeof listWork>
type Row = { id: string; since: string; due_at: string; reason: WorkItem['reason']; customer: WorkItem['customer'] }

/** Each source is counted up to this number. */
const countCap = 1_001

/**
 * A page of the work that a member may see, by deadline. One statement reads the rows, at most a page from the index of each
 * source, and one the totals. Work neglected for two weeks comes last, so it does not hide the rest.
 */
export async function listWorkItems(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof listWork>,
): Promise<Answer> {
  const now = clock.now()
  const visible = workKinds.filter((kind) => missingPermissions(caller, workPermissions[kind]).length === 0)
  const sources = workSources(caller.scope, now).filter(({ kind }) => visible.includes(kind))
  const asked = visible.filter((kind) => query.filter.every((term) => isAsked(kind, term)))
  const counts = await countKinds(db, sources)
  const kinds = visible.map((kind) => ({ kind, ...sumOf(counts.filter((count) => count.kind === kind)) }))
  const page = await pageOf(query, async ({ limit, offset }) => {
    const chosen = sources.filter(({ kind }) => asked.includes(kind))
    const found = kinds.filter(({ kind }) => asked.includes(kind))
    const rows = await selectItems(db, chosen, { limit, offset, neglectedBefore: new Date(now.getTime() - workNeglectedAfterMs) })
    return {
      rows: rows.map(present),
      total: found.reduce((sum, { total }) => sum + total, 0),
      isCapped: found.some(({ totalIsCapped }) => totalIsCapped),
    }
  })
  return { ...page, kinds }
}

type Term = QueryOf<typeof listWork>['filter'][number]

function isAsked(kind: WorkKind, { op, value }: Term): boolean {
  if (op === 'in') return value.includes(kind)
  return (kind === value) === (op === 'eq')
}

async function selectItems(
  db: Db,
  sources: readonly WorkSource[],
  { limit, offset, neglectedBefore }: { limit: number; offset: number; neglectedBefore: Date },
): Promise<Row[]> {
  if (sources.length === 0) return []
  const most = sql.raw(String(limit + offset))
  const parts = sources.flatMap((source) => {
    const bound = new Date(neglectedBefore.getTime() - source.waitMs).toISOString()
    const part = (isNeglected: boolean, comparison: SQL) => sql`
      (select ${sql.raw(String(isNeglected))} as is_neglected, ${source.id} as id, ${source.since} as since,
        ${source.since} + ${`${source.waitMs / 1_000} seconds`}::interval as due_at, ${source.reason} as reason, ${source.customer} as customer
       from ${source.from} where ${source.where} and ${comparison}
       order by ${source.since}, ${source.id} limit ${most})`
    return [part(false, sql`${source.since} >= ${bound}::timestamptz`), part(true, sql`${source.since} < ${bound}::timestamptz`)]
  })
  const { rows } = await db.execute<Row>(sql`
    select id, since, due_at, reason, customer from (${sql.join(parts, sql` union all `)}) work
    order by is_neglected, due_at, id limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`)
  return rows
}

type Count = { kind: WorkKind; total: number }

async function countKinds(db: Db, sources: readonly WorkSource[]): Promise<Count[]> {
  if (sources.length === 0) return []
  const parts = sources.map(
    ({ kind, from, where }) => sql`
      select ${sql.raw(`'${kind}'`)} as kind, (select count(*)::int from (select from ${from} where ${where} limit ${sql.raw(String(countCap))}) found) as total`,
  )
  const { rows } = await db.execute<Count>(sql.join(parts, sql` union all `))
  return rows
}

const sumOf = (counts: readonly Count[]) => ({
  total: counts.reduce((sum, { total }) => sum + total, 0),
  totalIsCapped: counts.some(({ total }) => total >= countCap),
})

function present({ id, since, due_at, reason, customer }: Row): WorkItem {
  return { id, reason, since: isoInstant(since), dueAt: isoInstant(due_at), customer }
}
