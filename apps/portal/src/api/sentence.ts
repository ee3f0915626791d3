import { errorSentence } from '@wattdesk/i18n/error-sentence.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { CallError } from './call-error.ts'

/** The sentence of an error's code, otherwise the server's own text, otherwise that the request failed. */
export function sentenceOf(error: unknown, { t, find }: Pick<Translator, 't' | 'find'>): string {
  if (!(error instanceof CallError)) return t('ui.failure.title')
  if (error.status === 0) return t(isUnsure(error) ? 'offline.unsure' : 'ui.failure.offline')
  const missing = error.faults.find(({ code, field }) => code === 'Required' && field !== '')
  const named = missing && find('validation.Required', { field: missing.field })
  if (error.code === 'ValidationFailed' && named) return named
  const known = error.code ? errorSentence({ find }, error.code, error.details) : undefined
  return known ?? (error.message || t(error.code ? 'errors.unknown' : 'ui.failure.requestFailed'))
}

const isUnsure = (error: unknown): boolean => error instanceof CallError && error.late === 'write'

/** How an action failed, in its own words. If it may have succeeded, those would be wrong. */
export function failureOf(
  error: unknown,
  speech: Pick<Translator, 't' | 'find'>,
  words: ((reason: string, error: unknown) => string) | undefined,
): string {
  const reason = sentenceOf(error, speech)
  return words && !isUnsure(error) ? words(reason, error) : reason
}

export const requestIdOf = (error: unknown): string | undefined => (error instanceof CallError ? error.requestId : undefined)
export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined)
