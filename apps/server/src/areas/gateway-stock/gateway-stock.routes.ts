import { Readable } from 'node:stream'
import * as contract from '@wattdesk/contract/gateway-stock/calls.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../http/csv-file.ts'
import { asFile } from '../../http/file-response.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { openGate } from '../../platform/gate.ts'
import { paperTools } from '../../platform/paper.ts'
import { listActivities } from '../activities/activities.views.ts'
import { listDelivered } from './deliveries/deliveries.service.ts'
import { labelsPdf } from './gateway-labels.format.ts'
import { moveGateways } from './gateway-moves.service.ts'
import { showPasswords } from './gateway-passwords.service.ts'
import { addGateway, removeGateway, updateGateway, withinOf } from './gateway-stock.service.ts'
import { eachGateway, listGateways, readGateway, readGateways } from './gateway-stock.views.ts'
import { stockLines } from './stock-lines.format.ts'

export function gatewayStockRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const show = async (caller: Caller, id: string) => {
    const found = await readGateway(db, caller, await withinOf(db, caller), id)
    if (!found) throw new DomainError('NotFound')
    return found
  }
  bind(app, contract.addStockGateway, async ({ body, ...call }) => show(call.caller, await addGateway(ctx, call, body)))
  bind(app, contract.listStockGateways, ({ caller, query }) =>
    ctx.read(async (from) => listGateways(from, caller, await withinOf(from, caller), query)),
  )
  bind(app, contract.readStockGateway, ({ caller, params }) => show(caller, params.gatewayId))
  bind(app, contract.listStockGatewayHistory, async ({ caller, params, query }) => {
    const { gatewayId: objectId } = params
    await show(caller, objectId)
    // Installers read only their own entries.
    const { companyId } = await withinOf(db, caller)
    const own = companyId === undefined ? {} : { memberId: caller.memberId }
    return listActivities(ctx, { scope: caller.scope, objectId, ...own }, { ...query, filter: [], order: [] })
  })
  bind(app, contract.updateStockGateway, async ({ params, body, ...call }) => {
    await updateGateway(ctx, call, params.gatewayId, body)
    return show(call.caller, params.gatewayId)
  })
  bind(app, contract.removeStockGateway, async ({ params, ...call }) => {
    await removeGateway(ctx, call, params.gatewayId)
    return undefined
  })
  bind(app, contract.moveGateways, ({ body, ...call }) => moveGateways(ctx, call, body))
  bind(app, contract.showGatewayPasswords, async ({ body, reply, ...call }) => {
    reply.header('Cache-Control', 'no-store')
    return showPasswords(ctx, call, { gatewayIds: await chosenIds(ctx, call, body), renew: body.renew })
  })
  fileRoutes(app, ctx)
}

type Choice = { gatewayIds?: string[] | undefined; deliveryId?: string | undefined }

/** Gateways selected one by one, or those added by a delivery. */
async function chosenIds(ctx: Ctx, call: Call, { gatewayIds, deliveryId }: Choice): Promise<string[]> {
  const ids = deliveryId ? await listDelivered(ctx, call, deliveryId) : (gatewayIds ?? [])
  return [...new Set(ids)]
}

function fileRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const today = () => ctx.clock.now().toISOString().slice(0, 10)
  /** Drawing the largest sheet takes noticeable processor time. */
  const drawing = openGate({ running: 1, waiting: 8, each: 2 })
  bind(app, contract.exportStockGateways, async ({ caller, query, reply }) => {
    const rows = await ctx.read(async (from) => eachGateway(from, caller, await withinOf(from, caller), query.filter))
    return sendCsv(reply, `gateways-${today()}`, Readable.from(stockLines(rows, translatorOf(caller.language)), { objectMode: false }))
  })
  bind(app, contract.printGatewayLabels, async ({ body, reply, ...call }) => {
    const { caller } = call
    const asked = await chosenIds(ctx, call, body)
    const found = await readGateways(db, caller, await withinOf(db, caller), asked)
    if (found.length < asked.length) throw new DomainError('NotFound', { field: 'gatewayIds' })
    const { t, language } = translatorOf(caller.language)
    const words = {
      title: t('gatewayStock.labels.title'),
      startCode: t('gatewayStock.field.startCode'),
      serialNumber: t('gatewayStock.field.serialNumber'),
    }
    const labels = found.map((one) => ({ ...one, startCode: one.startCode ?? '' }))
    const pdf = await drawing(async () => labelsPdf(labels, await paperTools(), { words, language }), readerOf(reply, caller))
    return asFile(reply, `${words.title}-${today()}.pdf`, 'application/pdf').send(pdf)
  })
}
