import { promisify } from 'node:util'
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { ingestWebhook } from '@wattdesk/contract/telemetry/calls.ts'
import { eq } from 'drizzle-orm'
import { bytesArray, instantArray, textArray, uuidArray } from '../../../../db/binary-arrays.ts'
import type { Db } from '../../../../db/connect.ts'
import { webhookDeliveries } from '../../../../db/domains/telemetry/tables.ts'
import { all } from '../../../../db/filter-sql.ts'
import { prepared } from '../../../../db/prepared-statements.ts'

export type WebhookResponse = ResponseOf<typeof ingestWebhook>

export async function findDelivery(
  db: Db,
  vendorId: string,
  deliveryId: string,
): Promise<{ response: WebhookResponse; payloadHash: Buffer } | undefined> {
  const [row] = await db
    .select({ response: webhookDeliveries.response, payloadHash: webhookDeliveries.payloadHash })
    .from(webhookDeliveries)
    .where(prepared(all([eq(webhookDeliveries.vendorId, vendorId), eq(webhookDeliveries.deliveryId, deliveryId)])))
  // Only insertDeliveriesText writes the column.
  return row && { response: row.response as WebhookResponse, payloadHash: row.payloadHash }
}

/** At this level a megabyte takes about 2.5 ms, less than passing it to a thread. Higher levels do not compress numbers better. */
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const decompress = promisify(zstdDecompress)

export type NewDelivery = typeof webhookDeliveries.$inferInsert

/** Compresses the body of a delivery for `insertDeliveriesText`. */
export const compressedPayload = (body: Buffer): Buffer => zstdCompressSync(body, fast)

const columns = 'vendor_id, delivery_id, site_id, received_at, payload, payload_hash, response, first_sample_at, last_sample_at'
const types = ['uuid', 'text', 'uuid', 'timestamptz', 'bytea', 'bytea', 'text', 'timestamptz', 'timestamptz']

/** Inserts deliveries whose ID is new, and returns these. Its parameters are `deliveryColumns`, numbered from `first`. */
export function insertDeliveriesText(first: number): string {
  const parameters = types.map((type, place) => `$${first + place}::${type}[]`)
  return `insert into webhook_deliveries (${columns})
    select ${columns.replace('response', 'response::jsonb')} from unnest(${parameters.join(', ')}) as given (${columns})
    on conflict do nothing returning vendor_id, delivery_id`
}

export function deliveryColumns(deliveries: readonly NewDelivery[]): Buffer[] {
  return [
    uuidArray(deliveries, ({ vendorId }) => vendorId),
    textArray(deliveries, ({ deliveryId }) => deliveryId),
    uuidArray(deliveries, ({ siteId }) => siteId),
    instantArray(deliveries, ({ receivedAt }) => receivedAt.getTime()),
    bytesArray(deliveries, ({ payload }) => payload),
    bytesArray(deliveries, ({ payloadHash }) => payloadHash),
    textArray(deliveries, ({ response }) => JSON.stringify(response)),
    instantArray(deliveries, ({ firstSampleAt }) => firstSampleAt?.getTime()),
    instantArray(deliveries, ({ lastSampleAt }) => lastSampleAt?.getTime()),
  ]
}

export const keyOf = ({ vendorId, deliveryId }: Pick<NewDelivery, 'vendorId' | 'deliveryId'>): string => `${vendorId} ${deliveryId}`

/** The keys of inserted deliveries. */
export function keysOf(rows: readonly { vendor_id: string; delivery_id: string }[]): ReadonlySet<string> {
  return new Set(rows.map((row) => keyOf({ vendorId: row.vendor_id, deliveryId: row.delivery_id })))
}

/** A delivery's body as received. */
export function payloadOf(row: Pick<typeof webhookDeliveries.$inferSelect, 'payload'>): Promise<Buffer> {
  return decompress(row.payload)
}
