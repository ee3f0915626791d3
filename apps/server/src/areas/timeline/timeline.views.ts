import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { countTimeline, listTimeline, TimelineCounts } from '@wattdesk/contract/timeline/calls.ts'
import type { TimelineEntry } from '@wattdesk/contract/timeline/models.ts'
import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/connect.ts'
import { all } from '../../db/filter-sql.ts'
import { transaction } from '../../db/transaction.ts'
import type { Timeline } from './timeline.rules.ts'
import { kindOf, type Source, timelineSources } from './timeline-sources.views.ts'

/** Days in the home's time zone, both inclusive. */
type Period = { from?: string; until?: string }

type Row = {
  at_us: string
  local_at: string
  key: string
  kind: TimelineKind
  event: string
  actor_kind: NonNullable<TimelineEntry['actor']>['kind'] | null
  actor_name: string | null
  object_type: string
  object_id: string
  subject: string | null
  subject_names: TimelineEntry['subjectNames']
  level: TimelineEntry['level']
  is_whole_day: boolean
  activity_id: string | null
}

/** A page of a customer's timeline, newest first, merged from all sources. */
export async function readTimeline(
  db: Database,
  timeline: Timeline,
  query: QueryOf<typeof listTimeline>,
): Promise<{ items: TimelineEntry[]; next: string | null; timeZone: string }> {
  const { limit } = query
  const { timeZone } = timeline
  const after = placeOf(query.cursor)
  const parts = timelineSources(timeline).map((source) => newest(source, all(conditionsOf(source, timeline, query, after)), limit + 1))
  const statement = sql`
    select (extract(epoch from at) * 1000000)::bigint as at_us,
      to_char(at at time zone ${timeZone}::text, 'YYYY-MM-DD"T"HH24:MI:SS') as local_at, entries.*
    from (${sql.join(parts, sql` union all `)}) entries order by at desc, key collate "C" desc limit ${limit + 1}`
  const rows = await withoutParallelWorkers(db, (tx) => tx.execute<Row>(statement))
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { items: page.map(present), next: rows.length > limit && last ? `${last.at_us}~${last.key}` : null, timeZone }
}

/** Entries per month or day in the home's time zone, by kind. */
export async function readTimelineCounts(
  db: Database,
  timeline: Timeline,
  query: QueryOf<typeof countTimeline>,
  now: Date,
): Promise<{ timeZone: string; today: string; items: TimelineCounts }> {
  const { timeZone } = timeline
  const parts = timelineSources(timeline).map((source) => {
    return sql`select ${source.at} as at, ${kindOf(source)} as kind from ${source.from} and ${all(conditionsOf(source, timeline, query))}`
  })
  const statement = sql`
    select to_char(starts_on, 'YYYY-MM-DD') as starts_on, kind, entries from (
      select date_trunc(${query.by}, at at time zone ${timeZone}::text) as starts_on, kind, count(*)::int as entries
      from (${sql.join(parts, sql` union all `)}) entries group by 1, 2
    ) buckets order by 1, 2`
  const rows = await withoutParallelWorkers(db, (tx) => tx.execute<{ starts_on: string; kind: TimelineKind; entries: number }>(statement))
  const buckets = new Map<string, TimelineCounts[number]>()
  for (const { starts_on, kind, entries } of rows) {
    const bucket = buckets.get(starts_on) ?? { startsOn: starts_on, counts: {} }
    bucket.counts[kind] = entries
    buckets.set(starts_on, bucket)
  }
  return { timeZone, today: localDayOf(now.getTime(), timeZone), items: [...buckets.values()] }
}

/** Disables parallel workers: starting them takes longer than the query. */
function withoutParallelWorkers<Found>(db: Database, read: (tx: Db) => Promise<{ rows: Found[] }>): Promise<Found[]> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`)
    return (await read(tx)).rows
  })
}

const keyOf = ({ prefix, id }: Source): SQL => sql`${prefix}::text || ${id}::text`

function newest(source: Source, where: SQL, limit: number): SQL {
  return sql`(select ${source.at} as at, ${keyOf(source)} as key, ${kindOf(source)} as kind, ${source.columns}
    from ${source.from} and ${where} order by ${source.at} desc, ${source.id} desc limit ${limit})`
}

/** The position after which the next page starts: an instant in microseconds and, at that instant, a key. */
type Place = { instant: SQL; key: string }

function placeOf(cursor: string | undefined): Place | undefined {
  if (!cursor) return undefined
  const [micros = '', key = ''] = cursor.split('~')
  return { instant: sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`, key }
}

function conditionsOf(source: Source, { kinds, timeZone }: Timeline, { from, until }: Period, after?: Place): SQL[] {
  const { at } = source
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}::text`
  const conditions = [sql`${at} is not null`]
  if (from) conditions.push(sql`${at} >= ${startOf(sql`${from}::date`)}`)
  if (until) conditions.push(sql`${at} < ${startOf(sql`${until}::date + 1`)}`)
  if (source.kind) conditions.push(sql`${source.kind} = any(${sql.param(kinds)})`)
  if (after) {
    conditions.push(sql`${at} <= ${after.instant}`)
    conditions.push(sql`(${at} < ${after.instant} or (${keyOf(source)}) collate "C" < ${after.key})`)
  }
  return conditions
}

function present(row: Row): TimelineEntry {
  return {
    key: row.key,
    at: new Date(Number(row.at_us) / 1000).toISOString(),
    localAt: row.local_at,
    isWholeDay: row.is_whole_day,
    kind: row.kind,
    event: row.event,
    actor: row.actor_kind && row.actor_name !== null ? { kind: row.actor_kind, name: row.actor_name } : null,
    object: { type: row.object_type, id: row.object_id },
    subject: row.subject || null,
    subjectNames: row.subject_names,
    level: row.level,
    activityId: row.activity_id,
  }
}
