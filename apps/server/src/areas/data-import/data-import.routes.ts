import {
  cancelDataImport,
  importDataFile,
  listDataImports,
  listImportSites,
  readCoverage,
  startDataImport,
} from '@wattdesk/contract/data-import/calls.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { importFileCharactersMax } from '@wattdesk/contract/data-import/terms.ts'
import type { FastifyInstance } from 'fastify'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { readCoverage as readCoverageOf } from './coverage.views.ts'
import * as service from './data-imports.service.ts'
import * as views from './data-imports.views.ts'
import { listDataStatus as listDataStatusOf } from './data-status.views.ts'

/** A character takes up to three bytes in UTF-8, and JSON escapes add one. */
const fileBodyMax = 2 * importFileCharactersMax

export function dataImportRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, startDataImport, async ({ params, body, reply, ...call }) =>
    views.readDataImport(db, await service.startDataImport(ctx, call, { ...params, ...body }, readerOf(reply, call.caller))),
  )
  bind(
    app,
    importDataFile,
    async ({ params, body, reply, ...call }) =>
      views.readDataImport(db, await service.importDataFile(ctx, call, { ...params, ...body }, readerOf(reply, call.caller))),
    { bodyLimit: fileBodyMax, mayTakeLong: true },
  )
  bind(app, cancelDataImport, async ({ params, ...call }) => {
    await service.cancelDataImport(ctx, call, params)
    return views.readDataImport(db, params.importId)
  })
  bind(app, listDataImports, async ({ caller, params, query }) => {
    await service.requireImportSite(ctx, caller.scope, params.siteId)
    return views.listDataImports(db, params.siteId, query)
  })
  bind(app, listImportSites, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.customerId)
    return views.listImportSites(db, params.customerId, (vendor) => service.connectorNamed(vendor) !== undefined)
  })
  bind(app, listDataStatus, ({ caller, query }) => ctx.read((from) => listDataStatusOf(from, caller.scope, query, clock.now())))
  bind(app, readCoverage, async ({ caller, params, query }) =>
    readCoverageOf(db, await service.requireImportSite(ctx, caller.scope, params.siteId), query, clock.now()),
  )
}
