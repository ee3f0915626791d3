import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'

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
    />
  )
}
