import type { Translator } from '@wattdesk/i18n/translator.ts'
import { CallError } from '../../../api/call-error.ts'
import { sentenceOf } from '../../../api/sentence.ts'

/** Why feature groups were not changed, and whether a later attempt may succeed. */
export function featureGroupFailure(error: unknown, speech: Pick<Translator, 't' | 'find'>): string {
  const reason = sentenceOf(error, speech)
  return isTemporary(error) ? `${speech.t('customerRecord.groups.notNow')} ${reason}` : reason
}

function isTemporary(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
}
