import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CustomerUser, customerUserEmailModel } from '@wattdesk/contract/customer-users.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { customerFaults } from './customer-faults.ts'
import { changeUserEmail, customerUserQuery } from './customer-users.queries.ts'
import { refreshCustomers } from './customers.queries.ts'

type Values = { email: string; version: number }
const toModel = (values: Values) => values

/** Another address for a user; it is asked to confirm. */
export function ChangeUserEmailDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('users')
  const client = useQueryClient()
  const [initial] = useState<Values>(() => ({ email: '', version: user.version }))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof changeUserEmail>[1]) => changeUserEmail(user, model),
    onSuccess: ({ email }) => {
      toasts.show({ message: t('users.email.saved', { email }), toastType: 'success' })
      void refreshCustomers(client)
      onClose()
    },
    onError: (error) => conflict.handle(error) || form.refuse(customerFaults(error)),
  })
  const form = useSchemaForm({ initial, schema: customerUserEmailModel, toModel, onSubmit: (model) => save.mutate(model) })
  const conflict = useEditConflict({
    form,
    initial: { email: user.email, version: user.version },
    code: 'CustomerUserChanged',
    load: async () => {
      const { email, version, updatedAt } = await client.fetchQuery({ ...customerUserQuery(user.customerId, user.id), staleTime: 0 })
      return { values: { email, version }, savedAt: updatedAt }
    },
    labels: { email: t('users.email.new') },
  })
  return (
    <Dialog title={t('users.email.title')} onClose={onClose} isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm
          onSubmit={form.onSubmit}
          action={save}
          failed={(reason) => t('users.email.failed', { reason })}
          submit={t('users.email.action')}
          onCancel={onClose}
        >
          <TextField form={form} name="email" label={t('users.email.new')} type="email" maxLength={254} isRequired hasAutofocus />
          <p className={layout.hint}>{t('users.email.hint', { email: user.email })}</p>
          {user.isMain ? <p className={layout.hint}>{t('users.email.mainHint')}</p> : null}
        </DialogForm>
      )}
    </Dialog>
  )
}
