import {
  type CustomerSource,
  type CustomerStatus,
  type CustomerType,
  customerSources,
  customerStatuses,
} from '@wattdesk/contract/customers/terms.ts'
import { inverterKinds } from '@wattdesk/contract/installations/terms.ts'
import type { GivenMember, givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'

type NewCustomer = { tenantId: string; createdAt: Date; random: () => number; number: number }

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // the list is not empty

/** Customers and installations with random figures, and the same figures counted directly. */
export function randomServiceOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  /** An affiliate with two partners and customers with random figures. */
  async function givenService(seed: number, random: () => number) {
    const admin = await given.member('admin')
    const partners = [
      await given.customer(admin, { type: 'partner', site: undefined }),
      await given.customer(admin, { type: 'whitelabel_partner', site: undefined }),
    ]
    const vendors = [await given.vendor({ name: `pv-${seed}-a` }), await given.vendor({ name: `pv-${seed}-b` })]
    const tenants = [admin.tenantId, ...partners.map((partner) => partner.partnerTenantId ?? '')]
    const customers: string[] = []
    for (let at = 0; at < 60; at++) {
      const createdAt = new Date(Date.UTC(2024, 0, 1) + random() * 900 * 86_400_000)
      customers.push(await insertCustomer(admin, { tenantId: pick(random, tenants), createdAt, random, number: seed * 1_000 + at }))
    }
    for (const customerId of customers) {
      while (random() < 0.6) await insertInstallation(customerId, random, vendors)
    }
    return { admin, partners, vendors, customers, random }
  }

  async function insertCustomer(admin: GivenMember, { tenantId, createdAt, random, number }: NewCustomer): Promise<string> {
    const id = crypto.randomUUID()
    const type: CustomerType = 'residential_customer'
    const status: CustomerStatus = pick(random, customerStatuses)
    const source: CustomerSource = pick(random, customerSources)
    await server.sql(
      `insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'Random', $6, $7, $8, $8)`,
      [id, tenantId, admin.tenantId, type, status, `random${number}@home.example`, source, createdAt],
    )
    await server.sql(
      `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, created_at, updated_at)
       values ($1, $1, 'Home', 'Weg 1', '68159', 'Mannheim', 'DE', 'Europe/Berlin', $2, $2)`,
      [id, createdAt],
    )
    return id
  }

  async function insertInstallation(customerId: string, random: () => number, vendors: readonly string[]): Promise<void> {
    const kind = pick(random, ['pvbattery', 'pvbattery', 'meter', 'wallbox', 'heatpump'] as const)
    const head = { vendor_id: pick(random, vendors), added_at: new Date(Date.UTC(2024, 0, 1) + random() * 900 * 86_400_000) }
    const battery = random() < 0.5 ? Math.ceil(random() * 20_000) : null
    const peak = random() < 0.7 ? Math.ceil(random() * 15_000) : null
    const sizes = { inverter_kind: pick(random, [...inverterKinds, null]), pv_peak_power_w: peak, battery_capacity_wh: battery }
    await installationsOf(server).add(kind, { customerId, siteId: customerId }, head, kind === 'pvbattery' ? sizes : {})
  }

  /** A sum is null if no size is known of those that have one. */
  async function countInstallations(where: string, values: unknown[]) {
    const [row] = await server.sql(
      `select count(*)::int as installations,
         case when bool_or(p.inverter_kind is distinct from 'BATTERY' or p.pv_peak_power_w is not null) filter (where p.id is not null)
           then sum(p.pv_peak_power_w)::int else 0 end as "pvPeakPowerW",
         case when bool_or(p.inverter_kind is distinct from 'PV' or p.battery_capacity_wh is not null) filter (where p.id is not null)
           then sum(p.battery_capacity_wh)::int else 0 end as "batteryCapacityWh",
         (count(*) filter (where p.id is not null and p.pv_peak_power_w is null and p.inverter_kind is distinct from 'BATTERY'))::int
           as "unsizedPvSystems",
         (count(*) filter (where p.id is not null and p.battery_capacity_wh is null and p.inverter_kind is distinct from 'PV'))::int
           as "unsizedBatteries"
       from installations i join customers c on c.id = i.customer_id left join pv_battery_configurations p on p.id = i.id
       where c.status <> 'deleted' and ${where}`,
      values,
    )
    return row
  }

  return { givenService, insertInstallation, countInstallations }
}

export type Service = Awaited<ReturnType<ReturnType<typeof randomServiceOf>['givenService']>>
