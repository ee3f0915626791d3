import * as groups from '@wattdesk/contract/customers/feature-groups/calls.ts'
import * as contract from '@wattdesk/contract/customers/record/calls.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { countGroupsOfUsers, listAssignableGroups, listGroupsOf } from '../feature-groups/feature-groups.views.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { listAllocationsOf } from './allocations.views.ts'
import { assignToCustomer, unassignFromCustomer } from './customer-feature-groups.service.ts'
import { changeSubscription } from './customer-subscription.service.ts'
import { findCustomerSummary } from './customer-summary.views.ts'
import { moveCustomer } from './customer-tenant.service.ts'
import { findAffiliateOf, listMoveTargets, requireIdpProvider } from './customer-tenant.views.ts'
import { addCustomer, requireCustomerRecord } from './customers.service.ts'
import { requireCustomer } from './customers.views.ts'
import { listCmsCustomerRows } from './lists/cms-customers.views.ts'
import { findTenantUser } from './tenant-users.views.ts'

export function customerRecordRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, readCustomerSummary, async ({ caller, params }) => {
    const found = await findCustomerSummary(db, caller, params.id, clock.now())
    if (!found) throw new DomainError('CustomerNotFound')
    return found
  })
  bind(app, contract.addTechnicalCustomer, async ({ body, ...call }) => {
    return requireCustomer(db, call.caller.scope, await addCustomer(ctx, call, body, { isTechnical: true }))
  })
  bind(app, contract.listCmsCustomers, async ({ caller: { scope }, query }) => {
    return listCmsCustomerRows(db, { scope, affiliateIds: await listAffiliateIds(db, scope) }, query)
  })
  bind(app, contract.getTenantUser, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const found = await findTenantUser(db, params.id, params.tenantUserUid)
    if (!found) throw new DomainError('CustomerUserNotFound')
    return found
  })
  bind(app, contract.moveCustomer, async ({ params, body, ...call }) => {
    await moveCustomer(ctx, call, params.id, body)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.listMoveTargets, async ({ caller, params, query }) => {
    const customer = await requireCustomerRecord(ctx, caller.scope, params.id)
    return listMoveTargets(db, caller.scope, customer, query.searchValue)
  })
  bind(app, contract.getTenantAffiliate, async ({ caller, params }) => {
    return findAffiliateOf(db, (await requireCustomerRecord(ctx, caller.scope, params.id)).affiliateId)
  })
  bind(app, contract.changeSubscription, async ({ params, body, ...call }) => {
    await changeSubscription(ctx, call, params.id, body)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.getIdpProvider, ({ caller, params }) => requireIdpProvider(db, caller.scope, params.id))
  bind(app, contract.listAllocations, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listAllocationsOf(db, params.id) }
  })
  bind(app, groups.listFeatureGroupsOfCustomer, async ({ caller, params }) => {
    const customer = await requireCustomerRecord(ctx, caller.scope, params.id)
    const [items, assignable, ofUsers] = await Promise.all([
      listGroupsOf(db, customer.id),
      listAssignableGroups(db, customer),
      countGroupsOfUsers(db, customer.id),
    ])
    return { items, assignable, ofUsers }
  })
  bind(app, groups.assignFeatureGroups, async ({ params, body, ...call }) => {
    return { assigned: await assignToCustomer(ctx, call, params.id, body.featureGroupIds) }
  })
  bind(app, groups.unassignFeatureGroups, async ({ params, body, ...call }) => {
    return { unassigned: await unassignFromCustomer(ctx, call, params.id, body.featureGroupIds) }
  })
}
