import type { ContentItem, ContentTenant, ContentTranslation } from '@wattdesk/contract/content/models.ts'
import { contentsMax } from '@wattdesk/contract/content/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentSchemas, contents, contentTranslations } from '../../db/domains/content/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { type ShownTranslation, statusOf } from './content-reading.store.ts'

/** The operator, whose content is public, and the tenants whose content the scope writes. */
export async function listContentTenants(db: Db, scope: Scope): Promise<ContentTenant[]> {
  const own =
    scope.kind === 'all' ? eq(tenants.kind, 'affiliate') : eq(tenants.id, scope.kind === 'affiliate' ? scope.affiliateId : scope.tenantId)
  const rows = await db
    .select()
    .from(tenants)
    .where(and(isNull(tenants.removedAt), sql`(${eq(tenants.kind, 'operator')} or ${own})`))
    .orderBy(asc(sql`${tenants.kind} <> 'operator'`), asc(inNameOrder(tenants.name)), asc(tenants.id))
    .limit(500)
  return rows.map(({ id, name, kind, language, supportedLanguages }) => ({
    ...{ id, name },
    isPublic: kind === 'operator',
    isOwn: kind !== 'operator' || scope.kind === 'all',
    // The columns contain only codes of the catalogue: forms validate them.
    languages: [...new Set([language, ...supportedLanguages])] as Language[],
  }))
}

const translationOf = (row: ShownTranslation): ContentTranslation => ({
  ...{ language: row.language, title: row.title, status: statusOf(row), version: row.version },
  hasDraft: row.publishedVersion !== row.version,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

/** Each list in its saved order. */
export async function listContents(db: Db, tenantId: string): Promise<ContentItem[]> {
  const [places, translations] = await Promise.all([
    db
      .select({ row: contents, name: contentSchemas.name, title: contentSchemas.title })
      .from(contents)
      .innerJoin(contentSchemas, eq(contentSchemas.id, contents.schemaId))
      .where(eq(contents.tenantId, tenantId))
      .orderBy(asc(contents.savedOrder), asc(contents.id))
      .limit(contentsMax),
    db
      .select({ translation: contentTranslations })
      .from(contentTranslations)
      .innerJoin(contents, eq(contents.id, contentTranslations.contentId))
      .where(eq(contents.tenantId, tenantId))
      .orderBy(asc(contentTranslations.contentId), asc(contentTranslations.language)),
  ])
  const byContent = Map.groupBy(translations, ({ translation }) => translation.contentId)
  return places.map(({ row: { id, parentId, schemaId, slug, path, savedOrder, publishedOrder }, name, title }) => ({
    ...{ id, parentId, slug, path, publishedOrder },
    schema: { id: schemaId, name, title },
    order: savedOrder,
    translations: (byContent.get(id) ?? []).map(({ translation }) => translationOf(translation)),
  }))
}
