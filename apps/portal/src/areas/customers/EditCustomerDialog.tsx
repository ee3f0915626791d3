import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Customer, customerUpdateModel, installationStatuses } from '@wattdesk/contract/customers.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { CheckField, FieldGroup, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { figureOrNull, useSchemaForm } from '../../forms/use-schema-form.ts'
import { customerFaults } from './customer-faults.ts'
import { changeCustomer, customerQuery, refreshCustomers } from './customers.queries.ts'

function valuesOf(customer: Customer) {
  const { version, accountName, accountEmail, installationStatus, gvs } = customer
  return {
    version,
    accountName,
    accountEmail,
    installationStatus,
    gvsEnabled: gvs.enabled,
    gvsRedeemed: gvs.redeemedAmount ? String(gvs.redeemedAmount.cents / 100) : '',
    externalReferenceId: customer.externalReferenceId ?? '',
    secondExternalReferenceId: customer.secondExternalReferenceId ?? '',
    applicationName: customer.applicationName ?? '',
  }
}

// An emptied field is cleared: the schema turns '' into null.
function toModel({ gvsRedeemed, ...values }: ReturnType<typeof valuesOf>) {
  const redeemed = figureOrNull(gvsRedeemed)
  return { ...values, gvsRedeemedCents: redeemed === null ? null : Math.round(redeemed * 100) }
}

/** The model counts in cents, the form in euros: the model's bounds would say nothing. */
const inForm = (fault: FieldFault): FieldFault =>
  fault.field === 'gvsRedeemedCents' ? { field: 'gvsRedeemed', code: fault.params ? 'Invalid' : fault.code, message: fault.message } : fault

export function EditCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customers')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(customer))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof changeCustomer>[1]) => changeCustomer(customer.id, model),
    onSuccess: () => {
      toasts.show({ message: t('customers.edit.saved'), toastType: 'success' })
      void refreshCustomers(client)
      onClose()
    },
    onError: (error) => conflict.handle(error) || form.refuse(customerFaults(error).map(inForm)),
  })
  const form = useSchemaForm({ initial, schema: customerUpdateModel, toModel, toForm: inForm, onSubmit: (model) => save.mutate(model) })
  const conflict = useEditConflict({
    form,
    initial,
    load: async () => {
      const saved = await client.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 })
      return { values: valuesOf(saved), savedAt: saved.updatedAt }
    },
    labels: {
      accountName: t('customers.field.accountName'),
      accountEmail: t('customers.field.accountEmail'),
      externalReferenceId: t('customers.field.externalReferenceId'),
      secondExternalReferenceId: t('customers.field.secondExternalReferenceId'),
      applicationName: t('customers.field.applicationName'),
      installationStatus: t('customers.field.installationStatus'),
      gvsEnabled: t('customers.field.gvsEnabled'),
      gvsRedeemed: t('customers.field.gvsRedeemed'),
    },
    wordsOf: (name, value) =>
      name === 'installationStatus'
        ? t(`customers.installationStatus.${value as Customer['installationStatus']}`) // the form offers no other
        : name === 'gvsRedeemed'
          ? `${value} EUR`
          : String(value),
  })
  const statuses = installationStatuses.map((value) => ({ value, label: t(`customers.installationStatus.${value}`) }))
  return (
    <Dialog title={t('customers.edit.title')} onClose={onClose} size="md" isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm onSubmit={form.onSubmit} action={save} failed={(reason) => t('customers.edit.failed', { reason })} onCancel={onClose}>
          <FieldGroup>
            <TextField form={form} name="accountName" label={t('customers.field.accountName')} maxLength={120} isRequired hasAutofocus />
            <TextField form={form} name="accountEmail" label={t('customers.field.accountEmail')} type="email" maxLength={254} isRequired />
            <TextField form={form} name="externalReferenceId" label={t('customers.field.externalReferenceId')} maxLength={40} />
            <TextField form={form} name="secondExternalReferenceId" label={t('customers.field.secondExternalReferenceId')} maxLength={40} />
            <TextField form={form} name="applicationName" label={t('customers.field.applicationName')} maxLength={60} />
            <SelectField
              form={form}
              name="installationStatus"
              label={t('customers.field.installationStatus')}
              choices={statuses}
              isRequired
            />
            <CheckField form={form} name="gvsEnabled" label={t('customers.field.gvsEnabled')} />
            <NumberField form={form} name="gvsRedeemed" label={t('customers.field.gvsRedeemed')} unit="EUR" />
          </FieldGroup>
        </DialogForm>
      )}
    </Dialog>
  )
}
