import type { ActivityEntry, ActivityListQuery } from '@wattdesk/contract/activities.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { activityEntries } from '../../db/schema/activity-entries.ts'
import { activitySeals } from '../../db/schema/activity-seals.ts'
import { activitySubjectKeys } from '../../db/schema/activity-subject-keys.ts'
import { activityValues } from '../../db/schema/activity-values.ts'
import { customers } from '../../db/schema/customers.ts'
import { members } from '../../db/schema/members.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Scope } from '../../db/scope.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listPage } from '../../platform/list-page.ts'
import { activityKey, openValues } from './activity-values.format.ts'

/** Counting stops here: nobody pages further, and counting costs time per row. */
const countCap = 10_001

const columns = {
  id: activityEntries.id,
  action: activityEntries.action,
  source: activityEntries.source,
  event: activityEntries.event,
  objectType: activityEntries.objectType,
  memberId: activityEntries.memberId,
  customerId: activityEntries.customerId,
  at: activityEntries.at,
}

export type ActivitySelection = { scope: Scope; customerId?: string; memberId?: string; onlyCustomers?: { orMemberId: string } }

/** A page of the log within a scope, newest first by default, with decrypted values. */
export async function listActivities(
  ctx: Pick<Ctx, 'config'> & { db: Db },
  selection: ActivitySelection,
  query: ActivityListQuery,
): Promise<ListOf<ActivityEntry>> {
  // The log's key grows with time; ordering by both columns follows the indexes.
  const newestFirst = sql`${activityEntries.at} desc, ${activityEntries.id} desc`
  const { order, ...asked } = query
  const masterKey = activityKey(ctx)
  return listPage(
    { ...asked, order: order[0]?.direction === 'desc' ? [] : order },
    {
      within: selectionSql(selection),
      columns,
      order: newestFirst,
      tie: activityEntries.id,
      select: async (part) => {
        const rows = await selectEntries(ctx.db, part)
        return nameTenants(
          ctx.db,
          rows.map((row) => present(row, masterKey)),
        )
      },
      count: (where) => countEntries(ctx.db, where),
      countCap,
    },
  )
}

function selectionSql(selection: ActivitySelection): SQL[] {
  const conditions: SQL[] = []
  if (selection.customerId) conditions.push(eq(activityEntries.customerId, selection.customerId))
  if (selection.memberId) conditions.push(eq(activityEntries.memberId, selection.memberId))
  if (selection.onlyCustomers) {
    const { orMemberId } = selection.onlyCustomers
    conditions.push(sql`(${activityEntries.customerId} is not null or ${activityEntries.memberId} = ${orMemberId})`)
  }
  if (selection.scope.kind !== 'all') conditions.push(scopeSql(selection.scope, activityEntries))
  return conditions
}

type Part = { where: SQL; order: SQL; limit: number; offset: number }

function selectEntries(db: Db, { where, order, limit, offset }: Part) {
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
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
}
type Row = Awaited<ReturnType<typeof selectEntries>>[number]

async function countEntries(db: Db, where: SQL): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(activityEntries)
    .where(where)
    .limit(countCap)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return row?.total ?? 0
}

function present({ entry, memberName, accountName, position, sealed, sealedKey }: Row, masterKey: Buffer): ActivityEntry {
  const values = sealed ? openValues(masterKey, sealedKey, sealed) : {}
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, memberId: entry.memberId, name: entry.actorName || memberName?.trim() || '' },
    action: entry.action,
    event: entry.event,
    source: entry.source,
    application: entry.application,
    object: { type: entry.objectType, id: entry.objectId },
    customer: entry.customerId ? { id: entry.customerId, accountName: accountName || null } : null,
    tenantId: entry.tenantId,
    reason: entry.reason ?? values?.reason ?? null,
    requestId: entry.requestId,
    before: values?.before ?? null,
    after: values?.after ?? null,
    valuesDestroyed: values === null,
    sealedAs: position,
  }
}

/** Adds tenant names to their keys. The log stores only keys, so that a purged partner's name is gone. */
async function nameTenants(db: Db, items: ActivityEntry[]): Promise<ActivityEntry[]> {
  const ids = items.flatMap(({ before, after }) => [before?.tenantId, after?.tenantId]).filter((id) => typeof id === 'string')
  if (ids.length === 0) return items
  const found = await db
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(inArray(tenants.id, [...new Set(ids)]))
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const named = (values: ActivityEntry['before']) => {
    const name = typeof values?.tenantId === 'string' ? names.get(values.tenantId) : undefined
    return name ? { ...values, tenant: name } : values
  }
  return items.map((item) => ({ ...item, before: named(item.before), after: named(item.after) }))
}

/** The filter choices of the log within a scope: kinds of records, and members with entries. */
export async function listFilterChoices(db: Db, scope: Scope): Promise<{ objectTypes: string[]; members: { id: string; name: string }[] }> {
  const where = scopeSql(scope, activityEntries)
  // A loose index scan would serve a large log better; the newest entries name all kinds in use.
  const newest = db
    .select({ objectType: activityEntries.objectType, memberId: activityEntries.memberId })
    .from(activityEntries)
    .where(where)
    .orderBy(desc(activityEntries.at), desc(activityEntries.id))
    .limit(5_000)
    .as('newest')
  const [types, people] = await Promise.all([
    db.selectDistinct({ objectType: newest.objectType }).from(newest).orderBy(newest.objectType),
    db
      .selectDistinct({ id: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`.as('name') })
      .from(newest)
      .innerJoin(members, and(eq(members.id, newest.memberId)))
      .orderBy(sql`name`)
      .limit(200),
  ])
  return { objectTypes: types.map((row) => row.objectType), members: people }
}
