import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useId } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './fields.module.css'
import type { FieldWords, Form } from './use-form.ts'

// biome-ignore lint/suspicious/noExplicitAny: a field reads and writes by path in a form of any shape
type AnyForm = Pick<Form<any>, 'read' | 'set' | 'touch' | 'errorOf' | 'describe'>

export type FieldProps = {
  form: AnyForm
  name: string
  label: string
  help?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** Focused when its dialog opens. */
  hasAutofocus?: boolean
}

/** Registers the labels of a field and its values with the form. Disabled fields cannot change and are not registered. */
function useDescription({ form, name, label, isDisabled }: FieldProps, wordsOf?: FieldWords['wordsOf']) {
  useEffect(() => {
    if (!isDisabled) form.describe(name, { label, wordsOf })
  })
}

/** What labelled fields share. `wordsOf` formats values that are displayed differently than typed. */
export function useField(field: FieldProps, wordsOf?: FieldWords['wordsOf']) {
  const { form, name, label, help, isRequired, isDisabled, hasAutofocus } = field
  const { t } = useLanguage()
  useDescription(field, wordsOf)
  return {
    name,
    label: isRequired ? label : <OptionalLabel label={label} word={t('ui.optional')} />,
    description: help,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    disabled: isDisabled,
    error: form.errorOf(name, label),
    onBlur: () => form.touch(name),
    'aria-required': isRequired,
    'data-autofocus': hasAutofocus || undefined,
  }
}

function OptionalLabel({ label, word }: { label: string; word: string }) {
  return (
    <>
      {label} <span className={classes.optional}>{word}</span>
    </>
  )
}

type TextProps = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'password'
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  isMono?: boolean
  /** Any other value can be typed too. */
  suggestions?: readonly string[]
}

/** One line of text, or an e-mail or web address. */
export function TextField({ type = 'text', placeholder, maxLength, autoComplete = 'off', isMono, suggestions, ...field }: TextProps) {
  const listId = useId()
  const input = (
    <TextInput
      {...useField(field)}
      type={type}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete={autoComplete}
      spellCheck={false}
      list={suggestions ? listId : undefined}
      classNames={isMono ? { input: 'wd-mono' } : undefined}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(event) => field.form.set(field.name, event.currentTarget.value)}
    />
  )
  if (!suggestions) return input
  return (
    <div>
      {input}
      <datalist id={listId}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  )
}

/** A number field. Keeps the text as typed, so that nothing is lost; `unit` is shown at its end. */
export function NumberField({ unit, ...field }: FieldProps & { unit?: string }) {
  return (
    <TextInput
      {...useField(field, unit ? (value) => `${value} ${unit}` : undefined)}
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit ? <span className={classes.unit}>{unit}</span> : undefined}
      rightSectionWidth={unit ? unit.length * 8 + 20 : undefined}
      rightSectionPointerEvents="none"
      classNames={{ input: 'wd-figures' }}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(event) => field.form.set(field.name, event.currentTarget.value)}
    />
  )
}

export type Choice = { value: string; label: string; disabled?: boolean }

/** One of a few values. Offers an empty choice if the field is optional or not chosen yet; the latter has no label. */
export function SelectField({ choices, emptyLabel, ...field }: FieldProps & { choices: readonly Choice[]; emptyLabel?: string }) {
  const { t } = useLanguage()
  const empty = { value: '', label: emptyLabel || (field.isRequired ? t('ui.choose') : '–') }
  const data = emptyLabel === undefined ? [...choices] : [empty, ...choices]
  return (
    <NativeSelect
      {...useField(field, (value) => choices.find((choice) => choice.value === value)?.label ?? String(value))}
      data={data}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(event) => field.form.set(field.name, event.currentTarget.value)}
    />
  )
}

/** A checkbox aligned with the fields beside it; `isLine` puts it on its own line. */
export function CheckField({ isLine, ...field }: FieldProps & { isLine?: boolean }) {
  const { t } = useLanguage()
  useDescription(field, (value) => t(value === true ? 'ui.yes' : 'ui.no'))
  return (
    <Checkbox
      className={isLine ? classes.line : classes.check}
      name={field.name}
      label={field.label}
      description={field.help}
      disabled={field.isDisabled}
      error={field.form.errorOf(field.name, field.label)}
      checked={field.form.read(field.name) === true}
      onChange={(event) => field.form.set(field.name, event.currentTarget.checked)}
    />
  )
}

export function ParagraphField({ rows = 3, ...field }: FieldProps & { rows?: number }) {
  return (
    <Textarea
      {...useField(field)}
      rows={rows}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(event) => field.form.set(field.name, event.currentTarget.value)}
    />
  )
}

/** Related fields in as many columns as fit. */
export function FieldGroup({ title, help, children }: { title?: string; help?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      {title ? <legend className={classes.legend}>{title}</legend> : null}
      {help ? <p className={classes.help}>{help}</p> : null}
      <div className={classes.grid}>{children}</div>
    </fieldset>
  )
}
