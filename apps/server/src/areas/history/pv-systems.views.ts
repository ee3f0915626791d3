import type { missingFacts } from '@wattdesk/contract/history/pv-energy/terms.ts'
import type { PanelGroup, PvSystem } from '@wattdesk/energy/pv-model.ts'
import type { LocalDay } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { HistorySite } from './history-sites.views.ts'

type Missing = (typeof missingFacts)[number]
/** `installedOn`: the day on which a further system was added; null for those that were there first, as far as is known. */
export type SiteSystem = PvSystem & { installedOn: LocalDay | null }
/** The PV systems of a site as the model needs them, one for each inverter, and which facts are missing. */
export type SiteSystems = { systems: SiteSystem[]; peakPowerW: number; missing: Missing[] }

type Row = { ratedAcPowerW: number | null; panels: PanelGroup[] | null; installedOn: LocalDay | null }
type WholeRow = Row & { ratedAcPowerW: number; panels: PanelGroup[] }

export async function readSystems(
  db: Db,
  { id, latitude, longitude }: Pick<HistorySite, 'id' | 'latitude' | 'longitude'>,
): Promise<SiteSystems> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(c.pv_inverter_max_ac_power_w, c.pv_peak_power_w) as "ratedAcPowerW",
      case when i.installed_on > min(coalesce(i.installed_on, '-infinity')) over () then i.installed_on::text end as "installedOn", (
      select json_agg(json_build_object('peakPowerW', p.peak_power_w, 'azimuthDeg', p.azimuth_degrees, 'tiltDeg', p.tilt_degrees,
        'shadeLevel', p.shaded_segments_count / 100.0) order by p.position)
      from pv_panels p where p.configuration_id = c.id) as panels
    from installations i join pv_battery_configurations c on c.id = i.id
    where i.site_id = ${id} and i.kind = 'pvbattery' and c.inverter_kind is distinct from 'BATTERY'
    order by i.added_at, i.id`)
  const isWhole = (row: Row): row is WholeRow => row.ratedAcPowerW !== null && row.panels !== null
  const missing: Missing[] = [
    ...(latitude === null || longitude === null ? (['location'] as const) : []),
    ...(rows.length === 0 || rows.some((row) => row.panels === null) ? (['panels'] as const) : []),
    ...(rows.some((row) => row.ratedAcPowerW === null) ? (['inverter'] as const) : []),
  ]
  if (missing.length > 0 || latitude === null || longitude === null) return { systems: [], peakPowerW: 0, missing }
  const systems = rows.filter(isWhole).map((row) => ({ ...row, latitude, longitude }))
  return { systems, peakPowerW: peakPowerOf(systems), missing }
}

export const peakPowerOf = (systems: readonly PvSystem[]): number =>
  systems.flatMap((system) => system.panels).reduce((sum, panels) => sum + panels.peakPowerW, 0)
