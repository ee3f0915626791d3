/**
 * Delivery: published content for customers' apps, without a sign-in. Responses are cached as bytes with their ETag until anything is
 * published, which is announced to all processes. An announcement can be lost, so they expire after half a minute. Content for staff is
 * never delivered.
 */
import type { Delivered, DeliveredContent } from '@wattdesk/contract/content/delivery/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Db } from '../../../db/connect.ts'
import { sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { openGate } from '../../../platform/gate.ts'
import { openConversions } from '../../content-schemas/content-schemas.service.ts'
import { type FileRow, findFile } from '../files/content-files.store.ts'
import * as store from './delivery.store.ts'

/** `lastModified`: absent without contents. */
export type Kept = { body: Buffer; etag: string; lastModified?: string; keptAt: number }

export type Delivery = {
  /** The cached response for an address, if fresh. */
  kept(address: string): Kept | undefined
  deliver(address: string, asked: { tenantId: string; language: Language; path: string }): Promise<Kept>
  search(address: string, asked: { tenantId: string; language: Language; q: string }): Promise<Kept>
  close(): void
}

const keptMs = 30_000
const keptBytesMax = 32 * 1024 * 1024

type Opening = Pick<Ctx, 'db' | 'bus' | 'clock'>

export function openDelivery({ db, bus, clock }: Opening): Delivery {
  const responses = new Map<string, Kept>()
  let bytes = 0
  const clear = () => {
    responses.clear()
    bytes = 0
  }
  const ends = [bus.subscribe('content.changed', clear), bus.onMissed(clear)]
  // An uncached request costs a query: concurrent ones share it.
  const gate = openGate({ running: 3, waiting: 64 })

  async function keep(address: string, make: () => Promise<{ response: unknown; contents: readonly DeliveredContent[] }>): Promise<Kept> {
    const { response, contents } = await gate(make)
    const body = Buffer.from(JSON.stringify(response))
    const latest = Math.max(...contents.map(({ publishedAt }) => Date.parse(publishedAt)))
    const made = {
      body,
      etag: `"${sha256(body).toString('base64url').slice(0, 22)}"`,
      ...(contents.length > 0 && { lastModified: new Date(latest).toUTCString() }),
      keptAt: clock.now().getTime(),
    }
    if (bytes + body.length > keptBytesMax) clear()
    bytes += body.length - (responses.get(address)?.body.length ?? 0)
    responses.set(address, made)
    return made
  }

  async function audienceOf(tenantId: string, language: Language): Promise<store.Audience> {
    const audience = await store.findAudience(db, tenantId, language)
    if (!audience) throw new DomainError('NotFound')
    return audience
  }

  return {
    kept(address) {
      const found = responses.get(address)
      return found && clock.now().getTime() - found.keptAt < keptMs ? found : undefined
    },
    deliver: (address, { tenantId, language, path }) =>
      keep(address, async () => {
        const audience = await audienceOf(tenantId, language)
        const found = path === '' ? undefined : await store.findPublished(db, audience, path)
        if (path !== '' && !found) throw new DomainError('NotFound')
        const below = await store.listPublishedBelow(db, audience, path)
        const contents = await converted(db, found ? [found, ...below] : below)
        const [content = null, ...children] = found ? contents : [null, ...contents]
        const response: Delivered = { content, children: children.filter((one) => one !== null) }
        return { response, contents }
      }),
    search: (address, { tenantId, language, q }) =>
      keep(address, async () => {
        const contents = await converted(db, await store.searchPublished(db, await audienceOf(tenantId, language), q))
        return { response: { items: contents }, contents }
      }),
    close() {
      for (const end of ends) end()
    },
  }
}

async function converted(db: Db, rows: readonly store.PublishedRow[]): Promise<DeliveredContent[]> {
  const convert = await openConversions(
    db,
    rows.map(({ schemaId }) => schemaId),
  )
  return rows.map(({ schemaId, latestVersion, publishedVersion, publishedAt, fields, id, path, title, tenantId, language, schema }) => ({
    ...{ id, path, title, tenantId, language, schema, schemaVersion: latestVersion },
    publishedAt: new Date(publishedAt).toISOString(),
    fields: convert(schemaId, publishedVersion, fields),
  }))
}

/** What is delivered below a path, with its place in its list. Undefined if the path itself is not delivered. */
export async function findPublishedBelow(
  db: Db,
  { tenantId, language, path }: { tenantId: string; language: Language; path: string },
): Promise<(DeliveredContent & { order: number | null })[] | undefined> {
  const audience = await store.findAudience(db, tenantId, language)
  if (!audience || !(await store.findPublished(db, audience, path))) return undefined
  const rows = await store.listPublishedBelow(db, audience, path)
  return (await converted(db, rows)).map((one, at) => ({ ...one, order: rows[at]?.place ?? null }))
}

/** Announces to all processes that published content, or its delivery, has changed. Called after the commit. */
export function announceContentChange({ bus }: Pick<Ctx, 'bus'>): void {
  bus.publish('content.changed', {})
}

/** A file that published content for customers shows. */
export async function findPublishedFile({ db }: Pick<Ctx, 'db'>, id: string): Promise<FileRow | undefined> {
  return (await store.isFilePublished(db, id)) ? findFile(db, id) : undefined
}
