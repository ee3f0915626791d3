/**
 * Whether a home sleeps at night, from the rows `i` of its `installations` with their `p` of `pv_battery_configurations`: only inverters
 * measure it, which are off then. Other devices without a gateway, such as a wallbox, may not be measured at all.
 */
export const sleepsAtNight = `coalesce(bool_or(i.kind = 'pvbattery' and p.inverter_kind = 'PV')
  and not bool_or(i.kind in ('gateway', 'meter') or (i.kind = 'pvbattery' and p.inverter_kind is distinct from 'PV')), false)`

/** The same for the home with an ID, such as a column of an outer statement. */
export const siteSleepsAtNight = (siteId: string) => `(
  select ${sleepsAtNight} from installations i left join pv_battery_configurations p on p.id = i.id where i.site_id = ${siteId})`
