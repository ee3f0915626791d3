import { oldestSampleMs } from '@wattdesk/device-protocol/samples.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Creates the partitions for everything that may arrive: samples up to 90 days old, and some weeks ahead. */
export async function ensurePartitions(db: Db, now: Date): Promise<void> {
  await db.execute(sql`select
    ensure_sample_partitions(${now}::timestamptz - interval '98 days', ${now}::timestamptz + interval '56 days'),
    ensure_interval_partitions(extract(year from ${now}::timestamptz)::int - 1, extract(year from ${now}::timestamptz)::int + 2)`)
}

/** Drops expired data: samples after 90 days, raw deliveries after 30, all but the newest 5,000 rejections. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.execute(sql`select drop_sample_partitions(${new Date(now.getTime() - oldestSampleMs)}::timestamptz)`)
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from webhook_deliveries where (vendor_id, delivery_id) in (
        select vendor_id, delivery_id from webhook_deliveries
        where received_at < ${now}::timestamptz - interval '30 days' limit 1000)`)
    if (!rowCount) break
  }
  await db.execute(sql`
    delete from ingest_rejections where id <= (select id from ingest_rejections order by id desc offset 5000 limit 1)`)
  await db.execute(sql`delete from live_tickets where expires_at < ${now}::timestamptz`)
}
