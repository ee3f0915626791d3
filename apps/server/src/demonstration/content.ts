import { documentOf } from '@wattdesk/contract/content/document.ts'
import type { Field, Microschemas, SchemaKind, SchemaValues } from '@wattdesk/contract/content/fields.ts'
import type pg from 'pg'
import { z } from 'zod'
import { type DemonstrationPage, type DemonstrationSchema, pages } from './content-pages.ts'
import { beganAt, operatorId } from './fixed.ts'
import { randomFrom, seededId } from './random.ts'

const random = randomFrom(52)
const nextId = () => seededId(random, beganAt)

const field = (order: number, name: string, label: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label, type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order, minimum: null, maximum: null },
  ...more,
})

type Schema = SchemaValues & { id: string; kind: SchemaKind }

const step: Schema = {
  ...{ id: nextId(), kind: 'microschema', name: 'Step', title: 'Step', audience: 'customers' },
  description: 'One step of a guide',
  fields: [field(1, 'heading', 'Heading', { isRequired: true, maximum: 120 }), field(2, 'text', 'Text', { type: 'html' })],
}
const steps = (order: number) => field(order, 'steps', 'Steps', { type: 'list', listType: 'microschema', microschemaId: step.id })
const heading = field(1, 'heading', 'Heading', { isRequired: true, maximum: 120 })

const schemas = {
  notice: {
    ...{ id: nextId(), kind: 'schema', name: 'Notice', title: 'Notice', audience: 'customers' },
    description: 'A message of the operator on the first screen of the app',
    fields: [
      heading,
      field(2, 'text', 'Text', { type: 'html', isRequired: true }),
      field(3, 'kind', 'Kind', {
        type: 'simple-select',
        isRequired: true,
        allowedValues: [
          { value: 'info', title: 'Information' },
          { value: 'maintenance', title: 'Maintenance' },
        ],
      }),
      field(4, 'until', 'Shown until', { type: 'date' }),
    ],
  },
  page: {
    ...{ id: nextId(), kind: 'schema', name: 'HelpPage', title: 'Help page', audience: 'customers' },
    description: 'Help for customers',
    fields: [heading, field(2, 'text', 'Text', { type: 'html' }), steps(3)],
  },
  instruction: {
    ...{ id: nextId(), kind: 'schema', name: 'Instruction', title: 'Instruction', audience: 'staff' },
    description: 'How staff and installers do something',
    fields: [heading, field(2, 'minutes', 'Minutes', { type: 'integer' }), field(3, 'text', 'Introduction', { type: 'html' }), steps(4)],
  },
} satisfies Record<DemonstrationSchema, Schema>

/** Schemas, and content of the operator, which is public. */
export async function loadContent(client: pg.Client, now: Date): Promise<void> {
  for (const schema of [step, ...Object.values(schemas)]) await insertSchema(client, schema, now)
  const placed = new Map<string, { id: string; children: number }>()
  for (const page of pages) await insertPage(client, page, placed, now)
}

async function insertSchema(client: pg.Client, { id, kind, ...details }: Schema, now: Date): Promise<void> {
  const micro: Microschemas = details.fields.some(({ microschemaId }) => microschemaId)
    ? { [step.id]: { name: step.name, fields: step.fields } }
    : {}
  await client.query(
    `insert into content_schemas (id, kind, version, name, title, audience, created_at, updated_at) values ($1, $2, 1, $3, $4, $5, $6, $6)`,
    [id, kind, details.name, details.title, details.audience, now],
  )
  await client.query(
    `insert into content_schema_versions (schema_id, version, details, microschemas, json_schema, created_at) values ($1, 1, $2, $3, $4, $5)`,
    [id, details, micro, z.toJSONSchema(documentOf({ fields: details.fields, microschemas: micro }), { io: 'input' }), now],
  )
  for (const used of Object.keys(micro)) {
    await client.query('insert into content_microschema_uses (schema_id, microschema_id) values ($1, $2)', [id, used])
  }
}

async function insertPage(
  client: pg.Client,
  { path, schema, translations }: DemonstrationPage,
  placed: Map<string, { id: string; children: number }>,
  now: Date,
): Promise<void> {
  const [slug = '', ...above] = path.split('/').reverse()
  const key = above.reverse().join('/')
  const list = placed.get(key) ?? { id: '', children: 0 }
  list.children += 1
  placed.set(key, list)
  const id = nextId()
  placed.set(path, { id, children: 0 })
  await client.query(
    `insert into contents (id, tenant_id, parent_id, schema_id, slug, path, saved_order, published_order, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [id, operatorId, list.id || null, schemas[schema].id, slug, path, list.children, now],
  )
  for (const [language, fields] of Object.entries(translations)) {
    const { heading: title } = fields
    await client.query(
      `insert into content_translations (content_id, language, version, schema_version, fields, title, updated_at,
         published_version, published_schema_version, published_fields, published_title, published_at, words)
       values ($1, $2::text, 1, 1, $3::json, $4, $5, 1, 1, $3::json, $4, $5, to_tsvector(
         case $2::text when 'en' then 'english'::regconfig when 'de' then 'german' when 'it' then 'italian' else 'hungarian' end,
         regexp_replace($3::json::text, '<[^>]*>', ' ', 'g')))`,
      [id, language, fields, title, now],
    )
    await client.query(
      `insert into content_versions (content_id, language, version, schema_version, fields, title, created_at) values ($1, $2, 1, 1, $3, $4, $5)`,
      [id, language, fields, title, now],
    )
  }
}
