import { useQuery } from '@tanstack/react-query'
import { installerCompanyModel } from '@wattdesk/contract/installer-companies/models.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { addCompany, refreshCompanies } from './installer-companies.queries.ts'

export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useT('installerCompanies')
  const tenants = useQuery(tenantsQuery)
  // The operator itself has no customers, and therefore no installers.
  const offered = (tenants.data?.items ?? []).filter(({ kind }) => kind !== 'operator')
  const only = offered.length === 1 ? offered[0]?.id : undefined
  const saving = useSaveRecord({
    schema: installerCompanyModel,
    initial: () => ({ id: newId(), name: '', tenantId: '' }),
    toModel,
    save: (model) => addCompany(only ? { ...model, tenantId: only } : model),
    saved: t('installerCompanies.add.done'),
    failed: (reason) => t('installerCompanies.add.failed', { reason }),
    refresh: refreshCompanies,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('installerCompanies.add.title')} submit={t('ui.action.add')} onClose={onClose}>
      <TextField form={saving.form} name="name" label={t('installerCompanies.field.name')} maxLength={100} isRequired hasAutofocus />
      {offered.length > 1 ? (
        <SelectField
          form={saving.form}
          name="tenantId"
          label={t('installerCompanies.field.tenant')}
          emptyLabel=""
          choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
          isRequired
        />
      ) : null}
    </SaveDialog>
  )
}

/** An empty choice is omitted. */
const toModel = ({ tenantId, ...values }: { id: string; name: string; tenantId: string }) => (tenantId ? { ...values, tenantId } : values)
