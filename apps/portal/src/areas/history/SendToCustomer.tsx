import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { customerUsersQuery } from '../customers/users/customer-users.queries.ts'
import type { MailedPeriod } from './picture-props.ts'

const SendHistoryDialog = lazyDialog(async () => ({ default: (await import('./SendHistoryDialog.tsx')).SendHistoryDialog }))

export function SendToCustomer(mailed: MailedPeriod) {
  const t = useT('history')
  const refusal = useRefusal(mailed.customerId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton reason={refusal} icon={IconMail} onClick={() => setOpen(true)}>
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

/** Why the member cannot mail the customer. */
function useRefusal(customerId: string): string | undefined {
  const t = useT('history')
  const may = useCan()('write:customers-users')
  const customer = useQuery({ ...customerQuery(customerId), enabled: may }).data
  // The main user comes first.
  const users = useQuery({ ...customerUsersQuery(customerId), enabled: may }).data?.items
  if (!may) return t('history.send.noPermission')
  if (customer && customer.status !== 'active') return t('history.send.notActive')
  if (!users) return undefined
  const main = users.find(({ isMain }) => isMain)
  if (!main) return t('history.send.noUser')
  return main.emailVerifiedAt ? undefined : t('history.send.unconfirmed', { email: main.email })
}
