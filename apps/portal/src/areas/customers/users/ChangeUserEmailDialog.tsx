import { type CustomerUser, customerUserEmailModel } from '@wattdesk/contract/customers/users/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import layout from '../../../page/layout.module.css'
import { customerFaults } from '../customer-faults.ts'
import { refreshCustomers } from '../customers.queries.ts'
import { changeUserEmail, customerUserQuery } from './customer-users.queries.ts'

/** The new address must then be confirmed. */
export function ChangeUserEmailDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('customerUsers')
  const saving = useSaveRecord({
    schema: customerUserEmailModel,
    initial: () => ({ email: '', version: user.version }),
    faultsOf: customerFaults,
    save: (model) => changeUserEmail(user, model),
    conflict: {
      code: 'CustomerUserChanged',
      base: { email: user.email, version: user.version },
      load: async (read) => {
        const { email, version, updatedAt } = await read(customerUserQuery(user.customerId, user.id))
        return { values: { email, version }, savedAt: updatedAt }
      },
    },
    saved: ({ email }) => t('customerUsers.email.saved', { email }),
    failed: (reason) => t('customerUsers.email.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('customerUsers.email.title')} submit={t('customerUsers.email.action')} onClose={onClose}>
      <TextField
        form={saving.form}
        name="email"
        label={t('customerUsers.email.new')}
        type="email"
        maxLength={254}
        isRequired
        hasAutofocus
      />
      <p className={layout.hint}>{t('customerUsers.email.hint', { email: user.email })}</p>
      {user.isMain ? <p className={layout.hint}>{t('customerUsers.email.mainHint')}</p> : null}
    </SaveDialog>
  )
}
