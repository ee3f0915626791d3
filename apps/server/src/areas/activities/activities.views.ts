import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import type { ActivityListQuery } from '@wattdesk/contract/activities/terms.ts'
import type { FilterTerm, ListOf } from '@wattdesk/contract/paging.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import {
  activityEntries,
  activityRunParts,
  activitySeals,
  activitySubjectKeys,
  activityValues,
} from '../../db/domains/activities/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { isoInstant } from '../../db/instants.ts'
import type { Keys } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countedTo, pageOf, type Slice } from '../../platform/list-page.ts'
import { nameRecords } from './activity-names.views.ts'
import { searchSources } from './activity-search.views.ts'
import { type ActivitySelection, type Conditions, conditionsOf, type Source, sourcesOf } from './activity-selection.views.ts'
import { activityKeys, openValues } from './activity-values.format.ts'

/** Counting stops here: nobody pages further, and counting costs time per row. */
const logCountMax = 10_000

/**
 * A page of the log within a selection, newest first by default, with decrypted values. A run is one row, unless the list is
 * filtered by record.
 */
export async function listActivities(
  ctx: Pick<Ctx, 'config'> & { db: Db },
  selection: ActivitySelection,
  query: ActivityListQuery,
): Promise<ListOf<ActivityEntry>> {
  const log = await openLog(ctx, selection, query)
  return pageOf(query, async ({ isWhole, ...slice }) => {
    const [{ rows }, total] = await Promise.all([
      log.read({ ...slice, isReversed: query.order[0]?.direction === 'asc' }),
      isWhole ? 0 : countKeys(ctx.db, log.sources),
    ])
    return { rows, ...countedTo(total, logCountMax) }
  })
}

type Part = Omit<Slice, 'isWhole'> & { isReversed: boolean }

/** Resolves the filters and the search, so that parts of the log can be read. */
async function openLog(
  ctx: Pick<Ctx, 'config'> & { db: Db },
  selection: ActivitySelection,
  query: Pick<ActivityListQuery, 'filter' | 'searchValue'>,
) {
  const { db } = ctx
  const masterKeys = activityKeys(ctx)
  const conditions = conditionsOf(selection, query)
  const { searchValue } = query
  const sources = searchValue ? await searchSources({ db, masterKeys }, selection, conditions, searchValue) : sourcesOf(conditions)
  const read = async (part: Part) => {
    const keys = await selectKeys(db, sources, part)
    return { keys, rows: await nameRecords(db, await readRows(db, keys, conditions, masterKeys)) }
  }
  return { sources, read }
}

const exportedAtOnce = 1_000

/** All rows of a log, newest first. Each part skips the rows already read of the instant that it starts with, so later parts cost no more. */
export async function* eachActivity(
  ctx: Pick<Ctx, 'config'> & { db: Db },
  selection: ActivitySelection,
  { filter, searchValue }: Pick<ActivityListQuery, 'filter' | 'searchValue'>,
): AsyncGenerator<ActivityEntry[]> {
  let reached: { at: string; rows: number } | undefined
  for (;;) {
    const log = await openLog(ctx, selection, { filter: [...filter, ...(reached ? [untilInstant(reached.at)] : [])], searchValue })
    const { keys, rows } = await log.read({ limit: exportedAtOnce, offset: reached?.rows ?? 0, isReversed: false })
    yield rows
    const instants = keys.map(({ at }) => isoInstant(at))
    const last = instants.at(-1)
    if (!last || keys.length < exportedAtOnce) return
    const before: number = last === reached?.at ? reached.rows : 0
    reached = { at: last, rows: before + instants.filter((at) => at === last).length }
  }
}

const untilInstant = (at: string): FilterTerm => ({ field: 'at', op: 'lt', value: new Date(Date.parse(at) + 1).toISOString() })

/** Key of a row: an entry, or a run identified by its request. */
type Key = { at: string; entry_id: string; request_id: null } | { at: string; entry_id: null; request_id: string }

async function selectKeys(db: Db, sources: readonly Source[], { limit, offset, isReversed }: Part): Promise<Key[]> {
  const direction = isReversed ? sql`asc` : sql`desc`
  const { rows } = await db.execute<Key>(sql`
    select at, entry_id, request_id from (${unionOf(sources, limit + offset, direction)}) log
    order by at ${direction}, key collate "C" ${direction} limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`)
  return rows
}

async function countKeys(db: Db, sources: readonly Source[]): Promise<number> {
  const cap = sql.raw(String(logCountMax + 1))
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from (${unionOf(sources, logCountMax + 1, sql`desc`)}) log limit ${cap}) counted`)
  return rows[0]?.total ?? 0
}

/** Removes duplicates, because a search may find an entry in several ways. */
const unionOf = (sources: readonly Source[], limit: number, direction: ReturnType<typeof sql>) =>
  sql.join(
    sources.map((source) => source(limit, direction)),
    sql` union `,
  )

async function readRows(db: Db, keys: readonly Key[], conditions: Conditions, masterKeys: Keys): Promise<ActivityEntry[]> {
  const runs = await sumRuns(
    db,
    keys.flatMap((key) => key.request_id ?? []),
    conditions,
  )
  const ids = keys.flatMap((key) => key.entry_id ?? runs.get(key.request_id)?.entryId ?? [])
  const entries = new Map((await selectEntries(db, ids)).map((row) => [row.entry.id, row]))
  return keys.flatMap((key): ActivityEntry[] => {
    const run = key.request_id === null ? undefined : runs.get(key.request_id)
    const row = entries.get(key.entry_id ?? run?.entryId ?? '')
    if (!row) return []
    const entry = present(row, masterKeys)
    const isMany = run?.events.some(({ entries }) => entries > 1) || (run?.events.length ?? 0) > 1
    return [run && isMany ? { ...entry, at: isoInstant(key.at), standsFor: run.events } : entry]
  })
}

type RunSum = { entryId: string; events: { event: string; entries: number }[] }

/** Sums the matching parts of each run by event, most frequent first, with one entry of the most frequent event. */
async function sumRuns(db: Db, requestIds: readonly string[], { parts }: Conditions): Promise<Map<string, RunSum>> {
  if (requestIds.length === 0) return new Map()
  const { requestId, event, entries, hasCustomers, firstEntryId } = activityRunParts
  const rows = await db
    .select({ requestId, event, entries: sql<number>`sum(${entries})::int`, entryId: sql<string>`min(${firstEntryId}::text)` })
    .from(activityRunParts)
    .where(sql`${requestId} = any(${sql.param([...requestIds])}) and ${parts}`)
    .groupBy(requestId, event)
    .orderBy(requestId, sql`sum(${entries}) desc, bool_or(${hasCustomers}) desc, min(${firstEntryId}::text)`)
  const sums = new Map<string, RunSum>()
  for (const { requestId, entryId, ...event } of rows) {
    const known = sums.get(requestId)
    if (known) known.events.push(event)
    else sums.set(requestId, { entryId, events: [event] })
  }
  return sums
}

async function selectEntries(db: Db, ids: readonly string[]) {
  return db
    .select({
      entry: activityEntries,
      memberName: sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`,
      accountName: customers.accountName,
      position: activitySeals.position,
      sealed: activityValues.sealed,
      sealedKey: activitySubjectKeys.sealedKey,
    })
    .from(activityEntries)
    .leftJoin(customers, eq(customers.id, activityEntries.customerId))
    .leftJoin(members, eq(members.id, activityEntries.memberId))
    .leftJoin(activitySeals, eq(activitySeals.entryId, activityEntries.id))
    .leftJoin(activityValues, eq(activityValues.entryId, activityEntries.id))
    .leftJoin(activitySubjectKeys, eq(activitySubjectKeys.subjectId, activityValues.subjectId))
    .where(sql`${activityEntries.id} = any(${sql.param([...ids])}::uuid[])`)
}
type Row = Awaited<ReturnType<typeof selectEntries>>[number]

function present({ entry, memberName, accountName, position, sealed, sealedKey }: Row, masterKeys: Keys): ActivityEntry {
  const values = sealed ? openValues(masterKeys, sealedKey, sealed) : {}
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, memberId: entry.memberId, name: entry.actorName || memberName?.trim() || '' },
    action: entry.action,
    event: entry.event,
    source: entry.source,
    application: entry.application,
    object: { type: entry.objectType, id: entry.objectId, name: null },
    customer: entry.customerId ? { id: entry.customerId, accountName: accountName || null } : null,
    tenantId: entry.tenantId,
    reason: entry.reason ?? values?.reason ?? null,
    requestId: entry.requestId,
    before: values?.before ?? null,
    after: values?.after ?? null,
    valuesDestroyed: values === null,
    sealedAs: position,
    run: entry.run ? { kind: entry.run, requestId: entry.requestId } : null,
    standsFor: null,
  }
}
