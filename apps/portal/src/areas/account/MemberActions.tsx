import { IconPencil, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '@wattdesk/contract/account/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import classes from './account.module.css'

const EditMemberDialog = lazyDialog(async () => ({ default: (await import('./EditMemberDialog.tsx')).EditMemberDialog }))
const RemoveMemberDialog = lazyDialog(async () => ({ default: (await import('./RemoveMemberDialog.tsx')).RemoveMemberDialog }))
const RemoveMultifactorDialog = lazyDialog(async () => ({ default: (await import('./RemoveMemberDialog.tsx')).RemoveMultifactorDialog }))

type Props = { member: Member; onRemoved: () => void }

export function MemberActions({ member, onRemoved }: Props) {
  const t = useT('account')
  const [opened, setOpened] = useState<'edit' | 'multifactor' | 'remove'>()
  const { isSelf, reasons } = useReasons(member)
  const close = () => setOpened(undefined)
  return (
    <div className={classes.actions}>
      <ActionButton icon={IconPencil} reason={reasons.edit} onClick={() => setOpened('edit')}>
        {t('account.edit.action')}
      </ActionButton>
      <ActionButton icon={IconShieldOff} reason={reasons.multifactor} onClick={() => setOpened('multifactor')}>
        {t('account.multifactor.action')}
      </ActionButton>
      <ActionButton icon={IconTrash} reason={reasons.remove} onClick={() => setOpened('remove')}>
        {t('account.remove.action')}
      </ActionButton>
      <Suspense>
        {opened === 'edit' ? <EditMemberDialog member={member} isSelf={isSelf} onClose={close} /> : null}
        {opened === 'multifactor' ? <RemoveMultifactorDialog member={member} onClose={close} /> : null}
        {opened === 'remove' ? <RemoveMemberDialog member={member} onClose={close} onRemoved={onRemoved} /> : null}
      </Suspense>
    </div>
  )
}

/** Why each action is disabled; undefined if it is available. */
function useReasons(member: Member) {
  const t = useT('account')
  const can = useCan()
  const me = useQuery(profileQuery).data
  const isSelf = me?.id === member.id
  const ofRoot = member.roles.includes('root') && !me?.roles.includes('root') ? t('account.onlyRoot') : undefined
  const mayRemove = can('delete:account-users') ? undefined : t('account.noPermission.remove')
  const reasons = {
    edit: can('write:account-users') ? ofRoot : t('account.noPermission.change'),
    multifactor:
      mayRemove ??
      ofRoot ??
      (isSelf ? t('account.multifactor.own') : member.multifactorActive ? undefined : t('account.multifactor.inactive')),
    remove: mayRemove ?? ofRoot ?? (isSelf ? t('account.remove.own') : undefined),
  }
  return { isSelf, reasons }
}
