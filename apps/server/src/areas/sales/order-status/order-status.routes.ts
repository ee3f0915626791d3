import * as contract from '@wattdesk/contract/sales/order-status/calls.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../../http/csv-file.ts'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { resultsFile } from './order-status.format.ts'
import { applyOrderStatus } from './order-status.service.ts'
import { listRows, listRuns, readRows, requireRun } from './order-status.views.ts'
import { previewOrderStatus } from './order-status-preview.service.ts'

/** Fits the largest allowed file as base64. */
const bodyLimit = 6_291_456

export function orderStatusRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(
    app,
    contract.previewOrderStatus,
    async ({ body, ...call }) => requireRun(db, call.caller.scope, await previewOrderStatus(ctx, call, body)),
    { bodyLimit, mayTakeLong: true },
  )
  bind(app, contract.listOrderStatusRuns, ({ caller, query }) => listRuns(db, caller.scope, query))
  bind(app, contract.getOrderStatusRun, ({ caller, params }) => requireRun(db, caller.scope, params.runId))
  bind(app, contract.listOrderStatusRows, async ({ caller, params, query }) => {
    await requireRun(db, caller.scope, params.runId)
    return listRows(db, caller.scope, params.runId, query)
  })
  bind(app, contract.applyOrderStatus, async ({ params, ...call }) => {
    await applyOrderStatus(ctx, call, params.runId)
    return requireRun(db, call.caller.scope, params.runId)
  })
  bind(app, contract.downloadOrderStatus, async ({ caller, params, reply }) => {
    const run = await requireRun(db, caller.scope, params.runId)
    const rows = await readRows(db, caller.scope, run.id)
    return sendCsv(reply, `order-status-${run.createdAt.slice(0, 10)}`, resultsFile(rows, translatorOf(caller.language)))
  })
}
