/**
 * Vendor integrations: the clouds that installations belong to, shared by all regions, so the operator alone changes them; an affiliate
 * may be barred from adding devices of one, and may have its own keys (`vendor-keys`). Secrets are stored encrypted and never returned.
 * During a key rotation, the previous webhook key is also valid. Health is measured from what its homes deliver. A vendor is removed only
 * together with a replacement, to which all of its devices move in the same transaction.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type * as contract from '@wattdesk/contract/vendors/calls.ts'
import { vendorsMax } from '@wattdesk/contract/vendors/terms.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Activity, type Actor, type Change, changesBy, recordActivities, recordActivity } from '../activities/activities.service.ts'
import { recordShared, requireOperator, requireRegion } from '../tenants/shared-settings.service.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { type KnownVendorName, knownVendors } from './known-vendors.rules.ts'
import { hasKeys, keysAfter, sealedKey, secretsNoted } from './vendor-keys.service.ts'
import * as store from './vendors.store.ts'

export type Vendor = store.VendorRow
export type { KnownVendorName }

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

export async function requireVendor(db: Db, id: string): Promise<Vendor> {
  const vendor = await store.findVendorRow(db, id)
  if (!vendor) throw new DomainError('VendorNotFound')
  return vendor
}

/** Throws unless the affiliate may add devices of the vendor. */
export async function requireVendorOf(db: Db, id: string, affiliateId: string): Promise<Vendor> {
  const vendor = await requireVendor(db, id)
  if (await store.isWithheld(db, id, affiliateId)) throw new DomainError('VendorNotFound')
  return vendor
}

/** Ignores case, because devices name their vendor themselves. */
export async function requireVendorNamed(db: Db, name: string): Promise<Vendor> {
  const vendor = await store.findVendorRowNamed(db, name)
  if (!vendor) throw new DomainError('VendorNotFound')
  return vendor
}

/** The vendor of gateways with this name. Without a name: gridX, or else the only vendor of gateways. */
export async function requireGatewayVendor(db: Db, name: string | null): Promise<Vendor> {
  const vendor = (await store.findVendorRowNamed(db, name ?? 'gridx')) ?? (name ? undefined : await onlyGatewayVendor(db))
  if (vendor?.category !== 'iothub') throw new DomainError('VendorNotFound', { field: 'vendorName' })
  return vendor
}

/** The vendor that a gateway names. Gateways that a previous release added have its display name. */
export async function requireVendorOfGateway(db: Db, name: string): Promise<Vendor> {
  const vendor = (await store.findVendorRowNamed(db, name)) ?? (await store.findGatewayVendorShown(db, name))
  if (!vendor) throw new DomainError('VendorNotFound')
  return vendor
}

async function onlyGatewayVendor(db: Db): Promise<Vendor | undefined> {
  const [vendor, ...others] = await store.listVendorRowsOf(db, 'iothub', 2)
  return others.length > 0 ? undefined : vendor
}

/** Returns the vendor's ID. Adding the same vendor again, with the same secrets, changes nothing. */
export async function addVendor(ctx: Managing, call: Call, body: BodyOf<typeof contract.addVendor>): Promise<string> {
  requireOperator(call)
  const { webhookKey, apiKey, ...given } = body
  const now = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const row: Vendor = {
      ...newVendor(given, now),
      webhookKey: sealedKey(ctx, 'vendor-webhook-keys', webhookKey),
      apiKey: sealedKey(ctx, 'vendor-api-keys', apiKey),
    }
    if (!(await store.insertVendor(tx, row))) {
      const known = await store.findVendorRowNamed(tx, given.name)
      const isSame = known && !changesBy(valuesOf(known), { ...given }) && hasKeys(ctx, known, body)
      if (!isSame) throw new DomainError('DuplicatedVendor')
      return known.id
    }
    if ((await store.countVendors(tx)) > vendorsMax) throw new DomainError('TooManyVendors', { max: vendorsMax })
    await recordVendor(tx, ctx, call, row.id, {
      action: 'create',
      event: 'vendor.added',
      after: { ...valuesOf(row), ...secretsNoted(body) },
    })
    return row.id
  })
}

/** Vendors that a new deployment can start with, by their names. */
export const listKnownVendors = (): { name: string; displayName: string }[] =>
  Object.entries(knownVendors).map(([name, { displayName }]) => ({ name, displayName }))

export const knownVendor = (name: KnownVendorName) => knownVendors[name]

/** Accounts and secrets are entered later. */
export async function foundVendors(
  tx: Tx,
  ctx: Managing,
  founding: { actor: Actor; tenantId: string; names: readonly string[] },
): Promise<void> {
  const now = ctx.clock.now()
  for (const name of founding.names.filter((one): one is KnownVendorName => Object.hasOwn(knownVendors, one))) {
    const row = newVendor({ name, ...knownVendors[name], referenceId: newId(now) }, now)
    await store.insertVendor(tx, row)
    await recordActivity(tx, ctx, founding.actor, {
      action: 'create',
      event: 'vendor.added',
      object: { type: 'vendor', id: row.id },
      tenant: { tenantId: founding.tenantId, affiliateId: null },
      after: valuesOf(row),
    })
  }
}

export async function updateVendor(ctx: Managing, call: Call, id: string, body: BodyOf<typeof contract.updateVendor>): Promise<void> {
  requireOperator(call)
  const { version, webhookKey: _, apiKey: __, ...given } = body
  await transaction(ctx.db, async (tx) => {
    const [vendor] = await store.lockVendors(tx, [id])
    if (!vendor) throw new DomainError('VendorNotFound')
    if (vendor.version !== version) throw new DomainError('VendorChanged', { version: vendor.version })
    const changes = changesBy(valuesOf(vendor), given)
    const secrets = secretsNoted(body)
    if (!changes && Object.keys(secrets).length === 0) return
    await store.updateVendorRow(tx, id, {
      ...given,
      ...keysAfter(ctx, vendor, body),
    })
    const { before, after } = changes ?? { before: {}, after: {} }
    await recordVendor(tx, ctx, call, id, { action: 'update', event: 'vendor.changed', before, after: { ...after, ...secrets } })
  })
}

/** Returns the number of moved devices. */
export async function removeVendor(
  ctx: Managing,
  call: Call,
  { vendorId, replacementVendorId }: { vendorId: string; replacementVendorId: string },
): Promise<number> {
  requireOperator(call)
  if (vendorId === replacementVendorId) throw new DomainError('VendorReplacesItself')
  const at = ctx.clock.now()
  const run = { ...call, run: { kind: 'vendor-removal' as const, startedAt: at } }
  return transaction(ctx.db, async (tx) => {
    const locked = await store.lockVendors(tx, [vendorId, replacementVendorId])
    const vendor = locked.find((one) => one.id === vendorId)
    const replacement = locked.find((one) => one.id === replacementVendorId)
    if (!vendor || !replacement) throw new DomainError('VendorNotFound')
    if (vendor.category !== replacement.category) throw new DomainError('VendorReplacementUnsuitable')
    const clashes = await store.countClashes(tx, vendorId, replacementVendorId)
    if (clashes > 0) throw new DomainError('VendorDevicesClash', { count: clashes })
    const moved = await store.moveDevices(tx, vendorId, replacementVendorId, at)
    if (vendor.category === 'iothub') await store.renameInStock(tx, vendor, replacement.name)
    for (let from = 0; from < moved.length; from += entriesAtOnce) {
      await recordActivities(
        tx,
        ctx,
        run,
        moved.slice(from, from + entriesAtOnce).map((device) => movedEntry(device, vendor, replacement)),
      )
    }
    await store.deleteVendor(tx, vendorId)
    const after = { replacement: replacement.name, moved: moved.length }
    await recordVendor(tx, ctx, run, vendorId, { action: 'delete', event: 'vendor.removed', before: valuesOf(vendor), after })
    return moved.length
  })
}

const entriesAtOnce = 1_000

function movedEntry({ id, kind, customerId, ...tenant }: store.MovedDevice, vendor: Vendor, replacement: Vendor): Activity {
  return {
    action: 'update',
    event: 'vendor.device-moved',
    object: { type: kind, id },
    customerId,
    tenant,
    before: { vendor: vendor.name },
    after: { vendor: replacement.name },
  }
}

/**
 * Sets which of the listed affiliates, all within the caller's reach, may add devices of a vendor. Others stay as they are. Repeating it
 * changes nothing.
 */
export async function allocateVendor(
  ctx: Managing,
  call: Call,
  vendorId: string,
  { version, tenants }: BodyOf<typeof contract.changeVendorAllocations>,
): Promise<void> {
  requireRegion(call)
  await transaction(ctx.db, async (tx) => {
    const [vendor] = await store.lockVendors(tx, [vendorId])
    if (!vendor) throw new DomainError('VendorNotFound')
    const reach = await listAffiliateIds(tx, call.caller.scope)
    const asked = new Map(tenants.map(({ tenantId, isAllocated }) => [tenantId, isAllocated]))
    const affiliates = [...asked.keys()]
    if (affiliates.some((id) => !reach.includes(id))) throw new DomainError('NotFound')
    const withheld = affiliates.filter((id) => !asked.get(id))
    const before = await store.listWithheld(tx, vendorId, affiliates)
    const changed = affiliates.filter((id) => before.includes(id) !== withheld.includes(id))
    if (changed.length === 0) return
    if (vendor.version !== version) throw new DomainError('VendorChanged', { version: vendor.version })
    await store.updateVendorRow(tx, vendorId, {})
    await store.replaceWithheld(tx, vendorId, affiliates, withheld)
    await recordAllocations(tx, ctx, call, { vendorId, changed, withheld })
  })
}

type Allocations = { vendorId: string; changed: readonly string[]; withheld: readonly string[] }

/** Logs the change for each affiliate that gains or loses the vendor. */
async function recordAllocations(tx: Tx, ctx: Managing, call: Call, { vendorId, changed, withheld }: Allocations): Promise<void> {
  const entries = changed.map((id): Activity => {
    const [now, before] = withheld.includes(id) ? [[id], []] : [[], [id]]
    const values = { before: { withheldFrom: before }, after: { withheldFrom: now } }
    const object = { type: 'vendor', id: vendorId }
    return { action: 'update', event: 'vendor.allocated', object, tenant: { tenantId: id, affiliateId: id }, ...values }
  })
  const run = { kind: 'shared-settings' as const, startedAt: ctx.clock.now() }
  await recordActivities(tx, ctx, entries.length > 1 ? { ...call, run } : call, entries)
}

export async function measureVendorHealth({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await store.measureVendors(db, clock.now())
}

type Given = Pick<Vendor, 'name' | 'displayName' | 'category' | 'referenceId' | 'identifiedBy'>

/** A vendor without secrets, with unknown health. */
const newVendor = (given: Given, now: Date): Vendor => ({
  id: newId(now),
  ...given,
  health: 'not_applicable',
  webhookKey: null,
  apiKey: null,
  previousWebhookKey: null,
  previousWebhookKeyUntil: null,
  healthMeasuredAt: null,
  deliveringSites: 0,
  silentSites: 0,
  hasOutage: false,
  notValidSince: null,
  version: 1,
  createdAt: now,
})

const valuesOf = ({ name, displayName, category, referenceId, identifiedBy }: Vendor) => ({
  name,
  displayName,
  category,
  referenceId,
  identifiedBy,
})

const recordVendor = (tx: Tx, ctx: Managing, call: Call, id: string, entry: Change): Promise<void> =>
  recordShared(tx, ctx, call, { ...entry, object: { type: 'vendor', id } })
