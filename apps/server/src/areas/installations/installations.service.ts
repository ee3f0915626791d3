/**
 * Installations of every kind at customers' sites: a head that all have, and the particulars of their kind in `kinds/`. A vendor's
 * installation exists once. A site has at most one grid connection point (GCP); taking it over from another installation needs the
 * caller's consent and happens in the same transaction. Secrets are written and never read. While its data import is binding or running,
 * an installation is neither changed nor removed. Locks are taken in this order: customer, site, installation.
 */
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import { type Call, type Caller, missingPermissions } from '../../platform/caller.ts'
import { seal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { findCustomerWithin, lockActiveCustomer, shareActiveCustomer } from '../customers/customers.service.ts'
import { requireTenantById } from '../tenants/tenants.service.ts'
import { requireVendor, requireVendorOf, type Vendor } from '../vendors/vendors.service.ts'
import * as store from './installations.store.ts'
import { withInstalledPowers } from './installed-powers.service.ts'
import { endPowersOfKind, readInstalledPowers } from './installed-powers.store.ts'
import { type Kind, type Stored, without } from './kinds/kind.ts'

/** The fields of a form: those of its kind, and for the grid connection point the consent to take it over. */
export type Details = Record<string, unknown> & { overwriteGcp?: boolean }
type Place = { customerId: string; siteId: string; vendorId: string }
/** The installation as the caller saw it. */
type Version = { customerId: string; id: string; version: number }
type Owner = { id: string; tenantId: string; affiliateId: string }
type Write = { tx: Tx; ctx: Ctx; call: Call; customer: Owner }

export async function addInstallation(ctx: Ctx, call: Call, kind: Kind, place: Place, details: Details): Promise<string> {
  const { customerId, siteId, vendorId } = place
  const id = newId(ctx.clock.now())
  await write(ctx, 'ConfigurationNotAdded', async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    if (!(await store.lockSite(tx, customerId, siteId))) throw new DomainError('InvalidSiteId')
    await checkDetails(tx, kind, customer, details)
    const vendor = await requireVendorFor(tx, kind, vendorId, customer.affiliateId)
    const vendorInstallationId = await requireOwnId(tx, kind, { customerId, id, vendor, caller: call.caller }, details)
    const given = kind.headOf(details)
    if (given.isGcp) await takeOverGcp({ tx, ctx, call, customer }, { siteId, id, isAgreed: details.overwriteGcp })
    const at = ctx.clock.now()
    const head = { ...given, ...place, id, vendorInstallationId, kind: kind.name, deviceType: kind.deviceType, addedAt: at, updatedAt: at }
    await withInstalledPowers(tx, siteId, at, () =>
      store.insertInstallation(tx, kind, head, columnsOf(ctx, kind, details), kind.partsOf?.(details) ?? []),
    )
    await recordActivity(tx, ctx, call, {
      ...about(customer, id, kind.name),
      action: 'create',
      event: `${kind.name}.added`,
      after: { siteId, vendor: vendor.name, ...logged(kind, details) },
    })
  })
  return id
}

/** The site and the vendor stay. Does nothing, and logs nothing, if nothing differs. */
export async function updateInstallation(ctx: Ctx, call: Call, kind: Kind, version: Version, details: Details): Promise<void> {
  const { customerId, id } = version
  await write(ctx, 'ConfigurationNotUpdated', async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const current = await lockInstallation(tx, kind, customerId, id)
    const { siteId, vendorId } = current.head
    if (current.head.version !== version.version) throw new DomainError('InstallationChanged', { version: current.head.version })
    if (isImporting(current)) throw new DomainError('ConfigurationNotUpdated')
    const before = kind.detailsOf(current)
    const changes = changesOf({ ...before }, logged(kind, details))
    requireRights(call, kind, changes, details)
    kind.checkChange?.(before, details)
    await checkDetails(tx, kind, customer, details)
    const vendor = await requireVendor(tx, vendorId)
    const vendorInstallationId = await requireOwnId(tx, kind, { customerId, id, vendor, caller: call.caller }, details)
    const given = kind.headOf(details)
    if (given.isGcp) await takeOverGcp({ tx, ctx, call, customer }, { siteId, id, isAgreed: details.overwriteGcp })
    if (!changes && kind.secrets.every((name) => details[name] === undefined)) return
    const at = ctx.clock.now()
    if (vendorInstallationId !== current.head.vendorInstallationId) await store.keepStay(tx, id, at)
    const head = { ...given, vendorInstallationId, version: current.head.version + 1, updatedAt: at }
    await withInstalledPowers(tx, siteId, at, () =>
      store.changeInstallation(tx, kind, { ...head, id }, columnsOf(ctx, kind, details), kind.partsOf?.(details) ?? []),
    )
    await recordActivity(tx, ctx, call, { ...about(customer, id, kind.name), action: 'update', event: `${kind.name}.changed`, ...changes })
  })
}

/** Recorded energy, and the charges that a wallbox reported, belong to the site and stay. */
export async function removeInstallation(ctx: Ctx, call: Call, kind: Kind, customerId: string, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    const current = await lockInstallation(tx, kind, customerId, id)
    if (isImporting(current)) throw new DomainError('ConfigurationNotDeleted')
    const { siteId } = current.head
    const at = ctx.clock.now()
    const powers = await readInstalledPowers(tx, siteId)
    await store.deleteInstallation(tx, id, at)
    await endPowersOfKind(tx, siteId, kind.name, powers, at)
    await recordActivity(tx, ctx, call, {
      ...about(customer, id, kind.name),
      action: 'delete',
      event: `${kind.name}.removed`,
      before: { ...kind.detailsOf(current) },
    })
  })
}

/** The customer's installations of a kind, newest first, locked against removal. */
export function shareInstallationsOfKind(tx: Tx, customerId: string, kind: InstallationKind): Promise<string[]> {
  return store.shareInstallationsOfKind(tx, customerId, kind)
}

/** An import binds the installation's vendor account or reads with it, so both stay until it ends. */
function isImporting({ head: { dataImportStatus } }: Stored): boolean {
  return dataImportStatus === 'binding' || dataImportStatus === 'running'
}

async function checkDetails(tx: Tx, kind: Kind, { affiliateId }: Owner, details: Details): Promise<void> {
  kind.checkDetails?.(details, await requireTenantById(tx, affiliateId))
}

/** Each changed field needs its permission. A guarded field that was empty needs only the general one. */
function requireRights({ caller }: Call, kind: Kind, changes: ReturnType<typeof changesOf>, details: Details): void {
  const { permission, fields } = kind.guarded ?? { permission: 'write:customers', fields: [] }
  const changed = Object.keys(changes?.after ?? {})
  const guarded = changed.filter((name) => fields.includes(name) && changes?.before[name] !== null)
  const writesSecret = kind.secrets.some((name) => details[name] !== undefined)
  const needed: Permission[] = [
    ...(guarded.length > 0 ? [permission] : []),
    // For a program, the scope of the call suffices.
    ...(caller.kind !== 'client' && (changed.length > guarded.length || writesSecret) ? (['write:customers'] as const) : []),
  ]
  const missing = missingPermissions(caller, needed)
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}

async function lockInstallation(tx: Tx, kind: Kind, customerId: string, id: string) {
  const found = await store.lockInstallation(tx, kind, customerId, id)
  if (!found) throw new DomainError('NotFound')
  return found
}

async function requireVendorFor(tx: Tx, kind: Kind, vendorId: string, affiliateId: string): Promise<Vendor> {
  const vendor = await requireVendorOf(tx, vendorId, affiliateId)
  if (!kind.vendorCategories.includes(vendor.category)) throw new DomainError('VendorNotFound')
  return vendor
}

type Claim = { customerId: string; id: string; vendor: Vendor; caller: Caller }

/** The vendor's ID of the installation, which is unique. */
async function requireOwnId(tx: Tx, kind: Kind, { customerId, id, vendor, caller }: Claim, details: Details): Promise<string> {
  const { field, value } = kind.identify(details, vendor)
  if (!value) throw new DomainError('ValidationFailed', [{ field, code: 'Required', message: 'Required' }])
  const owner = await store.findOwner(tx, vendor.id, value)
  if (!owner || owner.id === id) return value
  const isOfThisCustomer = owner.customerId === customerId
  const mayKnow = caller.permissions.has(caller.kind === 'client' ? 'customers:read' : 'read:customers')
  const other = isOfThisCustomer || !mayKnow ? undefined : await findCustomerWithin(tx, caller.scope, owner.customerId)
  const customer = other && { id: other.id, accountName: other.accountName }
  throw new DomainError('DuplicatedInstallationCustomerSite', { field, isOfThisCustomer, ...(customer ? { customer } : {}) })
}

const raced: ReadonlySet<string | undefined> = new Set(['installations_vendor_installation', 'installations_gcp'])

/** Runs a write. Of two concurrent writes that claim the same, the second runs again and gets the regular error. */
async function write(
  ctx: Ctx,
  failure: 'ConfigurationNotAdded' | 'ConfigurationNotUpdated',
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(ctx.db, work)
    } catch (error) {
      if (!raced.has(violatedConstraint(error))) throw error
      if (attempt >= 3) throw new DomainError(failure)
    }
  }
}

type GcpChange = { siteId: string; id: string; isAgreed: boolean | undefined }

async function takeOverGcp(write: Write, { siteId, id, isAgreed }: GcpChange): Promise<void> {
  const former = await store.findGcp(write.tx, siteId, id)
  if (former) await giveUpGcp(write, former, isAgreed)
}

type Former = Parameters<typeof store.clearGcp>[1] & { kind: InstallationKind }

async function giveUpGcp({ tx, ctx, call, customer }: Write, former: Former, isAgreed: boolean | undefined): Promise<void> {
  if (!isAgreed) throw new DomainError('OverwriteGcpUnconfirmed', { configurationId: former.id, kind: former.kind })
  await store.clearGcp(tx, former, ctx.clock.now())
  await recordActivity(tx, ctx, call, {
    ...about(customer, former.id, former.kind),
    action: 'update',
    event: 'installation.gcp-cleared',
    before: { isGcp: true },
    after: { isGcp: false },
  })
}

/** A gateway's meters measure its home's grid connection point. An installation of the same meter keeps its mark. */
export async function yieldGcp(
  write: Write,
  { siteId, meters, isAgreed }: { siteId: string; meters: readonly string[]; isAgreed: boolean },
): Promise<void> {
  const former = await store.findGcp(write.tx, siteId)
  const isSame = former && [former.serialNumber, former.vendorInstallationId].some((one) => one !== null && meters.includes(one))
  if (former && !isSame) await giveUpGcp(write, former, isAgreed)
}

/** The kind's own columns. An absent secret is unchanged. */
function columnsOf(ctx: Ctx, kind: Kind, details: Details): Record<string, unknown> {
  const given = kind.secrets.filter((name) => details[name] !== undefined)
  const sealed = given.map((name) => {
    const value = details[name]
    return [name, value === null ? null : seal(deriveKeys(ctx.config.secretKey, 'vendor-api-keys'), String(value))]
  })
  return { ...kind.columnsOf(details), ...Object.fromEntries(sealed) }
}

/** The loggable fields: all but secrets. */
function logged(kind: Kind, details: Details): Record<string, unknown> {
  return without(details, 'overwriteGcp', ...kind.secrets)
}

function about(customer: Owner, id: string, kind: InstallationKind) {
  return { object: { type: kind, id }, customerId: customer.id, tenant: customer }
}
