import { type CustomerUser, customerUserEmailModel } from '@wattdesk/contract/customer-users.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { customerFaults } from './customer-faults.ts'
import { changeUserEmail, customerUserQuery } from './customer-users.queries.ts'
import { refreshCustomers } from './customers.queries.ts'

/** Another address for a user; it is asked to confirm. */
export function ChangeUserEmailDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('users')
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
    saved: ({ email }) => t('users.email.saved', { email }),
    failed: (reason) => t('users.email.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('users.email.title')} submit={t('users.email.action')} onClose={onClose}>
      <TextField form={saving.form} name="email" label={t('users.email.new')} type="email" maxLength={254} isRequired hasAutofocus />
      <p className={layout.hint}>{t('users.email.hint', { email: user.email })}</p>
      {user.isMain ? <p className={layout.hint}>{t('users.email.mainHint')}</p> : null}
    </SaveDialog>
  )
}
