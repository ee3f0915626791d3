import { speaker } from '../language/language-choice.ts'
import { CallError } from './call-error.ts'
import { sentenceOf } from './sentence.ts'
import { toasts } from './toasts.ts'

/** Tells of a failed call, except where the answer was that there is no such thing or that the session is over. */
export function reportError(error: unknown): void {
  if (error instanceof CallError && (error.status === 401 || error.status === 404)) return
  const message = sentenceOf(error, speaker())
  toasts.show({ message, toastType: 'error', key: `error:${message}` })
}
