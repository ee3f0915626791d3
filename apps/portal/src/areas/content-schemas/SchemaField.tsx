import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { fieldTypes, isBounded, isNumeric, isOfMicroschema, isSelect, listTypes } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'
import { CheckField, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './content-schemas.module.css'
import type { FieldValues, SchemaValues } from './schema-form.ts'

type Props = {
  form: Form<SchemaValues>
  at: number
  /** Absent within a microschema, which contains none. */
  microschemas: readonly ContentSchema[] | undefined
}

export function SchemaField({ form, at, microschemas }: Props) {
  const t = useT('contentSchemas')
  const field = form.values.fields[at]
  if (!field) return null
  const name = (key: string) => `fields.${at}.${key}`
  const isOffered = (type: string) => microschemas !== undefined || type !== 'microschema'
  const types = (of: readonly (typeof fieldTypes)[number][]) =>
    of.filter(isOffered).map((value) => ({ value, label: t(`contentSchemas.type.${value}`) }))
  return (
    <fieldset className={classes.field} aria-label={t('contentSchemas.fieldNumber', { number: at + 1 })}>
      <FieldHead form={form} at={at} field={field} />
      <TextField form={form} name={name('label')} label={t('contentSchemas.field.label')} maxLength={80} isRequired />
      <TextField form={form} name={name('name')} label={t('contentSchemas.field.name')} maxLength={64} isMono isRequired />
      <SelectField form={form} name={name('type')} label={t('contentSchemas.field.type')} choices={types(fieldTypes)} isRequired />
      {field.type === 'list' ? (
        <SelectField
          form={form}
          name={name('listType')}
          label={t('contentSchemas.field.listType')}
          emptyLabel=""
          choices={types(listTypes)}
          isRequired
        />
      ) : null}
      {isOfMicroschema(field) ? (
        <SelectField
          form={form}
          name={name('microschemaId')}
          label={t('contentSchemas.field.microschema')}
          emptyLabel=""
          choices={(microschemas ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          isRequired
        />
      ) : null}
      <NumberField form={form} name={name('order')} label={t('contentSchemas.field.order')} isRequired />
      {isBounded(field.type) ? (
        <>
          <NumberField
            form={form}
            name={name('minimum')}
            label={t('contentSchemas.field.minimum')}
            help={isNumeric(field.type) ? t('contentSchemas.numberHelp') : undefined}
          />
          <NumberField form={form} name={name('maximum')} label={t('contentSchemas.field.maximum')} />
        </>
      ) : null}
      <CheckField form={form} name={name('isRequired')} label={t('contentSchemas.field.required')} />
      {isSelect(field.type) ? <AllowedValues form={form} path={name('allowedValues')} field={field} /> : null}
    </fieldset>
  )
}

function FieldHead({ form, at, field }: { form: Form<SchemaValues>; at: number; field: FieldValues }) {
  const t = useT('contentSchemas')
  const { fields } = form.values
  const number = at + 1
  /** Exchanges the orders of neighbours along with their places. */
  const exchange = (other: number) => {
    const [one, two] = [fields[at], fields[other]]
    if (!one || !two) return
    const next = [...fields]
    next[at] = { ...two, order: one.order }
    next[other] = { ...one, order: two.order }
    form.set('fields', next)
  }
  return (
    <header className={classes.fieldHead}>
      <h3>{field.label || t('contentSchemas.fieldNumber', { number })}</h3>
      <ActionIcon
        variant="default"
        aria-label={t('contentSchemas.moveUp', { number })}
        disabled={at === 0}
        onClick={() => exchange(at - 1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('contentSchemas.moveDown', { number })}
        disabled={at === fields.length - 1}
        onClick={() => exchange(at + 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('contentSchemas.removeField', { number })}
        disabled={fields.length === 1}
        onClick={() =>
          form.set(
            'fields',
            fields.filter((_, other) => other !== at),
          )
        }
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </header>
  )
}

function AllowedValues({ form, path, field }: { form: Form<SchemaValues>; path: string; field: FieldValues }) {
  const t = useT('contentSchemas')
  const { allowedValues } = field
  const fault = form.errorOf(path, t('contentSchemas.allowedValues'))
  return (
    <div className={classes.wide}>
      {allowedValues.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value has no ID, and its inputs show whatever the form has at their path
        <div key={at} className={classes.choice}>
          <TextField form={form} name={`${path}.${at}.value`} label={t('contentSchemas.allowedValue')} maxLength={100} isRequired />
          <TextField form={form} name={`${path}.${at}.title`} label={t('contentSchemas.allowedTitle')} maxLength={100} isRequired />
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('contentSchemas.removeValue', { number: at + 1 })}
            onClick={() =>
              form.set(
                path,
                allowedValues.filter((_, other) => other !== at),
              )
            }
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fault && allowedValues.length === 0 ? <p role="alert">{fault}</p> : null}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.set(path, [...allowedValues, { value: '', title: '' }])}
        >
          {t('contentSchemas.addValue')}
        </Button>
      </div>
    </div>
  )
}
