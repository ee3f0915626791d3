import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PartOfScreen } from '@wattdesk/ui/overlay/part-of-screen.ts'
import { useContext } from 'react'
import { CallError } from '../api/call-error.ts'
import { codeOf, requestIdOf, sentenceOf } from '../api/sentence.ts'

/** The server or the portal failed, not the request: retrying or asking support may help. */
const isOurs = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500

type Props = {
  query: { error: unknown; refetch: () => unknown }
  message?: string
  /** The screen is useless without this query, even if the query is in a panel. */
  isWholeScreen?: boolean
  /** Nothing else is shown, so the message is the screen's heading. */
  isPage?: boolean
}

/**
 * Replaces content that failed to load by the reason (or `message`) and a retry button. If the member lacks the permission for a screen's
 * own query, the screen becomes the no-permission page; a panel or dialog only shows the reason.
 */
export function QueryFailure({ query, message, isWholeScreen, isPage }: Props) {
  const speech = useLanguage()
  const isPart = useContext(PartOfScreen)
  // `RouteFailure` handles it.
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
