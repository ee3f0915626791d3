import type { ChargePoint } from '@wattdesk/contract/charging/models.ts'

/** What became of a limit that was set or lifted, as the end of its sentence's key. Undefined if there was no wallbox to limit. */
export function limitOutcomeOf(chargePoint: Pick<ChargePoint, 'isConnected' | 'limitA' | 'limitState'> | null) {
  if (!chargePoint) return undefined
  // A server of the former release sends no state: it stores a limit that the wallbox has accepted.
  const { isConnected, limitA, limitState = 'set' } = chargePoint
  const outcome = limitState === 'waiting' && !isConnected ? 'away' : limitState
  return `${limitA === null ? 'limitLifted' : 'limitSaved'}.${outcome}` as const
}
