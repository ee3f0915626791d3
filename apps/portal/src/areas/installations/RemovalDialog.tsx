import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import type { ReactNode } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshInstallations } from './installations.queries.ts'

type Props = {
  customerId: string
  title: string
  confirmLabel: string
  /** The removed record, and what is deleted with it. */
  text: string
  act: () => Promise<unknown>
  /** Shown in a toast after the removal. */
  done: string
  onClose: () => void
  /** As of `useAction`: returns true if it handled the error. */
  onError?: (error: unknown) => boolean
  isBlocked?: boolean
  /** What else has to be considered. */
  children?: ReactNode
}

export function RemovalDialog({ customerId, title, confirmLabel, text, act, done, onClose, onError, isBlocked = false, children }: Props) {
  const t = useT('installations')
  const remove = useAction({
    act,
    done,
    failed: (message) => t('installations.failed.removed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    showsErrors: true,
    onDone: onClose,
    ...(onError ? { onError } : {}),
  })
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isDanger
      isPending={remove.isPending}
      isBlocked={isBlocked}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{text}</p>
      {children}
      <FormFailure error={remove.error} words={remove.failed} />
    </ConfirmDialog>
  )
}
