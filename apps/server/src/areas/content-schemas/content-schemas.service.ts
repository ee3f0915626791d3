/**
 * Schemas of content and their microschemas, shared by all tenants and changed by the operator's members alone. A schema is a
 * series of versions; a changed microschema makes a new version of every schema that uses it. Content is never rewritten: it
 * names its version, and the steps of later versions convert it when it is read. Therefore a change is refused unless all
 * existing content, drafts and published, is valid after its conversions. A microschema contains no microschema.
 */
import { documentOf } from '@wattdesk/contract/content/document.ts'
import { type Definition, isOfMicroschema, type Microschemas, type SchemaValues } from '@wattdesk/contract/content/fields.ts'
import type { SchemaUpdateModel, schemaAddModel } from '@wattdesk/contract/content-schemas/models.ts'
import { schemasMax } from '@wattdesk/contract/content-schemas/terms.ts'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesOf, placeOf, recordActivity } from '../activities/activities.service.ts'
import { requireOperator } from '../tenants/shared-settings.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import * as store from './content-schemas.store.ts'
import { converted, type Step } from './conversions.rules.ts'
import { planSchemaChange, reviewSchemaChange } from './schema-review.service.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Adds a schema. Repeated with the same name and details, it returns the existing one. */
export async function addSchema(ctx: Managing, call: Call, model: z.output<typeof schemaAddModel>): Promise<string> {
  requireOperator(call)
  const { id: givenId, kind, ...values } = model
  const at = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    await store.lockContentSchemas(tx)
    const known = await store.findSchemaNamed(tx, kind, values.name)
    if (known) {
      if (changesOf(known.details, values)) throw new DomainError('DuplicatedContentSchema', { field: 'name' })
      return known.id
    }
    const id = givenId ?? newId(at)
    if (givenId && (await store.findSchemas(tx, [givenId])).length > 0) throw new DomainError('DuplicatedContentSchema', { field: 'id' })
    if ((await store.countSchemas(tx)) >= schemasMax) throw new DomainError('TooManyContentSchemas', { max: schemasMax })
    const microschemas = await requireMicroschemas(tx, { id, kind }, values)
    const { memberId } = call.caller
    const { name, title, audience } = values
    await store.insertSchema(tx, { id, kind, name, title, audience, version: 1, createdAt: at, updatedAt: at, updatedBy: memberId })
    await store.insertVersion(tx, {
      ...{ schemaId: id, version: 1, details: values, microschemas, steps: [], createdAt: at, createdBy: memberId },
      jsonSchema: jsonSchemaOf(values, microschemas),
    })
    await record(tx, ctx, call, id, { action: 'create', event: 'content-schema.added', after: { kind, ...values } })
    return id
  })
}

/** Changes a schema, and every schema that uses it. */
export async function updateSchema(ctx: Managing, call: Call, id: string, model: SchemaUpdateModel): Promise<number> {
  requireOperator(call)
  const { version, conversions, losing, ...values } = model
  return transaction(ctx.db, async (tx) => {
    await store.lockContentSchemas(tx)
    const schema = await requireUnchanged(tx, id, version)
    const changes = changesOf(schema.details, values)
    if (!changes) return schema.version
    const named = await store.findSchemaNamed(tx, schema.kind, values.name)
    if (named && named.id !== id) throw new DomainError('DuplicatedContentSchema', { field: 'name' })
    const microschemas = await requireMicroschemas(tx, schema, values)
    const plan = await planSchemaChange(tx, schema, { values, microschemas, conversions })
    await store.lockSchemas(
      tx,
      plan.map((one) => one.schema.id),
    )
    const { outcomes } = await reviewSchemaChange(tx, plan)
    if (outcomes.breaks > 0) throw new DomainError('SchemaBreaksContent', { count: outcomes.breaks })
    if (outcomes.loses > losing) throw new DomainError('SchemaLosesContent', { count: outcomes.loses })
    for (const one of plan) await writeVersion(tx, ctx, call, one)
    await record(tx, ctx, call, id, { action: 'update', event: 'content-schema.changed', ...changes })
    return schema.version + 1
  })
}

export async function previewSchemaChange(ctx: Managing, id: string, model: SchemaUpdateModel) {
  const { version, conversions, losing: _, ...values } = model
  const schema = await requireUnchanged(ctx.db, id, version)
  const microschemas = await requireMicroschemas(ctx.db, schema, values)
  const plan = await planSchemaChange(ctx.db, schema, { values, microschemas, conversions })
  return reviewSchemaChange(ctx.db, plan)
}

export async function removeSchema(ctx: Managing, call: Call, id: string): Promise<void> {
  requireOperator(call)
  await transaction(ctx.db, async (tx) => {
    await store.lockContentSchemas(tx)
    await store.lockSchemas(tx, [id])
    const [schema] = await store.findSchemas(tx, [id])
    if (!schema) throw new DomainError('ContentSchemaNotFound')
    const using = await store.listUsingSchemas(tx, id)
    const contents = await store.countContents(tx, id)
    if (using.length > 0 || contents > 0) {
      throw new DomainError('ContentSchemaInUse', { contents, schemas: using.map(({ title }) => title).join(', ') || '–' })
    }
    await store.deleteSchema(tx, id)
    await record(tx, ctx, call, id, {
      action: 'delete',
      event: 'content-schema.removed',
      before: { kind: schema.kind, ...schema.details },
    })
  })
}

type Conversion = (schemaId: string, version: number, fields: Record<string, unknown>) => Record<string, unknown>

/** Converts content of any version of schemas to the latest one. */
export async function openConversions(db: Db, schemaIds: readonly string[]): Promise<Conversion> {
  const rows = await store.listSteps(db, [...new Set(schemaIds)])
  const stepsOf = Map.groupBy(rows, (row) => row.schemaId)
  return (schemaId, version, fields) => {
    const later = (stepsOf.get(schemaId) ?? []).filter((row) => row.version > version)
    return converted(
      fields,
      later.flatMap((row) => row.steps as readonly Step[]), // only this service writes it
    )
  }
}

/** The latest version of a schema, locked against changes while content is saved under it. */
export async function shareContentSchema(tx: Tx, id: string): Promise<{ schema: store.Schema; definition: Definition }> {
  const schema = await store.shareSchema(tx, id)
  if (schema?.kind !== 'schema') throw new DomainError('ContentSchemaNotFound')
  return { schema, definition: store.definitionOf(schema) }
}

/** The latest version of a schema for content. */
export async function requireContentSchema(db: Db, id: string): Promise<{ schema: store.Schema; definition: Definition }> {
  const [schema] = await store.findSchemas(db, [id])
  if (schema?.kind !== 'schema') throw new DomainError('ContentSchemaNotFound')
  return { schema, definition: store.definitionOf(schema) }
}

/** The definitions of schemas in their latest version, by ID. */
export async function readDefinitions(db: Db, ids: readonly string[]): Promise<Map<string, Definition>> {
  const schemas = await store.findSchemas(db, [...new Set(ids)])
  return new Map(schemas.map((schema) => [schema.id, store.definitionOf(schema)]))
}

async function writeVersion(
  tx: Tx,
  ctx: Managing,
  { caller }: Call,
  { schema, values, microschemas, steps }: Awaited<ReturnType<typeof planSchemaChange>>[number],
): Promise<void> {
  const at = ctx.clock.now()
  const version = schema.version + 1
  const { name, title, audience } = values
  await store.updateSchema(tx, schema.id, { version, name, title, audience, updatedAt: at, updatedBy: caller.memberId })
  await store.insertVersion(tx, {
    ...{ schemaId: schema.id, version, details: values, microschemas, steps, createdAt: at, createdBy: caller.memberId },
    jsonSchema: jsonSchemaOf(values, microschemas),
  })
}

function jsonSchemaOf({ title, fields }: SchemaValues, microschemas: Microschemas): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(documentOf({ fields, microschemas }), { target: 'draft-2020-12', io: 'input' })
  return { $schema, title, ...rest }
}

type Named = { id: string; kind: store.Schema['kind'] }

/** The microschemas that fields reference. One that would contain itself or another is refused. */
async function requireMicroschemas(db: Db, { id, kind }: Named, { fields }: SchemaValues): Promise<Microschemas> {
  const wanted = [...new Set(fields.filter(isOfMicroschema).flatMap(({ microschemaId }) => microschemaId ?? []))]
  if (wanted.length === 0) return {}
  if (wanted.includes(id)) throw new DomainError('MicroschemaCircular', { field: 'fields' })
  if (kind === 'microschema') throw new DomainError('MicroschemaNested', { field: 'fields' })
  const found = (await store.findSchemas(db, wanted)).filter((one) => one.kind === 'microschema')
  if (found.length < wanted.length) throw new DomainError('ContentSchemaNotFound')
  return Object.fromEntries(found.map((one) => [one.id, { name: one.name, fields: one.details.fields }]))
}

async function requireUnchanged(db: Db, id: string, version: number): Promise<store.Schema> {
  const [schema] = await store.findSchemas(db, [id])
  if (!schema) throw new DomainError('ContentSchemaNotFound')
  if (schema.version !== version) throw new DomainError('ContentSchemaChanged', { version: schema.version, givenVersion: version })
  return schema
}

async function record(tx: Tx, ctx: Managing, call: Call, id: string, entry: Change): Promise<void> {
  const tenant = await requireTenantOfScope(tx, call.caller.scope)
  await recordActivity(tx, ctx, call, {
    ...entry,
    object: { type: 'content-schema', id },
    tenant: placeOf(tenant),
  })
}
