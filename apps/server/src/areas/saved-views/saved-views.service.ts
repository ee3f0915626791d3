/**
 * Saved list views: a name and the state of the list's URL. A view is private, or shared with the team: then every member of
 * the owner's tenant who may see the list finds it by name. Members who see the owner's tenant and may see the list can open
 * any by link. Only the owner changes a view; root members also change shared ones. Per list, a member has at most 50 views
 * with unique names, at most one of them the default.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { holds } from '@wattdesk/contract/permissions.ts'
import type { addSavedView as addSavedViewCall, changeSavedView as changeSavedViewCall } from '@wattdesk/contract/saved-views/calls.ts'
import { type ViewedList, viewedLists, viewsMax } from '@wattdesk/contract/saved-views/terms.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Activity, changesOf, recordActivity } from '../activities/activities.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { mayChange } from './saved-views.rules.ts'
import {
  clearDefault,
  countViews,
  deleteView,
  findView,
  findViewNamed,
  insertView,
  lockOwner,
  updateView,
  type ViewRow,
} from './saved-views.store.ts'

type Writing = Pick<Ctx, 'config' | 'clock' | 'db'>

export const maySeeList = (caller: Caller, list: ViewedList): boolean => holds(caller.permissions, viewedLists[list], { all: true })

/** Refuses callers who may not see a list, naming the missing permission. */
export function requireListPermission(caller: Caller, list: ViewedList): void {
  const missing = viewedLists[list].filter((one) => !holds(caller.permissions, [one]))
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}

export async function addView(ctx: Writing, call: Call, body: BodyOf<typeof addSavedViewCall>): Promise<ViewRow> {
  requireListPermission(call.caller, body.list)
  const { memberId } = call.caller
  return asOwner(ctx, call, memberId, async (tx, record) => {
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

/** The view of an identical earlier request. Throws if it differs. */
function requireUnchanged(view: ViewRow, body: BodyOf<typeof addSavedViewCall>): ViewRow {
  if (changesOf(valuesOf(view), valuesOf({ ...view, ...body }))) throw new DomainError('DuplicatedView', { name: view.name })
  return view
}

export async function changeView(ctx: Writing, call: Call, id: string, body: BodyOf<typeof changeSavedViewCall>): Promise<ViewRow> {
  return withView(ctx, call, id, async (tx, view, record) => {
    const { version, isDefault, ...given } = body
    // The default view is each member's own choice.
    const own = view.memberId === call.caller.memberId ? { isDefault } : {}
    const change = Object.fromEntries(Object.entries({ ...given, ...own }).filter(([, value]) => value !== undefined))
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
  await withView(ctx, call, id, async (tx, view, record) => {
    await deleteView(tx, id)
    await record({ action: 'delete', event: 'saved-view.removed', object: objectOf(view), before: valuesOf(view) })
  })
}

type Record = (activity: Omit<Activity, 'tenant'>) => Promise<void>

/** Runs `work` in a transaction that locks the owner's views. */
function asOwner<T>(ctx: Writing, call: Call, ownerId: string, work: (tx: Tx, record: Record) => Promise<T>): Promise<T> {
  return transaction(ctx.db, async (tx) => work(tx, await recorderOf(tx, ctx, call, ownerId)))
}

/** Runs `work` in a transaction that locks the views of the view's owner. The view is read under that lock. */
function withView<T>(ctx: Writing, call: Call, id: string, work: (tx: Tx, view: ViewRow, record: Record) => Promise<T>): Promise<T> {
  return transaction(ctx.db, async (tx) => {
    const found = await findView(tx, id)
    if (!found || !mayChange(call.caller, found)) throw new DomainError('SavedViewNotFound')
    const record = await recorderOf(tx, ctx, call, found.memberId)
    // It may have been removed or unshared since it was found.
    const view = await findView(tx, id)
    if (!view || !mayChange(call.caller, view)) throw new DomainError('SavedViewNotFound')
    return work(tx, view, record)
  })
}

/** Locks the views of an owner. Their changes are recorded in the owner's tenant. */
async function recorderOf(tx: Tx, ctx: Writing, call: Call, ownerId: string): Promise<Record> {
  const owner = await lockOwner(tx, ownerId)
  if (!owner) throw new DomainError('NotFound')
  const tenant = await findTenant(tx, { kind: 'all' }, owner.tenantId)
  return (activity) =>
    recordActivity(tx, ctx, call, {
      ...activity,
      tenant: { tenantId: owner.tenantId, affiliateId: tenant?.affiliateId ?? null },
      // Names and searches may identify customers, so a customer's purge also clears the log of such views.
      subjectId: activity.object.id,
    })
}

const objectOf = (view: ViewRow) => ({ type: 'saved-view', id: view.id })
const valuesOf = ({ list, name, state, visibility, isDefault }: ViewRow) => ({ list, name, state: sorted(state), visibility, isDefault })

/** With sorted keys, because the database reorders them. */
const sorted = (state: ViewRow['state']) => Object.fromEntries(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)))
