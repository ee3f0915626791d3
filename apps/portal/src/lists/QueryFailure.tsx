import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PartOfScreen } from '@wattdesk/ui/overlay/part-of-screen.ts'
import { useContext } from 'react'
import { CallError } from '../api/call-error.ts'
import { codeOf, requestIdOf, sentenceOf } from '../api/sentence.ts'

/** A fault of the server or the portal, not of the request: trying again or asking support may help. */
const isOurs = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

type Props = {
  query: { error: unknown; refetch: () => unknown }
  message?: string
  /** The screen is nothing without this query, although it stands in a panel. */
  isWholeScreen?: boolean
  /** Nothing else of the screen is shown: the message is its heading. */
  isPage?: boolean
}

/**
 * Shown in place of what failed to load: the reason (or `message`) and a retry button. A screen whose own query needs a permission
 * that the member lacks becomes the no-permission page; a panel or dialog only says so.
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
