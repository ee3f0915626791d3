import * as contract from '@wattdesk/contract/installer-companies/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import * as service from './installer-companies.service.ts'
import { listCompanies, listInstallersWithin, readCompany } from './installer-companies.views.ts'

export function installerCompanyRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const show = async (caller: Caller, id: string) => {
    const company = await readCompany(db, caller.scope, await service.reachOf(db, caller), id)
    if (!company) throw new DomainError('InstallerCompanyNotFound')
    return company
  }
  bind(app, contract.addInstallerCompany, async ({ body, ...call }) => show(call.caller, await service.addCompany(ctx, call, body)))
  bind(app, contract.listInstallerCompanies, async ({ caller, query }) => {
    if (query.tenant_id && !(await findTenant(db, caller.scope, query.tenant_id))) throw new DomainError('NotFound', { field: 'tenant_id' })
    return listCompanies(db, caller.scope, await service.reachOf(db, caller), query)
  })
  bind(app, contract.listInstallers, async ({ caller, query }) =>
    listInstallersWithin(db, caller.scope, await service.reachOf(db, caller), query),
  )
  bind(app, contract.readInstallerCompany, ({ caller, params }) => show(caller, params.companyId))
  bind(app, contract.removeInstallerCompany, async ({ params, ...call }) => {
    await service.removeCompany(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.assignInstallers, async ({ params, body, ...call }) => {
    await service.assignInstallers(ctx, call, params.installerCompanyId, body)
    return undefined
  })
}
