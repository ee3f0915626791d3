import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import type { AppPart } from '@wattdesk/contract/customer-app/terms.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { type HomeQuantities, powersIn } from '@wattdesk/energy/home-quantities.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gatewayContactAt, isGatewayOffline } from '../../db/contact-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'

/** The app offers at most this many homes. */
const sitesMax = 100

/** Main home first. */
export async function listHomes(db: Db, customerId: string): Promise<{ id: string; name: string; city: string }[]> {
  return db
    .select({ id: sites.id, name: sites.name, city: sites.city })
    .from(sites)
    .where(eq(sites.customerId, customerId))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id))
    .limit(sitesMax)
}

export async function readAccountName(db: Db, customerId: string): Promise<string> {
  const [row] = await db.select({ name: customers.accountName }).from(customers).where(eq(customers.id, customerId))
  return row?.name ?? ''
}

/** The app shows at most this many. */
const messagesMax = 20

export async function listSaleMessages(db: Db, customerId: string): Promise<AppHome['saleMessages']> {
  const { rows } = await db.execute<AppHome['saleMessages'][number]>(sql`
    select s.id as "saleId", t.name as step, t.names as "stepNames", t.customer_message as message
    from sales s join sale_steps t on t.sale_id = s.id
    where s.customer_id = ${customerId} and s.archived_at is null and t.status = 'pending' and t.customer_message is not null
    order by s.created_at, s.id, t.position limit ${sql.raw(String(messagesMax))}`)
  return rows
}

type Facts = { kinds: InstallationKind[]; hasBattery: boolean; hasGas: boolean; hasPrices: boolean; hadCharges: boolean }

/** The home's sections in the app: devices installed there, or ever measured. Past charges stay after their wallbox was removed. */
export async function readAppParts(db: Db, siteId: string, home: HomeQuantities): Promise<AppPart[]> {
  const { rows } = await db.execute<Facts>(sql`
    select array(select distinct i.kind from installations i where i.site_id = s.id) as kinds,
      exists (select from installations i join pv_battery_configurations p on p.id = i.id
        where i.site_id = s.id and (p.battery_capacity_wh is not null or p.inverter_kind in ('HYBRID', 'BATTERY'))) as "hasBattery",
      exists (select from gas_intervals g where g.site_id = s.id)
        or exists (select from installations i left join smart_meters m on m.id = i.id
          where i.site_id = s.id and (i.kind = 'gas' or m.device_category = 'gas')) as "hasGas",
      s.bidding_zone is not null as "hasPrices", exists (select from former_charges f where f.site_id = s.id) as "hadCharges"
    from sites s where s.id = ${siteId}`)
  const [facts] = rows
  if (!facts) return []
  const { kinds } = facts
  const had = new Set(powersIn(home, { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }))
  const hasPv = kinds.includes('pvbattery') || had.has('production')
  const has: Record<AppPart, boolean> = {
    pv: hasPv,
    battery: facts.hasBattery || had.has('battery'),
    wallbox: kinds.includes('wallbox') || kinds.includes('electriccar') || had.has('ev') || facts.hadCharges,
    heatPump: kinds.includes('heatpump') || had.has('heatPump'),
    gas: facts.hasGas,
    // Credits come from exports, so they need a roof and a meter.
    solarCloud: hasPv && had.has('grid'),
    prices: facts.hasPrices,
  }
  return (Object.keys(has) as AppPart[]).filter((part) => has[part])
}

export type AppGateway = { id: string; serialNumber: string; contactedAt: string | null; isOffline: boolean }

export async function listHomeGateways(db: Db, siteId: string, now: Date): Promise<AppGateway[]> {
  const { rows } = await db.execute<AppGateway>(sql`
    select g.id, g.serial_number as "serialNumber", ${gatewayContactAt(now)} as "contactedAt", ${isGatewayOffline()} as "isOffline"
    from gateways g where g.site_id = ${siteId} order by g.id limit 10`)
  return rows
}
