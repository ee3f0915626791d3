import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a device has confirmed a limit (an alias of `device_limits`), and was not reported as restored since: by that limit, or by one
 * that began later.
 */
export const isUnrestored = (limit: SQL, deviceId: SQL): SQL => sql`coalesce((
    select max(s.at) from device_limit_events s
    where s.limit_id = ${limit}.id and s.device_id = ${deviceId} and s.outcome in ('set', 'followed', 'not-followed')
  ) > coalesce((
    select max(r.at) from device_limits o join device_limit_events r on r.limit_id = o.id
    where o.customer_id = ${limit}.customer_id and o.site_id = ${limit}.site_id and o.starts_at >= ${limit}.starts_at
      and (o.kind = 'grid-signal') = (${limit}.kind = 'grid-signal') and r.device_id = ${deviceId} and r.outcome = 'restored'
  ), '-infinity'), false)`
