import type { Reach } from '@wattdesk/ui/network/use-reach.ts'
import { CallError } from '../api/call-error.ts'
import { ScreenFileError } from './lazy-screen.ts'

export type ScreenFailureKind = 'offline' | 'unreachable' | 'file' | 'fault'

/** A missing network explains a missing file, but no fault of a screen. */
export function screenFailureOf(error: unknown, reach: Reach): ScreenFailureKind {
  if (!(error instanceof ScreenFileError)) return 'fault'
  return reach === 'reached' ? 'file' : reach
}

export type CallFailureKind = 'offline' | 'unreachable' | 'failed'

/** A missing network explains a call without response, but none that was refused. */
export function callFailureOf(error: unknown, reach: Reach): CallFailureKind {
  const hasResponse = !(error instanceof CallError) || error.status !== 0
  return hasResponse || reach === 'reached' ? 'failed' : reach
}
