import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { ContentPicture } from './ContentPicture.tsx'
import classes from './content.module.css'
import { fieldsIn, isRecord } from './field-values.ts'

type Props = {
  definition: Definition
  values: Record<string, unknown>
  /** Titles of referenced contents, by ID. */
  names?: Record<string, string>
}

export function ContentValues({ definition, values, names = {} }: Props) {
  const shown = definition.fields.filter(({ name }) => values[name] !== undefined)
  return (
    <dl className={classes.values}>
      {shown.map((field) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue field={field} type={field.type} value={values[field.name]} definition={definition} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ValueProps = { field: Field; type: Field['type']; value: unknown; definition: Definition; names: Record<string, string> }

function FieldValue({ field, type, value, definition, names }: ValueProps): ReactNode {
  const t = useT('content')
  const entry = (one: unknown, of: Field['type']) => (
    <FieldValue field={field} type={of} value={one} definition={definition} names={names} />
  )
  const titleOf = (one: unknown) => field.allowedValues.find((choice) => choice.value === one)?.title ?? String(one)
  switch (type) {
    case 'html':
      return <FormattedText html={String(value)} />
    case 'boolean':
      return t(value === true ? 'ui.yes' : 'ui.no')
    case 'simple-select':
      return titleOf(value)
    case 'multiple-select':
      return Array.isArray(value) ? value.map(titleOf).join(', ') : null
    case 'uri':
      return (
        <a href={String(value)} target="_blank" rel="noreferrer">
          {String(value)}
        </a>
      )
    case 'binary':
      return <ContentPicture id={String(value)} />
    case 'node':
      return names[String(value)] ?? <code>{String(value)}</code>
    case 'list':
      return (
        <ol className={classes.entries}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: a read-only list, which never changes in place */}
          {Array.isArray(value) ? value.map((one, at) => <li key={at}>{entry(one, field.listType ?? 'string')}</li>) : null}
        </ol>
      )
    case 'microschema': {
      const inner = { fields: fieldsIn(definition, field), microschemas: {} }
      return isRecord(value) ? <ContentValues definition={inner} values={value} names={names} /> : null
    }
    default:
      return <span className={classes.text}>{String(value)}</span>
  }
}

/** The server has removed active parts, and the content security policy would block them. */
export function FormattedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only the tags and links of its list when content is saved
  return <div className={classes.formatted} dangerouslySetInnerHTML={{ __html: html }} />
}
