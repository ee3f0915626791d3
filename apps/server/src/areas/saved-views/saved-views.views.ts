import type { SavedView, SharedView } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members, savedViews } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { mayChange } from './saved-views.rules.ts'

const columns = { view: savedViews, firstName: members.firstName, lastName: members.lastName }
type Found = { view: typeof savedViews.$inferSelect; firstName: string; lastName: string }

/** The caller's views of a list and, unless `ownOnly`, those that members of the same tenant share. Own ones come first. */
export async function listViews(db: Db, caller: Caller, list: ViewedList, { ownOnly }: { ownOnly: boolean }): Promise<SavedView[]> {
  const isOwn = eq(savedViews.memberId, caller.memberId)
  const isOfTeam = and(
    eq(savedViews.visibility, 'team'),
    sql`${members.tenantId} = (select own.tenant_id from members own where own.id = ${caller.memberId})`,
  )
  const rows = await db
    .select(columns)
    .from(savedViews)
    .innerJoin(members, and(eq(members.id, savedViews.memberId), isNull(members.removedAt)))
    .where(and(eq(savedViews.list, list), ownOnly ? isOwn : or(isOwn, isOfTeam)))
    .orderBy(sql`${isOwn} desc, ${inNameOrder(savedViews.name)}, ${savedViews.id}`)
  return rows.map((row) => presentView(row, caller))
}

/** A view with its owner, as the caller sees it. */
export async function readView(db: Db, caller: Caller, id: string): Promise<SavedView> {
  const [row] = await db
    .select(columns)
    .from(savedViews)
    .innerJoin(members, eq(members.id, savedViews.memberId))
    .where(eq(savedViews.id, id))
  if (!row) throw new DomainError('SavedViewNotFound')
  return presentView(row, caller)
}

function presentView({ view: { memberId, ...view }, firstName, lastName }: Found, caller: Caller): SavedView {
  const isCaller = memberId === caller.memberId
  return {
    ...view,
    // The default view is each member's own choice.
    isDefault: isCaller && view.isDefault,
    owner: { name: `${firstName} ${lastName}`, isCaller },
    mayChange: mayChange(caller, { ...view, memberId }),
    createdAt: view.createdAt.toISOString(),
    updatedAt: view.updatedAt.toISOString(),
  }
}

/** A view of a member whose tenant the caller sees. */
export async function requireSharedView(db: Db, caller: Caller, id: string): Promise<SharedView> {
  const [row] = await db
    .select(columns)
    .from(savedViews)
    .innerJoin(members, and(eq(members.id, savedViews.memberId), isNull(members.removedAt)))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(savedViews.id, id), scopeSql(caller.scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId })))
  if (!row) throw new DomainError('SavedViewNotFound')
  const { list, name, state, visibility, owner, mayChange: isChangeable, version } = presentView(row, caller)
  return { id, list, name, state, visibility, owner, mayChange: isChangeable, version }
}
