import { contentFileField, contentFileMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import * as contract from '@wattdesk/contract/white-label/calls.ts'
import * as domains from '@wattdesk/contract/white-label/domains/calls.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readUpload, type UploadForm } from '../../http/multipart.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { openGate } from '../../platform/gate.ts'
import { receiveContentFile } from '../content/files/content-files.service.ts'
import {
  previewBrandMail,
  readAffiliateLogo,
  readBrandPicture,
  requireAffiliate,
  requireTenantOfPictures,
} from './brand-resources.service.ts'
import { openBrandHosts } from './domains/brand-hosts.service.ts'
import { checkBrandDomain, readBrandDomain, removeBrandDomain, setBrandDomain } from './domains/domains.service.ts'
import { changeWhiteLabel, listBrandEditions, publishWhiteLabel, readWhiteLabel, restoreBrandEdition } from './white-label.service.ts'

const form: UploadForm = {
  field: contentFileField,
  maxBytes: contentFileMaxBytes,
  tooLarge: () => new DomainError('ContentFileTooLarge', { maxBytes: contentFileMaxBytes }),
  missing: (details) => new DomainError('ContentFileMissing', details),
  unknown: (details) => new DomainError('ContentFileMissing', details),
}

export async function whiteLabelRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await app.register(async (inner) => serveUploads(inner, ctx))
  await serveDomains(app, ctx)
  bind(app, contract.getWhiteLabel, ({ caller, params }) => readWhiteLabel(ctx, caller.scope, params.id))
  bind(app, contract.changeWhiteLabel, ({ params, body, ...call }) => changeWhiteLabel(ctx, call, params.id, body))
  bind(app, contract.publishWhiteLabel, ({ params, body, ...call }) => publishWhiteLabel(ctx, call, params.id, body.version))
  bind(app, contract.listBrandEditions, ({ caller, params }) => listBrandEditions(ctx, caller.scope, params.id))
  bind(app, contract.restoreBrandEdition, ({ params, body, ...call }) =>
    restoreBrandEdition(ctx, call, params.id, params.edition, body.version),
  )
  bind(app, contract.previewBrandMail, ({ caller, params, body }) => previewBrandMail(ctx, caller.scope, params.id, body))
  bind(app, contract.readBrandPicture, async ({ caller, params, reply }) =>
    sendPicture(reply, await readBrandPicture(ctx, caller.scope, params.id, params.fileId)),
  )
  bind(app, contract.readAffiliateLogo, async ({ caller, params, reply }) =>
    sendPicture(reply, await readAffiliateLogo(ctx, caller.scope, params.id, params.fileId)),
  )
}

async function serveDomains(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const hosts = await openBrandHosts(ctx)
  app.partnerHosts.tenantOf = hosts.tenantOf
  app.addHook('onClose', async () => hosts.close())
  bind(app, domains.readBrandDomain, ({ caller, params }) => readBrandDomain(ctx, caller.scope, params.id))
  bind(app, domains.setBrandDomain, ({ params, body, ...call }) => setBrandDomain(ctx, call, params.id, body))
  bind(app, domains.checkBrandDomain, ({ params, body, ...call }) => checkBrandDomain(ctx, call, params.id, body.version))
  bind(app, domains.removeBrandDomain, ({ params, body, ...call }) => removeBrandDomain(ctx, call, params.id, body.version))
}

function sendPicture(reply: FastifyReply, { type, content }: { type: string; content: Buffer }): FastifyReply {
  return reply
    .type(type)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cache-Control', 'private, max-age=31536000, immutable')
    .send(content)
}

/** Uploads have a separate instance, because their bodies are streamed. */
function serveUploads(app: FastifyInstance, ctx: Ctx): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const gate = openGate({ running: 4, waiting: 0, each: 2 })
  bind(
    app,
    contract.uploadBrandPicture,
    async ({ params, request, reply, body: _, query: __, ...call }) => {
      const tenantId = await requireTenantOfPictures(ctx, call.caller.scope, params.id)
      const receive = () => readUpload(request, reply, form, (upload) => receiveContentFile(ctx, call, tenantId, upload))
      return gate(receive, { owner: call.caller.memberId })
    },
    { mayTakeLong: true },
  )
  bind(
    app,
    contract.uploadAffiliateLogo,
    async ({ params, request, reply, body: _, query: __, ...call }) => {
      await requireAffiliate(ctx, call.caller.scope, params.id)
      const receive = () => readUpload(request, reply, form, (upload) => receiveContentFile(ctx, call, params.id, upload))
      return gate(receive, { owner: call.caller.memberId })
    },
    { mayTakeLong: true },
  )
}
