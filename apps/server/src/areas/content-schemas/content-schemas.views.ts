import type { ContentSchema, ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import { schemasMax, schemaVersionsMax } from '@wattdesk/contract/content-schemas/terms.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentSchemas, contentSchemaVersions } from '../../db/domains/content/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { DomainError } from '../../platform/domain-error.ts'

const memberName = sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`

/** By title, with how much content uses each. */
export async function listSchemas(db: Db): Promise<ContentSchema[]> {
  const rows = await db
    .select({
      schema: contentSchemas,
      details: contentSchemaVersions.details,
      updatedBy: memberName,
      contents: sql<number>`(
        select count(*)::int from contents c join content_translations t on t.content_id = c.id
        where c.schema_id = ${contentSchemas.id}
          or c.schema_id in (select u.schema_id from content_microschema_uses u where u.microschema_id = ${contentSchemas.id}))`,
      usedBy: sql<{ id: string; title: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title) order by s.title, s.id)
        from content_microschema_uses u join content_schemas s on s.id = u.schema_id where u.microschema_id = ${contentSchemas.id}), '[]')`,
    })
    .from(contentSchemas)
    .innerJoin(
      contentSchemaVersions,
      and(eq(contentSchemaVersions.schemaId, contentSchemas.id), eq(contentSchemaVersions.version, contentSchemas.version)),
    )
    .leftJoin(members, eq(members.id, contentSchemas.updatedBy))
    .orderBy(asc(contentSchemas.title), asc(contentSchemas.id))
    .limit(schemasMax)
  return rows.map(({ schema: { id, kind, version, updatedAt }, details, ...row }) => ({
    ...{ id, kind, version },
    ...details,
    updatedAt: updatedAt.toISOString(),
    ...row,
  }))
}

export async function listSchemaVersions(db: Db, schemaId: string): Promise<ContentSchemaVersion[]> {
  const rows = await db
    .select({ row: contentSchemaVersions, createdBy: memberName })
    .from(contentSchemaVersions)
    .leftJoin(members, eq(members.id, contentSchemaVersions.createdBy))
    .where(eq(contentSchemaVersions.schemaId, schemaId))
    .orderBy(desc(contentSchemaVersions.version))
    .limit(schemaVersionsMax)
  if (rows.length === 0) throw new DomainError('ContentSchemaNotFound')
  return rows.map(({ row: { version, details, microschemas, createdAt }, createdBy }) => ({
    ...{ version, ...details, createdBy },
    microschemas: Object.fromEntries(Object.entries(microschemas).map(([id, { name, fields }]) => [id, { name, fields: [...fields] }])),
    createdAt: createdAt.toISOString(),
  }))
}

export async function requireJsonSchema(db: Db, schemaId: string, version: number): Promise<Record<string, unknown>> {
  const [row] = await db
    .select({ jsonSchema: contentSchemaVersions.jsonSchema })
    .from(contentSchemaVersions)
    .where(and(eq(contentSchemaVersions.schemaId, schemaId), eq(contentSchemaVersions.version, version)))
  if (!row) throw new DomainError('ContentSchemaNotFound')
  return row.jsonSchema
}
