import * as contract from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { requireCustomer } from '../customers/customers.views.ts'
import { deactivateCustomer, reactivateCustomer } from './customer-lifecycle.service.ts'
import { countHoldings } from './holdings.views.ts'
import { requirePartnerTenant, startMigration } from './partner-migration/partner-migration.service.ts'
import { listTargets, readMigration } from './partner-migration/partner-migrations.views.ts'
import { purgeCustomer } from './purge/purge.service.ts'

export function customerLifecycleRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.deactivateCustomer, async ({ params, body, ...call }) => {
    await deactivateCustomer(ctx, call, params.id, body)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.reactivateCustomer, async ({ params, ...call }) => {
    await reactivateCustomer(ctx, call, params.id)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.purgeCustomer, async ({ params, body, ...call }) => {
    await purgeCustomer(ctx, call, params.id, body)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.getHoldings, ({ caller, params }) => countHoldings(db, caller.scope, params.id))
  bind(app, contract.migrateCustomers, async ({ params, body, ...call }) => {
    await startMigration(ctx, call, params.id, body.tenantId)
    return readMigration(db, params.id, await requirePartnerTenant(ctx, call.caller.scope, params.id))
  })
  bind(app, contract.getMigration, async ({ caller, params }) => {
    return readMigration(db, params.id, await requirePartnerTenant(ctx, caller.scope, params.id))
  })
  bind(app, contract.listMigrationTargets, async ({ caller, params, query }) => {
    const { affiliateId } = await requireCustomerRecord(ctx, caller.scope, params.id)
    return listTargets(db, { affiliateId, tenantId: await requirePartnerTenant(ctx, caller.scope, params.id) }, query.searchValue)
  })
}
