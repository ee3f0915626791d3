import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { ingestWebhook } from '@wattdesk/contract/telemetry.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { webhookDeliveries } from '../../db/schema/webhook-deliveries.ts'

export type WebhookAnswer = ResponseOf<typeof ingestWebhook>

export async function findDelivery(
  db: Db,
  vendorId: string,
  deliveryId: string,
): Promise<{ answer: WebhookAnswer; payloadHash: Buffer } | undefined> {
  const [row] = await db
    .select({ answer: webhookDeliveries.answer, payloadHash: webhookDeliveries.payloadHash })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.vendorId, vendorId), eq(webhookDeliveries.deliveryId, deliveryId)))
  // The column holds what insertDelivery wrote.
  return row && { answer: row.answer as WebhookAnswer, payloadHash: row.payloadHash }
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Keeps a delivery as it came; false when one with this id is there already. */
export async function insertDelivery(db: Db, { payload, ...delivery }: typeof webhookDeliveries.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(webhookDeliveries)
    .values({ ...delivery, payload: await compress(payload) })
    .onConflictDoNothing()
    .returning({ deliveryId: webhookDeliveries.deliveryId })
  return rows.length > 0
}

/** The bytes of a delivery as they came. */
export function payloadOf(row: Pick<typeof webhookDeliveries.$inferSelect, 'payload'>): Promise<Buffer> {
  return decompress(row.payload)
}
