import * as contract from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { requireCustomerRecord } from '../../customers/customers.service.ts'
import { changeTariff } from './tariffs.service.ts'
import { presentTariff, readTimeOfUseOf } from './time-of-use.views.ts'
import { listTimeOfUseHomes } from './time-of-use-board.views.ts'

export function timeOfUseRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.readTimeOfUse, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.customerId)
    return readTimeOfUseOf(ctx.db, params.customerId)
  })
  bind(app, contract.listTimeOfUse, ({ caller, query }) => ctx.read((db) => listTimeOfUseHomes(db, caller.scope, query)))
  bind(app, contract.changeTariff, async ({ params, body, ...call }) => {
    return presentTariff(await changeTariff(ctx, call, params.id, params.siteId, body))
  })
}
