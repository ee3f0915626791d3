/**
 * States of a domain's connection, named after those of an infrastructure stack. A domain is served once it is proved. Changing it is an
 * update, during which the former one stays; if its proof does not arrive in time, the former one simply remains. A removed domain is
 * disconnected at once, and free for others once no process serves it any more.
 */
import type { BrandDomain } from '@wattdesk/contract/white-label/domains/models.ts'
import { type DomainFault, proofHours, proofLabel, type StackState } from '@wattdesk/contract/white-label/domains/terms.ts'
import { hourMs, minuteMs } from '@wattdesk/energy/durations.ts'

export type DomainRow = {
  tenantId: string
  status: StackState
  domain: string | null
  servedDomain: string | null
  givenUpDomain: string | null
  challenge: string
  fault: DomainFault | null
  attempts: number
  requestedAt: Date
  checkedAt: Date | null
  nextCheckAt: Date | null
  updatedAt: Date
  version: number
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const givesUpAt = ({ requestedAt }: Pick<DomainRow, 'requestedAt'>) => later(requestedAt, proofHours * hourMs)
export const isAwaitingProof = ({ status }: Pick<DomainRow, 'status'>) => status === 'CREATE_IN_PROGRESS' || status === 'UPDATE_IN_PROGRESS'

/** Longer than any process serves a domain from memory without asking the database. */
const forgettingMs = 2 * minuteMs
/** Between two looks: from seconds, while somebody waits, to half an hour. */
const pauseMs = (attempts: number) => Math.min(30 * minuteMs, 10_000 * 2 ** attempts)

/** Undefined if nothing changes. */
export function requested(row: DomainRow | undefined, given: { tenantId: string; domain: string; challenge: string; now: Date }) {
  const { tenantId, domain, challenge, now } = given
  const started = { requestedAt: now, checkedAt: null, nextCheckAt: now, fault: null, attempts: 0, givenUpDomain: null, updatedAt: now }
  const isServing = row?.servedDomain != null && row.status !== 'DELETE_IN_PROGRESS'
  if (!row || !isServing) {
    if (row?.domain === domain && row.status === 'CREATE_IN_PROGRESS') return undefined
    // The record may have been set already.
    const same = row?.domain === domain ? row.challenge : challenge
    const version = (row?.version ?? 0) + 1
    return { ...started, tenantId, status: 'CREATE_IN_PROGRESS' as const, domain, servedDomain: null, challenge: same, version }
  }
  if (row.domain === domain) return undefined
  const changed = { ...row, ...started, domain, version: row.version + 1 }
  // Back to what is served, which needs no proof.
  if (domain === row.servedDomain) return { ...changed, status: 'UPDATE_COMPLETE' as const, nextCheckAt: null }
  return { ...changed, status: 'UPDATE_IN_PROGRESS' as const, challenge }
}

/** Looks at once. A connection that failed starts again. */
export function checkedAgain(row: DomainRow, now: Date): DomainRow | undefined {
  const again = { ...row, nextCheckAt: now, attempts: 0, updatedAt: now, version: row.version + 1 }
  if (isAwaitingProof(row)) return again
  return row.status === 'CREATE_FAILED' ? { ...again, status: 'CREATE_IN_PROGRESS', requestedAt: now, fault: null } : undefined
}

/** Undefined if it is removed already. */
export function removed(row: DomainRow, now: Date): DomainRow | undefined {
  if (row.status === 'DELETE_IN_PROGRESS' || row.status === 'DELETE_COMPLETE') return undefined
  const gone = { ...row, domain: null, givenUpDomain: null, fault: null, updatedAt: now, version: row.version + 1 }
  // Nothing was ever served.
  if (row.servedDomain === null) return { ...gone, status: 'DELETE_COMPLETE', nextCheckAt: null }
  return { ...gone, status: 'DELETE_IN_PROGRESS', nextCheckAt: later(now, forgettingMs) }
}

export const forgotten = (row: DomainRow, now: Date): DomainRow => ({
  ...{ ...row, status: 'DELETE_COMPLETE', servedDomain: null, nextCheckAt: null, updatedAt: now, version: row.version + 1 },
})

export const proved = (row: DomainRow, now: Date): DomainRow => ({
  ...{ ...row, status: row.status === 'UPDATE_IN_PROGRESS' ? 'UPDATE_COMPLETE' : 'CREATE_COMPLETE', servedDomain: row.domain },
  ...{ fault: null, checkedAt: now, nextCheckAt: null, updatedAt: now, version: row.version + 1 },
})

/** Looks again after a pause, or gives up. A taken domain stays taken, so that is the end at once. */
export function unproved(row: DomainRow, fault: DomainFault, now: Date): DomainRow {
  const looked = { ...row, fault, checkedAt: now, attempts: row.attempts + 1 }
  if (fault !== 'DomainTaken' && now < givesUpAt(row)) return { ...looked, nextCheckAt: later(now, pauseMs(row.attempts)) }
  const ended = { ...looked, nextCheckAt: null, updatedAt: now, version: row.version + 1 }
  if (row.status === 'CREATE_IN_PROGRESS') return { ...ended, status: 'CREATE_FAILED' }
  return { ...ended, status: 'UPDATE_COMPLETE', domain: row.servedDomain, givenUpDomain: row.domain }
}

/** What the TXT records of a domain say. Null: it is proved. */
export function faultOf({ challenge }: Pick<DomainRow, 'challenge'>, texts: readonly string[] | undefined): DomainFault | null {
  if (!texts) return 'NoAnswer'
  if (texts.some((text) => text.trim() === proofOf(challenge))) return null
  return texts.length === 0 ? 'RecordMissing' : 'RecordDiffers'
}

const proofOf = (challenge: string) => `wattdesk=${challenge}`
export const recordNameOf = (domain: string) => `${proofLabel}.${domain}`

export function presentDomain(row: DomainRow | undefined, target: string): BrandDomain {
  const isOpen = row !== undefined && (isAwaitingProof(row) || row.status === 'CREATE_FAILED')
  const at = (instant: Date | null | undefined) => instant?.toISOString() ?? null
  return {
    state: row?.status ?? null,
    domain: row?.domain ?? null,
    servedDomain: row?.status === 'DELETE_IN_PROGRESS' ? null : (row?.servedDomain ?? null),
    givenUpDomain: row?.givenUpDomain ?? null,
    record: isOpen && row.domain ? { name: recordNameOf(row.domain), value: proofOf(row.challenge) } : null,
    target,
    fault: row?.fault ?? null,
    checkedAt: at(row?.checkedAt),
    nextCheckAt: row && isAwaitingProof(row) ? at(row.nextCheckAt) : null,
    givesUpAt: row && isAwaitingProof(row) ? at(givesUpAt(row)) : null,
    updatedAt: at(row?.updatedAt),
    version: row?.version ?? 0,
  }
}
