/**
 * Publication: a version becomes visible to readers, at once or at a set time, until another one is published or it is withdrawn. At a
 * set time, the chosen version is published even if newer ones were saved; if it is no longer valid, the activity log reports that
 * instead.
 */
import type { contentPublishModel } from '@wattdesk/contract/content/models.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Actor, systemActor } from '../activities/activities.service.ts'
import { openConversions, shareContentSchema } from '../content-schemas/content-schemas.service.ts'
import { recordContent } from './content.service.ts'
import * as store from './content.store.ts'
import { lockOwnTranslation } from './content-access.service.ts'
import { requireFields, searchedWords, shownTitle } from './content-fields.service.ts'
import { announceContentChange } from './delivery/delivery.service.ts'

type Managing = Pick<Ctx, 'bus' | 'config' | 'clock' | 'db'>
type Versioned = { language: store.Language; version: number }
type Published = { id: string; publishedVersion: number | null; publishAt: string | null }

export async function publishContent(
  ctx: Managing,
  call: Call,
  id: string,
  model: z.output<typeof contentPublishModel>,
): Promise<Published> {
  return transaction(ctx.db, async (tx) => {
    const { row, translation } = await lockOwnTranslation(tx, call.caller.scope, id, model)
    if (translation.isFrozen) throw new DomainError('ContentFrozen')
    if (model.at !== undefined) return schedule(tx, ctx, call, row, translation, model.at)
    const { version, publishedVersion, language } = translation
    if (publishedVersion !== version) await publish(tx, ctx, call, row, { language, version })
    return { id, publishedVersion: version, publishAt: null }
  })
}

async function schedule(
  tx: Tx,
  ctx: Managing,
  call: Call,
  row: store.ContentRow,
  translation: store.TranslationRow,
  at: string | null,
): Promise<Published> {
  const publishAt = at === null ? null : new Date(at)
  if (publishAt && publishAt <= ctx.clock.now()) throw new DomainError('PublicationInPast', { at })
  const { contentId, language, version, publishedVersion } = translation
  await store.updateTranslation(
    tx,
    { contentId, language },
    {
      ...{ publishAt, publishVersion: publishAt ? version : null, publishBy: publishAt ? call.caller.memberId : null },
    },
  )
  await recordContent(tx, ctx, call, row, {
    action: 'update',
    event: publishAt ? 'content.publication-set' : 'content.publication-cancelled',
    before: { publishAt: translation.publishAt?.toISOString() ?? null },
    after: { publishAt: publishAt?.toISOString() ?? null, language, version },
  })
  return { id: row.id, publishedVersion, publishAt: publishAt?.toISOString() ?? null }
}

/** Makes a version visible to readers, in the latest version of the schema. */
async function publish(tx: Tx, ctx: Managing, actor: Call | Actor, row: store.ContentRow, { language, version }: Versioned): Promise<void> {
  const key = { contentId: row.id, language }
  const chosen = await store.findVersion(tx, key, version)
  if (!chosen) throw new DomainError('ContentNotFound')
  const { schema, definition } = await shareContentSchema(tx, row.schemaId)
  const convert = await openConversions(tx, [row.schemaId])
  const fields = await requireFields(tx, row, definition, convert(row.schemaId, chosen.schemaVersion, chosen.fields))
  const title = shownTitle(definition, fields, row.slug)
  await store.updateTranslation(tx, key, {
    ...{ publishedVersion: version, publishedSchemaVersion: schema.version, publishedFields: fields, publishedTitle: title },
    publishedAt: ctx.clock.now(),
    ...unscheduled,
  })
  await store.placePublished(tx, row.id)
  await store.indexWords(tx, key, title, searchedWords(definition, fields))
  await recordContent(tx, ctx, actor, row, {
    action: 'update',
    event: 'content.published',
    after: { path: row.path, title, language, version },
  })
}

const unscheduled = { publishAt: null, publishVersion: null, publishBy: null }

export async function withdrawContent(ctx: Managing, call: Call, id: string, model: Versioned): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { row, translation } = await lockOwnTranslation(tx, call.caller.scope, id, model)
    if (translation.isFrozen) throw new DomainError('ContentFrozen')
    if (translation.publishedVersion === null) return
    const { contentId, language, publishedVersion, publishedTitle } = translation
    await store.updateTranslation(
      tx,
      { contentId, language },
      {
        ...{
          publishedVersion: null,
          publishedSchemaVersion: null,
          publishedFields: null,
          publishedTitle: null,
          publishedAt: null,
          words: null,
        },
        ...unscheduled,
      },
    )
    await recordContent(tx, ctx, call, row, {
      action: 'update',
      event: 'content.withdrawn',
      before: { path: row.path, title: publishedTitle, language, version: publishedVersion },
    })
  })
}

/** Freezing cancels a scheduled publication, because nothing of frozen content changes. */
export async function freezeContent(ctx: Managing, call: Call, id: string, model: Versioned & { isFrozen: boolean }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { row, translation } = await lockOwnTranslation(tx, call.caller.scope, id, model)
    const { contentId, language, isFrozen, publishAt } = translation
    if (isFrozen === model.isFrozen) return
    await store.updateTranslation(tx, { contentId, language }, { isFrozen: model.isFrozen, ...(model.isFrozen ? unscheduled : {}) })
    const isCancelled = model.isFrozen && publishAt !== null
    await recordContent(tx, ctx, call, row, {
      action: 'update',
      event: model.isFrozen ? 'content.frozen' : 'content.unfrozen',
      before: { isFrozen, ...(isCancelled ? { publishAt: publishAt.toISOString() } : {}) },
      after: { isFrozen: model.isFrozen, ...(isCancelled ? { publishAt: null } : {}), language },
    })
  })
}

const dueAtOnce = 50

/** Publishes everything that is due, each in its own transaction; another process that picks the same one finds it done. */
export async function publishDueContents(ctx: Managing): Promise<void> {
  for (const { contentId, language } of await store.listDue(ctx.db, ctx.clock.now(), dueAtOnce)) {
    try {
      await transaction(ctx.db, (tx) => publishDue(tx, ctx, contentId, language))
      announceContentChange(ctx)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await transaction(ctx.db, (tx) => cancelDue(tx, ctx, { contentId, language, reason: error.code }))
    }
  }
}

const worker: Actor = { caller: systemActor, requestId: 'publish-contents' }

async function publishDue(tx: Tx, ctx: Managing, contentId: string, language: store.Language): Promise<void> {
  const due = await lockDue(tx, ctx, contentId, language)
  if (due) await publish(tx, ctx, worker, due.row, { language, version: due.version })
}

async function cancelDue(
  tx: Tx,
  ctx: Managing,
  { contentId, language, reason }: { contentId: string; language: store.Language; reason: string },
): Promise<void> {
  const due = await lockDue(tx, ctx, contentId, language)
  if (!due) return
  await store.updateTranslation(tx, { contentId, language }, unscheduled)
  await recordContent(tx, ctx, worker, due.row, {
    action: 'update',
    event: 'content.publication-failed',
    after: { language, version: due.version, reason },
  })
}

async function lockDue(tx: Tx, ctx: Managing, contentId: string, language: store.Language) {
  const row = await store.lockContent(tx, contentId)
  const translation = await store.findTranslation(tx, contentId, language)
  if (!row || !translation?.publishAt || !translation.publishVersion || translation.publishAt > ctx.clock.now()) return undefined
  return { row, version: translation.publishVersion }
}
