/** The form of a live reading. Areas above this one know whom to query. */
import type { InstallationKind, liveOutcomes, liveSources } from '@wattdesk/contract/installations/terms.ts'

export type LiveResponse = {
  from: (typeof liveSources)[number]
  outcome: (typeof liveOutcomes)[number]
  /** A vendor's response. A gateway's and a wallbox's measurement is stored, and read from there. */
  values?: { at: Date } & Record<string, unknown>
}

/** Asks a customer's devices of a kind to measure. Returns which devices were queried about an installation, and their outcomes. */
export type ReadLive = (customerId: string, kind: InstallationKind) => Promise<(configurationId: string) => LiveResponse | undefined>

type State = { measuredAt: string; ageSeconds: number; source: 'live' | 'stored' }

/** A measurement this recent is live, even if it came just before the request. */
const recentSeconds = 10

/** The live reading of an installation, from its states before and after the query. */
export function liveReadingOf(before: State | null, after: State | null, response: LiveResponse | undefined, now: Date) {
  const from = response?.from ?? null
  if (response?.values) {
    const { at, ...values } = response.values
    const ageSeconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1_000))
    return { outcome: 'measured', from, state: { ...values, source: 'live', measuredAt: at.toISOString(), ageSeconds } }
  }
  const isFresh = after !== null && (after.measuredAt !== before?.measuredAt || after.ageSeconds <= recentSeconds)
  if (response && isFresh) return { outcome: 'measured', from, state: { ...after, source: 'live' } }
  const outcome = response?.outcome === 'measured' ? 'absent' : (response?.outcome ?? 'unreachable')
  return { outcome, from, state: null }
}
