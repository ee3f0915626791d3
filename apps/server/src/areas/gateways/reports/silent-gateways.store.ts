import { sql } from 'drizzle-orm'
import { gatewayContactAt } from '../../../db/contact-sql.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Marks silent gateways, so lists need not check each one. Checks measurements only for gateways without recent messages. */
export async function refreshSilentGateways(tx: Tx, now: Date, silentBefore: Date): Promise<void> {
  const before = sql`${silentBefore.toISOString()}::timestamptz`
  await tx.execute(sql`
    delete from silent_gateways s using gateways g
    where g.id = s.gateway_id and (g.installation_id is null or ${gatewayContactAt(now)} > s.silent_since)`)
  await tx.execute(sql`
    insert into silent_gateways (gateway_id, silent_since)
    select silent.id, silent.since from (
      select g.id, coalesce(${gatewayContactAt(now)}, i.added_at) as since from gateways g join installations i on i.id = g.installation_id
      where coalesce(g.contacted_at, i.added_at) < ${before}) silent
    where silent.since < ${before}
    on conflict do nothing`)
}
