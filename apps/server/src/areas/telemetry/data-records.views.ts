import type { DataPayload, DataRecords } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import type { DataRecord } from '@wattdesk/contract/telemetry/data-records/models.ts'
import { type DataType, measurementsOfType } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import { readWebhook } from '@wattdesk/device-protocol/webhooks.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { rangeSpan } from '@wattdesk/energy/periods.ts'
import { type MeasurementName, measurements } from '@wattdesk/energy/quantities.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { webhookDeliveries } from '../../db/domains/telemetry/tables.ts'
import { measurementsSql } from '../../db/quantity-sql.ts'
import { readJson } from '../../platform/json.ts'
import type { Configuration } from './data-comparison.views.ts'
import { besideStored, type SentRecord, type StoredRecord, sentRecords } from './data-records.rules.ts'
import { payloadOf, type WebhookResponse } from './ingest/webhooks/webhooks.store.ts'

const recordsPerPage = 100
/** Payloads have up to 1 MB each, so few are in memory at once and a page reads no more than this many. */
const payloadsAtOnce = 10
const payloadsPerPage = 200
const payloadsKeptMs = 30 * dayMs

type Asked = { fromDate: string; toDate: string; type: DataType; before?: string }
/** A source's samples from `start` to before `end`, in epoch ms, and the payloads of its vendor's cloud, if that delivers them. */
type Slice = Span & { siteId: string; sourceId: string; cloud: Cloud | null; names: readonly MeasurementName[] }
/** `siblings`: the vendor's IDs of its other installations at the site. */
type Cloud = { vendorId: string; siblings: readonly string[] }

/** A page of the samples sent by a configuration's device, with the stored ones. */
export async function listRecords(db: Db, configuration: Configuration, asked: Asked, now: Date): Promise<DataRecords> {
  const { id, siteId, timeZone, sourceId, vendorId, vendorSiblings: siblings } = configuration
  const span = rangeSpan({ from: asked.fromDate, to: asked.toDate }, timeZone)
  const cloud = siblings ? { vendorId, siblings } : null
  const end = asked.before === undefined ? span.end : Math.min(span.end, Date.parse(asked.before))
  const page = await readPage(db, { start: span.start, end, siteId, sourceId, cloud, names: measurementsOfType[asked.type] })
  return {
    configurationId: id,
    siteId,
    timeZone,
    from: iso(span.start),
    to: iso(span.end),
    type: asked.type,
    payloadsSince: cloud ? iso(now.getTime() - payloadsKeptMs) : null,
    ...page,
  }
}

async function readPage(db: Db, slice: Slice): Promise<{ items: DataRecord[]; next: string | null }> {
  const stored = await readStored(db, slice)
  const isLong = stored.length > recordsPerPage
  if (isLong) stored.pop()
  // From here on, all records are complete.
  const start = isLong ? (stored.at(-1)?.at ?? slice.start) : slice.start
  const sent = slice.cloud ? await readSent(db, { ...slice, start }, slice.cloud) : { records: [], from: start }
  const from = Math.max(start, sent.from)
  const known = <T extends { at: number }>(records: readonly T[]) => records.filter((one) => one.at >= from)
  const all = besideStored(known(sent.records), known(stored), slice.names)
  const last = all[recordsPerPage - 1]?.at
  const items = last === undefined ? all : all.filter((one) => one.at >= last)
  if (items.length < all.length) return { items, next: last ?? null }
  return { items, next: from > slice.start ? iso(from) : null }
}

async function readStored(db: Db, { siteId, sourceId, names, start, end }: Slice): Promise<StoredRecord[]> {
  const measured = sql.raw(names.map((name) => `s.${measurements[name].column}`).join(', '))
  const { rows } = await db.execute<{ at: number } & Partial<Record<MeasurementName, number | null>>>(sql`
    select (extract(epoch from s.at) * 1000)::float8 as at, ${measurementsSql(names, 's')}
    from samples s
    where s.site_id = ${siteId} and s.source_id = ${sourceId} and s.at >= ${new Date(start)}::timestamptz
      and s.at < ${new Date(end)}::timestamptz and num_nonnulls(${measured}) > 0
    order by s.at desc limit ${sql.raw(String(recordsPerPage + 1))}`)
  return rows.map((row) => ({
    at: row.at,
    values: Object.fromEntries(names.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]]))),
  }))
}

type Head = { id: string; receivedAt: Date; lastAt: number; response: WebhookResponse }

/** Sent samples of a slice, complete from `from` on: enough for a page. */
async function readSent(db: Db, slice: Slice, cloud: Cloud): Promise<{ records: SentRecord[]; from: number }> {
  const heads = await readHeads(db, slice, cloud.vendorId)
  const records: SentRecord[] = []
  for (let at = 0; at < Math.min(heads.length, payloadsPerPage); at += payloadsAtOnce) {
    records.push(...(await readPayloads(db, slice, cloud, heads.slice(at, Math.min(at + payloadsAtOnce, payloadsPerPage)))))
    const next = heads[Math.min(at + payloadsAtOnce, payloadsPerPage)]
    // Later payloads contain no instants after the last one of the next.
    const from = (next?.lastAt ?? 0) + 1
    const isPageFull = records.filter((one) => one.at >= from).length >= recordsPerPage
    if (next && from < slice.end && (isPageFull || at + payloadsAtOnce >= payloadsPerPage)) return { records, from }
  }
  return { records, from: slice.start }
}

async function readHeads(db: Db, { siteId, start, end }: Slice, vendorId: string): Promise<Head[]> {
  const { rows } = await db.execute<Omit<Head, 'receivedAt'> & { receivedAt: string }>(sql`
    select delivery_id as id, received_at as "receivedAt", response,
      (extract(epoch from coalesce(last_sample_at, received_at)) * 1000)::float8 as "lastAt"
    from webhook_deliveries
    where site_id = ${siteId} and vendor_id = ${vendorId}
      and coalesce(last_sample_at, received_at) >= ${new Date(start)}::timestamptz
      and coalesce(first_sample_at, received_at - interval '1 hour') < ${new Date(end)}::timestamptz
    order by coalesce(last_sample_at, received_at) desc, delivery_id limit ${sql.raw(String(payloadsPerPage + 1))}`)
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }))
}

async function readPayloads(
  db: Db,
  { names, start, end }: Slice,
  { vendorId, siblings }: Cloud,
  heads: readonly Head[],
): Promise<SentRecord[]> {
  const { rows } = await db.execute<{ id: string; payload: Buffer }>(sql`
    select delivery_id as id, payload from webhook_deliveries
    where vendor_id = ${vendorId} and delivery_id = any(${sql.param(heads.map((head) => head.id))}::text[])`)
  const payloads = new Map(rows.map((row) => [row.id, row.payload]))
  const records: SentRecord[] = []
  for (const { id, receivedAt, response } of heads) {
    const payload = payloads.get(id)
    if (!payload) continue
    const delivery = { id, receivedAt: receivedAt.toISOString(), rejected: response.rejected }
    const read = readWebhook(readJson(await payloadOf({ payload })))
    if (!read || siblings.includes(read.vendorSiteId)) continue
    const sent = sentRecords(read.samples, names, delivery)
    records.push(...sent.filter((one) => one.at >= start && one.at < end))
  }
  return records
}

/** A delivery of the configuration's vendor for its site. */
export async function findPayload(db: Db, { siteId, vendorId }: Configuration, deliveryId: string): Promise<DataPayload | undefined> {
  const [row] = await db
    .select({ receivedAt: webhookDeliveries.receivedAt, payload: webhookDeliveries.payload, response: webhookDeliveries.response })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.vendorId, vendorId), eq(webhookDeliveries.deliveryId, deliveryId), eq(webhookDeliveries.siteId, siteId)),
    )
  if (!row) return undefined
  // Only insertDeliveriesText writes the column.
  const { accepted, rejected } = row.response as WebhookResponse
  return { deliveryId, receivedAt: row.receivedAt.toISOString(), payload: (await payloadOf(row)).toString('utf8'), accepted, rejected }
}

const iso = (at: number) => new Date(at).toISOString()
