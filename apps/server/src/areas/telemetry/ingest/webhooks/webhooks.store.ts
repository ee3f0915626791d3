import { promisify } from 'node:util'
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { ingestWebhook } from '@wattdesk/contract/telemetry/calls.ts'
import { eq } from 'drizzle-orm'
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
  // Only insertDelivery writes the column.
  return row && { response: row.response as WebhookResponse, payloadHash: row.payloadHash }
}

/** At this level a megabyte takes about 2.5 ms, less than passing it to a thread. Higher levels do not compress numbers better. */
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const decompress = promisify(zstdDecompress)

/** Returns false if the ID exists already. */
export async function insertDelivery(db: Db, { payload, ...delivery }: typeof webhookDeliveries.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(webhookDeliveries)
    .values({ ...delivery, payload: zstdCompressSync(payload, fast) })
    .onConflictDoNothing()
    .returning({ deliveryId: webhookDeliveries.deliveryId })
  return rows.length > 0
}

/** A delivery's body as received. */
export function payloadOf(row: Pick<typeof webhookDeliveries.$inferSelect, 'payload'>): Promise<Buffer> {
  return decompress(row.payload)
}
