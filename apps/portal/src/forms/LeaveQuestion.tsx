import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { DiscardDialog } from '@wattdesk/ui/overlay/DiscardDialog.tsx'
import { useCallback, useEffect, useState } from 'react'
import { memberOf, shownSession } from '../session/session-store.ts'

type Ways = Parameters<ShouldBlockFn>[0]

/** Which ways of leaving each form of the page asks about. */
const questions = new Set<(ways: Ways) => boolean>()

/**
 * Mounted while the form of a page holds input: asks before the member leaves, which would discard it. Dialogs ask themselves. `part`: the
 * parameter of the address that names what the form belongs to. Of several forms that hold input, only one asks.
 */
export function LeaveQuestion({ part }: { part?: string }) {
  const [member] = useState(() => memberOf(shownSession()))
  // After a sign-out, nothing keeps the member here.
  const mayAsk = useCallback(() => memberOf(shownSession()) === member, [member])
  const concerns = useCallback(
    ({ current, next }: Ways) =>
      mayAsk() && (current.pathname !== next.pathname || namedIn(current.search, part) !== namedIn(next.search, part)),
    [mayAsk, part],
  )
  useEffect(() => {
    questions.add(concerns)
    return () => void questions.delete(concerns)
  }, [concerns])
  const shouldBlockFn = useCallback<ShouldBlockFn>((ways) => [...questions].find((one) => one(ways)) === concerns, [concerns])
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload: mayAsk, withResolver: true })
  return status === 'blocked' ? <DiscardDialog onKeep={reset} onDiscard={proceed} /> : null
}

const namedIn = (search: object, part: string | undefined): unknown => (part ? Reflect.get(search, part) : undefined)
