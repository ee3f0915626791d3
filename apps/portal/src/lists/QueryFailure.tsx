import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CallError } from '../api/call-error.ts'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'

/** The server failed, or something nobody expected: another try may help, and the support knows more. */
const isOurs = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

type Props = { query: { error: unknown; refetch: () => unknown }; message?: string }

/** A part of a screen that could not be loaded: why, and another try. */
export function QueryFailure({ query, message }: Props) {
  const speech = useLanguage()
  return (
    <FailureState
      message={message ?? sentenceOf(query.error, speech)}
      requestId={requestIdOf(query.error)}
      onRetry={() => {
        query.refetch()
      }}
    >
      {isOurs(query.error) ? speech.t('ui.failure.hint') : null}
    </FailureState>
  )
}
