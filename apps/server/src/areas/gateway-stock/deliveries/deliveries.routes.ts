import * as contract from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../../http/csv-file.ts'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { addDelivery, previewDelivery } from './deliveries.service.ts'
import { listDeliveries, listRows, readRows, requireDelivery } from './deliveries.views.ts'
import { resultsFile } from './delivery-results.format.ts'

/** Fits the largest allowed file as base64. */
const bodyLimit = 1_572_864

export function deliveryRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(
    app,
    contract.previewDelivery,
    async ({ body, ...call }) => requireDelivery(db, call.caller.scope, await previewDelivery(ctx, call, body)),
    { bodyLimit, mayTakeLong: true },
  )
  bind(app, contract.listDeliveries, ({ caller, query }) => ctx.read((from) => listDeliveries(from, caller.scope, query)))
  bind(app, contract.readDelivery, ({ caller, params }) => requireDelivery(db, caller.scope, params.deliveryId))
  bind(app, contract.listDeliveryRows, async ({ caller, params, query }) => {
    await requireDelivery(db, caller.scope, params.deliveryId)
    return listRows(db, params.deliveryId, query)
  })
  bind(app, contract.addDelivery, async ({ params, ...call }) => {
    await addDelivery(ctx, call, params.deliveryId)
    return requireDelivery(db, call.caller.scope, params.deliveryId)
  })
  bind(app, contract.downloadDelivery, async ({ caller, params, reply }) => {
    const delivery = await requireDelivery(db, caller.scope, params.deliveryId)
    const rows = await readRows(db, delivery.id)
    return sendCsv(reply, `gateways-${delivery.createdAt.slice(0, 10)}`, resultsFile(rows, translatorOf(caller.language)))
  })
}
