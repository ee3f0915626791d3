import { useQuery } from '@tanstack/react-query'
import { featureGroupLevels, featureGroupNameMax } from '@wattdesk/contract/customers/feature-groups/terms.ts'
import { customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { featureGroupAddModel, featureGroupUpdateModel, type ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { changeGroup, createGroup, featuresQuery, groupsQuery, refreshFeatures } from './feature-groups.queries.ts'
import { featureWords } from './feature-words.ts'
import { type GroupValues, inheritedBy, parentsFor, toChange, toForm, toNew, valuesOf } from './group-form.ts'

type Props = { groups: readonly ManagedFeatureGroup[]; group?: ManagedFeatureGroup; onClose: () => void }

export function GroupDialog({ group, ...props }: Props) {
  return group ? <EditGroup group={group} {...props} /> : <AddGroup {...props} />
}

function AddGroup({ groups, onClose }: Props) {
  const t = useT('featureGroups')
  const saving = useSaveRecord({
    schema: featureGroupAddModel,
    initial: () => valuesOf(),
    toModel: toNew,
    toForm,
    save: createGroup,
    saved: t('featureGroups.saved'),
    failed: (reason) => t('featureGroups.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('featureGroups.add.title')} size="lg" onClose={onClose}>
      <GroupFields form={saving.form} groups={groups} />
    </SaveDialog>
  )
}

function EditGroup({ groups, group, onClose }: Required<Props>) {
  const t = useT('featureGroups')
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
    saved: t('featureGroups.saved'),
    failed: (reason) => t('featureGroups.failed', { reason }),
    refresh: refreshFeatures,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('featureGroups.edit.title')} size="lg" onClose={onClose}>
      <GroupFields form={saving.form} groups={groups} group={group} />
    </SaveDialog>
  )
}

type FieldsProps = { form: Form<GroupValues>; groups: readonly ManagedFeatureGroup[]; group?: ManagedFeatureGroup }

function GroupFields({ form, groups, group }: FieldsProps) {
  const t = useT('featureGroups', 'customers')
  const { customerType, level } = form.values
  const parents = parentsFor(groups, { customerType, level }, group)
  return (
    <>
      <FieldGroup>
        <TextField form={form} name="displayName" label={t('featureGroups.field.displayName')} maxLength={100} isRequired hasAutofocus />
        <TextField
          form={form}
          name="name"
          label={t('featureGroups.field.name')}
          help={t('featureGroups.nameHelp', { max: featureGroupNameMax })}
          isMono
          isRequired
        />
        <SelectField
          form={form}
          name="customerType"
          label={t('featureGroups.field.customerType')}
          help={t('featureGroups.fixedHelp')}
          choices={customerTypes.map((one) => ({ value: one, label: t(`customers.type.${one}`) }))}
          isDisabled={group !== undefined}
          isRequired
        />
        <SelectField
          form={form}
          name="level"
          label={t('featureGroups.field.level')}
          choices={featureGroupLevels.map((one) => ({ value: one, label: t(`featureGroups.level.${one}`) }))}
          isDisabled={group !== undefined}
          isRequired
        />
        <SelectField
          form={form}
          name="inheritsFrom"
          label={t('featureGroups.field.inheritsFrom')}
          emptyLabel={t('featureGroups.noParent')}
          choices={parents.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
        <CheckField form={form} name="availableToPartnerTenants" label={t('featureGroups.field.partners')} />
      </FieldGroup>
      <FeatureChoice form={form} groups={groups} />
    </>
  )
}

/** Features by application. Inherited ones are checked, with their source. */
function FeatureChoice({ form, groups }: Pick<FieldsProps, 'form' | 'groups'>) {
  const t = useT('featureGroups', 'customerRecord')
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
            help={origin ? t('featureGroups.from', { name: origin }) : undefined}
            isLine
          />
        )
      })}
    </FieldGroup>
  ))
}
