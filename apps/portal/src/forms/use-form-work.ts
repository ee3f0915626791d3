import { useRouter } from '@tanstack/react-router'
import { type DialogWork, DialogWorkContext, useDialogWork, type Work } from '@wattdesk/ui/overlay/dialog-work.ts'
import { use, useEffect, useEffectEvent } from 'react'
import { memberOf, shownSession } from '../session/session-store.ts'

/**
 * Like `useDialogWork`. While the form of a dialog holds input, going back or forward asks first too, and so does the browser before it
 * leaves the page. The form itself notes its typed input (`useTypedWork`).
 */
export function useFormWork(work: Work): DialogWork['leave'] {
  const leave = useDialogWork(work)
  const close = use(DialogWorkContext)?.close
  const { history } = useRouter()
  const ask = useEffectEvent((steps: number) =>
    leave(() => {
      close?.()
      history.go(steps, { ignoreBlocker: true })
    }),
  )
  const wouldLoseInput = work.isDirty && close !== undefined
  useEffect(() => {
    if (!wouldLoseInput) return
    const member = memberOf(shownSession())
    return history.block({
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        if (action === 'PUSH' || action === 'REPLACE') return false
        ask(nextLocation.state.__TSR_index - currentLocation.state.__TSR_index)
        return true
      },
      // After another member signed in, nothing keeps the former one's screens here.
      enableBeforeUnload: () => memberOf(shownSession()) === member,
    })
  }, [history, wouldLoseInput])
  return leave
}
