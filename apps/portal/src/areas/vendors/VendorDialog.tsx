import { type Vendor, vendorAddModel, vendorUpdateModel } from '@wattdesk/contract/vendors/models.ts'
import { vendorCategories, vendorIdentifiers } from '@wattdesk/contract/vendors/terms.ts'
import { FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeVendor, createVendor, refreshVendors, vendorsQuery } from './vendors.queries.ts'

type Values = {
  version: number
  name: string
  displayName: string
  category: string
  identifiedBy: string
  referenceId: string
  webhookKey: string
  apiKey: string
}
type Props = { vendor?: Vendor; onClose: () => void }

const valuesOf = (vendor: Vendor | undefined): Values => ({
  version: vendor?.version ?? 0,
  name: vendor?.name ?? '',
  displayName: vendor?.displayName ?? '',
  category: vendor?.category ?? '',
  identifiedBy: vendor?.identifiedBy ?? 'serial_number',
  referenceId: vendor?.referenceId ?? '',
  // Secrets are never read back.
  webhookKey: '',
  apiKey: '',
})
const secretsOf = ({ webhookKey, apiKey }: Values) => ({ webhookKey: webhookKey || undefined, apiKey: apiKey || undefined })
const toNew = ({ version: _, ...values }: Values) => ({ ...values, ...secretsOf(values as Values) })
const toChange = (values: Values) => {
  const { version, displayName, referenceId } = values
  return { version, displayName, referenceId, ...secretsOf(values) }
}

export function VendorDialog({ vendor, onClose }: Props) {
  return vendor ? <EditVendor vendor={vendor} onClose={onClose} /> : <AddVendor onClose={onClose} />
}

function AddVendor({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT('vendors')
  const saving = useSaveRecord({
    schema: vendorAddModel,
    initial: () => valuesOf(undefined),
    toModel: toNew,
    save: createVendor,
    saved: ({ displayName }) => t('vendors.add.done', { name: displayName }),
    failed: (reason) => t('vendors.add.failed', { reason }),
    refresh: refreshVendors,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('vendors.add.title')} size="md" onClose={onClose}>
      <FieldGroup>
        <TextField form={form} name="displayName" label={t('vendors.field.displayName')} maxLength={100} isRequired hasAutofocus />
        <TextField form={form} name="name" label={t('vendors.field.name')} help={t('vendors.nameHelp')} maxLength={50} isRequired />
        <SelectField
          form={form}
          name="category"
          label={t('vendors.field.category')}
          emptyLabel=""
          choices={vendorCategories.map((one) => ({ value: one, label: t(`vendors.category.${one}`) }))}
          isRequired
        />
        <SelectField
          form={form}
          name="identifiedBy"
          label={t('vendors.field.identifiedBy')}
          choices={vendorIdentifiers.map((one) => ({ value: one, label: t(`vendors.identifier.${one}`) }))}
          isRequired
        />
      </FieldGroup>
      <Account form={form} />
    </SaveDialog>
  )
}

function EditVendor({ vendor, onClose }: Required<Props>) {
  const t = useT('vendors')
  const saving = useSaveRecord({
    schema: vendorUpdateModel,
    initial: () => valuesOf(vendor),
    toModel: toChange,
    save: (model) => changeVendor(vendor.id, model),
    conflict: {
      code: 'VendorChanged',
      load: async (read) => {
        const { items } = await read(vendorsQuery)
        return { values: valuesOf(items.find(({ id }) => id === vendor.id) ?? vendor) }
      },
      kept: ['webhookKey', 'apiKey'],
    },
    saved: t('vendors.edit.done'),
    failed: (reason) => t('vendors.edit.failed', { reason }),
    refresh: refreshVendors,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('vendors.edit.title')} size="md" onClose={onClose}>
      <FieldGroup>
        <TextField form={form} name="displayName" label={t('vendors.field.displayName')} maxLength={100} isRequired hasAutofocus />
      </FieldGroup>
      <Account form={form} vendor={vendor} />
    </SaveDialog>
  )
}

function Account({ form, vendor }: { form: Form<Values>; vendor?: Vendor }) {
  const t = useT('vendors')
  return (
    <FieldGroup>
      <TextField form={form} name="referenceId" label={t('vendors.field.referenceId')} isMono isRequired />
      <TextField
        form={form}
        name="webhookKey"
        type="password"
        label={t('vendors.field.webhookKey')}
        help={vendor?.hasWebhookKey ? `${t('vendors.secretSet')} ${t('vendors.rotation')}` : t('vendors.secretHelp')}
      />
      <TextField
        form={form}
        name="apiKey"
        type="password"
        label={t('vendors.field.apiKey')}
        help={vendor?.hasApiKey ? t('vendors.secretSet') : t('vendors.secretHelp')}
      />
    </FieldGroup>
  )
}
