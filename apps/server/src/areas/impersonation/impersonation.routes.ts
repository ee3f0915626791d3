import { redeemViewLink } from '@wattdesk/contract/customer-app/calls.ts'
import * as contract from '@wattdesk/contract/impersonation/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { readAppDraft } from '../white-label/brand-resources.service.ts'
import { endImpersonation, findViewer, linkView, openLinkedView, startImpersonation } from './impersonation.service.ts'
import { listImpersonationsOf } from './impersonations.views.ts'

export function impersonationRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.createImpersonation, ({ params, body, ...call }) => startImpersonation(ctx, call, params.id, body.reason))
  bind(app, contract.listImpersonations, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const reads = async (id: string) => (await findViewer(ctx, id)) !== undefined
    return { items: await listImpersonationsOf(ctx, params.id, reads) }
  })
  bind(app, contract.createViewLink, ({ params, ...call }) => linkView(ctx, call, params.id, params.tokenId))
  bind(app, contract.getAppDraft, ({ caller, params }) => readAppDraft(ctx, caller.scope, params.id))
  bind(app, redeemViewLink, ({ body, requestId }) => openLinkedView(ctx, body.code, requestId))
  bind(app, contract.endImpersonation, async ({ params, ...call }) => {
    await endImpersonation(ctx, call, params.id, params.tokenId)
    return { id: params.tokenId }
  })
}
