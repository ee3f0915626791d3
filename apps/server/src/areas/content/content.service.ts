/**
 * Content: a tree per tenant; each place can be written in every language. A translation has a draft, saved in versions, and its
 * publication; both are valid by the schema. Frozen ones never change. Saving names the version that was read, so of two concurrent
 * editors the second gets a conflict. Paths are unique within a tenant.
 */
import type { Fields } from '@wattdesk/contract/content/document.ts'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { contentAddModel, contentUpdateModel } from '@wattdesk/contract/content/models.ts'
import { contentsMax, contentVersionsMax } from '@wattdesk/contract/content/terms.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesOf, recordActivity } from '../activities/activities.service.ts'
import { openConversions, shareContentSchema } from '../content-schemas/content-schemas.service.ts'
import * as store from './content.store.ts'
import { changed, lockOwnContent, requireWritableTenant } from './content-access.service.ts'
import { requireFields, shownTitle } from './content-fields.service.ts'
import { freeOrder, movePaths, pathBelow, withUniquePaths } from './content-places.service.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>
type Saved = { id: string; version: number }

/** Adds a content as a draft. Repeating an ID with the same values returns the existing one. */
export async function addContent(ctx: Managing, call: Call, model: z.output<typeof contentAddModel>): Promise<Saved> {
  const { scope } = call.caller
  const id = model.id ?? newId(ctx.clock.now())
  return withUniquePaths(() =>
    transaction(ctx.db, async (tx) => {
      const tenant = await requireWritableTenant(tx, scope, model.tenantId)
      await store.lockTree(tx, tenant.id)
      const known = await store.findContent(tx, id)
      if (known) return repeatAdding(tx, known, { ...model, tenantId: tenant.id })
      if ((await store.countContents(tx, tenant.id)) >= contentsMax) throw new DomainError('TooManyContents', { max: contentsMax })
      const parent = await requireParent(tx, tenant.id, model.parentId)
      const { schema, definition } = await shareContentSchema(tx, model.schemaId)
      const fields = await requireFields(tx, { id, tenantId: tenant.id }, definition, model.fields)
      const row: store.ContentRow = {
        ...{ id, tenantId: tenant.id, affiliateId: tenant.affiliateId, parentId: model.parentId, schemaId: schema.id, slug: model.slug },
        path: pathBelow(parent, model.slug),
        savedOrder: freeOrder(await store.listSiblings(tx, tenant.id, model.parentId)),
        publishedOrder: null,
        createdAt: ctx.clock.now(),
      }
      await store.insertContent(tx, row)
      await writeDraft(tx, ctx, call, { row, definition, fields, schemaVersion: schema.version, language: model.language, version: 1 })
      await recordContent(tx, ctx, call, row, {
        action: 'create',
        event: 'content.added',
        after: { path: row.path, language: model.language, schema: schema.title, ...fields },
      })
      return { id, version: 1 }
    }),
  )
}

/** The draft of an identical earlier request. Throws if it differs. */
async function repeatAdding(tx: Tx, known: store.ContentRow, model: z.output<typeof contentAddModel>): Promise<Saved> {
  const { id, tenantId, parentId, schemaId, slug } = known
  const translation = await store.findTranslation(tx, id, model.language)
  const place = changesOf({ tenantId, parentId, schemaId, slug }, { ...model, id: undefined, language: undefined, fields: undefined })
  if (place || !translation) throw new DomainError('Conflict')
  const { definition } = await shareContentSchema(tx, schemaId)
  const fields = await requireFields(tx, { id, tenantId }, definition, model.fields)
  if (changesOf(translation.fields, fields)) throw new DomainError('Conflict')
  return { id, version: translation.version }
}

/** Saves a draft as a new version, or begins a translation with version 0. */
export async function saveContent(ctx: Managing, call: Call, id: string, model: z.output<typeof contentUpdateModel>): Promise<Saved> {
  const { language, version, slug } = model
  return withUniquePaths(() =>
    transaction(ctx.db, async (tx) => {
      const row = await lockOwnContent(tx, call.caller.scope, id)
      const translation = await store.findTranslation(tx, id, language)
      if ((translation?.version ?? 0) !== version) throw changed(translation, version)
      if (translation?.isFrozen) throw new DomainError('ContentFrozen')
      const { schema, definition } = await shareContentSchema(tx, row.schemaId)
      const fields = await requireFields(tx, row, definition, model.fields)
      const convert = await openConversions(tx, [row.schemaId])
      const before = translation
        ? { slug: row.slug, ...convert(row.schemaId, translation.schemaVersion, translation.fields) }
        : { slug: row.slug }
      const changes = changesOf(before, { slug, ...fields })
      if (!changes && translation) return { id, version }
      if (slug !== row.slug) await rename(tx, row, slug)
      const renamed = { ...row, slug }
      await writeDraft(tx, ctx, call, { row: renamed, definition, fields, schemaVersion: schema.version, language, version: version + 1 })
      await recordContent(tx, ctx, call, row, { action: 'update', event: 'content.saved', ...withLanguage(changes, language) })
      return { id, version: version + 1 }
    }),
  )
}

type Restoring = { language: store.Language; version: number; from: number }

/** Restores an earlier version, in the latest version of the schema. */
export async function restoreContent(ctx: Managing, call: Call, id: string, { language, version, from }: Restoring): Promise<Saved> {
  return transaction(ctx.db, async (tx) => {
    const row = await lockOwnContent(tx, call.caller.scope, id)
    const translation = await store.findTranslation(tx, id, language)
    if (translation?.version !== version) throw changed(translation, version)
    if (translation.isFrozen) throw new DomainError('ContentFrozen')
    const former = await store.findVersion(tx, { contentId: id, language }, from)
    if (!former) throw new DomainError('ContentNotFound')
    const { schema, definition } = await shareContentSchema(tx, row.schemaId)
    const convert = await openConversions(tx, [row.schemaId])
    const fields = await requireFields(tx, row, definition, convert(row.schemaId, former.schemaVersion, former.fields))
    const before = convert(row.schemaId, translation.schemaVersion, translation.fields)
    const changes = changesOf(before, fields)
    if (!changes) return { id, version }
    const draft = { row, definition, fields, schemaVersion: schema.version, language, version: version + 1, restoredFrom: from }
    await writeDraft(tx, ctx, call, draft)
    await recordContent(tx, ctx, call, row, { action: 'update', event: 'content.restored', ...withLanguage(changes, language) })
    return { id, version: version + 1 }
  })
}

export async function removeContent(ctx: Managing, call: Call, id: string): Promise<{ tenantId: string }> {
  return transaction(ctx.db, async (tx) => {
    const row = await lockOwnContent(tx, call.caller.scope, id)
    await store.lockTree(tx, row.tenantId)
    const translations = await store.listTranslations(tx, id)
    if (translations.some(({ isFrozen }) => isFrozen)) throw new DomainError('ContentFrozen')
    const [children, referring] = [await store.countChildren(tx, id), await store.listReferring(tx, id)]
    if (children > 0 || referring.length > 0) throw new DomainError('ContentInUse', { children, referring: referring.join(', ') })
    await store.deleteContent(tx, id)
    const titles = Object.fromEntries(translations.map(({ language, title }) => [language, title]))
    await recordContent(tx, ctx, call, row, { action: 'delete', event: 'content.removed', before: { path: row.path, ...titles } })
    return row
  })
}

type Draft = {
  row: store.ContentRow
  definition: Definition
  fields: Fields
  schemaVersion: number
  language: store.Language
  version: number
  restoredFrom?: number
}

async function writeDraft(tx: Tx, { clock }: Managing, { caller }: Call, draft: Draft): Promise<void> {
  const { row, definition, fields, schemaVersion, language, version, restoredFrom = null } = draft
  const key = { contentId: row.id, language }
  const written = { schemaVersion, fields, title: shownTitle(definition, fields, row.slug), version }
  const [at, by] = [clock.now(), caller.memberId]
  if (version === 1) await store.insertTranslation(tx, { ...key, ...written, updatedAt: at, updatedBy: by })
  else await store.updateTranslation(tx, key, { ...written, updatedAt: at, updatedBy: by })
  await store.insertVersion(tx, { ...key, ...written, createdAt: at, createdBy: by, restoredFrom }, contentVersionsMax)
}

async function requireParent(tx: Tx, tenantId: string, parentId: string | null): Promise<store.ContentRow | undefined> {
  if (!parentId) return undefined
  const parent = await store.findContent(tx, parentId)
  if (parent?.tenantId !== tenantId) throw new DomainError('ContentNotFound')
  return parent
}

async function rename(tx: Tx, row: store.ContentRow, slug: string): Promise<void> {
  await store.lockTree(tx, row.tenantId)
  // The address of all translations changes.
  if ((await store.listTranslations(tx, row.id)).some(({ isFrozen }) => isFrozen)) throw new DomainError('ContentFrozen')
  const parent = row.parentId ? await store.findContent(tx, row.parentId) : undefined
  await movePaths(tx, row, slug, parent)
}

const withLanguage = (changes: ReturnType<typeof changesOf>, language: string) => ({
  before: changes?.before ?? {},
  after: { ...changes?.after, language },
})

export async function recordContent(
  tx: Tx,
  ctx: Managing,
  call: Parameters<typeof recordActivity>[2],
  { id, tenantId, affiliateId }: Pick<store.ContentRow, 'id' | 'tenantId' | 'affiliateId'>,
  entry: Change,
): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'content', id }, tenant: { tenantId, affiliateId } })
}
