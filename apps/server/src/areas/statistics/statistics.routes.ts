import * as contract from '@wattdesk/contract/statistics/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCustomerStats } from './customer-statistics.views.ts'
import { readInstallationStats } from './installation-statistics.views.ts'
import { scopeOfCustomer, scopeOfStats } from './statistics.service.ts'

export function statisticsRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { read, clock } = ctx
  bind(app, contract.getCustomerStats, ({ caller, query }) =>
    read(async (db) => {
      const scope = await scopeOfStats(db, caller.scope, query.filter)
      return readCustomerStats(db, scope, { ...query, onlyChildren: false, now: clock.now() })
    }),
  )
  bind(app, contract.getChildrenStats, ({ caller, query }) =>
    read(async (db) => {
      const scope = await scopeOfStats(db, caller.scope, query.filter)
      return readCustomerStats(db, scope, { ...query, onlyChildren: true, now: clock.now() })
    }),
  )
  bind(app, contract.getInstallationStats, ({ caller, query }) =>
    read(async (db) => readInstallationStats(db, await scopeOfStats(db, caller.scope, query.filter), query.filter)),
  )
  bind(app, contract.getStatsOfCustomer, ({ caller, params, query }) =>
    read(async (db) => {
      const scope = await scopeOfCustomer({ db }, caller.scope, params.id, { onlyChildren: false })
      return readCustomerStats(db, scope, { ...query, onlyChildren: false, now: clock.now() })
    }),
  )
  bind(app, contract.getChildrenStatsOfCustomer, ({ caller, params, query }) =>
    read(async (db) => {
      const scope = await scopeOfCustomer({ db }, caller.scope, params.id, { onlyChildren: true })
      return readCustomerStats(db, scope, { ...query, onlyChildren: true, now: clock.now() })
    }),
  )
  bind(app, contract.getInstallationStatsOfCustomer, ({ caller, params, query }) =>
    read(async (db) => {
      const scope = await scopeOfCustomer({ db }, caller.scope, params.id, { onlyChildren: false })
      return readInstallationStats(db, scope, query.filter)
    }),
  )
}
