import * as contract from '@wattdesk/contract/bulk-actions/calls.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../http/csv-file.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { openGate } from '../../platform/gate.ts'
import { exportCustomers } from '../customers/lists/customer-export.views.ts'
import { customerScope } from '../customers/lists/customer-rows.views.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { cancelBulkAction, startBulkAction, undoBulkAction } from './bulk-actions.service.ts'
import * as views from './bulk-actions.views.ts'
import { previewBulkAction } from './preview.service.ts'
import { refusalsFile } from './refusals.format.ts'

export function bulkActionRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  // Each preview may count a million rows.
  const gate = openGate({ running: 2, waiting: 8 })
  bind(app, contract.previewBulkAction, async ({ body, reply, ...call }) => {
    const { signal } = readerOf(reply, call.caller)
    return views.requireBulkAction(db, call.caller, await gate(() => previewBulkAction(ctx, call, body), { signal }))
  })
  bind(app, contract.listBulkActions, ({ caller, query }) => views.listBulkActions(db, caller, query))
  bind(app, contract.listBulkFeatureGroups, async ({ caller }) => ({ items: await views.listGroupChoices(db, caller.scope) }))
  bind(app, contract.getBulkAction, ({ caller, params }) => views.requireBulkAction(db, caller, params.bulkActionId))
  bind(app, contract.listBulkActionCustomers, async ({ caller, params, query }) => {
    return views.listFrozenCustomers(db, caller, await views.requireBulkAction(db, caller, params.bulkActionId), query)
  })
  bind(app, contract.startBulkAction, async ({ params, body, ...call }) => {
    await startBulkAction(ctx, call, params.bulkActionId, body)
    return views.requireBulkAction(db, call.caller, params.bulkActionId)
  })
  bind(app, contract.cancelBulkAction, async ({ params, ...call }) => {
    await cancelBulkAction(ctx, call, params.bulkActionId)
    return views.requireBulkAction(db, call.caller, params.bulkActionId)
  })
  bind(app, contract.undoBulkAction, async ({ params, ...call }) => {
    await undoBulkAction(ctx, call, params.bulkActionId)
    return views.requireBulkAction(db, call.caller, params.bulkActionId)
  })
  serveFiles(app, ctx)
}

function serveFiles(app: FastifyInstance, { db, read }: Ctx): void {
  bind(app, contract.downloadBulkActionRefusals, async ({ caller, params, reply }) => {
    const { id, createdAt } = await views.requireBulkAction(db, caller, params.bulkActionId)
    const readSome = (from: { after: number; limit: number }) => views.readRefusals(db, caller, id, from)
    return sendCsv(reply, `not-done-${createdAt.slice(0, 10)}`, refusalsFile(readSome, translatorOf(caller.language)))
  })
  bind(app, contract.downloadBulkExport, async ({ caller, params, reply }) => {
    const { id, action, status, createdAt } = await views.requireBulkAction(db, caller, params.bulkActionId)
    if (action.kind !== 'export' || status !== 'done') throw new DomainError('BulkActionStateForbids', { status })
    const scope = customerScope(caller.scope, await listAffiliateIds(db, caller.scope))
    const query = { filter: [], searchValue: undefined, order: [], columns: action.columns }
    const file = await read((from) => exportCustomers(from, scope, query, { only: views.actedOnSql(id), reader: readerOf(reply, caller) }))
    return sendCsv(reply, `customers-${createdAt.slice(0, 10)}`, file)
  })
}
