import type { Language } from '@wattdesk/contract/languages.ts'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contents, contentTranslations, contentVersions } from '../../db/domains/content/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { searchConfigSql } from './search-words.store.ts'

export type { Language }
export type ContentRow = typeof contents.$inferSelect
export type TranslationRow = typeof contentTranslations.$inferSelect
export type VersionRow = typeof contentVersions.$inferSelect

export async function isOperator(db: Db, tenantId: string): Promise<boolean> {
  return (await db.$count(tenants, and(eq(tenants.id, tenantId), eq(tenants.kind, 'operator')))) > 0
}

export async function findContent(db: Db, id: string): Promise<ContentRow | undefined> {
  const [row] = await db.select().from(contents).where(eq(contents.id, id))
  return row
}

export async function lockContent(tx: Tx, id: string): Promise<ContentRow | undefined> {
  const [row] = await tx.select().from(contents).where(eq(contents.id, id)).for('update')
  return row
}

/** Serializes changes of a tenant's tree: paths and places depend on each other. */
export async function lockTree(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${tenantId}`}, 0))`)
}

export async function countContents(db: Db, tenantId: string): Promise<number> {
  return db.$count(contents, eq(contents.tenantId, tenantId))
}

const ofList = (tenantId: string, parentId: string | null) =>
  and(eq(contents.tenantId, tenantId), sql`${contents.parentId} is not distinct from ${parentId}::uuid`)

export async function listSiblings(db: Db, tenantId: string, parentId: string | null): Promise<ContentRow[]> {
  return db.select().from(contents).where(ofList(tenantId, parentId)).orderBy(asc(contents.savedOrder), asc(contents.id))
}

export async function insertContent(tx: Tx, row: ContentRow): Promise<void> {
  await tx.insert(contents).values(row)
}

export async function findLongestPathBelow(db: Db, { tenantId, path }: Pick<ContentRow, 'tenantId' | 'path'>): Promise<number> {
  const { rows } = await db.execute<{ longest: number | null }>(sql`
    select max(length(path)) as longest from contents
    where tenant_id = ${tenantId}::uuid and starts_with(path, ${`${path}/`}::text)`)
  return rows[0]?.longest ?? 0
}

export async function updatePlace(
  tx: Tx,
  id: string,
  place: Pick<ContentRow, 'parentId' | 'savedOrder' | 'publishedOrder'>,
): Promise<void> {
  await tx.update(contents).set(place).where(eq(contents.id, id))
}

/** Changes a content's path, with the paths below it. */
export async function movePaths(tx: Tx, { id, tenantId, path }: ContentRow, slug: string, newPath: string): Promise<void> {
  await tx.update(contents).set({ slug, path: newPath }).where(eq(contents.id, id))
  await tx
    .update(contents)
    .set({ path: sql`${newPath}::text || substr(${contents.path}, ${path.length + 1}::int)` })
    .where(and(eq(contents.tenantId, tenantId), sql`starts_with(${contents.path}, ${`${path}/`}::text)`))
}

export async function updateOrder(tx: Tx, id: string, savedOrder: number): Promise<void> {
  await tx.update(contents).set({ savedOrder }).where(eq(contents.id, id))
}

/** Publishes the saved order of a list. Returns whether that changed anything. */
export async function publishOrder(tx: Tx, tenantId: string, parentId: string | null): Promise<boolean> {
  const { rowCount } = await tx
    .update(contents)
    .set({ publishedOrder: sql`${contents.savedOrder}` })
    .where(and(ofList(tenantId, parentId), sql`${contents.publishedOrder} is distinct from ${contents.savedOrder}`))
  return (rowCount ?? 0) > 0
}

/** Gives a content its saved place when it is first published. */
export async function placePublished(tx: Tx, id: string): Promise<void> {
  await tx
    .update(contents)
    .set({ publishedOrder: sql`${contents.savedOrder}` })
    .where(and(eq(contents.id, id), sql`${contents.publishedOrder} is null`))
}

export async function deleteContent(tx: Tx, id: string): Promise<void> {
  await tx.delete(contents).where(eq(contents.id, id))
}

export async function countChildren(db: Db, id: string): Promise<number> {
  return db.$count(contents, eq(contents.parentId, id))
}

/** Includes drafts. */
export async function listReferring(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select distinct t.title from content_translations t join contents c on c.id = t.content_id
    where t.content_id <> ${id}::uuid
      and (position(${id} in t.fields::text) > 0 or position(${id} in coalesce(t.published_fields::text, '')) > 0)
      and (c.tenant_id = (select tenant_id from contents where id = ${id}::uuid)
        or (select affiliate_id from contents where id = ${id}::uuid) is null)
    order by t.title limit 20`)
  return rows.map(({ title }) => title)
}

export async function findTranslation(db: Db, contentId: string, language: Language): Promise<TranslationRow | undefined> {
  const [row] = await db
    .select()
    .from(contentTranslations)
    .where(and(eq(contentTranslations.contentId, contentId), eq(contentTranslations.language, language)))
  return row
}

export async function listTranslations(db: Db, contentId: string): Promise<TranslationRow[]> {
  return db
    .select()
    .from(contentTranslations)
    .where(eq(contentTranslations.contentId, contentId))
    .orderBy(asc(contentTranslations.language))
}

export async function insertTranslation(tx: Tx, row: typeof contentTranslations.$inferInsert): Promise<void> {
  await tx.insert(contentTranslations).values(row)
}

type Key = Pick<TranslationRow, 'contentId' | 'language'>
const ofKey = ({ contentId, language }: Key) =>
  and(eq(contentTranslations.contentId, contentId), eq(contentTranslations.language, language))

export async function updateTranslation(tx: Tx, key: Key, fields: Partial<TranslationRow>): Promise<void> {
  await tx.update(contentTranslations).set(fields).where(ofKey(key))
}

/** Indexes the words of published content, in its language. */
export async function indexWords(tx: Tx, key: Key, title: string, words: string): Promise<void> {
  const config = searchConfigSql(sql`${key.language}::text`)
  await tx
    .update(contentTranslations)
    .set({ words: sql`setweight(to_tsvector(${config}, ${title}::text), 'A') || to_tsvector(${config}, ${words}::text)` })
    .where(ofKey(key))
}

export async function findVersion(db: Db, { contentId, language }: Key, version: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, contentId), eq(contentVersions.language, language), eq(contentVersions.version, version)))
  return row
}

/** Adds a version, and deletes old ones beyond the limit. */
export async function insertVersion(tx: Tx, row: VersionRow, kept: number): Promise<void> {
  await tx.insert(contentVersions).values(row)
  await tx.execute(sql`
    delete from content_versions v using content_translations t
    where v.content_id = ${row.contentId}::uuid and v.language = ${row.language} and v.version <= ${row.version - kept}::int
      and t.content_id = v.content_id and t.language = v.language
      and v.version <> coalesce(t.published_version, 0) and v.version <> coalesce(t.publish_version, 0)`)
}

/** The referenced contents and files that exist in the tenant or among public content. */
export async function listKnownReferences(
  db: Db,
  tenantId: string,
  { contents: named, files }: { contents: string[]; files: string[] },
): Promise<string[]> {
  if (named.length + files.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from contents where id = any(${sql.param(named)}::uuid[]) and (tenant_id = ${tenantId}::uuid or affiliate_id is null)
    union all
    select id from content_files where id = any(${sql.param(files)}::uuid[]) and (tenant_id = ${tenantId}::uuid or affiliate_id is null)`)
  return rows.map(({ id }) => id)
}

/** Translations whose set time has come. */
export async function listDue(db: Db, now: Date, limit: number): Promise<Key[]> {
  const { contentId, language } = contentTranslations
  return db
    .select({ contentId, language })
    .from(contentTranslations)
    .where(lte(contentTranslations.publishAt, now))
    .orderBy(asc(contentTranslations.publishAt))
    .limit(limit)
}
