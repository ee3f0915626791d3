import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'

type Props = { error: unknown; words?: (reason: string) => string }

/** Why a form was not accepted, above its buttons. What was typed stays. */
export function FormFailure({ error, words = (reason) => reason }: Props) {
  const speech = useLanguage()
  if (!error) return null
  return <FailureLine message={words(sentenceOf(error, speech))} requestId={requestIdOf(error)} />
}
