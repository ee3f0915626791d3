import { listGateways } from '@wattdesk/contract/installations/gateway.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { listGatewaysOf } from './gateway.views.ts'

export function gatewayRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, listGateways, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listGatewaysOf(db, params.id, clock.now()) }
  })
}
