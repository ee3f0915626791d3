import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { audiences, fieldsMax, type SchemaKind } from '@wattdesk/contract/content/fields.ts'
import { type ContentSchema, schemaAddModel, schemaUpdateModel } from '@wattdesk/contract/content-schemas/models.ts'
import { FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeSchema, createSchema, refreshSchemas, schemasQuery } from './content-schemas.queries.ts'
import { SchemaEffects } from './SchemaEffects.tsx'
import { SchemaField } from './SchemaField.tsx'
import { emptyField, type FieldValues, fieldWords, type SchemaValues, schemaFormValues, toSchemaModel } from './schema-form.ts'
import { useSchemaEffects } from './use-schema-effects.ts'

type Props = { kind: SchemaKind; schema?: ContentSchema; onClose: () => void }

/** Adds or changes a schema or microschema. A change shows its effect on existing content. */
export function SchemaDialog({ schema, ...props }: Props) {
  return schema ? <EditSchema schema={schema} {...props} /> : <AddSchema {...props} />
}

function AddSchema({ kind, onClose }: Props) {
  const t = useT('contentSchemas')
  const saving = useSaveRecord({
    schema: schemaAddModel,
    initial: () => schemaFormValues(undefined, kind),
    toModel: toSchemaModel,
    save: createSchema,
    saved: t('contentSchemas.saved'),
    failed: (reason) => t('contentSchemas.failed', { reason }),
    refresh: refreshSchemas,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t(`contentSchemas.add.${kind}`)} size="lg" onClose={onClose}>
      <SchemaFields form={saving.form} kind={kind} />
    </SaveDialog>
  )
}

function EditSchema({ kind, schema, onClose }: Required<Props>) {
  const t = useT('contentSchemas')
  const saving = useSaveRecord({
    schema: schemaUpdateModel,
    initial: () => schemaFormValues(schema, kind),
    toModel: toSchemaModel,
    save: (model) => changeSchema(schema.id, { ...model, ...effects.decided }),
    conflict: {
      code: 'ContentSchemaChanged',
      load: async (read) => {
        const { items } = await read(schemasQuery)
        const saved = items.find((one) => one.id === schema.id) ?? schema
        return { values: schemaFormValues(saved, kind), savedAt: saved.updatedAt }
      },
      words: { fields: { label: t('contentSchemas.fields'), wordsOf: (fields) => fieldWords(fields as FieldValues[], t) } },
    },
    saved: t('contentSchemas.saved'),
    failed: (reason) => t('contentSchemas.failed', { reason }),
    refresh: refreshSchemas,
    onSaved: onClose,
  })
  const effects = useSchemaEffects(schema, saving.form)
  return (
    <SaveDialog
      saving={saving}
      title={t('contentSchemas.editOf', { name: schema.title })}
      size="lg"
      refusal={saving.form.faults.length > 0 ? undefined : effects.refusal}
      onClose={onClose}
    >
      <SchemaFields form={saving.form} kind={kind} />
      <SchemaEffects schema={schema} effects={effects} />
    </SaveDialog>
  )
}

function SchemaFields({ form, kind }: { form: Form<SchemaValues>; kind: SchemaKind }) {
  const t = useT('contentSchemas')
  const microschemas = useQuery(schemasQuery).data?.items.filter((one) => one.kind === 'microschema') ?? []
  const { fields } = form.values
  return (
    <>
      <FieldGroup>
        <TextField form={form} name="title" label={t('contentSchemas.column.title')} maxLength={80} isRequired hasAutofocus />
        <TextField
          form={form}
          name="name"
          label={t('contentSchemas.column.name')}
          help={t('contentSchemas.nameHelp')}
          maxLength={64}
          isMono
          isRequired
        />
        {kind === 'schema' ? (
          <SelectField
            form={form}
            name="audience"
            label={t('contentSchemas.column.audience')}
            help={t('contentSchemas.audienceHelp')}
            choices={audiences.map((value) => ({ value, label: t(`contentSchemas.audience.${value}`) }))}
            isRequired
          />
        ) : null}
        <TextField form={form} name="description" label={t('contentSchemas.column.description')} maxLength={200} />
      </FieldGroup>
      {fields.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new field has no ID, and its inputs show whatever the form has at their path
        <SchemaField key={at} form={form} at={at} microschemas={kind === 'schema' ? microschemas : undefined} />
      ))}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={fields.length >= fieldsMax}
          onClick={() => form.set('fields', [...fields, emptyField(fields)])}
        >
          {t('contentSchemas.addField')}
        </Button>
      </div>
    </>
  )
}
