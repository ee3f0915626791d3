import * as contract from '@wattdesk/contract/api-access/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { announceSessions } from '../auth/sessions/sessions.service.ts'
import { createClientCredentials, listClientCredentials, removeClientCredentials, resetClientSecret } from './client-credentials.service.ts'

export function apiAccessRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listClientCredentials, async (call) => ({ items: await listClientCredentials(ctx, call) }))
  bind(app, contract.createClientCredentials, ({ body, ...call }) => createClientCredentials(ctx, call, body))
  bind(app, contract.resetClientSecret, async ({ body, ...call }) => {
    const made = await resetClientSecret(ctx, call, body)
    announceSessions(ctx, { sessionId: body.clientId })
    return made
  })
  bind(app, contract.removeClientCredentials, async ({ params, ...call }) => {
    await removeClientCredentials(ctx, call, params.id)
    announceSessions(ctx, { sessionId: params.id })
    return undefined
  })
}
