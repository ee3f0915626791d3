import { confirmOriginalService, readServiceNotice, readServiceStatus, type ServiceStatus } from '@wattdesk/contract/service-status.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { productVersion } from '../../platform/product-version.ts'
import { confirmOriginal, noticeOf } from './deployment.service.ts'
import { problemsOf, silentAfterMs } from './status.rules.ts'
import { findLastBackup, listProcesses, listQueues, readBacklog, readDatabase } from './status.views.ts'

export function operationRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, readServiceStatus, () => readStatus(ctx))
  bind(app, readServiceNotice, async () => noticeOf(ctx))
  bind(app, confirmOriginalService, async (call) => {
    await confirmOriginal(ctx, call)
    return undefined
  })
}

async function readStatus({ db, config, deployment }: Ctx): Promise<ServiceStatus> {
  const [processes, queues, backlog, { at, ...database }, lastBackup] = await Promise.all([
    listProcesses(db, silentAfterMs),
    listQueues(db),
    readBacklog(db),
    readDatabase(db),
    findLastBackup(db),
  ])
  const status = {
    at,
    version: productVersion,
    processes,
    queues,
    rollup: { due: backlog.due, dueSince: backlog.dueSince },
    measuredAt: backlog.measuredAt,
    mails: { waiting: backlog.mails, waitingSince: backlog.mailsSince, hasServer: config.smtpUrl !== undefined },
    database,
    deployment: { name: deployment.name(), isOriginal: deployment.isOriginal() },
    lastBackup,
  }
  return { ...status, problems: problemsOf(status) }
}
