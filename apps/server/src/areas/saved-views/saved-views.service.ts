/**
 * Saved list views: a name and the state of the list's URL. Only the member who saved a view can change it; members who see
 * the owner's tenant and may see the list can open it by link. Per list, a member has at most 50 views with unique names, at
 * most one of them the default.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { holds } from '@wattdesk/contract/permissions.ts'
import {
  type addSavedView as addSavedViewCall,
  type changeSavedView as changeSavedViewCall,
  type ViewedList,
  viewedLists,
  viewsMax,
} from '@wattdesk/contract/saved-views.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Activity, changesOf, recordActivity } from '../activities/activities.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import {
  clearDefault,
  countViews,
  deleteView,
  findOwnView,
  findViewNamed,
  insertView,
  lockOwner,
  updateView,
  type ViewRow,
} from './saved-views.store.ts'

type Writing = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Refuses callers who may not see a list, naming the missing permission. */
export function requireListPermission(caller: Caller, list: ViewedList): void {
  const missing = viewedLists[list].filter((one) => !holds(caller.permissions, [one]))
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}

export async function addView(ctx: Writing, call: Call, body: BodyOf<typeof addSavedViewCall>): Promise<ViewRow> {
  requireListPermission(call.caller, body.list)
  return asOwner(ctx, call, async (tx, record) => {
    const { memberId } = call.caller
    const same = await findViewNamed(tx, memberId, body.list, body.name)
    if (same) return requireUnchanged(same, body)
    if ((await countViews(tx, memberId, body.list)) >= viewsMax) throw new DomainError('TooManyViews', { max: viewsMax })
    const at = ctx.clock.now()
    const view: ViewRow = { ...body, id: newId(at), memberId, createdAt: at, updatedAt: at, version: 1 }
    if (view.isDefault) await clearDefault(tx, view)
    await insertView(tx, view)
    await record({ action: 'create', event: 'saved-view.added', object: objectOf(view), after: valuesOf(view) })
    return view
  })
}

/** Returns the view of a repeated request. */
function requireUnchanged(view: ViewRow, body: BodyOf<typeof addSavedViewCall>): ViewRow {
  if (changesOf(valuesOf(view), valuesOf({ ...view, ...body }))) throw new DomainError('DuplicatedView', { name: view.name })
  return view
}

export async function changeView(ctx: Writing, call: Call, id: string, body: BodyOf<typeof changeSavedViewCall>): Promise<ViewRow> {
  return asOwner(ctx, call, async (tx, record) => {
    const view = await requireOwnView(tx, call.caller, id)
    const { version, ...given } = body
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const after: ViewRow = { ...view, ...change }
    const changes = changesOf(valuesOf(view), valuesOf(after))
    if (!changes) return view
    if (version !== view.version) throw new DomainError('SavedViewChanged', { version: view.version })
    const namesake = await findViewNamed(tx, view.memberId, view.list, after.name)
    if (namesake && namesake.id !== id) throw new DomainError('DuplicatedView', { name: namesake.name })
    if (after.isDefault) await clearDefault(tx, view)
    const changed = await updateView(tx, id, { ...change, updatedAt: ctx.clock.now() })
    await record({ action: 'update', event: 'saved-view.changed', object: objectOf(view), ...changes })
    return changed ?? after
  })
}

export async function removeView(ctx: Writing, call: Call, id: string): Promise<void> {
  await asOwner(ctx, call, async (tx, record) => {
    const view = await requireOwnView(tx, call.caller, id)
    await deleteView(tx, id)
    await record({ action: 'delete', event: 'saved-view.removed', object: objectOf(view), before: valuesOf(view) })
  })
}

type Record = (activity: Omit<Activity, 'tenant'>) => Promise<void>

/** Runs in a transaction that locks the member's views. */
function asOwner<T>(ctx: Writing, call: Call, work: (tx: Tx, record: Record) => Promise<T>): Promise<T> {
  return transaction(ctx.db, async (tx) => {
    const owner = await lockOwner(tx, call.caller.memberId)
    if (!owner) throw new DomainError('NotFound')
    const tenant = await findTenant(tx, { kind: 'all' }, owner.tenantId)
    const record: Record = (activity) =>
      recordActivity(tx, ctx, call, {
        ...activity,
        tenant: { tenantId: owner.tenantId, affiliateId: tenant?.affiliateId ?? null },
        // Names and searches may identify customers, so a customer's purge also clears the log of such views.
        subjectId: activity.object.id,
      })
    return work(tx, record)
  })
}

async function requireOwnView(tx: Tx, caller: Caller, id: string): Promise<ViewRow> {
  const view = await findOwnView(tx, caller.memberId, id)
  if (!view) throw new DomainError('SavedViewNotFound')
  return view
}

const objectOf = (view: ViewRow) => ({ type: 'saved-view', id: view.id })
const valuesOf = ({ list, name, state, isDefault }: ViewRow) => ({ list, name, state: sorted(state), isDefault })

/** Sorts the keys, because the database reorders them. */
const sorted = (state: ViewRow['state']) => Object.fromEntries(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)))
