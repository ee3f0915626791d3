import { nameOf } from '@wattdesk/contract/declaration.ts'
import type { CallInput, Endpoint, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { fillPath } from '@wattdesk/contract/endpoint.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { deliverMails } from '../../areas/mails/mail-delivery.service.ts'
import { connect, disconnect } from '../../db/connect.ts'
import { readConfig } from '../../platform/config.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openDeployment } from '../../platform/deployment.ts'
import { openLocalBus } from '../../platform/event-bus.ts'
import { openJobs } from '../../platform/jobs.ts'
import { openLog } from '../../platform/log.ts'
import type { Envelope, Mail } from '../../platform/mail.ts'
import { openProcessHealth } from '../../platform/process-health.ts'
import { openReads } from '../../platform/reads.ts'
import type { SecretKeys } from '../../platform/secret-keys.ts'
import { type PlayedVendors, startPlayedVendors } from './played-vendors.ts'

/** The secret of the simulated mail provider, unused after the month was simulated. */
export const mailProviderSecret = 'simulated-mail-provider'

/**
 * The product itself, on a controlled clock. Members sign in and call it as usual, so their actions are checked, logged and mailed by the
 * same code.
 */
export type PlayedService = {
  app: FastifyInstance
  ctx: Ctx
  /** Sets the clock; it never goes back. */
  travelTo(at: number): void
  vendors: PlayedVendors
  /** Sends due mails, like the worker. */
  sendMails(): Promise<unknown>
  close(): Promise<void>
}

export type Playing = { databaseUrl: string; secretKey: SecretKeys }

export async function openPlayedService({ databaseUrl, secretKey }: Playing): Promise<PlayedService> {
  let now = 0
  const vendors = await startPlayedVendors(databaseUrl, () => now)
  const stand = Buffer.alloc(32).toString('base64')
  const settings = readConfig({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: stand,
    MAILJET_WEBHOOK_SECRET: mailProviderSecret,
    VENDOR_URLS: vendors.urls,
    LOG_LEVEL: 'error',
  })
  const config = { ...settings, secretKey }
  const log = openLog(config.logLevel)
  const db = connect({ url: databaseUrl, max: 6, log })
  const deployment = await openDeployment({ db, log, config })
  const jobs = await openJobs({ databaseUrl, log, isWorker: false })
  const reads = openReads({ config, db, log, tracing: undefined })
  const clock = { now: () => new Date(now) }
  const ctx: Ctx = { config, log, clock, db, deployment, read: reads.read, bus: openLocalBus(), jobs, mail: simulatedMail() }
  const app = await buildApp(ctx, await openProcessHealth(ctx, reads.replica))
  await app.ready()
  return {
    app,
    ctx,
    vendors,
    travelTo: (at) => {
      now = Math.max(now + 1, at)
    },
    sendMails: () => deliverMails(ctx),
    async close() {
      await app.close()
      await jobs.close()
      await ctx.bus.close()
      await reads.close()
      await disconnect(db)
      await vendors.close()
    },
  }
}

/** Accepts every mail, except for a few addresses that no longer exist. */
function simulatedMail(): Mail {
  const send = async ({ to, messageId }: Envelope) => {
    if (isGone(to)) throw Object.assign(new Error('550 5.1.1 No such mailbox'), { responseCode: 550, command: 'RCPT TO' })
    return { messageId }
  }
  return { send, close: () => undefined }
}

/** Matches one address in about thirty. */
function isGone(address: string): boolean {
  const sum = [...address].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9_973, 7)
  return !address.endsWith('@wattdesk.example') && sum % 31 === 0
}

export async function callPlayed<E extends Endpoint>(
  { app }: Pick<PlayedService, 'app'>,
  endpoint: E,
  input: CallInput<E> & { authorization?: string },
): Promise<ResponseOf<E>> {
  // The parts are typed by the endpoint; here only their run-time form matters.
  const { params, query, body, authorization } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: object
    authorization?: string
  }
  const response = await app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    ...(body ? { payload: body } : {}),
    headers: authorization ? { authorization } : {},
  })
  if (response.statusCode >= 400) throw new Error(`${nameOf(endpoint)} returned ${response.statusCode}: ${response.body.slice(0, 300)}`)
  return (response.body === '' ? undefined : response.json()) as ResponseOf<E> // as the contract declares
}

/** Time between two actions of a member. */
export const betweenDeedsMs = 0.7 * minuteMs
