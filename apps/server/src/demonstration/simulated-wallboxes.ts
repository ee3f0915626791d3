import { onDatabase } from './loadable.ts'

export type SimulatedWallbox = {
  installationId: string
  identity: string
  credential: number
  manufacturer: string
  powerOutputA: number
  meterWh: number
  timeZone: string
  latitude: number | null
  longitude: number | null
}

/** Number of OCPP wallboxes in the demonstration. */
const wallboxCount = 3

/** Wallboxes of the demonstration that connect by OCPP, with their passwords. */
export async function listSimulatedWallboxes(databaseUrl: string): Promise<SimulatedWallbox[]> {
  return onDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into charge_points (installation_id, credential)
       select i.id, 1 from installations i join customers c on c.id = i.customer_id
       where i.kind = 'wallbox' and c.status = 'active' and exists (select from simulated_homes)
         -- What a cloud or a gateway measures is not measured twice.
         and not exists (select from simulated_homes h where h.site_id = i.site_id)
       order by i.added_at, i.id limit $1 on conflict do nothing`,
      [wallboxCount],
    )
    const { rows } = await client.query<SimulatedWallbox>(
      `select i.id as "installationId", i.vendor_installation_id as identity, p.credential, coalesce(i.manufacturer, '') as manufacturer,
         w.power_output_a as "powerOutputA", s.time_zone as "timeZone", s.latitude, s.longitude,
         coalesce((select max(t.meter_wh) from charging_transactions t where t.installation_id = i.id), 3200000) as "meterWh"
       from charge_points p join installations i on i.id = p.installation_id join wallboxes w on w.id = i.id
       join sites s on s.id = i.site_id join customers c on c.id = i.customer_id
       where c.status = 'active' order by i.added_at, i.id limit $1`,
      [wallboxCount],
    )
    return rows
  })
}
