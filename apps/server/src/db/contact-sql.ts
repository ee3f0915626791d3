import { lostAfterMs } from '@wattdesk/contract/installations/installation.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * When the gateway with the alias `g` was last heard: its latest message or, if later, its latest measurement of the last 24
 * hours. Every screen that shows whether a gateway is online derives it from this.
 */
export function gatewayHeardAt(now: Date): SQL<Date | null> {
  return sql`greatest(g.contacted_at, (
    select measured.at from samples measured
    where measured.site_id = g.site_id and measured.source_id = g.id and measured.at > ${new Date(now.getTime() - lostAfterMs)}::timestamptz
    order by measured.at desc limit 1))`
}
