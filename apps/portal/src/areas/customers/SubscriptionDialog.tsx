import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscriptionModel } from '@wattdesk/contract/customer-record.ts'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { setSubscription } from './customer-record.queries.ts'
import { customerQuery, refreshCustomers } from './customers.queries.ts'

const valuesOf = ({ version, subscription }: Customer) => ({ version, subscription: subscription ?? '' })
const toModel = (values: ReturnType<typeof valuesOf>) => values

/** What a customer has subscribed to. */
export function SubscriptionDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('record')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(customer))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof setSubscription>[1]) => setSubscription(customer.id, model),
    onSuccess: () => {
      toasts.show({ message: t('record.subscription.saved'), toastType: 'success' })
      void refreshCustomers(client)
      onClose()
    },
    onError: (error) => conflict.handle(error) || (error instanceof CallError && form.refuse(error.faults)),
  })
  const form = useSchemaForm({ initial, schema: subscriptionModel, toModel, onSubmit: (model) => save.mutate(model) })
  const conflict = useEditConflict({
    form,
    initial,
    load: async () => {
      const saved = await client.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 })
      return { values: valuesOf(saved), savedAt: saved.updatedAt }
    },
    labels: { subscription: t('record.subscription.field') },
  })
  return (
    <Dialog title={t('record.subscription.title')} onClose={onClose} isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm onSubmit={form.onSubmit} action={save} onCancel={onClose}>
          <TextField
            form={form}
            name="subscription"
            label={t('record.subscription.field')}
            help={t('record.subscription.help')}
            maxLength={60}
            hasAutofocus
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
