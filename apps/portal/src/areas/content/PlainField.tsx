import { Checkbox } from '@mantine/core'
import type { Field, FieldType } from '@wattdesk/contract/content/fields.ts'
import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { type FieldProps, NumberField, ParagraphField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import { figure } from '../../forms/use-schema-form.ts'
import classes from './content.module.css'
import { FileField } from './FileField.tsx'
import { type AnyForm, withoutEmpty } from './value-form.ts'

const RichTextField = lazy(async () => ({ default: (await import('./rich-text/RichTextField.tsx')).RichTextField }))

type Props = {
  form: AnyForm
  field: Field
  /** Of the value itself, or of the entries of a list. */
  type: FieldType
  name: string
  label: string
  contents: readonly ContentItem[]
  tenantId: string
}

export function PlainField({ form, field, type, name, label, contents, tenantId }: Props) {
  const t = useT('content')
  const shared: FieldProps = { form: withoutEmpty(form), name, label, isRequired: field.isRequired }
  switch (type) {
    case 'number':
    case 'integer':
      return <NumberValue {...shared} />
    case 'boolean':
      return (
        <SelectField
          {...shared}
          form={asAnswer(form)}
          emptyLabel=""
          choices={answers.map((value) => ({ value, label: t(`ui.${value}`) }))}
        />
      )
    case 'simple-select':
      return <SelectField {...shared} emptyLabel="" choices={choicesOf(field)} />
    case 'multiple-select':
      return <ChoicesValue form={form} field={field} name={name} label={label} />
    case 'date':
      return <DayField {...shared} />
    case 'time':
      return <TextField {...shared} placeholder="14:30" maxLength={8} />
    case 'uri':
      return <TextField {...shared} type="url" />
    case 'email':
      return <TextField {...shared} type="email" />
    case 'html':
      return (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <RichTextField {...shared} help={t('content.field.htmlHelp')} />
        </Suspense>
      )
    case 'node':
      return (
        <SelectField
          {...shared}
          emptyLabel=""
          choices={contents.map(({ id, path, translations }) => ({ value: id, label: `${translations[0]?.title ?? path} (${path})` }))}
        />
      )
    case 'binary':
      return <FileField form={form} name={name} label={label} tenantId={tenantId} />
    case 'string':
      return isLong(form.read(name), field) ? <ParagraphField {...shared} rows={3} /> : <TextField {...shared} />
    default:
      return <TextField {...shared} isMono />
  }
}

const answers = ['yes', 'no'] as const

/** A question that nobody answered has no value, which is not the same as no. */
const asAnswer = (form: AnyForm): AnyForm => ({
  ...form,
  read: (path) => ({ true: 'yes', false: 'no' })[String(form.read(path))],
  set: (path, answer) => form.set(path, answer === '' ? undefined : answer === 'yes'),
})

const choicesOf = ({ allowedValues }: Field) => allowedValues.map(({ value, title }) => ({ value, label: title }))
const isLong = (value: unknown, { maximum }: Field): boolean => (maximum ?? 0) > 200 || String(value ?? '').includes('\n')

/** Keeps the typed text while it means the same number, such as "1." on the way to "1.5". */
function NumberValue({ form, ...field }: FieldProps) {
  const [typed, setTyped] = useState('')
  const value = form.read(field.name)
  const adapted: AnyForm = {
    ...form,
    read: () => (asNumber(typed) === value ? typed : value),
    set: (path, text) => {
      setTyped(String(text ?? ''))
      form.set(path, asNumber(String(text ?? '')))
    },
  }
  return <NumberField form={adapted} {...field} />
}

/** Text that is not a number stays text, which the schema rejects. */
function asNumber(text: string): number | string | undefined {
  const number = figure(text)
  return Number.isNaN(number) ? text : number
}

function ChoicesValue({ form, field, name, label }: Pick<Props, 'form' | 'field' | 'name' | 'label'>) {
  const value = form.read(name)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const toggle = (one: string, isChosen: boolean) => {
    const next = field.allowedValues.map((choice) => choice.value).filter((other) => (other === one ? isChosen : chosen.includes(other)))
    form.set(name, next.length > 0 ? next : undefined)
    form.touch(name)
  }
  const fault = form.errorOf(name, label)
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {field.allowedValues.map((choice) => (
        <Checkbox
          key={choice.value}
          name={name}
          label={choice.title}
          checked={chosen.includes(choice.value)}
          onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
        />
      ))}
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}
