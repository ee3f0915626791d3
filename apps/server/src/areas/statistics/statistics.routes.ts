import * as contract from '@wattdesk/contract/statistics.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCustomerStats } from './customer-statistics.views.ts'
import { readInstallationStats } from './installation-statistics.views.ts'
import { scopeOfCustomer, scopeOfStats } from './statistics.service.ts'

export function statisticsRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, contract.getCustomerStats, async ({ caller, query }) => {
    const scope = await scopeOfStats(db, caller.scope, query.filter)
    return readCustomerStats(db, scope, { ...query, onlyChildren: false, now: clock.now() })
  })
  bind(app, contract.getChildrenStats, async ({ caller, query }) => {
    const scope = await scopeOfStats(db, caller.scope, query.filter)
    return readCustomerStats(db, scope, { ...query, onlyChildren: true, now: clock.now() })
  })
  bind(app, contract.getInstallationStats, async ({ caller, query }) => {
    return readInstallationStats(db, await scopeOfStats(db, caller.scope, query.filter), query.filter)
  })
  bind(app, contract.getStatsOfCustomer, async ({ caller, params, query }) => {
    const scope = await scopeOfCustomer(ctx, caller.scope, params.id, { onlyChildren: false })
    return readCustomerStats(db, scope, { ...query, onlyChildren: false, now: clock.now() })
  })
  bind(app, contract.getChildrenStatsOfCustomer, async ({ caller, params, query }) => {
    const scope = await scopeOfCustomer(ctx, caller.scope, params.id, { onlyChildren: true })
    return readCustomerStats(db, scope, { ...query, onlyChildren: true, now: clock.now() })
  })
  bind(app, contract.getInstallationStatsOfCustomer, async ({ caller, params, query }) => {
    return readInstallationStats(db, await scopeOfCustomer(ctx, caller.scope, params.id, { onlyChildren: false }), query.filter)
  })
}
