import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'
import { OtherCustomerLink } from './OtherCustomerLink.tsx'
import type { FailureWords } from './use-action.ts'

/** Why a form was not accepted, above its buttons. Its input stays. */
export function FormFailure({ error, words = (reason) => reason }: { error: unknown; words?: FailureWords }) {
  const speech = useLanguage()
  if (!error) return null
  return (
    <FailureLine message={words(sentenceOf(error, speech), error)} requestId={requestIdOf(error)}>
      <OtherCustomerLink error={error} />
    </FailureLine>
  )
}
