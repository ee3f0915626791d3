import type { ActivityListQuery } from '@wattdesk/contract/activities/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { activityEntries, activityRunParts } from '../../db/domains/activities/tables.ts'
import { all, filterSql, scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'

export type ActivitySelection = {
  scope: Scope
  customerId?: string
  memberId?: string
  objectId?: string
  onlyCustomers?: { orMemberId: string }
}

const columns = {
  id: activityEntries.id,
  requestId: activityEntries.requestId,
  action: activityEntries.action,
  source: activityEntries.source,
  event: activityEntries.event,
  objectType: activityEntries.objectType,
  application: activityEntries.application,
  memberId: activityEntries.memberId,
  customerId: activityEntries.customerId,
  at: activityEntries.at,
}

/** Filters that match all entries of a run's statement or none. With any other filter, lists show single entries. */
const partColumns = {
  action: activityRunParts.action,
  source: activityRunParts.source,
  event: activityRunParts.event,
  objectType: activityRunParts.objectType,
  memberId: activityRunParts.memberId,
  at: activityRunParts.startedAt,
}

export type Conditions = {
  entries: SQL
  /** Conditions on parts of runs; undefined if the list shows the entries of runs one by one. */
  parts?: SQL
}

export function conditionsOf(selection: ActivitySelection, { filter }: Pick<ActivityListQuery, 'filter'>): Conditions {
  const { scope, customerId, memberId, objectId, onlyCustomers } = selection
  const isRunSought = filter.some((term) => term.field === 'requestId')
  const entries = [
    ...(customerId ? [sql`${activityEntries.customerId} = ${customerId}`] : []),
    ...(memberId ? [sql`${activityEntries.memberId} = ${memberId}`] : []),
    // Matches the partial index of records.
    ...(objectId
      ? [
          sql`${activityEntries.objectId} = ${objectId} and (${activityEntries.customerId} is null or ${activityEntries.objectId} <> ${activityEntries.customerId}::text)`,
        ]
      : []),
    ...(onlyCustomers
      ? [sql`(${activityEntries.customerId} is not null or ${activityEntries.memberId} = ${onlyCustomers.orMemberId})`]
      : []),
    ...(scope.kind === 'all' ? [] : [scopeSql(scope, activityEntries)]),
    ...filterSql(filter, columns),
    // Matches the partial index of runs.
    ...(isRunSought ? [sql`${activityEntries.run} is not null`] : []),
  ]
  const isGrouped = !customerId && !objectId && scope.kind !== 'customer' && filter.every(({ field }) => Object.hasOwn(partColumns, field))
  if (!isGrouped) return { entries: all(entries) }
  const parts = [
    ...(memberId ? [sql`${activityRunParts.memberId} = ${memberId}`] : []),
    ...(onlyCustomers ? [sql`(${activityRunParts.hasCustomers} or ${activityRunParts.memberId} = ${onlyCustomers.orMemberId})`] : []),
    ...(scope.kind === 'all' ? [] : [scopeSql(scope, activityRunParts)]),
    ...filterSql(filter, partColumns),
  ]
  return { entries: all(entries), parts: all(parts) }
}

/**
 * Builds a relation of `at`, `key`, `entry_id` and `request_id`: entries, or runs by their request. Reads at most `limit` rows
 * through an index, newest first unless reversed.
 */
export type Source = (limit: number, direction: SQL) => SQL

export function sourcesOf({ entries, parts }: Conditions): Source[] {
  return parts ? [entriesSource(all([entries, isSingle])), runsSource(parts)] : [entriesSource(entries)]
}

export const isSingle = sql`${activityEntries.run} is null`

export function entriesSource(where: SQL): Source {
  return (limit, direction) => sql`
    (select ${activityEntries.at} as at, ${activityEntries.id}::text as key, ${activityEntries.id} as entry_id, null::text as request_id
     from ${activityEntries} where ${where}
     order by ${activityEntries.at} ${direction}, ${activityEntries.id} ${direction} limit ${sql.raw(String(limit))})`
}

/** Groups runs in the order of their index, so reading stops at the end of the page. */
export function runsSource(where: SQL): Source {
  const { startedAt, requestId } = activityRunParts
  return (limit, direction) => sql`
    (select ${startedAt} as at, ${requestId} as key, null::uuid as entry_id, ${requestId} as request_id
     from ${activityRunParts} where ${where} group by ${startedAt}, ${requestId}
     order by ${startedAt} ${direction}, ${requestId} ${direction} limit ${sql.raw(String(limit))})`
}

/** One source per key, because an index on a key is ordered by time only within one key. */
export function eachOf(ids: readonly string[], source: (id: SQL) => Source): Source {
  return (limit, direction) => sql`
    (select found.* from unnest(${sql.param([...ids])}::uuid[]) sought (id), lateral ${source(sql.raw('sought.id'))(limit, direction)} found)`
}
