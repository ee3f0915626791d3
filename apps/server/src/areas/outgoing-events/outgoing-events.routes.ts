import * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { listDeliveries, readDelivery, requireDelivery } from './event-deliveries.views.ts'
import * as service from './event-endpoints.service.ts'

export function outgoingEventRoutes(app: FastifyInstance, ctx: Ctx): void {
  const tenantOf = async ({ caller }: Call) => (await requireTenantOfScope(ctx.db, caller.scope)).id
  bind(app, contract.listEventEndpoints, async (call) => ({ items: await service.listEndpoints(ctx, call) }))
  bind(app, contract.addEventEndpoint, ({ body, ...call }) => service.addEndpoint(ctx, call, body))
  bind(app, contract.changeEventEndpoint, ({ params, body, ...call }) => service.changeEndpoint(ctx, call, params.id, body))
  bind(app, contract.removeEventEndpoint, async ({ params, ...call }) => {
    await service.removeEndpoint(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.rotateEventSecret, ({ params, body, ...call }) => service.rotateSecret(ctx, call, params.id, body.version))
  bind(app, contract.pauseEventEndpoint, ({ params, body, ...call }) => service.pauseEndpoint(ctx, call, params.id, body.version))
  bind(app, contract.resumeEventEndpoint, ({ params, body, ...call }) => service.resumeEndpoint(ctx, call, params.id, body.version))
  bind(app, contract.testEventEndpoint, async ({ params, ...call }) => ({ deliveryId: await service.testEndpoint(ctx, call, params.id) }))
  bind(app, contract.sendEventsAgain, async ({ params, body, ...call }) => ({
    count: await service.sendSpanAgain(ctx, call, params.id, body),
  }))
  bind(app, contract.listEventDeliveries, async ({ query, ...call }) => listDeliveries(ctx.db, await tenantOf(call), query))
  bind(app, contract.readEventDelivery, async ({ params, ...call }) => readDelivery(ctx.db, await tenantOf(call), params.id))
  bind(app, contract.sendDeliveryAgain, async ({ params, ...call }) => {
    await service.sendAgain(ctx, call, params.id)
    return requireDelivery(ctx.db, await tenantOf(call), params.id)
  })
}
