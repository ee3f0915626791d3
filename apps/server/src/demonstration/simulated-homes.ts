import { endOfPast } from './history-days.ts'
import { onDatabase } from './loadable.ts'

type SimulatedAppliance = { deviceId: string; kind: string; manufacturer: string; model: string; serialNumber: string }

/** A simulated home, with everything that the fleet needs. */
export type SimulatedHome = {
  siteId: string
  profile: Record<string, unknown>
  serialNumber: string | null
  credential: number | null
  appliances: SimulatedAppliance[] | undefined
  vendorId: string | null
  vendorSiteId: string | null
  webhookKey: Buffer | null
}

const homesSql = `
    select h.site_id as "siteId", h.profile, g.serial_number as "serialNumber", g.credential,
      coalesce(found.appliances, charger.appliances) as appliances,
      v.id as "vendorId", i.vendor_installation_id as "vendorSiteId", v.webhook_key as "webhookKey"
    from simulated_homes h
    -- A gateway in stock is played under its own ID, wherever it is installed later.
    left join gateways g on (g.site_id = h.site_id or g.id = h.site_id) and h.kind = 'gateway'
    left join lateral (
      select json_agg(json_build_object('deviceId', a.device_id, 'kind', a.kind, 'manufacturer', coalesce(a.manufacturer, ''),
        'model', coalesce(a.model, ''), 'serialNumber', coalesce(a.serial_number, '')) order by a.added_at, a.device_id) as appliances
      from appliances a where a.gateway_id = g.id) found on true
    left join lateral (
      select i.vendor_id, i.vendor_installation_id from installations i where i.site_id = h.site_id and h.kind = 'vendor-cloud'
      order by i.kind = 'pvbattery' desc, i.added_at, i.id limit 1) i on true
    -- The wallbox of a vendor's cloud measures under its station number, as the vendor knows it.
    left join lateral (
      select json_agg(json_build_object('deviceId', w.vendor_installation_id, 'kind', 'EVSTATION', 'manufacturer', 'Easee',
        'model', 'Home', 'serialNumber', w.vendor_installation_id)) as appliances
      from installations w where w.site_id = h.site_id and w.kind = 'wallbox' and h.kind = 'vendor-cloud') charger on true
    left join vendors v on v.id = i.vendor_id
    order by h.site_id`

/** The end of the loaded history. The devices deliver later data. */
export async function deliveredUntil(databaseUrl: string): Promise<number | undefined> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ at: Date }>('select started_at as at from demonstration_loads')
    return rows[0] && endOfPast(rows[0].at)
  })
}

export async function listSimulatedHomes(databaseUrl: string): Promise<SimulatedHome[]> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<SimulatedHome>(homesSql)
    return rows.map((row) => ({ ...row, appliances: row.appliances ?? undefined }))
  })
}
