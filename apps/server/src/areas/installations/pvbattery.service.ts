/**
 * PV and battery configurations of a customer's sites. A vendor's installation belongs to one configuration. One installation
 * a site is the grid connection point (GCP): taking it over from another one needs the caller's word and happens in the
 * same transaction. The kind of an inverter is fixed once set; a vendor's API key is written and never read.
 */
import type { InstallationRequestModel, InstallationUpdateModel, PvPanelModel } from '@wattdesk/contract/installations/pvbattery.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { deriveKey, seal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { requireActiveCustomer } from '../customers/customers.service.ts'
import { requireVendor, type Vendor } from '../vendors/vendors.service.ts'
import * as store from './pvbattery.store.ts'

type Details = Omit<InstallationUpdateModel, 'version'>
type Owner = { id: string; tenantId: string; affiliateId: string }

/** Which field of a configuration holds the vendor's identifier of the installation. */
const identifierFields = {
  serial_number: 'serialNumber',
  site_id: 'vendorSiteId',
  vrm_portal_id: 'vrmPortalId',
  logger_serial_number: 'loggerSerialNumbers',
} as const

export async function addPvBattery(ctx: Ctx, call: Call, customerId: string, model: InstallationRequestModel): Promise<string> {
  const { siteId, vendorId, ...details } = model
  const id = newId(ctx.clock.now())
  try {
    await transaction(ctx.db, async (tx) => {
      const customer = await requireActiveCustomer(tx, call.caller.scope, customerId)
      if (!(await store.lockSiteOf(tx, customerId, siteId))) throw new DomainError('InvalidSiteId')
      const vendor = await requireVendor(tx, vendorId)
      const installationId = requireIdentifier(vendor.identifiedBy, details)
      await refuseDuplicate(tx, vendor, installationId, siteId)
      if (details.isGcp) await takeOverGcp(tx, ctx, call, customer, { siteId, id, isAgreed: details.overwriteGcp })
      const at = ctx.clock.now()
      const installation = {
        id,
        customerId,
        siteId,
        kind: 'pvbattery' as const,
        vendorId,
        isGcp: details.isGcp,
        addedAt: at,
        updatedAt: at,
      }
      const columns = { ...columnsOf(ctx, details), id, vendorId, installationId, hasInverter: details.hasInverter }
      await store.insertConfiguration(tx, installation, columns, details.pvPanels)
      await recordActivity(tx, ctx, call, {
        ...about(customer, id),
        action: 'create',
        event: 'pvbattery.added',
        after: { siteId, vendor: vendor.name, ...logged(details) },
      })
    })
  } catch (error) {
    throw translated(error)
  }
  return id
}

export async function updatePvBattery(
  ctx: Ctx,
  call: Call,
  customerId: string,
  configurationId: string,
  model: InstallationUpdateModel,
): Promise<void> {
  const { version, ...details } = model
  try {
    await transaction(ctx.db, async (tx) => {
      const customer = await requireActiveCustomer(tx, call.caller.scope, customerId)
      const current = await requireConfiguration(tx, customerId, configurationId)
      const { installation, configuration } = current
      if (installation.version !== version) throw new DomainError('InstallationChanged', { version: installation.version })
      if (configuration.inverterKind && details.inverterKind !== configuration.inverterKind)
        throw new DomainError('OverwriteInverterKindError')
      const installationId = requireIdentifier(current.identifiedBy, details)
      await store.lockSiteOf(tx, customerId, installation.siteId)
      if (details.isGcp)
        await takeOverGcp(tx, ctx, call, customer, { siteId: installation.siteId, id: configurationId, isAgreed: details.overwriteGcp })
      const panels = await store.readPanels(tx, configurationId)
      const changes = changesOf(logged({ ...configuration, isGcp: installation.isGcp, pvPanels: panels }), logged(details))
      if (!changes && details.apiKey === undefined) return
      const at = ctx.clock.now()
      const head = { isGcp: details.isGcp, version: version + 1, updatedAt: at }
      await store.changeConfiguration(tx, configurationId, head, { ...columnsOf(ctx, details), installationId }, details.pvPanels)
      await recordActivity(tx, ctx, call, { ...about(customer, configurationId), action: 'update', event: 'pvbattery.changed', ...changes })
    })
  } catch (error) {
    throw translated(error)
  }
}

/** Removes a configuration. Its recorded energy belongs to the site and stays. */
export async function removePvBattery(ctx: Ctx, call: Call, customerId: string, configurationId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await requireActiveCustomer(tx, call.caller.scope, customerId)
    const { installation, configuration } = await requireConfiguration(tx, customerId, configurationId)
    const panels = await store.readPanels(tx, configurationId)
    await store.deleteInstallation(tx, configurationId)
    await recordActivity(tx, ctx, call, {
      ...about(customer, configurationId),
      action: 'delete',
      event: 'pvbattery.removed',
      before: logged({ ...configuration, isGcp: installation.isGcp, pvPanels: panels }),
    })
  })
}

async function requireConfiguration(tx: Tx, customerId: string, configurationId: string) {
  const found = await store.lockConfiguration(tx, customerId, configurationId)
  if (!found) throw new DomainError('NotFound')
  return found
}

type GcpChange = { siteId: string; id: string; isAgreed: boolean }

async function takeOverGcp(tx: Tx, ctx: Ctx, call: Call, customer: Owner, { siteId, id, isAgreed }: GcpChange): Promise<void> {
  const former = await store.findGcp(tx, siteId, id)
  if (!former) return
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

function requireIdentifier(identifiedBy: Vendor['identifiedBy'], details: Details): string {
  const field = identifierFields[identifiedBy]
  const value = details[field]
  const identifier = Array.isArray(value) ? value[0] : value
  if (!identifier) throw new DomainError('ValidationFailed', [{ field, code: 'Required', message: 'Required' }])
  return identifier
}

async function refuseDuplicate(tx: Tx, vendor: Vendor, installationId: string, siteId: string): Promise<void> {
  const owner = await store.findOwner(tx, vendor.id, installationId)
  if (!owner) return
  throw new DomainError(owner.siteId === siteId ? 'DuplicatedInstallationCustomerSite' : 'DuplicatedInstallation', {
    field: identifierFields[vendor.identifiedBy],
  })
}

/** The configuration's own columns. An absent API key stays as it is. */
function columnsOf(ctx: Ctx, { apiKey, isGcp: _, overwriteGcp: __, pvPanels: ___, ...details }: Details) {
  if (apiKey === undefined) return details
  return { ...details, apiKey: apiKey === null ? null : seal(deriveKey(ctx.config.secretKey, 'vendor-api-keys'), apiKey) }
}

type Logged = { pvPanels: readonly PvPanelModel[] } & Record<string, unknown>

/** What the activity log may hold of a configuration: everything but its secret and its keys. */
function logged({
  apiKey: _,
  overwriteGcp: __,
  id: ___,
  vendorId: ____,
  installationId: _____,
  ...details
}: Logged): Record<string, unknown> {
  return details
}

function about(customer: Owner, id: string, kind = 'pvbattery') {
  return { object: { type: kind, id }, customerId: customer.id, tenant: customer }
}

function translated(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'pv_battery_vendor_installation':
      return new DomainError('DuplicatedInstallation')
    case 'installations_gcp':
      return new DomainError('Conflict')
    default:
      return error
  }
}
