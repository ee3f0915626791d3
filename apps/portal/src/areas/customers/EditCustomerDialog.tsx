import { type Customer, customerUpdateModel } from '@wattdesk/contract/customers/models.ts'
import { installationStatuses } from '@wattdesk/contract/customers/terms.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { CheckField, FieldGroup, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figureOrNull } from '../../forms/use-schema-form.ts'
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

// Clears an emptied field: the schema turns '' into null.
function toModel({ gvsRedeemed, ...values }: ReturnType<typeof valuesOf>) {
  const redeemed = figureOrNull(gvsRedeemed)
  return { ...values, gvsRedeemedCents: redeemed === null ? null : Math.round(redeemed * 100) }
}

/** The model is in cents and the form in euros, so the bounds of a fault are converted. */
const inForm = (fault: FieldFault): FieldFault =>
  fault.field === 'gvsRedeemedCents' ? { field: 'gvsRedeemed', code: fault.params ? 'Invalid' : fault.code, message: fault.message } : fault

export function EditCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customers')
  const saving = useSaveRecord({
    schema: customerUpdateModel,
    initial: () => valuesOf(customer),
    toModel,
    toForm: inForm,
    faultsOf: customerFaults,
    save: (model) => changeCustomer(customer.id, model),
    conflict: {
      code: 'CustomerChanged',
      load: async (read) => {
        const saved = await read(customerQuery(customer.id))
        return { values: valuesOf(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('customers.edit.saved'),
    failed: (reason) => t('customers.edit.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  const { form } = saving
  const statuses = installationStatuses.map((value) => ({ value, label: t(`customers.installationStatus.${value}`) }))
  return (
    <SaveDialog saving={saving} title={t('customers.edit.title')} size="md" onClose={onClose}>
      <FieldGroup>
        <TextField form={form} name="accountName" label={t('customers.field.accountName')} maxLength={120} isRequired hasAutofocus />
        <TextField form={form} name="accountEmail" label={t('customers.field.accountEmail')} type="email" maxLength={254} isRequired />
        <TextField form={form} name="externalReferenceId" label={t('customers.field.externalReferenceId')} maxLength={40} />
        <TextField form={form} name="secondExternalReferenceId" label={t('customers.field.secondExternalReferenceId')} maxLength={40} />
        <TextField form={form} name="applicationName" label={t('customers.field.applicationName')} maxLength={60} />
        <SelectField form={form} name="installationStatus" label={t('customers.field.installationStatus')} choices={statuses} isRequired />
        <CheckField form={form} name="gvsEnabled" label={t('customers.field.gvsEnabled')} />
        <NumberField form={form} name="gvsRedeemed" label={t('customers.field.gvsRedeemed')} unit="EUR" />
      </FieldGroup>
    </SaveDialog>
  )
}
