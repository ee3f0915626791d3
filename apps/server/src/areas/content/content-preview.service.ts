/**
 * The app's lists as they would be with a draft published. The values come from the caller and are returned to the caller alone: nothing
 * is saved, cached or delivered. Whoever reads drafts may do this.
 */
import type { ContentPreview, contentPreviewModel, PreviewedContent } from '@wattdesk/contract/content/models.ts'
import { type AppList, appLists, type ReadingPlace } from '@wattdesk/contract/content/terms.ts'
import type { z } from 'zod'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireContentSchema } from '../content-schemas/content-schemas.service.ts'
import * as store from './content.store.ts'
import { readsInstructionsAlone, requireReadableTenant } from './content-access.service.ts'
import { cleanUnchecked, shownTitle } from './content-fields.service.ts'
import { findPublishedBelow } from './delivery/delivery.service.ts'

/** Stands for a content that has no ID yet. The same each time, so that the app keeps its place. */
const unsavedId = '00000000-0000-4000-8000-000000000000'

type Model = z.output<typeof contentPreviewModel>
type Draft = PreviewedContent & { tenantId: string; path: string; order: number | null }

export async function previewContent(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  caller: Pick<Caller, 'roles' | 'scope'>,
  model: Model,
): Promise<ContentPreview> {
  const { contentId, tenantId, parentId, schemaId, language, slug } = model
  if (readsInstructionsAlone(caller)) throw new DomainError('NotFound')
  await requireReadableTenant(db, caller.scope, tenantId)
  const parent = parentId ? await store.findContent(db, parentId) : undefined
  const saved = contentId ? await store.findContent(db, contentId) : undefined
  if (parentId && parent?.tenantId !== tenantId) throw new DomainError('ContentNotFound')
  if (contentId && saved?.tenantId !== tenantId) throw new DomainError('ContentNotFound')
  const { schema, definition } = await requireContentSchema(db, schemaId)
  const place = placeOf(schema.audience, parent?.path)
  const fields = cleanUnchecked(definition, model.fields)
  const draft: Draft = {
    ...{ id: contentId ?? unsavedId, tenantId, fields, title: shownTitle(definition, fields, slug), path: `${parent?.path}/${slug}` },
    publishedAt: clock.now().toISOString(),
    order: saved ? (saved.publishedOrder ?? saved.savedOrder) : null,
  }
  const [notices, help] = await Promise.all(appLists.map((path) => findPublishedBelow(db, { tenantId, language, path })))
  const lists: Record<AppList, Draft[] | undefined> = { notices, help }
  const listOf = (path: AppList) => (place === path ? withDraft(lists[path] ?? [], draft) : (lists[path] ?? [])).map(shown)
  const isListPublished = place === 'notices' || place === 'help' ? lists[place] !== undefined : true
  return { place, isListPublished, draft: shown(draft), notices: listOf('notices'), help: listOf('help') }
}

function placeOf(audience: 'customers' | 'staff', parentPath: string | undefined): ReadingPlace {
  if (audience === 'staff') return 'instructions'
  return appLists.find((path) => path === parentPath) ?? 'programs'
}

/** The tenant's own content comes first, in its order. The draft replaces what is published, and what its tenant inherits at its path. */
function withDraft(published: readonly Draft[], draft: Draft): Draft[] {
  const others = published.filter(({ id, path }) => id !== draft.id && path !== draft.path)
  const isAfter = ({ tenantId, order }: Draft) =>
    tenantId !== draft.tenantId || (draft.order !== null && (order ?? Number.POSITIVE_INFINITY) > draft.order)
  const at = others.findIndex(isAfter)
  return others.toSpliced(at < 0 ? others.length : at, 0, draft)
}

const shown = ({ id, title, publishedAt, fields }: PreviewedContent): PreviewedContent => ({ id, title, publishedAt, fields })
