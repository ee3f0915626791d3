import type { Fields } from '@wattdesk/contract/content/document.ts'
import type { Definition, SchemaKind } from '@wattdesk/contract/content/fields.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentMicroschemaUses, contentSchemas, contentSchemaVersions } from '../../db/domains/content/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type SchemaRow = typeof contentSchemas.$inferSelect
export type VersionRow = typeof contentSchemaVersions.$inferSelect
export type Schema = SchemaRow & Pick<VersionRow, 'details' | 'microschemas'>

/** Serializes changes of schemas: two concurrent ones could close a cycle of microschemas. */
export async function lockContentSchemas(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240031)`)
}

const latest = and(eq(contentSchemaVersions.schemaId, contentSchemas.id), eq(contentSchemaVersions.version, contentSchemas.version))

export async function findSchemas(db: Db, ids: readonly string[]): Promise<Schema[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ schema: contentSchemas, details: contentSchemaVersions.details, microschemas: contentSchemaVersions.microschemas })
    .from(contentSchemas)
    .innerJoin(contentSchemaVersions, latest)
    .where(inArray(contentSchemas.id, [...ids]))
    .orderBy(asc(contentSchemas.id))
  return rows.map(({ schema, ...version }) => ({ ...schema, ...version }))
}

/** Locks a schema against changes while content of it is saved. */
export async function shareSchema(tx: Tx, id: string): Promise<Schema | undefined> {
  await tx.select({ id: contentSchemas.id }).from(contentSchemas).where(eq(contentSchemas.id, id)).for('share')
  return (await findSchemas(tx, [id]))[0]
}

/** Locks schemas and waits for content that is being saved under them. */
export async function lockSchemas(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: contentSchemas.id })
    .from(contentSchemas)
    .where(inArray(contentSchemas.id, [...ids]))
    .orderBy(asc(contentSchemas.id))
    .for('update')
}

export async function findSchemaNamed(db: Db, kind: SchemaKind, name: string): Promise<Schema | undefined> {
  const [row] = await db
    .select({ id: contentSchemas.id })
    .from(contentSchemas)
    .where(sql`${contentSchemas.kind} = ${kind} and lower(${contentSchemas.name}) = lower(${name})`)
  return row ? (await findSchemas(db, [row.id]))[0] : undefined
}

export async function countSchemas(db: Db): Promise<number> {
  return db.$count(contentSchemas)
}

/** The schemas whose latest version uses a microschema. */
export async function listUsingSchemas(db: Db, microschemaId: string): Promise<Schema[]> {
  const rows = await db
    .select({ id: contentMicroschemaUses.schemaId })
    .from(contentMicroschemaUses)
    .where(eq(contentMicroschemaUses.microschemaId, microschemaId))
  return findSchemas(
    db,
    rows.map(({ id }) => id),
  )
}

export async function insertSchema(tx: Tx, row: SchemaRow): Promise<void> {
  await tx.insert(contentSchemas).values(row)
}

export async function updateSchema(tx: Tx, id: string, fields: Partial<SchemaRow>): Promise<void> {
  await tx.update(contentSchemas).set(fields).where(eq(contentSchemas.id, id))
}

/** Adds a version, and notes the microschemas that the schema uses from now on. */
export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(contentSchemaVersions).values(row)
  await tx.delete(contentMicroschemaUses).where(eq(contentMicroschemaUses.schemaId, row.schemaId))
  const used = Object.keys(row.microschemas)
  if (used.length === 0) return
  await tx.insert(contentMicroschemaUses).values(used.map((microschemaId) => ({ schemaId: row.schemaId, microschemaId })))
}

export async function deleteSchema(tx: Tx, id: string): Promise<void> {
  await tx.delete(contentSchemas).where(eq(contentSchemas.id, id))
}

export async function findVersion(db: Db, schemaId: string, version: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentSchemaVersions)
    .where(and(eq(contentSchemaVersions.schemaId, schemaId), eq(contentSchemaVersions.version, version)))
  return row
}

/** The steps that lead to each version of schemas, oldest first. */
export async function listSteps(db: Db, schemaIds: readonly string[]): Promise<Pick<VersionRow, 'schemaId' | 'version' | 'steps'>[]> {
  if (schemaIds.length === 0) return []
  const { schemaId, version, steps } = contentSchemaVersions
  return db
    .select({ schemaId, version, steps })
    .from(contentSchemaVersions)
    .where(and(inArray(schemaId, [...schemaIds]), sql`${steps} <> '[]'::jsonb`))
    .orderBy(asc(schemaId), asc(version))
}

/** A content's fields: its draft, or its published ones. */
export type StoredContent = {
  id: string
  schemaId: string
  title: string
  tenant: string
  language: Language
  isPublished: boolean
  schemaVersion: number
  fields: Fields
}

type Position = Pick<StoredContent, 'id' | 'language'>

/** Drafts and published content of schemas, a few hundred translations at a time in the order of their keys. */
export async function listStoredContents(
  db: Db,
  schemaIds: readonly string[],
  after: Position | undefined,
  limit: number,
): Promise<StoredContent[]> {
  const { rows } = await db.execute<StoredContent>(sql`
    with page as (
      select c.id, c.schema_id, n.name as tenant, t.language, t.title, t.schema_version, t.fields, t.version,
        t.published_version, t.published_schema_version, t.published_fields, t.published_title
      from contents c join content_translations t on t.content_id = c.id join tenants n on n.id = c.tenant_id
      where c.schema_id = any(${sql.param(schemaIds)}::uuid[])
        and (c.id, t.language) > (${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid, ${after?.language ?? ''}::text)
      order by c.id, t.language limit ${sql.raw(String(limit))}
    )
    select id, schema_id as "schemaId", tenant, language, title, schema_version as "schemaVersion", fields, false as "isPublished" from page
    union all
    select id, schema_id, tenant, language, published_title, published_schema_version, published_fields, true from page
    where published_version is not null
    order by id, language, "isPublished"`)
  return rows
}

/** In all languages. */
export async function countContents(db: Db, schemaId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from contents where schema_id = ${schemaId}::uuid`)
  return rows[0]?.count ?? 0
}

export const definitionOf = ({ details, microschemas }: Pick<Schema, 'details' | 'microschemas'>): Definition => ({
  fields: details.fields,
  microschemas,
})
