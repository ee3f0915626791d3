import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { expect, it, vi } from 'vitest'
import { DomainError } from '../platform/domain-error.ts'
import { openLog } from '../platform/log.ts'
import { handleErrors } from './error-handler.ts'
import { logRequests } from './request-log.ts'

it('logs a call that is refused for now once, as a warning: its caller repeats it', async () => {
  const lines: { level: number; msg: string }[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  handleErrors(app)
  logRequests(app)
  app.post('/api/webhooks', async () => {
    throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
  })
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/api/webhooks' })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 40, msg: 'call refused for now' }]))
})
