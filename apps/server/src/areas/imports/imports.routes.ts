import * as contract from '@wattdesk/contract/imports/calls.ts'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { importFileMaxBytes } from '@wattdesk/contract/imports/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { asFile } from '../../http/file-response.ts'
import { readUpload, type UploadForm } from '../../http/multipart.ts'
import { bind, type Handled } from '../../http/route.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { openGate } from '../../platform/gate.ts'
import { requireChangeable, requireCustomerRecord } from '../customers/customers.service.ts'
import type { Tenant } from '../tenants/tenants.service.ts'
import { charactersNotHeld, streamFile, streamRejected, streamResults } from './import-downloads.views.ts'
import { correctRow } from './import-rows.service.ts'
import { cancelImport, changeReading, receiveUpload, requireUploadTenant, startImport } from './imports.service.ts'
import { listFaults, listImports, listRows, requireImport, requireImportRow } from './imports.views.ts'
import { rejectedFileOf } from './rejected-file.format.ts'

const csvForm: UploadForm = {
  field: 'csvData',
  maxBytes: importFileMaxBytes,
  tooLarge: () => new DomainError('ImportFileTooLarge', { maxBytes: importFileMaxBytes }),
  missing: (details) => new DomainError('ImportFileMissing', details),
  unknown: (details) => new DomainError('ImportFieldUnknown', details),
}

export async function importRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await app.register(async (inner) => serveUploads(inner, ctx))
  serveHistory(app, ctx)
  serveDownloads(app, ctx)
}

/** Uploads have a separate instance, because their bodies are streamed. */
function serveUploads(app: FastifyInstance, ctx: Ctx): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  // Each occupies up to half a megabyte for as long as its client takes.
  const gate = openGate({ running: 32, waiting: 0, each: 8 })
  const take = async (handled: Call & Parameters<Taking>[0], tenant: Tenant) => {
    const { request, reply, ...call } = handled
    const owner = call.caller.memberId
    const id = await gate(() => readUpload(request, reply, csvForm, (upload) => receiveUpload(ctx, call, tenant, upload)), { owner })
    return requireImport(ctx.db, call.caller.scope, id)
  }
  const upload = async ({ params: _, query, body: __, ...handled }: Handled<typeof contract.uploadCustomers>) =>
    take(handled, await requireUploadTenant(ctx, handled.caller.scope, query.tenantId))
  bind(app, contract.uploadCustomers, upload, { mayTakeLong: true })
  const uploadOfPartner = async ({ params, query: _, body: __, ...handled }: Handled<typeof contract.uploadCustomersOfPartner>) => {
    const partner = await requirePartner(ctx, handled.caller.scope, params.id)
    requireChangeable(partner)
    return take(handled, await requireUploadTenant(ctx, handled.caller.scope, partner.partnerTenantId))
  }
  bind(app, contract.uploadCustomersOfPartner, uploadOfPartner, { mayTakeLong: true })
}
type Taking = (handled: { request: Parameters<typeof readUpload>[0]; reply: FastifyReply }) => void

function serveHistory(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const shown = (call: Call, id: string) => requireImport(db, call.caller.scope, id)
  bind(app, contract.listCustomerImports, ({ caller, query }) => listImports(db, caller.scope, query))
  bind(app, contract.listCustomerImportsOfPartner, async ({ caller, params, query }) => {
    const { partnerTenantId } = await requirePartner(ctx, caller.scope, params.id)
    return listImports(db, { ofTenantId: partnerTenantId }, query)
  })
  bind(app, contract.getCustomerImport, ({ params, ...call }) => shown(call, params.importId))
  bind(app, contract.listImportRows, async ({ params, query, ...call }) => listRows(db, await shown(call, params.importId), query))
  bind(app, contract.getImportRow, async ({ params, ...call }) => requireImportRow(db, (await shown(call, params.importId)).id, params.row))
  bind(app, contract.listImportFaults, async ({ params, ...call }) => ({ items: await listFaults(db, await shown(call, params.importId)) }))
  bind(app, contract.changeImportReading, async ({ params, body: { version, ...reading }, ...call }) => {
    await changeReading(ctx, call, params.importId, version, reading)
    return shown(call, params.importId)
  })
  bind(app, contract.changeImportRow, async ({ params, body, ...call }) => {
    await correctRow(ctx, call, params.importId, params.row, body)
    return requireImportRow(db, params.importId, params.row)
  })
  bind(app, contract.startImport, async ({ params, body, ...call }) => {
    await startImport(ctx, call, params.importId, body.version, body.existing)
    return shown(call, params.importId)
  })
  bind(app, contract.cancelImport, async ({ params, ...call }) => {
    await cancelImport(ctx, call, params.importId)
    return shown(call, params.importId)
  })
}

function serveDownloads(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.downloadImportFile, async ({ caller, params, reply }) => {
    const upload = await requireKept(ctx, caller.scope, params.importId)
    return asFile(reply, upload.file.name, 'text/csv').send(streamFile(db, upload.id))
  })
  bind(app, contract.downloadRejectedRows, async ({ caller, params, query, reply }) => {
    const upload = await requireKept(ctx, caller.scope, params.importId)
    const file = rejectedFileOf(upload, caller.language satisfies Language)
    if (query.encoding === 'iso-8859-1' && query.replace !== 'true') refuseLoss(await charactersNotHeld(db, upload, file))
    const name = `${upload.file.name.replace(/\.\w{1,5}$/, '')}-rejected.csv`
    return asFile(reply, name, `text/csv; charset=${query.encoding}`).send(streamRejected(db, upload, file, query.encoding))
  })
  bind(app, contract.downloadImportResults, async ({ caller, params, reply }) => {
    const upload = await requireImport(db, caller.scope, params.importId)
    const name = `${upload.file.name.replace(/\.\w{1,5}$/, '')}-results.csv`
    const results = await streamResults(db, upload)
    return asFile(reply, name, 'text/csv; charset=utf-8').send(results)
  })
}

function refuseLoss(found: Map<string, number>): void {
  if (found.size === 0) return
  const characters = [...found].sort((a, b) => b[1] - a[1]).slice(0, 50)
  throw new DomainError('CharactersNotHeld', { characters: characters.map(([character, count]) => ({ character, count })) })
}

async function requireKept(ctx: Ctx, scope: Scope, id: string): Promise<CustomerImport> {
  const upload = await requireImport(ctx.db, scope, id)
  if (!upload.file.isKept) throw new DomainError('ImportExpired')
  return upload
}

async function requirePartner(ctx: Ctx, scope: Scope, id: string) {
  const partner = await requireCustomerRecord(ctx, scope, id)
  if (!partner.partnerTenantId) throw new DomainError('CustomerNotFound')
  return { ...partner, partnerTenantId: partner.partnerTenantId }
}
