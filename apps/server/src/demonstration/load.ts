import pg from 'pg'
import { putBack, takeOff } from './bulk-load.ts'
import { loadContent } from './content.ts'
import { type Maker, makeCustomer, type SeededCustomer } from './customers.ts'
import { makeElectricCar, makeFoundHeatPump, makeGasMeter, makeGridMeter, makeHeatPump, makeMeter, makeSmartHome } from './devices.ts'
import { assignFeatureGroups, loadFeatureGroups } from './feature-groups.ts'
import { loadFieldWork } from './field-work.ts'
import { affiliates, beganAt, members, operatorId, vendors } from './fixed.ts'
import { boxOf, extrasOf, makeGateway, makePvBattery, makeWallbox, type SeededPvBattery } from './installations.ts'
import { addAlarmRows, addSaleRows, loadSaleTemplates } from './journeys.ts'
import { onDatabase } from './loadable.ts'
import { between, pickWeighted, type Random, randomFrom, seededId } from './random.ts'
import { openWriters } from './row-writers.ts'
import { addCustomerRows, addDeviceRows, addGatewayRows, addPvBatteryRows, addWallboxRows, filledTables, type Rows } from './rows.ts'
import { loadAffiliateSettings, loadBrands, loadScans, loadTariffs } from './settings.ts'

export type SeedOptions = {
  databaseUrl: string
  customers: number
  now: Date
  /** Encrypts a vendor's webhook key for its row. */
  sealWebhookKey(vendorName: string): Buffer
  /** The key under which the simulated vendors tell of the fleet's past. */
  sealedApiKey: Buffer
  progress?(done: number): void
}

/** Tables that are computed from others. */
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
/** Simulated homes: the first ones that can have a gateway, and others in a vendor's cloud. */
const gatewayHomes = 40
const cloudHomes = 12
/** Gateways that are not paired yet. */
const boxesInStock = 40

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
    await Promise.all([assignFeatureGroups(client), atOnce(options.databaseUrl, ['select derive_customers()', insertHealth])])
    await putBack(options.databaseUrl)
    await loadTariffs(client)
    await loadScans(client)
    await loadBrands(client)
    await loadContent(client, options.now)
    await loadFieldWork(client, options.now)
    await client.query('select count_fleet()')
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
      'insert into vendors (id, name, display_name, category, reference_id, identified_by, health, webhook_key, api_key, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [
        vendor.id,
        vendor.name,
        vendor.displayName,
        vendor.category,
        vendor.referenceId,
        vendor.identifiedBy,
        vendor.health,
        vendor.hasWebhooks ? options.sealWebhookKey(vendor.name) : null,
        vendor.name === 'gridx' || vendor.name === 'solaredge' ? options.sealedApiKey : null,
        beganAt,
      ],
    )
  }
  await loadSaleTemplates(client)
  await client.query('commit')
}

type Owner = { customerId: string; siteId: string }
/** `ids` makes the IDs of what was added to the homes later, so that everything else stays as it was. */
type Progress = { maker: Maker; ids: Random; gateways: number; clouds: number; homes: { siteId: string; kind: string; profile: object }[] }

async function loadCustomers(client: pg.Client, options: SeedOptions): Promise<void> {
  const random = randomFrom(seed)
  const state: Progress = {
    maker: { random, now: options.now, partners: [], made: 0, emails: new Map() },
    ids: randomFrom(seed + 1),
    gateways: 0,
    clouds: 0,
    homes: [],
  }
  const writers = openWriters(options.databaseUrl)
  const { rows } = writers
  try {
    for (let made = 1; made <= options.customers; made++) {
      const customer = makeCustomer(state.maker)
      addCustomerRows(rows, customer)
      addInstallations(rows, state, customer, options.now)
      if (made % flushStep === 0) await writers.flush()
      if (made % progressStep === 0) options.progress?.(made)
    }
    addStock(rows, state)
    await writers.commit()
  } finally {
    await writers.close()
  }
  await loadHomes(client, state)
  await noteIncidents(client)
}

/**
 * Gives each open alarm the incident that it was made of, so that it ends when a check no longer finds it. Of several alarms of a
 * site about one code, the newest is open and the others are over.
 */
async function noteIncidents(client: pg.Client): Promise<void> {
  await client.query(`
    insert into incidents (id, site_id, customer_id, code, began_at, seen_at, lasted_seconds, alarm_id)
    select distinct on (a.site_id, a.code) gen_random_uuid(), a.site_id, a.customer_id, a.code, a.raised_at - interval '4 hours', now(),
      extract(epoch from now() - a.raised_at)::int + 14400, a.id
    from alarms a where a.cleared_at is null order by a.site_id, a.code, a.raised_at desc
    on conflict do nothing`)
  await client.query(`
    update alarms a set cleared_at = a.raised_at + interval '1 hour'
    where a.cleared_at is null and not exists (select from incidents i where i.alarm_id = a.id)`)
}

function addStock(rows: Rows, { maker: { random, now } }: Progress): void {
  const region = affiliates[0]?.id
  if (!region) throw new Error('The demonstration has no region')
  for (let i = 0; i < boxesInStock; i++) {
    const id = seededId(random, now)
    const box = {
      id,
      configurationId: id,
      ...boxOf(random),
      deviceId: seededId(random, now),
      contactedAt: null,
      lastScanAt: now,
      addedAt: now,
      appliances: [],
    }
    addGatewayRows(rows, null, box, { tenantId: region, affiliateId: region })
  }
}

function addInstallations(rows: Rows, state: Progress, customer: SeededCustomer, now: Date): void {
  const { random } = state.maker
  const { site } = customer
  if (site && customer.type === 'residential_customer' && random() < 0.6) addSaleRows(rows, random, customer, now)
  const hasAny = customer.installationStatus === 'installed' || customer.installationStatus === 'commissioned'
  if (!site || customer.type !== 'residential_customer' || !hasAny) return
  const owner = { customerId: customer.id, siteId: site.id }
  addAlarmRows(rows, random, customer, now)
  const isPlayed = customer.status === 'active' && customer.joinedAt !== null
  if (isPlayed && state.gateways < gatewayHomes) {
    state.gateways += 1
    addGatewayHome(rows, state, customer, now)
  } else if (isPlayed && state.clouds < cloudHomes) {
    state.clouds += 1
    const pv = makePvBattery(random, customer, state.maker.made, now, 'solaredge')
    addPvBatteryRows(rows, owner, pv)
    state.homes.push({
      siteId: site.id,
      kind: 'vendor-cloud',
      profile: profileOf(state, customer, pv, { wallbox: false, heatPump: false }),
    })
  } else {
    addPvBatteryRows(rows, owner, makePvBattery(random, customer, state.maker.made, now))
  }
  if (random() < 0.3) addSecondInstallation(rows, owner, state, customer)
}

function addSecondInstallation(rows: Rows, owner: Owner, { maker }: Progress, { createdAt }: SeededCustomer): void {
  const kind = pickWeighted(maker.random, secondKinds)
  const birth = { id: seededId(maker.random, createdAt), number: maker.made, addedAt: createdAt }
  if (kind === 'wallbox') addWallboxRows(rows, owner, makeWallbox(birth.id, `EV${2_000_000 + maker.made}`, createdAt))
  else addDeviceRows(rows, owner, makers[kind](birth))
}

const secondKinds = [
  ['meter', 35],
  ['wallbox', 30],
  ['heatpump', 15],
  ['smarthome', 8],
  ['gas', 7],
  ['electriccar', 5],
] as const

const makers = {
  meter: makeMeter,
  heatpump: makeHeatPump,
  smarthome: makeSmartHome,
  gas: makeGasMeter,
  electriccar: makeElectricCar,
}

function addGatewayHome(rows: Rows, state: Progress, customer: SeededCustomer, now: Date): void {
  const { random } = state.maker
  const { site } = customer
  if (!site) return
  const owner = { customerId: customer.id, siteId: site.id }
  const extras = extrasOf(random)
  const pv = makePvBattery(random, customer, state.maker.made, now)
  const gateway = makeGateway(random, pv, extras, now)
  addPvBatteryRows(rows, owner, { ...pv, gatewaySerialNumber: gateway.serialNumber })
  addGatewayRows(rows, owner, gateway, customer)
  const charger = gateway.appliances.find((one) => one.kind === 'EVSTATION')
  if (charger) addWallboxRows(rows, owner, makeWallbox(seededId(random, pv.addedAt), charger.serialNumber, pv.addedAt))
  const idOf = () => seededId(state.ids, pv.addedAt)
  for (const one of gateway.appliances) {
    if (one.kind === 'GRID') addDeviceRows(rows, owner, makeGridMeter(idOf(), one, pv.addedAt))
    if (one.kind === 'HEAT_PUMP') addDeviceRows(rows, owner, makeFoundHeatPump(idOf(), one, pv.addedAt))
  }
  // Beyond the numbers of devices that no gateway knows.
  const gasMeter = extras.heatPump ? undefined : makeGasMeter({ id: idOf(), number: 5_000_000 + state.gateways, addedAt: pv.addedAt })
  if (gasMeter) addDeviceRows(rows, owner, gasMeter)
  const profile = { ...profileOf(state, customer, pv, extras), gasMeter: gasMeter?.head.vendorInstallationId }
  state.homes.push({ siteId: site.id, kind: 'gateway', profile })
}

/** The simulation profile of a home. */
function profileOf(
  { maker: { random } }: Progress,
  customer: SeededCustomer,
  pv: SeededPvBattery,
  extras: { wallbox: boolean; heatPump: boolean },
): object {
  const largest = pv.panels.toSorted((a, b) => b.peakPowerW - a.peakPowerW)[0]
  return {
    seed: between(random, 1, 1_000_000),
    timeZone: customer.land.timeZone,
    latitude: customer.site?.latitude,
    longitude: customer.site?.longitude,
    peakPowerW: pv.panels.reduce((sum, panel) => sum + panel.peakPowerW, 0),
    azimuthDeg: largest?.azimuthDegrees,
    tiltDeg: largest?.tiltDegrees,
    batteryCapacityWh: pv.battery?.capacityWh ?? 0,
    yearlyConsumptionWh: between(random, 2_400, 5_500) * 1_000,
    ...extras,
  }
}

async function loadHomes(client: pg.Client, { homes }: Progress): Promise<void> {
  for (const { siteId, kind, profile } of homes) {
    await client.query('insert into simulated_homes (site_id, kind, profile) values ($1, $2, $3)', [siteId, kind, JSON.stringify(profile)])
  }
}
