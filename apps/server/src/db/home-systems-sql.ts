import { type HomeSystem, type SystemPower, systemPowers } from '@wattdesk/energy/home-systems.ts'
import { sql } from 'drizzle-orm'
import { uuidArray } from './binary-arrays.ts'
import type { Db } from './connect.ts'
import { vendorSourceSql } from './vendor-source-sql.ts'

const powersOfKinds: Readonly<Record<string, readonly SystemPower[]>> = { PV: ['production'], BATTERY: ['battery'], HYBRID: systemPowers }

/** Systems of PV and batteries at sites where a vendor has several, as far as they were ever measured. */
export async function listHomeSystems(db: Db, siteIds: readonly string[]): Promise<Map<string, HomeSystem[]>> {
  const { rows } = await db.execute<Omit<HomeSystem, 'powers'> & { siteId: string; inverterKind: string | null }>(sql`
    select i.site_id as "siteId", i.vendor_id as "vendorId", ${vendorSourceSql('i')} as "sourceId", p.inverter_kind as "inverterKind",
      (extract(epoch from i.added_at) * 1000)::float8 as since
    from installations i join pv_battery_configurations p on p.id = i.id
    where i.site_id = any(${uuidArray(siteIds, (one) => one)}::uuid[])
      and case when exists (select from installations other
          where other.site_id = i.site_id and other.vendor_id = i.vendor_id and other.kind = 'pvbattery' and other.id <> i.id)
        then source_measured_at(i.site_id, ${vendorSourceSql('i')}) is not null else false end
    order by i.site_id, i.vendor_id, i.added_at, i.id`)
  const systems = rows.map(({ inverterKind, ...row }) => ({ ...row, powers: powersOfKinds[inverterKind ?? ''] ?? [] }))
  return Map.groupBy(systems, ({ siteId }) => siteId)
}
