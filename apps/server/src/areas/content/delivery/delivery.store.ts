import type { Delivered, DeliveredContent } from '@wattdesk/contract/content/delivery/models.ts'
import { deliverySearchMax } from '@wattdesk/contract/content/delivery/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { searchConfigSql } from '../search-words.store.ts'

/**
 * Whose content is delivered, and in which languages: the tenant's content before that of the tenants above it, in the first available
 * language.
 */
export type Audience = { tenantIds: string[]; languages: Language[] }

export async function findAudience(db: Db, tenantId: string, language: Language): Promise<Audience | undefined> {
  const { rows } = await db.execute<{ id: string; language: Language }>(sql`
    select t.id, own.language from tenants own
    join tenants t on t.id in (own.id, own.affiliate_id) or t.kind = 'operator'
    where own.id = ${tenantId}::uuid and own.removed_at is null
    order by array_position(array['partner', 'affiliate', 'operator'], t.kind)`)
  const [first] = rows
  return first && { tenantIds: rows.map(({ id }) => id), languages: [...new Set([language, first.language, 'en' as const])] }
}

/** A published content, with the steps that convert it to the latest version of its schema. */
export type PublishedRow = Omit<DeliveredContent, 'publishedAt' | 'schemaVersion'> & {
  schemaId: string
  latestVersion: number
  publishedVersion: number
  publishedAt: string
}

const columns = sql`c.id, c.path, t.published_title as title, c.tenant_id as "tenantId", t.language, s.name as schema, s.id as "schemaId",
  s.version as "latestVersion", t.published_schema_version as "publishedVersion", t.published_at as "publishedAt", t.published_fields as fields`

const published = sql`contents c join content_schemas s on s.id = c.schema_id and s.audience = 'customers'
  join content_translations t on t.content_id = c.id and t.published_version is not null`

/** The nearest tenant's content at each path, in the first language it is published in. */
const nearest = ({ tenantIds, languages }: Audience): SQL => sql`
  c.path, array_position(${sql.param(tenantIds)}::uuid[], c.tenant_id),
  array_position(${sql.param(languages)}::text[], t.language) nulls last, t.language`

export async function findPublished(db: Db, audience: Audience, path: string): Promise<PublishedRow | undefined> {
  const { rows } = await db.execute<PublishedRow>(sql`
    select ${columns} from ${published} where c.path = ${path}::text and c.tenant_id = any(${sql.param(audience.tenantIds)}::uuid[])
    order by ${nearest(audience)} limit 1`)
  return rows[0]
}

/** Published content below a path, of all tenants whose content the reader gets: the nearest tenant's first. */
export async function listPublishedBelow(db: Db, audience: Audience, path: string): Promise<(PublishedRow & { place: number | null })[]> {
  const tenantIds = sql`${sql.param(audience.tenantIds)}::uuid[]`
  const isBelow =
    path === ''
      ? sql`c.parent_id is null`
      : sql`c.parent_id in (select p.id from contents p where p.path = ${path}::text and p.tenant_id = any(${tenantIds}))`
  const { rows } = await db.execute<PublishedRow & { place: number | null }>(sql`
    select * from (
      select distinct on (c.path) ${columns}, c.published_order as place from ${published}
      where c.tenant_id = any(${tenantIds}) and ${isBelow} order by ${nearest(audience)}
    ) chosen order by array_position(${tenantIds}, "tenantId"), place, path limit 200`)
  return rows
}

/** Content that is delivered at its path, with the words. Others with the words may be hidden by a nearer tenant's or another language. */
export async function searchPublished(db: Db, audience: Audience, words: string): Promise<PublishedRow[]> {
  const asked = sql`websearch_to_tsquery(${searchConfigSql(sql`t.language`)}, ${words}::text)`
  const within = sql`c.tenant_id = any(${sql.param(audience.tenantIds)}::uuid[])`
  const { rows } = await db.execute<PublishedRow>(sql`
    select * from (
      select distinct on (c.path) ${columns}, ts_rank(t.words, ${asked}) as rank, t.words @@ ${asked} as "hasWords" from ${published}
      where ${within} and c.path in (select c.path from ${published} where ${within} and t.words @@ ${asked}) order by ${nearest(audience)}
    ) delivered where "hasWords" order by rank desc, path limit ${sql.raw(String(deliverySearchMax))}`)
  return rows
}

export async function isFilePublished(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${published} join content_files f on f.id = ${fileId}::uuid
      where (c.tenant_id = f.tenant_id or f.affiliate_id is null) and position(${fileId} in t.published_fields::text) > 0) as found`)
  return rows[0]?.found ?? false
}

export type { Delivered }
