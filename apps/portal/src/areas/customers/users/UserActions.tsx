import { IconAt, IconLockOpen, IconMailCheck, IconMailForward, IconPencil } from '@tabler/icons-react'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { useUserMails } from './use-user-mails.ts'

const EditUserDialog = lazyDialog(async () => ({ default: (await import('./EditUserDialog.tsx')).EditUserDialog }))
const ChangeUserEmailDialog = lazyDialog(async () => ({ default: (await import('./ChangeUserEmailDialog.tsx')).ChangeUserEmailDialog }))
const ResetPasswordDialog = lazyDialog(async () => ({ default: (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog }))

type Props = { customer: Customer; user: CustomerUser }

/** Disabled actions show the reason. */
export function UserActions({ customer, user }: Props) {
  const t = useT('customerUsers', 'customers')
  const [opened, setOpened] = useState<'edit' | 'email' | 'reset'>()
  const reasons = useReasons({ customer, user })
  const { invite, verify } = useUserMails(user)
  const close = () => setOpened(undefined)
  const wasInvited = user.invitations.length > 0
  return (
    <div className={classes.userActions}>
      <ActionButton icon={IconPencil} reason={reasons.edit} onClick={() => setOpened('edit')}>
        {t('customerUsers.edit.action')}
      </ActionButton>
      <ActionButton icon={IconAt} reason={reasons.email} onClick={() => setOpened('email')}>
        {t('customerUsers.email.action')}
      </ActionButton>
      <ActionButton icon={IconMailForward} reason={reasons.invite} isPending={invite.isPending} onClick={() => invite.run()}>
        {t(wasInvited ? 'customerUsers.invite.again' : 'customerUsers.invite.action')}
      </ActionButton>
      <ActionButton icon={IconMailCheck} reason={reasons.verify} isPending={verify.isPending} onClick={() => verify.run()}>
        {t('customerUsers.verify.action')}
      </ActionButton>
      <ActionButton icon={IconLockOpen} reason={reasons.reset} onClick={() => setOpened('reset')}>
        {t('customerUsers.reset.action')}
      </ActionButton>
      <Suspense>
        {opened === 'edit' ? <EditUserDialog user={user} onClose={close} /> : null}
        {opened === 'email' ? <ChangeUserEmailDialog user={user} onClose={close} /> : null}
        {opened === 'reset' ? <ResetPasswordDialog user={user} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}

/** Why each action is disabled; undefined if it is available. */
function useReasons({ customer, user }: Props) {
  const t = useT('customerUsers', 'customers')
  const can = useCan()
  const notActive = customer.status === 'active' ? undefined : t('customers.edit.notActive')
  const mayChange = can('write:customers-users')
  return {
    edit: mayChange ? notActive : t('customerUsers.noPermission.change'),
    email: can(['write:customers', 'write:customers-users'], { all: true }) ? notActive : t('customerUsers.noPermission.email'),
    invite: mayChange
      ? (notActive ?? (user.hasJoined ? t('customerUsers.invite.joined') : undefined))
      : t('customerUsers.noPermission.change'),
    verify: can('write:customers-validate-email')
      ? (notActive ?? (user.emailVerifiedAt ? t('customerUsers.verify.done') : undefined))
      : t('customerUsers.noPermission.verify'),
    reset: can('write:customers-reset-password')
      ? (notActive ?? (user.hasJoined ? undefined : t('customerUsers.reset.notJoined')))
      : t('customerUsers.noPermission.reset'),
  }
}
