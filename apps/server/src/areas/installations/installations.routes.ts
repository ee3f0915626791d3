import * as contract from '@wattdesk/contract/installations/pvbattery.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { addPvBattery, removePvBattery, updatePvBattery } from './pvbattery.service.ts'
import { findByIdentifier, findPvBattery, listPvBatteriesOf } from './pvbattery.views.ts'

export function installationRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const required = async (scope: Scope, customerId: string, id: string) => {
    await requireCustomerRecord(ctx, scope, customerId)
    const found = await findPvBattery(db, customerId, id, clock.now())
    if (!found) throw new DomainError('NotFound')
    return found
  }
  bind(app, contract.listPvBatteries, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listPvBatteriesOf(db, params.id, clock.now()) }
  })
  bind(app, contract.lookupPvBattery, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const found = await findByIdentifier(db, query.serialnumber, query.vendorName)
    return { isInUse: found !== undefined, isOfThisCustomer: found?.customerId === params.id, vendor: found?.vendor ?? null }
  })
  bind(app, contract.getPvBattery, ({ caller, params }) => required(caller.scope, params.id, params.installationId))
  bind(app, contract.addPvBattery, async ({ params, body, ...call }) => {
    const id = await addPvBattery(ctx, call, params.id, body)
    return required(call.caller.scope, params.id, id)
  })
  bind(app, contract.updatePvBattery, async ({ params, body, ...call }) => {
    await updatePvBattery(ctx, call, params.id, params.configurationId, body)
    return required(call.caller.scope, params.id, params.configurationId)
  })
  bind(app, contract.removePvBattery, async ({ params, ...call }) => {
    await removePvBattery(ctx, call, params.id, params.configurationId)
    return { configurationId: params.configurationId }
  })
}
