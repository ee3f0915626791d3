import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Suspense } from 'react'
import { requestIdOf, sentenceOf } from '../api/sentence.ts'
import { GatewayErrorHelp } from './GatewayErrorHelp.tsx'
import { helpCodeOf } from './gateway-error-help.ts'
import { OtherCustomerLink } from './OtherCustomerLink.tsx'
import type { FailureWords } from './use-action.ts'

/** Why a form was not accepted, above its buttons. Its input stays. */
export function FormFailure({ error, words = (reason) => reason }: { error: unknown; words?: FailureWords }) {
  const speech = useLanguage()
  if (!error) return null
  return (
    <div>
      <FailureLine message={words(sentenceOf(error, speech), error)} requestId={requestIdOf(error)}>
        <OtherCustomerLink error={error} />
      </FailureLine>
      {helpCodeOf(error) ? (
        <Suspense>
          <GatewayErrorHelp key={requestIdOf(error)} error={error} />
        </Suspense>
      ) : null}
    </div>
  )
}
