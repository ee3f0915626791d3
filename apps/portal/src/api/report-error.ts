import { speaker } from '../language/language-choice.ts'
import { CallError } from './call-error.ts'
import { sentenceOf } from './sentence.ts'
import { toasts } from './toasts.ts'

/** Shows a toast for a failed call, except for 401, which ends the session. */
export function reportError(error: unknown): void {
  if (error instanceof CallError && error.status === 401) return
  const message = sentenceOf(error, speaker())
  toasts.show({ message, toastType: 'error', key: `error:${message}` })
}
