import { lostAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { measurements, powerNames } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { vendorSourceSql } from './vendor-source-sql.ts'

/**
 * The last contact of devices. Every screen that shows whether a device is online derives it from these expressions, so that no two
 * contradict each other: an appliance's contact is never later than its gateway's.
 */

const since = (now: Date) => sql`${new Date(now.getTime() - lostAfterMs)}::timestamptz`

/** When the gateway with an alias was last in contact: its latest message, or its latest measurement of the last 24 hours. */
export function gatewayContactAt(now: Date, alias = 'g'): SQL<string | null> {
  const g = sql.raw(alias)
  return sql`greatest(${g}.contacted_at, (
    select measured.at
    from newest_samples(coalesce(${g}.site_id, ${g}.unallocated_installation_id), ${g}.id, ${since(now)}, 'infinity', 1) measured))`
}

/** Whether the gateway with an alias went offline after it was last in contact, as reported by the broker or the gateway. */
export function isGatewayOffline(alias = 'g'): SQL<boolean> {
  const g = sql.raw(alias)
  return sql<boolean>`coalesce(${g}.offline_at >= ${g}.contacted_at, false)`
}

/** When the vendor's cloud last sent measurements of the installation `i`, if within the last 24 hours. */
export function vendorContactAt(now: Date): SQL<string | null> {
  return sql`(select measured.at from newest_samples(i.site_id, ${vendorSourceSql('i')}, ${since(now)}, 'infinity', 1) measured)`
}

/**
 * When the installation `i` was last measured, however long ago: by its vendor's cloud, or by any source if the home has no other of its
 * kind. For installations without a contact of their own; unlike the others, it does not follow from 24 hours of samples.
 */
export function formerContactAt(): SQL<string | null> {
  return sql`greatest(
    source_measured_at(i.site_id, ${vendorSourceSql('i')}),
    case when not exists (select from installations other where other.site_id = i.site_id and other.kind = i.kind and other.id <> i.id)
      and not exists (select from smart_meters gas where gas.id = i.id and gas.device_category <> 'electricity')
      then kind_measured_at(i.site_id, i.kind, i.added_at) end)`
}

/** This many of the latest samples of a gateway are searched for an appliance's own measurement. */
const samplesSearched = 60

/** The home's power that an appliance of this kind measures; a hybrid inverter also measures production. */
const powerOfKind = sql.raw(
  `case a.kind when 'HYBRID' then recent.production_w ${powerNames
    .flatMap((name) => measurements[name].measuredBy.map((kind) => `when '${kind}' then recent.${measurements[name].column}`))
    .join(' ')} end`,
)

/**
 * When the appliance `a` of the gateway `g` was last in contact: when it was found, or when the gateway measured it. For an appliance
 * without its own measurements, the home's power of its kind counts.
 */
export function applianceContactAt(now: Date): SQL<string | null> {
  return sql`greatest(a.contacted_at, (
    select max(recent.at) from newest_samples(coalesce(g.site_id, g.unallocated_installation_id), g.id, ${since(now)}, 'infinity',
      ${sql.raw(String(samplesSearched))}) recent
    where recent.appliances @> jsonb_build_array(jsonb_build_object('deviceId', a.device_id))
      or (${powerOfKind} is not null
        and not coalesce(recent.appliances @> jsonb_build_array(jsonb_build_object('kind', a.kind)), false))))`
}
