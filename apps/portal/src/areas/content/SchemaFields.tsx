import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useIsUploading } from '../../forms/use-uploading.ts'
import classes from './content.module.css'
import { PlainField } from './PlainField.tsx'
import { type AnyForm, withoutEmptyGroup } from './value-form.ts'

type FieldsProps = {
  form: AnyForm
  definition: Definition
  /** Contents that fields may reference. */
  contents: readonly ContentItem[]
  /** Files are shown from and uploaded to this tenant. */
  tenantId: string
  /** Path of the values in the form. */
  path: string
}

/** The form of a content, built from its schema. */
export function SchemaFields({ definition, path, ...props }: FieldsProps) {
  return (
    <div className={classes.fields}>
      {definition.fields.map((field) => (
        <SchemaValue key={field.name} field={field} definition={definition} path={`${path}.${field.name}`} {...props} />
      ))}
    </div>
  )
}

type ValueProps = FieldsProps & { field: Field }

function SchemaValue({ field, ...props }: ValueProps) {
  if (field.type === 'list') return <ListField field={field} {...props} />
  if (field.type === 'microschema') {
    const form = field.isRequired ? props.form : withoutEmptyGroup(props.form, props.path)
    return <MicroschemaValue field={field} {...props} form={form} />
  }
  return <PlainField field={field} type={field.type} {...props} name={props.path} label={field.label} />
}

function MicroschemaValue({ field, definition, label, ...props }: ValueProps & { label?: string }) {
  const fields = definition.microschemas[field.microschemaId ?? '']?.fields ?? []
  const name = label ?? field.label
  const fault = props.form.errorOf(props.path, name)
  return (
    <fieldset className={classes.group}>
      <legend>{name}</legend>
      <SchemaFields definition={{ fields: fields.toSorted((a, b) => a.order - b.order), microschemas: {} }} {...props} />
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}

function ListField({ field, form, path, ...props }: FieldsProps & { field: Field }) {
  const t = useT('content')
  // A file lands where it was chosen, so its entry stays there.
  const isPlaced = useIsUploading()
  const value = form.read(path)
  const entries: unknown[] = Array.isArray(value) ? value : []
  const put = (next: unknown[]) => form.set(path, next.length > 0 ? next : undefined)
  const exchange = (at: number, other: number) => {
    const next = [...entries]
    next[at] = entries[other]
    next[other] = entries[at]
    put(next)
  }
  const fault = form.errorOf(path, field.label)
  const type = field.listType ?? 'string'
  const entry = { ...field, isRequired: true, minimum: null, maximum: null }
  return (
    <fieldset className={classes.group}>
      <legend>{field.label}</legend>
      {entries.map((_, at) => {
        const number = at + 1
        const label = t('content.list.entry', { label: field.label, number })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is a bare value, and its fields show whatever the form has at their path
          <div key={at} className={classes.entry}>
            {type === 'microschema' ? (
              <MicroschemaValue form={form} field={field} path={`${path}.${at}`} label={label} {...props} />
            ) : (
              <PlainField form={form} field={entry} type={type} name={`${path}.${at}`} label={label} {...props} />
            )}
            <span className={classes.tools}>
              <ActionIcon
                variant="default"
                aria-label={t('content.list.up', { number })}
                disabled={isPlaced || at === 0}
                onClick={() => exchange(at, at - 1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={t('content.list.down', { number })}
                disabled={isPlaced || at === entries.length - 1}
                onClick={() => exchange(at, at + 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={t('content.list.remove', { number })}
                disabled={isPlaced}
                onClick={() => put(entries.toSpliced(at, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </span>
          </div>
        )
      })}
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => put([...entries, type === 'microschema' ? {} : type === 'number' || type === 'integer' ? 1 : ''])}
        >
          {t('content.list.add', { label: field.label })}
        </Button>
      </div>
    </fieldset>
  )
}
