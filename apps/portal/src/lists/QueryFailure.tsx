import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PartOfScreen } from '@wattdesk/ui/overlay/part-of-screen.ts'
import { useContext } from 'react'
import { CallError } from '../api/call-error.ts'
import { codeOf, requestIdOf, sentenceOf } from '../api/sentence.ts'

/** An error of the server or the portal, not of the request: retrying or asking support may help. */
const isOurs = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

type Props = {
  query: { error: unknown; refetch: () => unknown }
  message?: string
  /** True if the screen is useless without this query, even in a panel. */
  isWholeScreen?: boolean
  /** True if nothing else is shown, so that the message is the heading of the screen. */
  isPage?: boolean
}

/**
 * Replaces content that failed to load: the reason (or `message`) and a retry button. A screen whose own query needs a permission that
 * the member lacks becomes the no-permission page; a panel or dialog only shows the reason.
 */
export function QueryFailure({ query, message, isWholeScreen, isPage }: Props) {
  const speech = useLanguage()
  const isPart = useContext(PartOfScreen)
  // For `RouteFailure`.
  if ((isWholeScreen || !isPart) && codeOf(query.error) === 'PermissionMissing') throw query.error
  return (
    <FailureState
      isPage={isPage}
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
