import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { ContentValues, FormattedText } from './ContentValues.tsx'
import classes from './content.module.css'
import { fieldsIn, isRecord } from './field-values.ts'

type Props = {
  definition: Definition
  values: Record<string, unknown>
  /** Shown above the article, so not repeated. */
  title: string
}

/** A content as an article: texts have no labels, and the first text of each step is its heading. */
export function ContentArticle({ definition, values, title }: Props) {
  return (
    <div className={classes.article}>
      {definition.fields.map((field) => (
        <Part key={field.name} field={field} value={values[field.name]} definition={definition} title={title} />
      ))}
    </div>
  )
}

type PartProps = { field: Field; value: unknown; definition: Definition; title: string }

function Part({ field, value, definition, title }: PartProps) {
  if (value === undefined || value === title) return null
  if (field.type === 'html') return <FormattedText html={String(value)} />
  if (field.type === 'list' && field.listType === 'microschema' && Array.isArray(value)) {
    const fields = fieldsIn(definition, field)
    return (
      <ol className={classes.entries}>
        {value.filter(isRecord).map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a read-only list, which never changes in place
          <Step key={at} fields={fields} step={step} />
        ))}
      </ol>
    )
  }
  return <ContentValues definition={{ ...definition, fields: [field] }} values={{ [field.name]: value }} />
}

function Step({ fields, step }: { fields: Definition['fields']; step: Record<string, unknown> }) {
  const head = fields.find(({ type, name }) => type === 'string' && typeof step[name] === 'string')
  const heading = String(step[head?.name ?? ''] ?? '')
  return (
    <li>
      {heading ? <h3>{heading}</h3> : null}
      <ContentArticle definition={{ fields, microschemas: {} }} values={step} title={heading} />
    </li>
  )
}
