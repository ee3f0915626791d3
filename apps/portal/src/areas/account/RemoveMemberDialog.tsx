import type { Member } from '@wattdesk/contract/account/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dropMember, dropMultifactor, refreshMembers } from './account.queries.ts'

type Props = { member: Member; onClose: () => void; onRemoved: () => void }

const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`

/** Removal signs the member out everywhere at once. */
export function RemoveMemberDialog({ member, onClose, onRemoved }: Props) {
  const t = useT('account')
  const remove = useAction({
    act: () => dropMember(member.id),
    done: t('account.remove.done', { name: nameOf(member) }),
    failed: (reason) => t('account.remove.failed', { reason }),
    refresh: refreshMembers,
    onDone: onRemoved,
    onError: () => {
      onClose()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('account.remove.title')}
      confirmLabel={t('account.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('account.remove.text', { name: nameOf(member), email: member.email })}</p>
    </ConfirmDialog>
  )
}

/** For a member who lost their device. */
export function RemoveMultifactorDialog({ member, onClose }: Omit<Props, 'onRemoved'>) {
  const t = useT('account')
  const remove = useAction({
    act: () => dropMultifactor(member.id),
    done: t('account.multifactor.done'),
    refresh: refreshMembers,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('account.multifactor.title')}
      confirmLabel={t('account.multifactor.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('account.multifactor.text', { name: nameOf(member) })}</p>
    </ConfirmDialog>
  )
}
