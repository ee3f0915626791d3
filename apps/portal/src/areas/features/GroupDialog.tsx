import { useQuery } from '@tanstack/react-query'
import { customerTypes } from '@wattdesk/contract/customer-choices.ts'
import { featureGroupLevels, featureGroupNameMax } from '@wattdesk/contract/feature-groups.ts'
import { featureGroupAddModel, featureGroupUpdateModel, type ManagedFeatureGroup } from '@wattdesk/contract/feature-settings.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { featureWords } from './feature-words.ts'
import { changeGroup, createGroup, featuresQuery, groupsQuery, refreshFeatures } from './features.queries.ts'
import { type GroupValues, inheritedBy, parentsFor, toChange, toForm, toNew, valuesOf } from './group-form.ts'

type Props = { groups: readonly ManagedFeatureGroup[]; group?: ManagedFeatureGroup; onClose: () => void }

/** Adds a feature group, or changes one. */
export function GroupDialog({ group, ...props }: Props) {
  return group ? <EditGroup group={group} {...props} /> : <AddGroup {...props} />
}

function AddGroup({ groups, onClose }: Props) {
  const t = useT('features')
  const saving = useSaveRecord({
    schema: featureGroupAddModel,
    initial: () => valuesOf(),
    toModel: toNew,
    toForm,
    save: createGroup,
    saved: t('features.saved'),
    failed: (reason) => t('features.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('features.add.title')} size="lg" onClose={onClose}>
      <GroupFields form={saving.form} groups={groups} />
    </SaveDialog>
  )
}

function EditGroup({ groups, group, onClose }: Required<Props>) {
  const t = useT('features')
  const saving = useSaveRecord({
    schema: featureGroupUpdateModel,
    initial: () => valuesOf(group),
    toModel: toChange,
    toForm,
    save: (model) => changeGroup(group.id, model),
    conflict: {
      code: 'FeatureGroupChanged',
      load: async (read) => {
        const { items } = await read(groupsQuery)
        return { values: valuesOf(items.find(({ id }) => id === group.id) ?? group) }
      },
    },
    saved: t('features.saved'),
    failed: (reason) => t('features.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('features.edit.title')} size="lg" onClose={onClose}>
      <GroupFields form={saving.form} groups={groups} group={group} />
    </SaveDialog>
  )
}

type FieldsProps = { form: Form<GroupValues>; groups: readonly ManagedFeatureGroup[]; group?: ManagedFeatureGroup }

function GroupFields({ form, groups, group }: FieldsProps) {
  const t = useT('features', 'customers')
  const { customerType, level } = form.values
  const parents = parentsFor(groups, { customerType, level }, group)
  return (
    <>
      <FieldGroup>
        <TextField form={form} name="displayName" label={t('features.field.displayName')} maxLength={100} isRequired hasAutofocus />
        <TextField
          form={form}
          name="name"
          label={t('features.field.name')}
          help={t('features.nameHelp', { max: featureGroupNameMax })}
          isMono
          isRequired
        />
        <SelectField
          form={form}
          name="customerType"
          label={t('features.field.customerType')}
          help={t('features.fixedHelp')}
          choices={customerTypes.map((one) => ({ value: one, label: t(`customers.type.${one}`) }))}
          isDisabled={group !== undefined}
          isRequired
        />
        <SelectField
          form={form}
          name="level"
          label={t('features.field.level')}
          choices={featureGroupLevels.map((one) => ({ value: one, label: t(`features.level.${one}`) }))}
          isDisabled={group !== undefined}
          isRequired
        />
        <SelectField
          form={form}
          name="inheritsFrom"
          label={t('features.field.inheritsFrom')}
          emptyLabel={t('features.noParent')}
          choices={parents.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
        <CheckField form={form} name="availableToPartnerTenants" label={t('features.field.partners')} />
      </FieldGroup>
      <FeatureChoice form={form} groups={groups} />
    </>
  )
}

/** All features by application. Inherited ones are given already, and say where they come from. */
function FeatureChoice({ form, groups }: Pick<FieldsProps, 'form' | 'groups'>) {
  const t = useT('features', 'customerRecord')
  const query = useQuery(featuresQuery)
  const inherited = inheritedBy(groups, form.values.inheritsFrom)
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!query.data) return <SkeletonLines count={6} />
  const byApplication = Map.groupBy(query.data.items, ({ application }) => application)
  return [...byApplication].map(([application, features]) => (
    <FieldGroup key={application} title={application}>
      {features.map((feature) => {
        const origin = inherited.get(feature.id)
        return (
          <CheckField
            key={feature.id}
            form={form}
            name={`features.${feature.id}`}
            label={featureWords(t, feature)}
            help={origin ? t('features.from', { name: origin }) : undefined}
            isLine
          />
        )
      })}
    </FieldGroup>
  ))
}
