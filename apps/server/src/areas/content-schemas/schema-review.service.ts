/**
 * Reviews of schema changes: the effect of a change on all existing content, drafts and published, without changing any. The same review
 * decides whether the change is accepted.
 */

import type { Microschemas, SchemaValues } from '@wattdesk/contract/content/fields.ts'
import { misplacedConversions } from '@wattdesk/contract/content-schemas/conversion-places.ts'
import type { Conversion } from '@wattdesk/contract/content-schemas/conversions.ts'
import type { SchemaChangePreview } from '@wattdesk/contract/content-schemas/models.ts'
import { type ContentOutcome, contentOutcomes, previewedContentsMax } from '@wattdesk/contract/content-schemas/terms.ts'
import type { Db } from '../../db/connect.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { cleanHtml } from '../../platform/formatted-text.ts'
import * as store from './content-schemas.store.ts'
import { converted, type Step, stepsOf } from './conversions.rules.ts'
import { fieldChanges, judgeContent, type Unconverted, unconvertedFields } from './schema-changes.rules.ts'

/** A schema and its new version: the changed one itself, or one that uses a changed microschema. */
type Planned = {
  schema: store.Schema
  values: SchemaValues
  microschemas: Microschemas
  steps: Step[]
  unconverted: Unconverted[]
  isChanged: boolean
}
type Change = { values: SchemaValues; microschemas: Microschemas; conversions: readonly Conversion[] }

/** How many translations are read at a time. */
const batch = 200

/** The new versions caused by a change: of the schema, and of those that use it. */
export async function planSchemaChange(db: Db, schema: store.Schema, { values, microschemas, ...given }: Change): Promise<Planned[]> {
  refuseMisplaced(given.conversions, schema, values)
  const conversions = withCleanDefaults(given.conversions, values)
  const { fields: before } = schema.details
  const own: Planned = {
    ...{ schema, values, microschemas, isChanged: true },
    steps: schema.kind === 'schema' ? stepsOf(conversions, before, values.fields, null) : [],
    unconverted: unconvertedFields(conversions, before, values.fields, null),
  }
  if (schema.kind === 'schema') return [own]
  const using = await store.listUsingSchemas(db, schema.id)
  const changed = using.map((user): Planned => {
    const places = user.details.fields.filter((field) => field.microschemaId === schema.id)
    return {
      schema: user,
      values: user.details,
      microschemas: { ...user.microschemas, [schema.id]: { name: values.name, fields: values.fields } },
      steps: places.flatMap(({ name }) => stepsOf(conversions, before, values.fields, name)),
      unconverted: places.flatMap(({ name }) => unconvertedFields(conversions, before, values.fields, name)),
      isChanged: false,
    }
  })
  return [own, ...changed]
}

/** Defaults are delivered like saved content, so their markup is cleaned like that of saved content. */
function withCleanDefaults(conversions: readonly Conversion[], { fields }: SchemaValues): Conversion[] {
  const isHtml = (name: string) => fields.some((field) => field.name === name && field.type === 'html')
  return conversions.map((one) =>
    one.kind === 'default' && typeof one.value === 'string' && isHtml(one.field) ? { ...one, value: cleanHtml(one.value) } : one,
  )
}

function refuseMisplaced(conversions: readonly Conversion[], { details }: store.Schema, { fields }: SchemaValues): void {
  const misplaced = misplacedConversions(conversions, details.fields, fields)
  if (misplaced.length === 0) return
  throw new DomainError(
    'ValidationFailed',
    misplaced.map((index) => ({ field: `conversions.${index}.field`, code: 'ConversionMisplaced', message: 'ConversionMisplaced' })),
  )
}

export async function reviewSchemaChange(db: Db, plan: readonly Planned[]): Promise<SchemaChangePreview> {
  const own = plan.find((one) => one.isChanged)
  const review = openReview()
  const byId = new Map(plan.filter((one) => one.schema.kind === 'schema').map((one) => [one.schema.id, one]))
  const ids = [...byId.keys()]
  const steps = Map.groupBy(await store.listSteps(db, ids), (row) => row.schemaId)
  let after: store.StoredContent | undefined
  do {
    const contents: store.StoredContent[] = await store.listStoredContents(db, ids, after, batch)
    for (const content of contents) {
      const planned = byId.get(content.schemaId)
      if (!planned) continue
      const former = (steps.get(content.schemaId) ?? []).filter(({ version }) => version > content.schemaVersion)
      // Only this area writes steps.
      const current = converted(
        content.fields,
        former.flatMap((row) => row.steps as readonly Step[]),
      )
      const definition = { fields: planned.values.fields, microschemas: planned.microschemas }
      review.add(content, current, judgeContent(current, definition, planned.steps, planned.unconverted))
    }
    after = contents.at(-1)
  } while (after)
  const changes = own ? fieldChanges(own.schema.details.fields, own.values.fields) : []
  const isMicro = own?.schema.kind === 'microschema'
  const places = plan.flatMap(({ schema }) => schema.details.fields.filter(({ microschemaId }) => microschemaId === own?.schema.id))
  return {
    changes: changes.map((change) => ({
      ...change,
      contents: review.countWith(change.field, isMicro ? places.map(({ name }) => name) : null),
    })),
    ...review.result(),
    usedBy: plan.filter((one) => !one.isChanged).map(({ schema: { id, title } }) => ({ id, title })),
  }
}

type Listed = SchemaChangePreview['contents'][number]

/** Counts all contents and names the worst. */
function openReview() {
  const outcomes: Record<ContentOutcome, number> = { breaks: 0, loses: 0, converted: 0, unchanged: 0 }
  const held = new Map<string, number>()
  let listed: Listed[] = []
  return {
    add(content: store.StoredContent, values: Record<string, unknown>, judged: ReturnType<typeof judgeContent>): void {
      outcomes[judged.outcome] += 1
      for (const path of pathsIn(values)) held.set(path, (held.get(path) ?? 0) + 1)
      const { id, title, tenant, language, isPublished } = content
      listed.push({ id, title, tenant, language, isPublished, ...judged })
      if (listed.length >= 2 * previewedContentsMax) listed = worstOf(listed)
    },
    /** Contents with a value in a field, directly or in a field that holds a microschema. */
    countWith(field: string, within: readonly string[] | null): number {
      return within ? within.reduce((sum, place) => sum + (held.get(`${place}.${field}`) ?? 0), 0) : (held.get(field) ?? 0)
    },
    result: () => ({ outcomes, contents: worstOf(listed) }),
  }
}

function worstOf(listed: readonly Listed[]): Listed[] {
  const rank = (one: Listed) => contentOutcomes.indexOf(one.outcome)
  return listed.toSorted((a, b) => rank(a) - rank(b)).slice(0, previewedContentsMax)
}

/** The names of fields that have a value, also within microschemas. */
function pathsIn(values: Record<string, unknown>): Set<string> {
  const paths = new Set<string>()
  for (const [name, value] of Object.entries(values)) {
    paths.add(name)
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null) for (const inner of Object.keys(one)) paths.add(`${name}.${inner}`)
    }
  }
  return paths
}
