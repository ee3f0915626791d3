import * as contract from '@wattdesk/contract/account/access/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { endRolePreview, startRolePreview } from '../auth/sessions/role-preview.service.ts'
import { startWorkingInTenant, stopWorkingInTenant } from '../auth/sessions/working-tenant.service.ts'
import {
  endLoan,
  lendAccess,
  listLoansBy,
  listLoansOf,
  listLoanTenants,
  listManagedLoans,
  listTenantLoansWith,
} from './access-loans.service.ts'
import { declineAccess, explainPermissions, listAccessRequests, listOwnRequests, requestAccess } from './access-requests.service.ts'

export function memberAccessRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.explainPermissions, async ({ query, ...call }) => ({
    ...(await explainPermissions(ctx, call, query.permissions)),
    loans: await listTenantLoansWith(ctx, call, query.permissions),
  }))
  bind(app, contract.listOwnAccess, async (call) => ({
    borrowed: await listLoansOf(ctx, call.caller.memberId),
    lent: await listLoansBy(ctx, call.caller),
    requests: await listOwnRequests(ctx, call),
  }))
  bind(app, contract.requestAccess, ({ body, ...call }) => requestAccess(ctx, call, body))
  bind(app, contract.listAccessRequests, (call) => listAccessRequests(ctx, call))
  bind(app, contract.declineAccess, ({ params, body, ...call }) => declineAccess(ctx, call, params.id, body.comment))
  bind(app, contract.listLoans, async ({ params, ...call }) => ({ items: await listManagedLoans(ctx, call, params.id) }))
  bind(app, contract.listLoanTenants, ({ params, query, ...call }) => listLoanTenants(ctx, call, params.id, query.searchValue))
  bind(app, contract.lendAccess, ({ params, body, ...call }) => lendAccess(ctx, call, params.id, body))
  bind(app, contract.endLoan, async ({ params, ...call }) => {
    await endLoan(ctx, call, params)
    return undefined
  })
  bind(app, contract.startWorkingInTenant, async ({ params, ...call }) => {
    await startWorkingInTenant(ctx, call, params.loanId)
    return undefined
  })
  bind(app, contract.stopWorkingInTenant, async (call) => {
    await stopWorkingInTenant(ctx, call)
    return undefined
  })
  bind(app, contract.startRolePreview, async ({ body, ...call }) => {
    await startRolePreview(ctx, call, body.role)
    return undefined
  })
  bind(app, contract.endRolePreview, async (call) => {
    await endRolePreview(ctx, call)
    return undefined
  })
}
