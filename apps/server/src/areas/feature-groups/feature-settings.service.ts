/**
 * Feature groups and features as members manage them. Features, and groups shared by all regions, belong to the operator; a region may
 * have private groups. Type and level of a group never change. A group inherits only from shared ones or those of its region, of its type
 * and level, never in a cycle, and one for partner tenants only from another such group. Changes are serialized. A deleted group cannot
 * be assigned any more; the job of `feature-group-deletions` finishes it.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type * as contract from '@wattdesk/contract/feature-groups/calls.ts'
import { featureGroupsMax, featuresMax } from '@wattdesk/contract/feature-groups/terms.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesOf, recordActivity } from '../activities/activities.service.ts'
import { recordShared, requireOperator, requireRegion } from '../tenants/shared-settings.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import * as store from './feature-settings.store.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>
type GroupValues = Omit<BodyOf<typeof contract.addFeatureGroup>, 'customerType' | 'level'>

export async function addGroup(ctx: Managing, call: Call, body: BodyOf<typeof contract.addFeatureGroup>): Promise<string> {
  requireRegion(call)
  const { featureIds, ...given } = body
  const now = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    await requireFeatures(tx, featureIds)
    const affiliateId = regionOf(call)
    const known = await store.findGroupNamed(tx, given.name)
    if (known) {
      const isOwn = known.affiliateId === affiliateId && !known.deletedAt
      const isSame = isOwn && !changesOf(await valuesOf(tx, known), await namesIn(tx, body))
      if (!isSame || known.customerType !== given.customerType || known.level !== given.level) {
        throw new DomainError('DuplicatedFeatureGroup')
      }
      return known.id
    }
    if ((await store.countGroups(tx)) >= featureGroupsMax) {
      throw new DomainError('TooManyFeatureGroups', { max: featureGroupsMax })
    }
    const row: store.GroupRow = { id: newId(now), ...given, createdAt: now, updatedAt: now, version: 1, deletedAt: null, affiliateId }
    await requireParent(tx, row)
    await store.insertGroup(tx, row)
    await store.replaceFeatures(tx, row.id, featureIds)
    const after = { ...(await namesIn(tx, body)), customerType: row.customerType, level: row.level }
    await record(tx, ctx, call, row, { action: 'create', event: 'feature-group.added', after })
    return row.id
  })
}

export async function updateGroup(ctx: Managing, call: Call, id: string, body: BodyOf<typeof contract.updateFeatureGroup>): Promise<void> {
  requireRegion(call)
  const { version, featureIds, ...given } = body
  await transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    const group = await requireOwnGroup(tx, call, id)
    if (group.version !== version) throw new DomainError('FeatureGroupChanged', { version: group.version })
    await requireFeatures(tx, featureIds)
    const named = await store.findGroupNamed(tx, given.name)
    if (named && named.id !== id) throw new DomainError('DuplicatedFeatureGroup')
    await requireParent(tx, { ...group, ...given })
    if (group.availableToPartnerTenants && !given.availableToPartnerTenants) await requireNoPartners(tx, id)
    const changes = changesOf(await valuesOf(tx, group), await namesIn(tx, { ...given, featureIds }))
    if (!changes) return
    await store.updateGroup(tx, id, { ...given, updatedAt: ctx.clock.now() })
    await store.replaceFeatures(tx, id, featureIds)
    await record(tx, ctx, call, group, { action: 'update', event: 'feature-group.changed', ...changes })
  })
}

/** A repeated request returns the running deletion. */
export async function removeGroup(ctx: Managing, call: Call, id: string): Promise<void> {
  requireRegion(call)
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    if (await isBeingDeleted(tx, call, id)) return
    const group = await requireOwnGroup(tx, call, id)
    const heirs = await store.listHeirs(tx, id)
    if (heirs.length > 0) throw new DomainError('FeatureGroupInherited', { groups: heirs.map((heir) => heir.displayName).join(', ') })
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const customers = await store.countHolders(tx, id)
    await store.updateGroup(tx, id, { deletedAt: now })
    await store.insertDeletion(tx, {
      groupId: id,
      ...{ name: group.name, displayName: group.displayName, tenantId: tenant.id, requestId: call.requestId },
      ...{ requestedBy: call.caller.memberId, requestedAt: now, customers, customersDone: 0, spreadUntil: null },
      affiliateId: group.affiliateId,
    })
    const values = { before: await valuesOf(tx, group), after: { customers } }
    await record(tx, ctx, call, group, { action: 'delete', event: 'feature-group.deleted', ...values })
  })
}

export async function addFeature(ctx: Managing, call: Call, body: BodyOf<typeof contract.addFeature>): Promise<string> {
  requireOperator(call)
  return transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    const row: store.FeatureRow = { id: newId(ctx.clock.now()), ...body, version: 1 }
    const known = await store.findFeatureAlike(tx, row)
    if (known && known.description !== row.description) throw new DomainError('DuplicatedFeature')
    if (known) return known.id
    if ((await store.countFeatures(tx)) >= featuresMax) throw new DomainError('TooManyFeatures', { max: featuresMax })
    await store.insertFeature(tx, row)
    await recordShared(tx, ctx, call, { object: featureObject(row.id), action: 'create', event: 'feature.added', after: body })
    return row.id
  })
}

export async function updateFeature(ctx: Managing, call: Call, id: string, body: BodyOf<typeof contract.updateFeature>): Promise<void> {
  requireOperator(call)
  await transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    const feature = await requireFeature(tx, id)
    if (feature.version !== body.version) throw new DomainError('FeatureChanged', { version: feature.version })
    const changes = changesOf({ description: feature.description }, { description: body.description })
    if (!changes) return
    await store.updateDescription(tx, id, body.description)
    await recordShared(tx, ctx, call, { object: featureObject(id), action: 'update', event: 'feature.changed', ...changes })
  })
}

export async function removeFeature(ctx: Managing, call: Call, id: string): Promise<void> {
  requireOperator(call)
  await transaction(ctx.db, async (tx) => {
    await store.lockFeatureSettings(tx)
    const feature = await requireFeature(tx, id)
    const groups = await store.listGroupsWith(tx, id)
    if (groups.length > 0) throw new DomainError('FeatureInUse', { groups: groups.join(', ') })
    await store.deleteFeature(tx, id)
    const { application, resource, action, description } = feature
    const before = { application, resource, action, description }
    await recordShared(tx, ctx, call, { object: featureObject(id), action: 'delete', event: 'feature.removed', before })
  })
}

/** Throws unless the caller may change the group: one of their region, or any for the operator. */
async function requireOwnGroup(tx: Tx, call: Call, id: string): Promise<store.GroupRow> {
  const group = await store.findGroup(tx, call.caller.scope, id)
  if (!group) throw new DomainError('FeatureGroupNotFound')
  if (!group.affiliateId) requireOperator(call)
  return group
}

async function isBeingDeleted(tx: Tx, { caller: { scope } }: Call, id: string): Promise<boolean> {
  const deletion = await store.findDeletion(tx, id)
  return deletion !== undefined && (scope.kind === 'all' || deletion.affiliateId === scope.affiliateId)
}

/** Null for groups of the operator, which all regions share. */
const regionOf = ({ caller: { scope } }: Call): string | null => (scope.kind === 'all' ? null : scope.affiliateId)

/** The parent must be shared or of the same region. */
async function requireParentOf({ affiliateId }: Inheriting, tx: Tx, id: string): Promise<store.GroupRow> {
  const parent = await store.findGroup(tx, everywhere, id)
  if (!parent || (parent.affiliateId !== null && parent.affiliateId !== affiliateId)) throw new DomainError('FeatureGroupNotFound')
  return parent
}

async function requireFeature(tx: Tx, id: string): Promise<store.FeatureRow> {
  const [feature] = await store.findFeatures(tx, [id])
  if (!feature) throw new DomainError('FeatureNotFound')
  return feature
}

async function requireFeatures(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await store.findFeatures(tx, ids)
  if (ids.some((id) => !found.some((feature) => feature.id === id))) throw new DomainError('FeatureNotFound')
}

type Inheriting = Pick<store.GroupRow, 'id' | 'affiliateId' | 'inheritsFrom' | 'customerType' | 'level' | 'availableToPartnerTenants'>

/** Follows the inheritance to its end. Settings are locked, so no concurrent change can close a cycle. */
async function requireParent(tx: Tx, group: Inheriting): Promise<void> {
  const path: string[] = []
  let next = group.inheritsFrom
  while (next) {
    if (next === group.id) throw new DomainError('FeatureGroupCircle', { groups: path.join(', ') })
    const parent = await requireParentOf(group, tx, next)
    path.push(parent.displayName)
    const isSuitable = parent.customerType === group.customerType && parent.level === group.level
    if (!isSuitable || (group.availableToPartnerTenants && !parent.availableToPartnerTenants)) {
      throw new DomainError('FeatureGroupParentUnsuitable', { group: parent.displayName })
    }
    next = parent.inheritsFrom
  }
}

/** A group can be withheld from partner tenants only if neither their customers nor groups for them use it. */
async function requireNoPartners(tx: Tx, id: string): Promise<void> {
  const heirs = (await store.listHeirs(tx, id)).filter((heir) => heir.availableToPartnerTenants)
  if (heirs.length > 0 || (await store.isAtPartners(tx, id))) throw new DomainError('FeatureGroupAtPartners')
}

const everywhere = { kind: 'all' } as const

/** A group's values with names instead of IDs, as in the log. */
async function valuesOf(tx: Tx, group: store.GroupRow) {
  return namesIn(tx, { ...group, featureIds: await store.listOwnFeatures(tx, group.id) })
}

async function namesIn(tx: Tx, { name, displayName, inheritsFrom, availableToPartnerTenants, featureIds }: GroupValues) {
  const parent = inheritsFrom ? await store.findGroup(tx, everywhere, inheritsFrom) : undefined
  const features = (await store.findFeatures(tx, featureIds)).map((one) => `${one.application} ${one.resource} ${one.action}`)
  return { name, displayName, inheritsFrom: parent?.displayName ?? null, availableToPartnerTenants, features }
}

const featureObject = (id: string) => ({ type: 'feature', id })

/** Records a change in the log of the region that the group belongs to, or of all that share it. */
async function record(tx: Tx, ctx: Managing, call: Call, { id, affiliateId }: store.GroupRow, entry: Change): Promise<void> {
  const object = { type: 'feature-group', id }
  if (!affiliateId) return recordShared(tx, ctx, call, { ...entry, object })
  await recordActivity(tx, ctx, call, { ...entry, object, tenant: { tenantId: affiliateId, affiliateId } })
}
