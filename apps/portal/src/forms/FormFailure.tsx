import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { failureOf, requestIdOf } from '../api/sentence.ts'
import { GatewayErrorHelp } from './GatewayErrorHelp.tsx'
import { helpCodeOf } from './gateway-error-help.ts'
import { OtherCustomerLink } from './OtherCustomerLink.tsx'
import type { FailureWords } from './use-action.ts'

type Props = {
  error: unknown
  words?: FailureWords
  /** A button that searches the network again, for errors that an outdated search can cause. */
  rescan?: ReactNode
}

/** Why a form was rejected. Keeps the input. */
export function FormFailure({ error, words, rescan }: Props) {
  const speech = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  // A long form may have scrolled the message out of view.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  return (
    <div ref={place}>
      <FailureLine message={failureOf(error, speech, words)} requestId={requestIdOf(error)}>
        {helpCodeOf(error) ? null : <OtherCustomerLink error={error} />}
      </FailureLine>
      {helpCodeOf(error) ? (
        <Suspense>
          <GatewayErrorHelp key={requestIdOf(error)} error={error} rescan={rescan} />
        </Suspense>
      ) : null}
    </div>
  )
}
