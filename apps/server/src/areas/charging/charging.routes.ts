import { connectChargePoint, limitCharging, readChargePoint, startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import { ocppPath } from '@wattdesk/contract/charging/terms.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import * as service from './charge-points.service.ts'
import { showChargePoint } from './charge-points.views.ts'
import { serveOcpp } from './ocpp-server.http.ts'
import { connectedWithinMs } from './wallbox-contact.rules.ts'

export function chargingRoutes(app: FastifyInstance, ctx: Ctx): void {
  const show = async ({ id, deviceId }: { id: string; deviceId: string }) => {
    const since = new Date(ctx.clock.now().getTime() - connectedWithinMs)
    const chargePoint = await showChargePoint(ctx.db, id, deviceId, since, service.mentionedSince(ctx))
    if (chargePoint === undefined) throw new DomainError('NotFound')
    return { chargePoint }
  }
  bind(app, readChargePoint, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return show(params)
  })
  bind(app, connectChargePoint, async ({ params, ...call }) => ({
    url: `${ctx.config.publicUrl.replace(/^http/, 'ws')}${ocppPath}/`,
    ...(await service.connectChargePoint(ctx, call, params.id, params.deviceId)),
  }))
  bind(app, startCharging, async ({ params, ...call }) => {
    await service.startCharging(ctx, call, params.id, params.deviceId)
    return show(params)
  })
  bind(app, stopCharging, async ({ params, ...call }) => {
    await service.stopCharging(ctx, call, params.id, params.deviceId)
    return show(params)
  })
  bind(app, limitCharging, async ({ params, body, ...call }) => {
    await service.limitCharging(ctx, call, params.id, params.deviceId, body.limitA)
    return show(params)
  })
  serveOcpp(app, ctx)
}
