import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type pg from 'pg'
import { affiliates, beganAt, members } from './fixed.ts'
import { randomFrom, seededId } from './random.ts'

/** Start codes of gateways in stock that the simulated fleet contains. The first one is already in the field. */
export const playedStartCodes = [
  '39FDDF7D85BAAD2D',
  '5B0E1C77A94D2F86',
  'C2D4907E1BFA6853',
  '7F36E8A015DC9B24',
  'E4A17C3390D5F2B8',
] as const

/** The last one is assigned to a customer in the simulated month. */
export const assignedStartCode = playedStartCodes[4]

/** The seed of the home that a gateway's simulation replays. */
const seedOf = (startCode: (typeof playedStartCodes)[number]) => 70 + playedStartCodes.indexOf(startCode)

const companies = ['Sonnenbau Mannheim', 'Dachwerk Heidelberg'] as const
/** Installations of the first company: hours since they were added, and hours of access left. */
const inTheField = [
  { ageH: 3, leftH: 333 },
  { ageH: 320, leftH: 16 },
  { ageH: 400, leftH: -64 },
] as const

/** The home of the gateway that is assigned to a customer, which the fleet replays from then on. */
export const assignedHome = {
  seed: seedOf(assignedStartCode),
  appliances: [
    { deviceId: 'grid-2330969962', kind: 'GRID', manufacturer: 'Fronius', model: 'Smart Meter TS 65A-3', serialNumber: '2330969962' },
    { deviceId: 'pv-6538991883', kind: 'PV', manufacturer: 'SMA', model: 'Sunny Tripower 10.0', serialNumber: '6538991883' },
    { deviceId: 'battery-9956906515', kind: 'BATTERY', manufacturer: 'SENEC', model: 'Home V3 hybrid', serialNumber: '9956906515' },
  ] satisfies FoundAppliance[],
  /** As printed on the inverter. */
  inverterPowerW: 10_000,
}

export const profileInField = {
  timeZone: 'Europe/Berlin',
  latitude: 49.49,
  longitude: 8.47,
  peakPowerW: 9_800,
  azimuthDeg: 0,
  tiltDeg: 35,
  batteryCapacityWh: 10_000,
  yearlyConsumptionWh: 3_900_000,
  wallbox: false,
  heatPump: false,
}

/** Installer companies, gateways that installers can put into service, and installations waiting for their customers. */
export async function loadFieldWork(client: pg.Client, now: Date): Promise<void> {
  const random = randomFrom(7)
  const tenantId = affiliates[0]?.id
  const installer = members.find(({ roles }) => roles.includes('installer'))
  if (!tenantId || !installer) throw new Error('The demonstration has no installer')
  const ids = companies.map(() => seededId(random, beganAt))
  for (const [at, name] of companies.entries()) {
    await client.query('insert into installer_companies (id, tenant_id, affiliate_id, name, created_at) values ($1, $2, $2, $3, $4)', [
      ids[at],
      tenantId,
      name,
      beganAt,
    ])
  }
  await client.query('insert into installer_company_members (member_id, company_id) values ($1, $2)', [installer.id, ids[0]])
  const boxes = await takeStock(client)
  for (const [at, { ageH, leftH }] of inTheField.entries()) {
    const [createdAt, expiresAt] = [new Date(now.getTime() - ageH * hourMs), new Date(now.getTime() + leftH * hourMs)]
    const id = seededId(random, createdAt)
    // The first is simulated; the others have had no power since.
    const box = boxes[at === 0 ? 0 : playedStartCodes.length + at]
    await client.query(
      `insert into unallocated_installations (id, tenant_id, affiliate_id, gateway_id, company_id, installer_id, created_at, updated_at, expires_at)
       values ($1, $2, $2, $3, $4, $5, $6, $6, $7)`,
      [id, tenantId, box, ids[0], installer.id, createdAt, expiresAt],
    )
    await client.query('update gateways set unallocated_installation_id = $1 where id = $2', [id, box])
    await client.query('update gateways set moved_at = $1 where id = $2', [createdAt, box])
  }
}

/** Gateways in stock. The first get the start codes of those that the fleet simulates. */
async function takeStock(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from gateways where installation_id is null order by serial_number limit $1',
    [playedStartCodes.length + inTheField.length],
  )
  for (const [at, startCode] of playedStartCodes.entries()) {
    const id = rows[at]?.id
    await client.query('update gateways set start_code = $1 where id = $2', [startCode, id])
    await client.query("insert into simulated_homes (site_id, kind, profile) values ($1, 'gateway', $2)", [
      id,
      JSON.stringify({
        ...profileInField,
        ...(startCode === assignedStartCode ? { appliances: assignedHome.appliances } : {}),
        seed: seedOf(startCode),
      }),
    ])
  }
  return rows.map(({ id }) => id)
}
