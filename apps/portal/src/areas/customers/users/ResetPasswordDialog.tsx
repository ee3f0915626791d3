import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useUserMails } from './use-user-mails.ts'

export function ResetPasswordDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('customerUsers')
  const { reset } = useUserMails(user, onClose)
  return (
    <ConfirmDialog
      title={t('customerUsers.reset.title')}
      confirmLabel={t('customerUsers.reset.confirm')}
      isPending={reset.isPending}
      onConfirm={reset.run}
      onClose={onClose}
    >
      <p>{t('customerUsers.reset.text', { email: user.email })}</p>
    </ConfirmDialog>
  )
}
