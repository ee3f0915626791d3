import { type Vendor, vendorKeysModel } from '@wattdesk/contract/vendors/models.ts'
import { FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeKeys, refreshVendors, vendorsQuery } from './vendors.queries.ts'

const keyNames = ['webhookKey', 'apiKey'] as const
// Secrets are never read back.
const valuesOf = ({ ownKeys }: Vendor) => ({ version: ownKeys?.version ?? 0, webhookKey: '', apiKey: '' })

/** Keys that only the reader's own region uses. */
export function VendorKeysDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useT('vendors')
  const saving = useSaveRecord({
    schema: vendorKeysModel,
    initial: () => valuesOf(vendor),
    toModel: ({ version, webhookKey, apiKey }) => ({ version, webhookKey: webhookKey || undefined, apiKey: apiKey || undefined }),
    save: (model) => changeKeys(vendor.id, model),
    conflict: {
      code: 'VendorChanged',
      load: async (read) => {
        const { items } = await read(vendorsQuery)
        return { values: valuesOf(items.find(({ id }) => id === vendor.id) ?? vendor) }
      },
      kept: keyNames,
    },
    saved: t('vendors.keys.done'),
    failed: (reason) => t('vendors.keys.failed', { reason }),
    refresh: refreshVendors,
    onSaved: onClose,
  })
  const { form } = saving
  const help = (isSet: boolean | undefined) => t(isSet ? 'vendors.secretSet' : 'vendors.secretHelp')
  return (
    <SaveDialog saving={saving} title={t('vendors.keys.title', { name: vendor.displayName })} size="md" onClose={onClose}>
      <p>{t('vendors.keys.text')}</p>
      <FieldGroup>
        <TextField
          form={form}
          name="webhookKey"
          type="password"
          label={t('vendors.field.webhookKey')}
          help={vendor.ownKeys?.hasWebhookKey ? `${t('vendors.secretSet')} ${t('vendors.rotation')}` : t('vendors.secretHelp')}
        />
        <TextField form={form} name="apiKey" type="password" label={t('vendors.field.apiKey')} help={help(vendor.ownKeys?.hasApiKey)} />
      </FieldGroup>
    </SaveDialog>
  )
}
