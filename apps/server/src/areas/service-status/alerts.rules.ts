import type { ServiceProblem } from '@wattdesk/contract/service-status/terms.ts'

/** Problems shorter than this are not announced, nor is the end of a problem that returns within it. */
export const alertAfterMs = 2 * 60_000

export type OpenAlert = { problem: ServiceProblem; since: Date; announcedAt: Date | null; goneSince: Date | null }
export type AlertEvent = 'began' | 'ended'
export type AlertChange = { alert: OpenAlert; isOver: boolean; event: AlertEvent | undefined }

/** Updates alerts from the current problems: one event once a problem has lasted, and one once it has been over. */
export function followProblems(open: readonly OpenAlert[], problems: readonly ServiceProblem[], now: Date): AlertChange[] {
  const known = new Set(open.map(({ problem }) => problem))
  const fresh = problems
    .filter((problem) => !known.has(problem))
    .map((problem): OpenAlert => ({ problem, since: now, announcedAt: null, goneSince: null }))
  return [...open, ...fresh].map((alert) => (problems.includes(alert.problem) ? lasting(alert, now) : passing(alert, now)))
}

const hasPassed = (since: Date, now: Date) => now.getTime() - since.getTime() >= alertAfterMs

function lasting(alert: OpenAlert, now: Date): AlertChange {
  const isDue = alert.announcedAt === null && hasPassed(alert.since, now)
  return {
    alert: { ...alert, goneSince: null, announcedAt: isDue ? now : alert.announcedAt },
    isOver: false,
    event: isDue ? 'began' : undefined,
  }
}

function passing(alert: OpenAlert, now: Date): AlertChange {
  if (alert.announcedAt === null) return { alert, isOver: true, event: undefined }
  const goneSince = alert.goneSince ?? now
  const isOver = hasPassed(goneSince, now)
  return { alert: { ...alert, goneSince }, isOver, event: isOver ? 'ended' : undefined }
}
