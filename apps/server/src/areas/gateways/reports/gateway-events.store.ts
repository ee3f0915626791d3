import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ScanReport } from './scan.rules.ts'

const rowsAtOnce = 20_000

export async function findLatestScan(tx: Tx, gatewayId: string): Promise<ScanReport | undefined> {
  const { rows } = await tx.execute<ScanReport>(sql`
    select scan_state as state, at from gateway_events
    where gateway_id = ${gatewayId} and kind = 'scan' order by at desc, id desc limit 1`)
  return rows[0]
}

/** Deletes a batch of scans older than an instant, but keeps each gateway's latest. Returns whether more may remain. */
export async function deleteOldScans(db: Db, before: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from gateway_events where id in (
      select e.id from gateway_events e
      where e.at < ${before}::timestamptz and exists (
        select from gateway_events later
        where later.gateway_id = e.gateway_id and later.kind = e.kind and (later.at, later.id) > (e.at, e.id))
      order by e.at limit ${rowsAtOnce} for update skip locked)`)
  return rowCount === rowsAtOnce
}
