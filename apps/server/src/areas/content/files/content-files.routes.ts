import * as contract from '@wattdesk/contract/content/files/calls.ts'
import { contentFileField, contentFileMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readUpload, type UploadForm } from '../../../http/multipart.ts'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { openGate } from '../../../platform/gate.ts'
import { requireReadableTenant, requireWritableTenant } from '../content-access.service.ts'
import { receiveContentFile, tooLarge } from './content-files.service.ts'
import { requireFile } from './content-files.views.ts'

const form: UploadForm = {
  field: contentFileField,
  maxBytes: contentFileMaxBytes,
  tooLarge: () => tooLarge(contentFileMaxBytes),
  missing: (details) => new DomainError('ContentFileMissing', details),
  unknown: (details) => new DomainError('ContentFileMissing', details),
}

export async function contentFileRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await app.register(async (inner) => serveUploads(inner, ctx))
  bind(app, contract.readContentFile, async ({ caller, params, reply }) => {
    const file = await requireFile(ctx.db, params.id)
    await requireReadableTenant(ctx.db, caller.scope, file.tenantId).catch(() => {
      throw new DomainError('ContentFileNotFound')
    })
    return sendFile(reply, file).header('Cache-Control', 'private, max-age=31536000, immutable').send(file.content)
  })
}

/** Uploads have a separate instance, because their bodies are streamed. */
function serveUploads(app: FastifyInstance, ctx: Ctx): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  // Each upload is held in memory until it is stored.
  const gate = openGate({ running: 4, waiting: 0, each: 2 })
  bind(
    app,
    contract.uploadContentFile,
    async ({ params, request, reply, body: _, query: __, ...call }) => {
      await requireWritableTenant(ctx.db, call.caller.scope, params.tenantId)
      const receive = () => readUpload(request, reply, form, (upload) => receiveContentFile(ctx, call, params.tenantId, upload))
      return gate(receive, { owner: call.caller.memberId })
    },
    { mayTakeLong: true },
  )
}

/** With these headers, an uploaded file can do nothing in our origin. */
export function sendFile(reply: FastifyReply, { type, name }: { type: string; name: string }): FastifyReply {
  const disposition = type === 'application/pdf' ? 'attachment' : 'inline'
  return reply
    .type(type)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
}
