import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../../http/authenticate.ts'
import { isSame, sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { mayConnect, mayUse } from './broker-access.service.ts'

const bodyMax = 4_096
const signIn = z.object({ username: z.string(), password: z.string(), clientid: z.string() })
const use = z.object({ username: z.string(), action: z.enum(['publish', 'subscribe']), topic: z.string() })
/** The format of EMQX's HTTP authentication and authorization. */
const respond = (isAllowed: boolean) => ({ result: isAllowed ? 'allow' : 'deny' })

/** HTTP calls of an outside MQTT broker, with the token that it shares with the product. Not served without a token. */
export function brokerAccessRoutes(app: FastifyInstance, ctx: Ctx): void {
  const expected = ctx.config.brokerTokens.map(sha256)
  if (expected.length === 0) return
  const onRequest = async ({ headers }: FastifyRequest) => {
    const given = sha256(bearerOf({ headers }) ?? '')
    if (!expected.some((one) => isSame(given, one))) throw new DomainError('Unauthenticated')
  }
  app.post('/brokers/authentication', { onRequest, bodyLimit: bodyMax }, async ({ body }) => {
    const { data } = signIn.safeParse(body)
    return respond(data !== undefined && (await mayConnect(ctx, { ...data, clientId: data.clientid })))
  })
  app.post('/brokers/authorization', { onRequest, bodyLimit: bodyMax }, async ({ body }) => {
    const { data } = use.safeParse(body)
    return respond(data !== undefined && mayUse(data))
  })
}
