import { dayMs } from '@wattdesk/energy/durations.ts'
import pg from 'pg'
import { putBack, takeOff } from './bulk-load.ts'
import { loadContent } from './content.ts'
import { type Maker, makeCustomer, openMaker } from './customers.ts'
import { assignFeatureGroups, loadFeatureGroups } from './feature-groups.ts'
import { loadFieldWork } from './field-work.ts'
import { affiliates, beganAt, members, operatorId, vendors } from './fixed.ts'
import { addHome, equip, type Homes, loadSimulatedHomes } from './homes.ts'
import { boxOf } from './installations.ts'
import { addSaleRows, loadSaleTemplates } from './journeys.ts'
import { onDatabase } from './loadable.ts'
import { randomFrom, seededId } from './random.ts'
import { openWriters } from './row-writers.ts'
import { addCustomerRows, addGatewayRows, filledTables, type Rows } from './rows.ts'
import { loadAffiliateSettings, loadBrands, loadScans, loadTariffs } from './settings.ts'

export type SeedOptions = {
  databaseUrl: string
  customers: number
  /** The share of customers whose installation is in service; benchmarks need a high one. */
  equippedShare?: number
  now: Date
  historyDays: number
  sealWebhookKey(vendorName: string): Buffer
  /** The key with which the simulated vendors deliver the fleet's history. */
  sealedApiKey: Buffer
  progress?(done: number): void
}

/** Computed from other tables. */
const derivedTables = [
  'customer_feature_groups',
  'customer_user_feature_groups',
  'customer_counts',
  'customer_statistics',
  'installation_statistics',
  'site_health',
]

/** Customers per flush. */
const flushStep = 500
const progressStep = 20_000
/** The share of customers whose installation is in service. */
const usualEquippedShare = 0.085
/** Gateways that are not paired yet. */
const boxesInStock = 40
/** Days since their delivery. */
const stockDays = 45

/** A fixed seed, so that the data depends only on the current time. */
const seed = 42

/** Fills an empty, migrated database with the demonstration service. */
export async function loadService(options: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'wattdesk-seed' })
  await client.connect()
  try {
    await client.query("set synchronous_commit = off; set work_mem = '256MB'")
    await loadFixed(client, options)
    await takeOff(client, [...filledTables, ...derivedTables])
    await loadCustomers(client, options)
    await Promise.all([assignFeatureGroups(client), atOnce(options.databaseUrl, derivations)])
    await putBack(options.databaseUrl)
    await loadTariffs(client)
    await loadScans(client)
    await loadBrands(client)
    await loadContent(client, options.now)
    await loadFieldWork(client, options.now)
    // The played month ends by counting the fleet.
    await client.query('insert into fleet_counts (counted_at, took_ms) values (now(), 0)')
    await atOnce(options.databaseUrl, await vacuumsOf(client))
  } finally {
    await client.end()
  }
}

/** Sites with devices are checked from the first start on. No trigger saw their devices being added. */
const insertHealth = `
  insert into site_health (site_id, customer_id, check_at)
  select s.id, s.customer_id, now() from sites s where exists (select from installations i where i.site_id = s.id)`

/** The parts of `derive_customers`, and what no trigger adds. */
const derivations = ['select recount_statistics()', 'select derive_customer_lists()', insertHealth]

/** Runs independent statements at once, each over its own connection. */
async function atOnce(databaseUrl: string, statements: readonly string[]): Promise<void> {
  await Promise.all(
    statements.map((statement) =>
      onDatabase(databaseUrl, async (client) => {
        await client.query("set synchronous_commit = off; set work_mem = '256MB'")
        await client.query(statement)
      }),
    ),
  )
}

/** Two statements that vacuum and analyze all tables, each about half. */
async function vacuumsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ names: string }>(`
    select string_agg(name, ', ') as names from (
      select oid::regclass::text as name, row_number() over (order by pg_table_size(oid) desc) % 2 as half
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    ) halves group by half`)
  return rows.map(({ names }) => `vacuum (analyze) ${names}`)
}

async function loadFixed(client: pg.Client, options: SeedOptions): Promise<void> {
  await client.query('begin')
  const tenant = `insert into tenants (id, parent_id, affiliate_id, kind, name, country, time_zone, language, bidding_zone, domain, contact_email, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`
  await client.query(tenant, [
    operatorId,
    null,
    null,
    'operator',
    'Wattdesk',
    'DE',
    'Europe/Berlin',
    'en',
    null,
    'wattdesk.example',
    'service@wattdesk.example',
    beganAt,
  ])
  for (const { id, land } of affiliates) {
    const contact = `service@${land.domain}`
    await client.query(tenant, [
      id,
      operatorId,
      id,
      'affiliate',
      land.affiliate,
      land.country,
      land.timeZone,
      land.language,
      land.biddingZone,
      land.domain,
      contact,
      beganAt,
    ])
  }
  await loadAffiliateSettings(client)
  await loadFeatureGroups(client)
  for (const member of members) {
    await client.query(
      'insert into members (id, tenant_id, email, first_name, last_name, language, roles, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [member.id, member.tenantId, member.email, member.firstName, member.lastName, member.language, member.roles, beganAt],
    )
  }
  for (const vendor of Object.values(vendors)) {
    await client.query(
      'insert into vendors (id, name, display_name, category, reference_id, identified_by, webhook_key, api_key, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        vendor.id,
        vendor.name,
        vendor.displayName,
        vendor.category,
        vendor.referenceId,
        vendor.identifiedBy,
        vendor.hasWebhooks ? options.sealWebhookKey(vendor.name) : null,
        vendor.name === 'gridx' || vendor.name === 'solaredge' ? options.sealedApiKey : null,
        beganAt,
      ],
    )
  }
  await loadSaleTemplates(client)
  await client.query('commit')
}

async function loadCustomers(client: pg.Client, options: SeedOptions): Promise<void> {
  const random = randomFrom(seed)
  const maker = openMaker(random, options.now, options.equippedShare ?? usualEquippedShare)
  const homes: Homes = {
    maker,
    ids: randomFrom(seed + 1),
    counts: new Map(),
    simulated: [],
    historyDays: options.historyDays,
    hasIdle: options.equippedShare !== undefined,
  }
  const writers = openWriters(options.databaseUrl)
  const { rows } = writers
  try {
    for (let number = 1; number <= options.customers; number++) {
      const equipped = equip(homes, makeCustomer(maker))
      const { customer, devices } = equipped
      addCustomerRows(rows, customer)
      addHome(rows, homes, equipped)
      addSaleRows(rows, random, customer, { now: options.now, servedAt: devices?.at })
      if (number % flushStep === 0) await writers.flush()
      if (number % progressStep === 0) options.progress?.(number)
    }
    addStock(rows, maker)
    await writers.commit()
  } finally {
    await writers.close()
  }
  await loadSimulatedHomes(client, homes)
}

/** The stock was delivered before any of it was sent or installed. */
function addStock(rows: Rows, { random, now }: Maker): void {
  const region = affiliates[0]?.id
  if (!region) throw new Error('The demonstration has no region')
  const addedAt = new Date(now.getTime() - stockDays * dayMs)
  for (let i = 0; i < boxesInStock; i++) {
    const id = seededId(random, now)
    const box = {
      id,
      configurationId: id,
      ...boxOf(random),
      deviceId: seededId(random, now),
      contactedAt: null,
      lastScanAt: addedAt,
      addedAt,
      appliances: [],
    }
    addGatewayRows(rows, null, box, { tenantId: region, affiliateId: region })
  }
}
