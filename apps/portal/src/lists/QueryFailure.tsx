import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CallError } from '../api/call-error.ts'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'

/** A fault of the server or the portal, not of the request: trying again or asking support may help. */
const isOurs = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

type Props = { query: { error: unknown; refetch: () => unknown }; message?: string }

/** Shown in place of a part of a screen that failed to load: the reason (or `message`) and a retry button. */
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
