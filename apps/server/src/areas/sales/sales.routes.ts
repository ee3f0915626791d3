import * as contract from '@wattdesk/contract/sales/calls.ts'
import * as templates from '@wattdesk/contract/sales/templates/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listActivities } from '../activities/activities.views.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { archiveSale, startSale, updateSale, updateSaleStep } from './sales.service.ts'
import { listArchivedSales, listCurrentSales, requireSale } from './sales.views.ts'
import { addTemplate, removeTemplate, updateTemplate } from './templates/sale-templates.service.ts'
import { listTemplates, requireTemplate } from './templates/sale-templates.views.ts'

export function saleRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.listSales, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listCurrentSales(db, params.id) }
  })
  bind(app, contract.startSale, async ({ params, body, ...call }) => {
    return requireSale(db, params.id, await startSale(ctx, call, params.id, body))
  })
  bind(app, contract.updateSale, async ({ params, body, ...call }) => {
    await updateSale(ctx, call, params.id, params.saleId, body)
    return requireSale(db, params.id, params.saleId)
  })
  bind(app, contract.updateSaleStep, async ({ params, body, ...call }) => {
    await updateSaleStep(ctx, call, { customerId: params.id, saleId: params.saleId, position: params.position }, body)
    return requireSale(db, params.id, params.saleId)
  })
  bind(app, contract.archiveSale, async ({ params, body, ...call }) => {
    await archiveSale(ctx, call, params.id, params.saleId, body.version)
    return requireSale(db, params.id, params.saleId)
  })
  bind(app, contract.listArchivedSales, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return listArchivedSales(db, params.id, query)
  })
  bind(app, contract.listSaleChanges, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    // The history is read from the activity log, so a purge forgets it too.
    const ofSales = [{ field: 'objectType', op: 'eq' as const, value: 'sale' }]
    const filter = [...ofSales, ...query.filter]
    const list = await listActivities(ctx, { scope: { kind: 'all' }, customerId: params.id }, { ...query, filter })
    return { ...list, items: list.items.map((entry) => ({ ...entry, saleId: entry.object.id })) }
  })
  saleTemplateRoutes(app, ctx)
}

function saleTemplateRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, templates.listSaleTemplates, async ({ caller, query }) => {
    const { customerId } = query
    const customer = customerId ? await requireCustomerRecord(ctx, caller.scope, customerId) : undefined
    return listTemplates(db, caller.scope, { ...query, customer })
  })
  bind(app, templates.addSaleTemplate, async ({ body, ...call }) => {
    return requireTemplate(db, call.caller.scope, await addTemplate(ctx, call, body))
  })
  bind(app, templates.updateSaleTemplate, async ({ params, body, ...call }) => {
    await updateTemplate(ctx, call, params.templateId, body)
    return requireTemplate(db, call.caller.scope, params.templateId)
  })
  bind(app, templates.removeSaleTemplate, async ({ params, ...call }) => {
    await removeTemplate(ctx, call, params.templateId)
    return { templateId: params.templateId }
  })
}
