import * as contract from '@wattdesk/contract/device-limits/calls.ts'
import type { FastifyInstance } from 'fastify'
import { asFile } from '../../http/file-response.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { endLimit, readChoices, setLimit } from './device-limits.service.ts'
import { listEvents, listLimits, readLimit } from './device-limits.views.ts'
import { proofOf } from './limit-proof.format.ts'

export function deviceLimitRoutes(app: FastifyInstance, ctx: Ctx): void {
  const show = async (customerId: string, limitId: string) => {
    const limit = await readLimit(ctx.db, customerId, limitId, ctx.clock.now())
    if (!limit) throw new DomainError('NotFound')
    return limit
  }
  bind(app, contract.listDeviceLimits, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return listLimits(ctx.db, params.id, query, ctx.clock.now())
  })
  bind(app, contract.readDeviceLimitChoices, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return readChoices(ctx, params.id)
  })
  bind(app, contract.setDeviceLimit, async ({ params, body, ...call }) => show(params.id, await setLimit(ctx, call, params.id, body)))
  bind(app, contract.endDeviceLimit, async ({ params, ...call }) => {
    await endLimit(ctx, call, params.id, params.limitId)
    return show(params.id, params.limitId)
  })
  bind(app, contract.exportDeviceLimit, async ({ caller, params, reply }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const limit = await show(params.id, params.limitId)
    const name = `limit-${limit.startsAt.slice(0, 10)}-${limit.id.slice(-6)}.csv`
    return asFile(reply, name, 'text/csv; charset=utf-8').send(proofOf(limit, await listEvents(ctx.db, limit.id)))
  })
}
