import type { ServiceStatus } from '@wattdesk/contract/service-status/models.ts'
import { processRoles, type ServiceProblem, serviceProblems } from '@wattdesk/contract/service-status/terms.ts'

const minute = 60_000
const hour = 60 * minute

/** Tolerated clock difference. */
export const clockToleranceMs = minute
/** A process that has not reported for this long is silent. */
export const silentAfterMs = minute
/** Below this free share, a disk needs attention. */
export const diskFreeShareMin = 0.1
const rollupLateMs = 15 * minute
const mailsLateMs = hour
export const backupOldMs = 26 * hour

/** With fewer days left, a certificate needs renewal now. */
export const certificateDaysMin = 14
/** Samples received but not stored yet; this many correspond to many seconds of a large fleet. */
const waitingSamplesMax = 20_000

type Judged = Omit<ServiceStatus, 'problems'>

/** Most severe first. */
export function problemsOf(status: Judged): ServiceProblem[] {
  const { processes, queues, rollup, mails, lastBackup, deployment, certificateUntil } = status
  const now = Date.parse(status.at)
  const isOlder = (since: string | null, ms: number) => since !== null && now - Date.parse(since) > ms
  const received = processes.filter(({ isSilent }) => !isSilent)
  const found: Record<ServiceProblem, boolean> = {
    copy: !deployment.isOriginal,
    'role-missing': processRoles.some((role) => !received.some(({ roles }) => roles.includes(role))),
    'process-silent': processes.length > received.length,
    'part-unavailable': received.some(({ unavailable }) => unavailable.some((part) => part !== 'original')),
    'disk-full': received.some(({ disk }) => disk !== null && disk.freeBytes < disk.bytes * diskFreeShareMin),
    'certificate-old': certificateUntil !== null && Date.parse(certificateUntil) - now < certificateDaysMin * 24 * hour,
    'ingest-behind': received.reduce((sum, { waitingSamples }) => sum + waitingSamples, 0) > waitingSamplesMax,
    'jobs-stuck': queues.some(({ stuck }) => stuck > 0),
    'rollup-late': isOlder(rollup.dueSince, rollupLateMs),
    'mails-late': mails.hasServer && isOlder(mails.waitingSince, mailsLateMs),
    'clock-off': received.some(({ clockOffMs }) => Math.abs(clockOffMs) > clockToleranceMs),
    'jobs-failed': queues.some(({ failed }) => failed > 0),
    'versions-differ': new Set(received.map(({ version }) => version)).size > 1,
    'backup-old': lastBackup === null || isOlder(lastBackup.takenAt, backupOldMs),
  }
  return serviceProblems.filter((problem) => found[problem])
}
