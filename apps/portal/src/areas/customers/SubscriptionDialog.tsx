import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { subscriptionModel } from '@wattdesk/contract/customers/record/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { setSubscription } from './customer-record.queries.ts'
import { customerQuery, refreshCustomers } from './customers.queries.ts'

const valuesOf = ({ version, subscription }: Customer) => ({ version, subscription: subscription ?? '' })

export function SubscriptionDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customerRecord')
  const saving = useSaveRecord({
    schema: subscriptionModel,
    initial: () => valuesOf(customer),
    save: (model) => setSubscription(customer.id, model),
    conflict: {
      code: 'CustomerChanged',
      load: async (read) => {
        const saved = await read(customerQuery(customer.id))
        return { values: valuesOf(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('customerRecord.subscription.saved'),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('customerRecord.subscription.title')} onClose={onClose}>
      <TextField
        form={saving.form}
        name="subscription"
        label={t('customerRecord.subscription.field')}
        help={t('customerRecord.subscription.help')}
        maxLength={60}
        hasAutofocus
      />
    </SaveDialog>
  )
}
