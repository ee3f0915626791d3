import { measurements, powerNames } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'

const kindsByPower = powerNames.map(
  (power) => `('${power}', array[${measurements[power].measuredBy.map((kind) => `'${kind}'`).join(', ')}]::text[])`,
)
/** A hybrid inverter generates, whether or not it has a battery. */
const powersOfAppliances = `(values ${kindsByPower.join(', ')}, ('production', array['HYBRID'])) as counted (power, kinds)`

/**
 * Since when sites have powers by their devices: since the day each was installed, or else was added, or was found by the gateway. An
 * inverter always counts. Any other installation counts if its vendor, or the wallbox itself by OCPP, delivers its measurements;
 * otherwise its consumption is part of the household. A row source; `isOfHome` is a condition about a column with the home's ID.
 */
export const installedPowersSql = (isOfHome: (column: string) => string) =>
  sql.raw(`
    (select i.site_id, counted.power, coalesce(i.installed_on::timestamp at time zone s.time_zone, i.added_at) as since
    from installations i join sites s on s.id = i.site_id
    left join pv_battery_configurations p on p.id = i.id and p.has_inverter
    left join smart_meters m on m.id = i.id and m.device_category = 'electricity' and i.is_gcp
    cross join lateral (
      select 'production' where p.inverter_kind in ('PV', 'HYBRID') union all
      select 'battery' where p.inverter_kind in ('BATTERY', 'HYBRID') union all
      select 'grid' where m.id is not null union all
      select 'ev' where i.kind = 'wallbox' union all
      select 'heatPump' where i.kind = 'heatpump') as counted (power)
    where ${isOfHome('i.site_id')} and (i.kind = 'pvbattery'
      or exists (select from charge_points c where c.installation_id = i.id)
      or exists (select from vendors v where v.id = i.vendor_id and v.webhook_key is not null)
      or exists (select from vendor_region_keys r where r.vendor_id = i.vendor_id and r.webhook_key is not null))
    union all
    select coalesce(g.site_id, g.unallocated_installation_id), counted.power, a.added_at
    from gateways g join appliances a on a.gateway_id = g.id join ${powersOfAppliances} on a.kind = any (counted.kinds)
    where ${isOfHome('g.site_id')} or ${isOfHome('g.unallocated_installation_id')})`)
