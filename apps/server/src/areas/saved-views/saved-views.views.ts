import type { SavedView, SharedView, ViewedList } from '@wattdesk/contract/saved-views.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { members } from '../../db/schema/members.ts'
import { savedViews } from '../../db/schema/saved-views.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'

export async function listViews(db: Db, memberId: string, list: ViewedList): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.list, list)))
    .orderBy(sql`lower(${savedViews.name})`)
  return rows.map(presentView)
}

export function presentView({ memberId: _, ...view }: typeof savedViews.$inferSelect): SavedView {
  return { ...view, createdAt: view.createdAt.toISOString(), updatedAt: view.updatedAt.toISOString() }
}

/** A view of a member whose tenant the caller sees. */
export async function requireSharedView(db: Db, caller: Caller, id: string): Promise<SharedView> {
  const [row] = await db
    .select({ view: savedViews, firstName: members.firstName, lastName: members.lastName })
    .from(savedViews)
    .innerJoin(members, and(eq(members.id, savedViews.memberId), isNull(members.removedAt)))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(savedViews.id, id), scopeSql(caller.scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId })))
  if (!row) throw new DomainError('SavedViewNotFound')
  const { view, firstName, lastName } = row
  const owner = { name: `${firstName} ${lastName}`, isCaller: view.memberId === caller.memberId }
  return { id: view.id, list: view.list, name: view.name, state: view.state, owner }
}
