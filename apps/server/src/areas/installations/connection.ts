import type { ConnectionStatus } from '@wattdesk/contract/installations/installation.ts'

const minute = 60_000

/** What the last contact says: data in the last 2 minutes, none in 2 minutes, none in 24 hours, or never any. */
export function connectionOf(contactedAt: Date | null, now: Date): { status: ConnectionStatus; contactedAt: string | null } {
  if (!contactedAt) return { status: 'never', contactedAt: null }
  const silenceMs = now.getTime() - contactedAt.getTime()
  const status = silenceMs <= 2 * minute ? 'available' : silenceMs <= 24 * 60 * minute ? 'temporarily_unavailable' : 'unavailable'
  return { status, contactedAt: contactedAt.toISOString() }
}
