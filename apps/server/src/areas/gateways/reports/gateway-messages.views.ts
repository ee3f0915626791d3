import type { GatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/models.ts'
import { messageSettleMs } from '@wattdesk/contract/telemetry/gateway-history/terms.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { missingSql, settledSql } from '../../../db/gateway-run-sql.ts'
import { resendAsksMax } from '../commands/resend.rules.ts'

const rangesMax = 20

type Row = { lost: string; run: string; from: string | null; to: string | null; isAskedFor: boolean }

/** The telemetry messages of a gateway that did not arrive. */
export async function listMissing(db: Db, gatewayId: string, now: Date): Promise<GatewayHistory['missingMessages']> {
  const { rows } = await db.execute<Row>(sql`
    select r.lost, r.run, lower(m.one) as "from", upper(m.one) - 1 as "to", r.asks < ${resendAsksMax} as "isAskedFor"
    from gateway_runs r
    left join lateral unnest(${missingSql(sql`r.received`, settledSql(now, messageSettleMs))}) as m (one) on true
    where r.gateway_id = ${gatewayId} and (r.has_gap or r.lost > 0)
    order by r.run desc, lower(m.one) desc`)
  const ranges = rows.flatMap(({ run, from, to }) => (from === null ? [] : { run: Number(run), from: Number(from), to: Number(to) }))
  const lost = new Map(rows.map(({ run, lost: count }) => [run, Number(count)]))
  return {
    count: [...lost.values()].reduce((sum, one) => sum + one, 0) + ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    isAskedFor: rows.some(({ from, isAskedFor }) => from !== null && isAskedFor),
    ranges: ranges.slice(0, rangesMax),
  }
}
