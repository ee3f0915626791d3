/**
 * Installer companies and their installers. A company belongs to a tenant; an installer belongs to one company at most, and sees only
 * that company and its installations. A company is removed only when it has no installation without a customer and no gateway.
 */
import type { installerCompanyModel, installersModel } from '@wattdesk/contract/installer-companies/models.ts'
import type { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, recordActivity } from '../activities/activities.service.ts'
import { findTenant, requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './installer-companies.store.ts'

export type Company = store.CompanyRow

/** The company that a caller is limited to: undefined without a limit, null if they belong to none. */
export type Reach = { companyId: string | null | undefined }

/** Members who are installers and nothing else are limited to their company. */
export async function reachOf(db: Db, { roles, memberId }: Pick<Caller, 'roles' | 'memberId'>): Promise<Reach> {
  if (roles.some((role) => role !== 'installer')) return { companyId: undefined }
  return { companyId: (await store.findCompanyOf(db, memberId)) ?? null }
}

/** Locks a company within the caller's reach against removal. */
export async function shareCompany(tx: Tx, { scope }: Caller, { companyId }: Reach, id: string): Promise<Company> {
  const found = companyId === undefined || companyId === id ? await store.shareCompany(tx, scope, id) : undefined
  if (!found) throw new DomainError('InstallerCompanyNotFound')
  return found
}

/** Throws unless the company is within the caller's reach. */
export async function requireKnownCompany(db: Db, { scope }: Caller, { companyId }: Reach, id: string): Promise<void> {
  const found = companyId === undefined || companyId === id ? await store.findCompany(db, scope, id) : undefined
  if (!found) throw new DomainError('InstallerCompanyNotFound')
}

/** Repeating a chosen ID adds nothing. */
export async function addCompany(ctx: Ctx, call: Call, model: z.output<typeof installerCompanyModel>): Promise<string> {
  const createdAt = ctx.clock.now()
  const id = model.id ?? newId(createdAt)
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = await requireTenant(tx, call, model.tenantId)
      const row = { id, tenantId: tenant.id, affiliateId: tenant.affiliateId, name: model.name, createdAt }
      if (!(await store.insertCompany(tx, row))) {
        const same = await store.findCompany(tx, call.caller.scope, id)
        if (same?.name !== model.name || same.tenantId !== tenant.id) throw new DomainError('Conflict')
        return
      }
      await record(tx, ctx, call, row, { action: 'create', event: 'installer-company.added', after: { name: model.name } })
    })
  } catch (error) {
    if (violatedConstraint(error) === 'installer_companies_name') throw new DomainError('DuplicatedInstallerCompany', { field: 'name' })
    throw error
  }
  return id
}

export async function removeCompany(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const company = await lockCompany(tx, call, id)
    const installations = await store.countOpenInstallations(tx, id)
    if (installations > 0) throw new DomainError('InstallerCompanyInUse', { installations })
    const gateways = await store.countGateways(tx, id)
    if (gateways > 0) throw new DomainError('InstallerCompanyHasGateways', { gateways })
    const installers = await store.listInstallersOf(tx, id)
    await store.deleteCompany(tx, id)
    await record(tx, ctx, call, company, {
      action: 'delete',
      event: 'installer-company.removed',
      before: { name: company.name, installers },
    })
  })
}

/** Adds installers, taking them from other companies, and releases others. Logs nothing if nothing changes. */
export async function assignInstallers(ctx: Ctx, call: Call, id: string, change: z.output<typeof installersModel>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const company = await lockCompany(tx, call, id)
    const before = await store.listInstallersOf(tx, id)
    const joining = [...new Set(change.installers)].filter((one) => !before.includes(one))
    const leaving = [...new Set(change.released)].filter((one) => before.includes(one) && !change.installers.includes(one))
    if (joining.length + leaving.length === 0) return
    if (joining.length > 0) {
      if ((await store.countInstallers(tx, call.caller.scope, joining)) < joining.length) throw new DomainError('NotAnInstaller')
      await store.putInstallers(tx, id, joining)
    }
    if (leaving.length > 0) await store.releaseInstallers(tx, id, leaving)
    await record(tx, ctx, call, company, {
      action: 'update',
      event: 'installer-company.installers-changed',
      before: { installers: before },
      after: { installers: await store.listInstallersOf(tx, id) },
    })
  })
}

async function lockCompany(tx: Tx, call: Call, id: string): Promise<Company> {
  const company = await store.lockCompany(tx, call.caller.scope, id)
  if (!company) throw new DomainError('InstallerCompanyNotFound')
  return company
}

/** The operator itself has no customers, and so no installer companies. */
async function requireTenant(tx: Tx, { caller: { scope } }: Call, tenantId: string | undefined): Promise<Tenant & { affiliateId: string }> {
  const tenant = tenantId ? await findTenant(tx, scope, tenantId) : await requireTenantOfScope(tx, scope)
  if (!tenant?.affiliateId) throw new DomainError('NotFound', { field: 'tenantId' })
  return { ...tenant, affiliateId: tenant.affiliateId }
}

async function record(tx: Tx, ctx: Ctx, call: Call, company: Company, entry: Change): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'installer-company', id: company.id }, tenant: company })
}
