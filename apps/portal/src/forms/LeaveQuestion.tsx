import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { DiscardDialog } from '@wattdesk/ui/overlay/DiscardDialog.tsx'
import { useCallback, useState } from 'react'
import { memberOf, shownSession } from '../session/session-store.ts'

/**
 * Mounted while the form of a page holds input: asks before the member leaves, which would discard it. Dialogs ask themselves. `part`: the
 * parameter of the address that names what the form belongs to.
 */
export function LeaveQuestion({ part }: { part?: string }) {
  const [member] = useState(() => memberOf(shownSession()))
  // After a sign-out, nothing keeps the member here.
  const mayAsk = useCallback(() => memberOf(shownSession()) === member, [member])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => mayAsk() && (current.pathname !== next.pathname || namedIn(current.search, part) !== namedIn(next.search, part)),
    [mayAsk, part],
  )
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload: mayAsk, withResolver: true })
  return status === 'blocked' ? <DiscardDialog onKeep={reset} onDiscard={proceed} /> : null
}

const namedIn = (search: object, part: string | undefined): unknown => (part ? Reflect.get(search, part) : undefined)
