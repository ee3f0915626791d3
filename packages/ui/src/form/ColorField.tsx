import { TextInput } from '@mantine/core'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './fields.module.css'
import { type FieldProps, useField } from './fields.tsx'

const whole = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`, typed or chosen with the browser's colour picker beside it. */
export function ColorField(field: FieldProps) {
  const { t } = useLanguage()
  const { form, name, label, isDisabled } = field
  const text = String(form.read(name) ?? '')
  return (
    <TextInput
      {...useField(field, (value) => <Swatch color={String(value)} />)}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      classNames={{ input: 'wd-mono' }}
      value={text}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={t('ui.pick', { label })}
          disabled={isDisabled}
          value={whole.test(text) ? text.toLowerCase() : '#000000'}
          onChange={(event) => form.set(name, event.currentTarget.value)}
        />
      }
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <span className={classes.swatch}>
      <span style={{ background: color }} aria-hidden />
      <span className="wd-mono">{color}</span>
    </span>
  )
}
