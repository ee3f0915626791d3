import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type Field, isNumeric, isSelect } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema, SchemaChangePreview } from '@wattdesk/contract/content-schemas/models.ts'
import { contentOutcomes } from '@wattdesk/contract/content-schemas/terms.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './content-schemas.module.css'
import { type Choice, isFigure, noChoice, type SchemaEffectsState } from './use-schema-effects.ts'

type Change = SchemaChangePreview['changes'][number]
type Content = SchemaChangePreview['contents'][number]

const tones: Record<Content['outcome'], Tone> = { breaks: 'error', loses: 'warning', converted: 'accent', unchanged: 'ok' }

/** What the change does to existing content, with a choice for each affected field. */
export function SchemaEffects({ schema, effects }: { schema: ContentSchema; effects: SchemaEffectsState }) {
  const t = useT('contentSchemas')
  const { preview, query } = effects
  if (schema.contents === 0) return <p className={layout.hint}>{t('contentSchemas.effects.unused')}</p>
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!preview) return <p className={layout.hint}>{t('contentSchemas.effects.later', { count: schema.contents })}</p>
  const { outcomes, contents, changes, usedBy } = preview
  const losing = outcomes.loses
  return (
    <section className={classes.effects} aria-live="polite">
      <h3>{t('contentSchemas.effects.title')}</h3>
      <ul className={classes.counts}>
        {contentOutcomes.map((outcome) => (
          <li key={outcome}>
            <StatusDot tone={outcomes[outcome] > 0 ? tones[outcome] : 'neutral'}>
              {t(`contentSchemas.effects.outcome.${outcome}`, { count: outcomes[outcome] })}
            </StatusDot>
          </li>
        ))}
      </ul>
      {usedBy.length > 0 ? <p>{t('contentSchemas.effects.usedBy', { names: usedBy.map(({ title }) => title).join(', ') })}</p> : null}
      {changes.map((change) => (
        <ChangedField key={change.field} change={change} effects={effects} schema={schema} />
      ))}
      <ul className={classes.affected}>
        {contents
          .filter(({ outcome }) => outcome !== 'unchanged')
          .map((content) => (
            <li key={`${content.id} ${content.language} ${content.isPublished}`}>
              <StatusDot tone={tones[content.outcome]}>{content.title}</StatusDot>
              <span>
                {content.tenant}, {content.language},{' '}
                {t(content.isPublished ? 'contentSchemas.effects.published' : 'contentSchemas.effects.draft')}
              </span>
              {content.fields.length > 0 ? <code>{content.fields.join(', ')}</code> : null}
            </li>
          ))}
      </ul>
      {losing > 0 ? (
        <Checkbox
          label={t('contentSchemas.effects.acceptLoss', { count: losing })}
          checked={effects.acceptsLoss}
          onChange={(event) => effects.setAcceptsLoss(event.currentTarget.checked)}
        />
      ) : null}
    </section>
  )
}

type ChangedProps = { change: Change; effects: SchemaEffectsState; schema: ContentSchema }

function ChangedField({ change, effects, schema }: ChangedProps) {
  const t = useT('contentSchemas')
  const { field, offers, removedChoices, renameFrom } = change
  const choice = effects.choiceFor(field)
  const put = (next: Partial<Choice>) => effects.choose(field, { ...choice, ...next })
  if (offers.length === 0) return null
  const label = t('contentSchemas.effects.of', {
    field,
    change: t(`contentSchemas.effects.change.${change.change}`),
    count: change.contents,
  })
  return (
    <div className={classes.wide}>
      <NativeSelect
        label={label}
        value={choice.kind}
        data={[
          { value: '', label: t('contentSchemas.effects.nothing') },
          ...offers.map((value) => ({ value, label: t(`contentSchemas.conversion.${value}`) })),
        ]}
        onChange={(event) => effects.choose(field, { ...noChoice, kind: event.currentTarget.value as Choice['kind'] })} // one of `data`
      />
      {choice.kind === 'rename' ? (
        <NativeSelect
          label={t('contentSchemas.effects.from')}
          value={choice.value}
          data={[{ value: '', label: t('ui.choose') }, ...renameFrom]}
          onChange={(event) => put({ value: event.currentTarget.value })}
        />
      ) : null}
      {choice.kind === 'default' ? (
        <DefaultInput field={effects.fieldNamed(field)} value={choice.value} onChange={(value) => put({ value })} />
      ) : null}
      {choice.kind === 'replace'
        ? removedChoices.map((from) => (
            <NativeSelect
              key={from}
              label={t('contentSchemas.effects.replace', { value: titleOfChoice(schema, field, from) })}
              value={choice.replacements[from] ?? ''}
              data={[{ value: '', label: t('ui.choose') }, ...choicesOf(effects.fieldNamed(field))]}
              onChange={(event) => put({ replacements: { ...choice.replacements, [from]: event.currentTarget.value } })}
            />
          ))
        : null}
    </div>
  )
}

type DefaultProps = { field: Field | undefined; value: string; onChange: (value: string) => void }

/** For a field with few values, a choice of them. */
function DefaultInput({ field, value, onChange }: DefaultProps) {
  const t = useT('contentSchemas', 'validation')
  const label = t('contentSchemas.effects.default')
  const type = field?.type ?? 'string'
  if (type !== 'boolean' && !isSelect(type)) {
    const error = isNumeric(type) && !isFigure(value) ? t('validation.NotANumber') : undefined
    return <TextInput label={label} value={value} error={error} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  const answers = [
    { value: 'true', label: t('ui.yes') },
    { value: 'false', label: t('ui.no') },
  ]
  const data = [{ value: '', label: t('ui.choose') }, ...(type === 'boolean' ? answers : choicesOf(field))]
  return <NativeSelect label={label} value={value} data={data} onChange={(event) => onChange(event.currentTarget.value)} />
}

const choicesOf = (field: Field | undefined) => (field?.allowedValues ?? []).map(({ value, title }) => ({ value, label: title }))

const titleOfChoice = ({ fields }: ContentSchema, field: string, value: string): string =>
  fields.find(({ name }) => name === field)?.allowedValues.find((one) => one.value === value)?.title ?? value
