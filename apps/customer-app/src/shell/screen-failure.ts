import { ScreenFileError } from './lazy-screen.ts'

export type ScreenFailureKind = 'offline' | 'file' | 'fault'

/** Being offline explains a missing file, but no fault of a screen. */
export function screenFailureOf(error: unknown, isReachable: boolean): ScreenFailureKind {
  if (!(error instanceof ScreenFileError)) return 'fault'
  return isReachable ? 'file' : 'offline'
}
