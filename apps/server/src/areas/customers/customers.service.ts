/**
 * Customers of three types: residential, partner and whitelabel partner. A partner has its own tenant, to which its customers belong.
 * States: active, inactive (deactivated, for 30 days), deleted (purged). Only active ones are changed. E-mail and external reference are
 * unique among an affiliate's customers that are not deleted. Every change names the version it was made from; a change made from an
 * older version is refused.
 */
import type { CustomerAddModel, CustomerUpdateModel, SubCustomerAddModel } from '@wattdesk/contract/customers/models.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesBy, recordActivity } from '../activities/activities.service.ts'
import { addPartnerTenant, findTenant, type Tenant } from '../tenants/tenants.service.ts'
import { siteRow } from './customer-sites.service.ts'
import { findCustomerOfTenant, nameTenantsOfPartners, shareCustomerOfTenant } from './customer-tenant.store.ts'
import {
  type CustomerRecord,
  changeCustomer,
  findCustomerRecord,
  findHolder,
  hasInstallations,
  insertCustomer,
  insertCustomerUser,
  insertSite,
  lockCustomer,
  type NewCustomer,
  shareCustomer,
} from './customers.store.ts'
import { moveMainUser } from './users/customer-emails.service.ts'
import { invite } from './users/customer-invitations.service.ts'
import { findMainUser, lockMainUser } from './users/customer-users.store.ts'

type NewModel = CustomerAddModel & { invite?: boolean }

/**
 * Creates a customer with its first user and its site, and invites that user on request. Repeating an ID with the same values creates
 * nothing and returns the existing customer; with other values it is refused. A technical customer is for a demonstration or a test, has
 * no contract, and stays marked as technical.
 */
export async function addCustomer(
  ctx: Ctx,
  call: Call,
  { invite: isInvited, ...model }: NewModel,
  { isTechnical = false } = {},
): Promise<string> {
  const id = model.id ?? newId(ctx.clock.now())
  if (isInvited && !call.caller.permissions.has('write:customers-users')) {
    throw new DomainError('PermissionMissing', { permission: 'write:customers-users' })
  }
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = await findTenant(tx, call.caller.scope, model.tenantId)
      if (!tenant?.affiliateId) throw new DomainError('NotFound', { field: 'tenantId' })
      if (tenant.kind === 'partner' && model.type !== 'residential_customer') {
        throw new DomainError('ValidationFailed', [{ field: 'type', code: 'PartnerBelowPartner', message: 'PartnerBelowPartner' }])
      }
      if (tenant.kind === 'partner') await shareActivePartner(tx, tenant.id)
      await insertAll(tx, ctx, call, { ...model, id, technical: isTechnical }, tenant)
      if (isInvited) await inviteFirstUser(tx, ctx, call, id)
    })
  } catch (error) {
    const isRepeated = violatedConstraint(error) === 'customers_pkey'
    const wasThere = isRepeated ? await findCustomerRecord(ctx.db, call.caller.scope, id) : undefined
    if (wasThere && (await isSame(ctx.db, wasThere, { ...model, id, technical: isTechnical }))) return id
    if (wasThere?.accountEmail === model.accountEmail)
      throw duplicateOf('accountEmail', call.caller.permissions.has('read:customers') ? wasThere : undefined)
    throw await translated(ctx, call, error, { values: model, affiliateOf: () => findTenant(ctx.db, call.caller.scope, model.tenantId) })
  }
  return id
}

/** Only households can be below a partner. */
export async function addCustomerOfPartner(ctx: Ctx, call: Call, partnerId: string, model: SubCustomerAddModel): Promise<string> {
  const { partnerTenantId } = await requireCustomerRecord(ctx, call.caller.scope, partnerId)
  if (!partnerTenantId) throw new DomainError('NotAPartner')
  return addCustomer(ctx, call, { ...model, type: 'residential_customer', tenantId: partnerTenantId })
}

async function inviteFirstUser(tx: Tx, ctx: Ctx, call: Call, id: string): Promise<void> {
  const [customer, user] = [await lockCustomer(tx, call.caller.scope, id), await lockMainUser(tx, id)]
  if (customer && user) await invite(tx, ctx, call, { customer, user })
}

type Identified = CustomerAddModel & { id: string; technical: boolean }

async function insertAll(tx: Tx, ctx: Ctx, call: Call, model: Identified, tenant: Tenant): Promise<void> {
  const at = ctx.clock.now()
  const isPartner = model.type !== 'residential_customer'
  const partnerTenantId = isPartner ? newId(at) : null
  if (partnerTenantId) await addPartnerTenant(tx, { id: partnerTenantId, affiliate: tenant, name: model.accountName, at })
  const affiliateId = tenant.affiliateId ?? tenant.id
  await insertCustomer(tx, customerRow(model, { at, affiliateId, partnerTenantId, memberId: call.caller.memberId }))
  if (model.site) await insertSite(tx, { ...siteRow(model.site, tenant, at), customerId: model.id, isMain: true })
  await insertCustomerUser(tx, {
    id: newId(at),
    customerId: model.id,
    username: model.accountEmail,
    email: model.accountEmail,
    ...model.user,
    isMain: true,
    createdAt: at,
    updatedAt: at,
  })
  const { id: _, technical, ...given } = model
  await recordActivity(tx, ctx, call, {
    action: 'create',
    event: 'customer.created',
    object: { type: 'customer', id: model.id },
    customerId: model.id,
    tenant: { tenantId: tenant.id, affiliateId },
    after: technical ? { ...given, technical } : given,
  })
}

/** Whether a customer has the values of a request for a new one. */
async function isSame(db: Db, customer: CustomerRecord, model: Identified): Promise<boolean> {
  const { createdAt: at, updatedAt, affiliateId, partnerTenantId, sourceMemberId } = customer
  const asked = { ...customerRow(model, { at, affiliateId, partnerTenantId, memberId: '' }), updatedAt, sourceMemberId }
  return !changesBy(customer, asked) && (await findMainUser(db, model.id))?.language === model.user.language
}

type Circumstances = { at: Date; affiliateId: string; partnerTenantId: string | null; memberId: string }

function customerRow(model: Identified, { at, affiliateId, partnerTenantId, memberId }: Circumstances): NewCustomer {
  return {
    id: model.id,
    tenantId: model.tenantId,
    affiliateId,
    partnerTenantId,
    type: model.type,
    status: 'active',
    accountName: model.accountName,
    accountEmail: model.accountEmail,
    externalReferenceId: model.externalReferenceId ?? null,
    secondExternalReferenceId: model.secondExternalReferenceId ?? null,
    subscription: model.subscription ?? null,
    applicationName: model.applicationName ?? null,
    sourceKind: 'user',
    sourceMemberId: memberId,
    whiteLabel: model.type === 'whitelabel_partner',
    technical: model.technical,
    gvsEnabled: model.gvsEnabled ?? false,
    createdAt: at,
    updatedAt: at,
    siteName: model.site?.name ?? null,
    address: model.site?.address ?? null,
    zipCode: model.site?.zipCode ?? null,
    city: model.site?.city ?? null,
    userTerms: `${model.user.firstName} ${model.user.lastName} ${model.accountEmail}`,
  }
}

/** Locks the tenant's partner for share, so that it cannot be deactivated meanwhile. It must be active. */
export async function shareActivePartner(tx: Tx, partnerTenantId: string): Promise<void> {
  if (!(await sharePartnerIfActive(tx, partnerTenantId))) throw new DomainError('PartnerNotActive')
}

/** Whether the tenant's partner is active. Locks its row for share, so that it cannot be deactivated meanwhile. */
export async function sharePartnerIfActive(tx: Tx, partnerTenantId: string): Promise<boolean> {
  return (await shareCustomerOfTenant(tx, partnerTenantId))?.status === 'active'
}

/** The status of customers without devices. The database raises it with the first device, and resets it with the last one. */
const isBeforeInstallation = (status: CustomerRecord['installationStatus'] | undefined) => status === 'none' || status === 'planned'

/** Does nothing, and logs nothing, if nothing differs. */
export async function updateCustomer(ctx: Ctx, call: Call, id: string, model: CustomerUpdateModel): Promise<void> {
  const { version, ...fields } = model
  try {
    await transaction(ctx.db, async (tx) => {
      const current = await lockCustomer(tx, call.caller.scope, id)
      requireChangeable(current)
      if (current.version !== version) throw new DomainError('CustomerChanged', { version: current.version })
      const changes = changesBy(current, fields)
      if (!changes) return
      if (isBeforeInstallation(fields.installationStatus) && 'installationStatus' in changes.after && (await hasInstallations(tx, id))) {
        const code = 'InstallationsExist'
        throw new DomainError('ValidationFailed', [{ field: 'installationStatus', code, message: code }])
      }
      await changeCustomer(tx, id, { ...changes.after, version: version + 1, updatedAt: ctx.clock.now() })
      if (fields.accountEmail && 'accountEmail' in changes.after) await moveMainUser(tx, ctx, call, current, fields.accountEmail)
      if ('accountName' in changes.after) await nameTenantsOfPartners(tx, [id])
      await recordActivity(tx, ctx, call, {
        action: 'update',
        event: 'customer.changed',
        object: { type: 'customer', id },
        customerId: id,
        tenant: current,
        ...changes,
      })
    })
  } catch (error) {
    throw await translated(ctx, call, error, { values: fields, affiliateOf: () => findCustomerRecord(ctx.db, call.caller.scope, id) })
  }
}

/** Account e-mails are unique in an affiliate. */
export function findCustomerByEmail(db: Db, scope: Scope, { affiliateId, email }: { affiliateId: string; email: string }) {
  return findHolder(db, scope, { affiliateId, field: 'accountEmail', value: email })
}

/** Undefined if it does not exist within the scope. */
export async function findCustomerWithin(db: Db, scope: Scope, id: string): Promise<CustomerRecord | undefined> {
  return findCustomerRecord(db, scope, id)
}

/** The partner whose customers a tenant has, in any scope. Undefined for a region. */
export async function findPartnerOfTenant(db: Db, tenantId: string): Promise<CustomerRecord | undefined> {
  return findCustomerOfTenant(db, tenantId)
}

/** For areas whose records belong to a customer. */
export async function requireCustomerRecord(ctx: Pick<Ctx, 'db'>, scope: Scope, id: string): Promise<CustomerRecord> {
  const found = await findCustomerRecord(ctx.db, scope, id)
  if (!found) throw new DomainError('CustomerNotFound')
  return found
}

/** Throws unless the customer is active. */
export async function requireActiveCustomer(ctx: Pick<Ctx, 'db'>, scope: Scope, id: string): Promise<CustomerRecord> {
  const found = await findCustomerRecord(ctx.db, scope, id)
  requireChangeable(found)
  return found
}

/** Locks for share: the customer cannot be removed or deactivated until the transaction ends. */
export async function shareActiveCustomer(tx: Tx, scope: Scope, id: string): Promise<CustomerRecord> {
  const found = await shareCustomer(tx, scope, id)
  requireChangeable(found)
  return found
}

/** Locks a customer in any state. Until the transaction ends, nothing else changes it or adds to it. */
export async function lockExistingCustomer(tx: Tx, scope: Scope, id: string): Promise<CustomerRecord> {
  const found = await lockCustomer(tx, scope, id)
  if (!found) throw new DomainError('CustomerNotFound')
  return found
}

export async function lockActiveCustomer(tx: Tx, scope: Scope, id: string): Promise<CustomerRecord> {
  const found = await lockExistingCustomer(tx, scope, id)
  requireChangeable(found)
  return found
}

/** Requires an active customer of the version that the caller saw. */
export async function lockCustomerAt(tx: Tx, scope: Scope, id: string, version: number): Promise<CustomerRecord> {
  const found = await lockActiveCustomer(tx, scope, id)
  if (found.version !== version) throw new DomainError('CustomerChanged', { version: found.version })
  return found
}

export function requireChangeable(customer: CustomerRecord | undefined): asserts customer is CustomerRecord {
  if (!customer) throw new DomainError('CustomerNotFound')
  if (customer.status !== 'active') throw new DomainError('CustomerNotActive', { status: customer.status })
}

const duplicates = { customers_email: 'accountEmail', customers_external_reference: 'externalReferenceId' } as const

type Refused = {
  values: { accountEmail?: string | undefined; externalReferenceId?: string | null | undefined }
  /** The affiliate in which another customer has a value. */
  affiliateOf: () => Promise<{ affiliateId: string | null } | undefined>
}

async function translated(ctx: Ctx, { caller }: Call, error: unknown, { values, affiliateOf }: Refused): Promise<unknown> {
  const constraint = violatedConstraint(error)
  if (constraint === 'customers_of_removed_tenant') return new DomainError('NotFound', { field: 'tenantId' })
  // The chosen ID belongs to a customer outside the caller's scope.
  if (constraint === 'customers_pkey') return new DomainError('Conflict')
  if (constraint !== 'customers_email' && constraint !== 'customers_external_reference') return error
  const field = duplicates[constraint]
  const value = values[field]
  const affiliateId = caller.permissions.has('read:customers') ? (await affiliateOf())?.affiliateId : undefined
  const customer = affiliateId && value ? await findHolder(ctx.db, caller.scope, { affiliateId, field, value }) : undefined
  return duplicateOf(field, customer)
}

function duplicateOf(field: string, customer: Pick<CustomerRecord, 'id' | 'accountName'> | undefined): DomainError {
  return new DomainError('DuplicatedCustomer', {
    field,
    ...(customer ? { customer: { id: customer.id, accountName: customer.accountName } } : {}),
  })
}
