import type { ServiceProblem } from '@wattdesk/contract/service-status/terms.ts'
import { Gauge } from 'prom-client'
import { updateCertificate } from '../../db/deployment-state.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { metrics } from '../../platform/metrics.ts'
import { findCertificateEnd } from '../../platform/peer-certificate.ts'
import { repeat } from '../../platform/repeat.ts'
import { alertOperators, alertWebhook, postAlert } from './alerts.service.ts'
import { findLastBackup, listQueues, readBacklog, readDatabase, readStatus } from './status.views.ts'

const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
  new Gauge({ name, help, labelNames: [...labelNames], registers: [metrics] })

const jobs = gauge('wattdesk_jobs', 'Jobs of a queue: waiting, active, stuck, or failed within a day', ['queue', 'state'])
const rollupLag = gauge('wattdesk_rollup_lag_seconds', 'Time since the first quarter hour that is due was due to be summed')
const rollupDue = gauge('wattdesk_rollup_due_slots', 'Quarter hours of homes that are due to be summed')
const mailsWaiting = gauge('wattdesk_mails_waiting', 'E-mails that were not sent yet')
const mailAge = gauge('wattdesk_mails_oldest_seconds', 'Age of the oldest e-mail that was not sent yet')
const measured = gauge('wattdesk_measurement_timestamp_seconds', 'When the newest measurement of any home was taken')
const databaseBytes = gauge('wattdesk_database_bytes', 'Size of the database')
const connections = gauge('wattdesk_database_connections', 'Connections to the database')
const connectionsMax = gauge('wattdesk_database_connections_max', 'Connections that the database server allows')
const backup = gauge('wattdesk_last_backup_timestamp_seconds', 'When the last backup was taken; 0 before the first')

const everyMs = 15_000
const alertsEveryMs = 30_000
const certificateEveryMs = 3_600_000
const certificatePatienceMs = 10_000

/** Updates the metrics of the whole deployment (every worker has them, with the same values), and alerts operators. */
export async function runServiceStatusJobs(ctx: Ctx): Promise<() => Promise<void>> {
  const { alerts, publicUrl } = ctx.config
  if (alerts?.webhook) await ctx.jobs.work(alertWebhook, (message) => postAlert(ctx, message))
  const lookAtCertificate = () => keepCertificate(ctx)
  void lookAtCertificate().catch(() => undefined)
  const stops = [
    repeat(ctx, { name: 'metrics of the deployment', everyMs }, () => measureDeployment(ctx)),
    ...(alerts ? [repeat(ctx, { name: 'alerts', everyMs: alertsEveryMs }, () => judgeDeployment(ctx))] : []),
    ...(publicUrl.startsWith('https:') ? [repeat(ctx, { name: 'certificate', everyMs: certificateEveryMs }, lookAtCertificate)] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Keeps the end that was seen last while nobody can look: it still nears. */
export async function keepCertificate({ db, config: { publicUrl } }: Pick<Ctx, 'db' | 'config'>): Promise<void> {
  if (!publicUrl.startsWith('https:')) return updateCertificate(db, null)
  const until = await findCertificateEnd(publicUrl, AbortSignal.timeout(certificatePatienceMs))
  if (until) await updateCertificate(db, until)
}

export async function judgeDeployment(ctx: Ctx): Promise<void> {
  const { problems } = await readStatus(ctx)
  await alertOperators(ctx, problems.filter(isAlerted))
}

/** Versions differ during every upgrade. */
const isAlerted = (problem: ServiceProblem) => problem !== 'versions-differ'

export async function measureDeployment({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const [queues, backlog, database, last] = await Promise.all([listQueues(db), readBacklog(db), readDatabase(db), findLastBackup(db)])
  const now = Date.parse(database.at)
  const ageOf = (since: string | null) => (since === null ? 0 : Math.max(0, now - Date.parse(since)) / 1_000)
  for (const { name: queue, ...counts } of queues) {
    for (const state of ['waiting', 'active', 'stuck', 'failed'] as const) jobs.set({ queue, state }, counts[state])
  }
  rollupLag.set(ageOf(backlog.dueSince))
  rollupDue.set(backlog.due)
  mailsWaiting.set(backlog.mails)
  mailAge.set(ageOf(backlog.mailsSince))
  if (backlog.measuredAt) measured.set(Date.parse(backlog.measuredAt) / 1_000)
  databaseBytes.set(database.bytes)
  connections.set(database.connections)
  connectionsMax.set(database.connectionsMax)
  if (last) backup.set(Date.parse(last.takenAt) / 1_000)
}
