import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useCallback, useState } from 'react'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import { memberOf, shownSession } from '../../session/session-store.ts'

type Props = { fileName: string; isSending: () => boolean }

/** Asks before the member leaves the screen, which stops the upload. */
export function StopUploadQuestion({ fileName, isSending }: Props) {
  const t = useT('imports')
  const [member] = useState(() => memberOf(shownSession()))
  // After a sign-out, nothing keeps the member here.
  const mayAsk = useCallback(() => isSending() && memberOf(shownSession()) === member, [isSending, member])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => mayAsk() && (current.pathname !== next.pathname || 'import' in next.search),
    [mayAsk],
  )
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: mayAsk,
    withResolver: true,
  })
  useTypedWork(true)
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('imports.upload.stopTitle')}
      confirmLabel={t('imports.upload.stop')}
      isDanger
      onConfirm={proceed}
      onClose={reset}
    >
      <p>{t('imports.upload.stopText', { name: fileName })}</p>
    </ConfirmDialog>
  )
}
