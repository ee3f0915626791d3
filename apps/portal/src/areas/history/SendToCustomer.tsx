import { IconMail } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import type { MailedPeriod } from './picture-props.ts'

const SendHistoryDialog = lazyDialog(async () => ({ default: (await import('./SendHistoryDialog.tsx')).SendHistoryDialog }))

/** Mails the figures of the shown period to the customer. */
export function SendToCustomer(mailed: MailedPeriod) {
  const t = useT('history')
  const may = useCan()('write:customers-users')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton reason={may ? undefined : t('history.send.noPermission')} icon={IconMail} onClick={() => setOpen(true)}>
        {t('history.send.action')}
      </ActionButton>
      {isOpen ? (
        <Suspense>
          <SendHistoryDialog {...mailed} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
