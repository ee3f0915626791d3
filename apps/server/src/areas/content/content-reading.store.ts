import type { Content, ContentVersion, Instruction } from '@wattdesk/contract/content/models.ts'
import { contentsMax, contentVersionsMax } from '@wattdesk/contract/content/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentSchemas, contentTranslations, contentVersions } from '../../db/domains/content/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import type { Scope } from '../../db/scope.ts'
import type { ContentRow } from './content.store.ts'

const memberName = sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`

export type ShownTranslation = Pick<
  typeof contentTranslations.$inferSelect,
  'language' | 'title' | 'version' | 'isFrozen' | 'publishedVersion' | 'publishAt' | 'publishedAt' | 'updatedAt'
>

export const statusOf = ({ isFrozen, publishedVersion }: Pick<ShownTranslation, 'isFrozen' | 'publishedVersion'>): Content['status'] =>
  isFrozen ? 'freeze' : publishedVersion === null ? 'draft' : 'published'

/** A translation with who changed it, or undefined. */
export async function findTranslationView(db: Db, contentId: string, language: Language) {
  const [row] = await db
    .select({ translation: contentTranslations, updatedBy: memberName })
    .from(contentTranslations)
    .leftJoin(members, eq(members.id, contentTranslations.updatedBy))
    .where(and(eq(contentTranslations.contentId, contentId), eq(contentTranslations.language, language)))
  return row
}

export async function findSchemaOf(db: Db, { schemaId }: Pick<ContentRow, 'schemaId'>): Promise<Content['schema']> {
  const { id, name, title, version } = contentSchemas
  const [row] = await db.select({ id, name, title, version }).from(contentSchemas).where(eq(contentSchemas.id, schemaId))
  if (!row) throw new Error(`Content names the schema ${schemaId}, which does not exist`)
  return row
}

type Convert = (schemaId: string, version: number, fields: Record<string, unknown>) => Record<string, unknown>

/** The versions of a translation, newest first, in the latest version of the schema. */
export async function listVersions(db: Db, { id, schemaId }: ContentRow, language: Language, convert: Convert): Promise<ContentVersion[]> {
  const rows = await db
    .select({
      row: contentVersions,
      createdBy: memberName,
      isPublished: sql<boolean>`exists (select from content_translations t where t.content_id = ${contentVersions.contentId}
        and t.language = ${contentVersions.language} and t.published_version = ${contentVersions.version})`,
    })
    .from(contentVersions)
    .leftJoin(members, eq(members.id, contentVersions.createdBy))
    .where(and(eq(contentVersions.contentId, id), eq(contentVersions.language, language)))
    .orderBy(desc(contentVersions.version))
    .limit(contentVersionsMax + 1)
  return rows.map(({ row: { version, title, fields, schemaVersion, createdAt, restoredFrom }, ...more }) => ({
    ...{ version, title, restoredFrom, ...more },
    fields: convert(schemaId, schemaVersion, fields),
    createdAt: createdAt.toISOString(),
  }))
}

/** Titles of contents by ID, in a language if they exist in it. */
export async function titlesOf(db: Db, ids: readonly string[], language: Language): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select distinct on (content_id) content_id as id, title from content_translations where content_id = any(${sql.param(ids)}::uuid[])
    order by content_id, (language = ${language}::text) desc, language`)
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]))
}

type InstructionRow = Omit<Instruction, 'publishedAt'> & { schemaVersion: number; publishedAt: Date }

/** Published instructions of tenants, each in the first of the languages that it exists in. */
export async function listInstructionRows(db: Db, scope: Scope, languages: readonly Language[]): Promise<InstructionRow[]> {
  const within: SQL =
    scope.kind === 'all'
      ? sql`true`
      : sql`(c.affiliate_id is null or c.tenant_id = ${scope.affiliateId}::uuid ${scope.kind === 'affiliate' ? sql`` : sql`or c.tenant_id = ${scope.tenantId}::uuid`})`
  const { rows } = await db.execute<InstructionRow & { publishedAt: string }>(sql`
    select * from (
      select distinct on (c.id) c.id, c.parent_id as "parentId", c.path, t.published_title as title, t.language,
        c.affiliate_id is null as "isPublic", t.published_at as "publishedAt", c.schema_id as "schemaId",
        t.published_schema_version as "schemaVersion", t.published_fields as fields, c.published_order as place
      from contents c join content_schemas s on s.id = c.schema_id and s.audience = 'staff'
      join content_translations t on t.content_id = c.id and t.published_version is not null
      where ${within}
      order by c.id, array_position(${sql.param(languages)}::text[], t.language) nulls last, t.language
    ) chosen order by "isPublic" desc, place, id limit ${sql.raw(String(contentsMax))}`)
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }))
}
