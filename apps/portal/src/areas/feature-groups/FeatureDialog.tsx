import { useQuery } from '@tanstack/react-query'
import { featureActions } from '@wattdesk/contract/customers/feature-groups/terms.ts'
import { featureAddModel, featureUpdateModel, type ManagedFeature } from '@wattdesk/contract/feature-groups/models.ts'
import { FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { useCan } from '../../session/use-session.ts'
import { applicationsQuery, changeFeature, createFeature, featuresQuery, refreshFeatures } from './feature-groups.queries.ts'

type Props = { feature?: ManagedFeature; onClose: () => void }

/** Adds a feature, or changes its description. */
export function FeatureDialog({ feature, onClose }: Props) {
  return feature ? <EditFeature feature={feature} onClose={onClose} /> : <AddFeature onClose={onClose} />
}

function AddFeature({ onClose }: Props) {
  const t = useT('featureGroups', 'customerRecord')
  const saving = useSaveRecord({
    schema: featureAddModel,
    initial: () => ({ application: '', resource: '', action: 'read', description: '' }),
    save: createFeature,
    saved: t('featureGroups.feature.saved'),
    failed: (reason) => t('featureGroups.feature.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  const { form } = saving
  const { data: applications = [] } = useQuery({ ...applicationsQuery, enabled: useCan()('read:applications') })
  return (
    <SaveDialog saving={saving} title={t('featureGroups.feature.addTitle')} onClose={onClose}>
      <FieldGroup>
        <TextField
          form={form}
          name="application"
          label={t('featureGroups.field.application')}
          maxLength={60}
          suggestions={applications}
          isRequired
          hasAutofocus
        />
        <TextField form={form} name="resource" label={t('featureGroups.field.resource')} maxLength={60} isRequired />
        <SelectField
          form={form}
          name="action"
          label={t('featureGroups.field.action')}
          choices={featureActions.map((one) => ({ value: one, label: t(`customerRecord.groups.action.${one}`) }))}
          isRequired
        />
        <TextField form={form} name="description" label={t('featureGroups.field.description')} maxLength={200} />
      </FieldGroup>
    </SaveDialog>
  )
}

function EditFeature({ feature, onClose }: Required<Props>) {
  const t = useT('featureGroups')
  const valuesOf = ({ version, description }: ManagedFeature) => ({ version, description: description ?? '' })
  const saving = useSaveRecord({
    schema: featureUpdateModel,
    initial: () => valuesOf(feature),
    save: (model) => changeFeature(feature.id, model),
    conflict: {
      code: 'FeatureChanged',
      load: async (read) => {
        const { items } = await read(featuresQuery)
        return { values: valuesOf(items.find(({ id }) => id === feature.id) ?? feature) }
      },
    },
    saved: t('featureGroups.feature.saved'),
    failed: (reason) => t('featureGroups.feature.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={`${feature.application} ${feature.resource}`} onClose={onClose}>
      <TextField form={saving.form} name="description" label={t('featureGroups.field.description')} maxLength={200} hasAutofocus />
    </SaveDialog>
  )
}
