import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Field, isNumeric } from '@wattdesk/contract/content/fields.ts'
import { misplacedConversions } from '@wattdesk/contract/content-schemas/conversion-places.ts'
import type { Conversion } from '@wattdesk/contract/content-schemas/conversions.ts'
import type { ContentSchema, SchemaChangePreview } from '@wattdesk/contract/content-schemas/models.ts'
import { schemaUpdateModel } from '@wattdesk/contract/content-schemas/models.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useDeferredValue, useState } from 'react'
import { figure } from '../../forms/use-schema-form.ts'
import { schemaPreviewQuery } from './content-schemas.queries.ts'
import { type SchemaValues, toSchemaModel } from './schema-form.ts'

/** The decision for a changed field: a kind of conversion, with the value, name or choices it needs. */
export type Choice = { kind: Conversion['kind'] | ''; value: string; replacements: Readonly<Record<string, string>> }
export const noChoice: Choice = { kind: '', value: '', replacements: {} }

export type SchemaEffectsState = {
  preview: SchemaChangePreview | undefined
  query: ReturnType<typeof useQuery<SchemaChangePreview>>
  choiceFor: (field: string) => Choice
  choose: (field: string, choice: Choice) => void
  /** The field as it is now. Undefined if it is removed. */
  fieldNamed: (field: string) => Field | undefined
  acceptsLoss: boolean
  setAcceptsLoss: (accepts: boolean) => void
  /** Why the change cannot be saved yet. */
  refusal: string | undefined
  decided: { conversions: Conversion[]; losing: number }
}

/** Previews, while typing, what a change does to existing content, and holds the decisions about it. */
export function useSchemaEffects(schema: ContentSchema, form: Form<SchemaValues>): SchemaEffectsState {
  const t = useT('contentSchemas')
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [accepted, setAccepted] = useState<number>()
  const values = useDeferredValue(form.values)
  const parsed = schemaUpdateModel.safeParse(toSchemaModel(values))
  const fieldNamed = (field: string) => parsed.data?.fields.find(({ name }) => name === field)
  const chosen = Object.entries(choices).flatMap(([field, choice]) => conversionsOf(field, choice, fieldNamed(field)))
  // Choices for a field that was renamed or changed again since are not offered any more.
  const misplaced = misplacedConversions(chosen, schema.fields, parsed.data?.fields ?? [])
  const conversions = chosen.filter((_, at) => !misplaced.includes(at))
  const isAsked = schema.contents > 0 && form.isDirty && parsed.success
  const query = useQuery({
    ...schemaPreviewQuery(schema.id, { ...(parsed.data as NonNullable<typeof parsed.data>), conversions }), // not fetched without data
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const preview = isAsked ? query.data : undefined
  const losing = preview?.outcomes.loses ?? 0
  const acceptsLoss = losing > 0 && accepted === losing
  const refusalOf = () => {
    if (!isAsked) return undefined
    if (query.isFetching || !preview) return t('contentSchemas.effects.checking')
    if (preview.outcomes.breaks > 0) return t('contentSchemas.effects.mustConvert')
    return losing > 0 && !acceptsLoss ? t('contentSchemas.effects.mustAccept') : undefined
  }
  return {
    preview,
    query,
    choiceFor: (field) => choices[field] ?? noChoice,
    fieldNamed,
    choose: (field, choice) => setChoices((before) => ({ ...before, [field]: choice })),
    acceptsLoss,
    setAcceptsLoss: (accepts) => setAccepted(accepts ? losing : undefined),
    refusal: refusalOf(),
    decided: { conversions, losing: acceptsLoss ? losing : 0 },
  }
}

function conversionsOf(field: string, { kind, value, replacements }: Choice, now: Field | undefined): Conversion[] {
  switch (kind) {
    case '':
      return []
    case 'rename':
      return value ? [{ kind, field, from: value }] : []
    case 'default': {
      const typed = typedValue(value, now?.type)
      return typed === undefined ? [] : [{ kind, field, value: typed }]
    }
    case 'replace':
      return Object.entries(replacements).flatMap(([from, to]) => (to ? [{ kind, field, from, to }] : []))
    case 'convert':
    case 'drop':
      return [{ kind, field }]
  }
}

export const isFigure = (text: string): boolean => !Number.isNaN(figure(text))

/** A typed default, converted to the type of its field. */
function typedValue(text: string, type: string | undefined): string | number | boolean | string[] | undefined {
  if (text === '') return undefined
  if (isNumeric(type ?? '')) return isFigure(text) ? figure(text) : undefined
  if (type === 'boolean') return text === 'true'
  return type === 'multiple-select' ? [text] : text
}
