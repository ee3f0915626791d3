import type { DeviceType } from '@wattdesk/contract/installations/terms.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { instantArray, textArray, uuidArray } from '../../../db/binary-arrays.ts'
import type { Db } from '../../../db/connect.ts'
import { appliances, gatewayEvents, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A gateway made contact or, if it is `offline`, was lost. */
export type Contact = { gatewayId: string; at: Date; state?: 'online' | 'offline'; firmware?: string }
export type NewAppliance = typeof appliances.$inferInsert

/** Returns those of the gateways coming online that have an unanswered search. */
export async function updateContacts(db: Db, contacts: readonly Contact[]): Promise<string[]> {
  const sorted = contacts.toSorted((a, b) => (a.gatewayId < b.gatewayId ? -1 : 1))
  const { rows } = await db.execute<{ id: string }>(sql`
    update gateways g set firmware = coalesce(c.firmware, g.firmware),
      version = g.version + (coalesce(c.firmware, g.firmware) is distinct from g.firmware)::integer,
      contacted_at = case when c.state = 'offline' then g.contacted_at else greatest(g.contacted_at, c.at) end,
      offline_at = case c.state when 'offline' then c.at when 'online' then null else g.offline_at end
    from unnest(${uuidArray(sorted, (one) => one.gatewayId)}::uuid[], ${instantArray(sorted, (one) => one.at.getTime())}::timestamptz[],
      ${textArray(sorted, (one) => one.firmware)}::text[], ${textArray(sorted, (one) => one.state)}::text[]) as c (id, at, firmware, state)
    where g.id = c.id
    returning case when c.state = 'online' and g.scan_state = 'Pending' then g.id end as id`)
  return rows.flatMap(({ id }) => id ?? [])
}

/** A gateway without a home, whose password is still valid. Its loss changes nothing. */
export async function updateStockContact(db: Db, serialNumber: string, { at, state, firmware }: Omit<Contact, 'gatewayId'>): Promise<void> {
  const isOther = sql<number>`(${gateways.firmware} is distinct from ${firmware})::integer`
  const changes = {
    ...(firmware === undefined ? {} : { firmware, version: sql`${gateways.version} + ${isOther}` }),
    ...(state === 'online' ? { contactedAt: at } : {}),
  }
  if (Object.keys(changes).length === 0) return
  await db
    .update(gateways)
    .set(changes)
    .where(and(eq(gateways.serialNumber, serialNumber), isNull(gateways.credentialRevokedAt), ne(gateways.state, 'paired')))
}

/** Its site, or the unallocated installation that its measurements belong to. */
const homeOf = sql<string>`coalesce(${gateways.siteId}, ${gateways.unallocatedInstallationId})`
const isPaired = sql`${homeOf} is not null`

/** Loads and locks a paired gateway that has just reported, and records the contact. A scan started in a previous home may end later. */
export async function lockContactedGateway(tx: Tx, serialNumber: string, at: Date): Promise<{ id: string; homeId: string } | undefined> {
  const [row] = await tx
    .update(gateways)
    .set({ contactedAt: sql`greatest(${gateways.contactedAt}, ${at}::timestamptz)` })
    .where(and(eq(gateways.serialNumber, serialNumber), isNull(gateways.credentialRevokedAt), isPaired))
    .returning({ id: gateways.id, homeId: homeOf })
  return row
}

/** Adds and updates appliances, and returns those whose kind a member chose. */
export async function upsertAppliances(tx: Tx, rows: NewAppliance[]): Promise<{ deviceId: string; kind: ApplianceKind }[]> {
  const stored = await tx
    .insert(appliances)
    .values(rows)
    .onConflictDoUpdate({
      target: [appliances.gatewayId, appliances.deviceId],
      set: {
        kind: sql`case when ${appliances.isKindChosen} then ${appliances.kind} else excluded.kind end`,
        type: sql`excluded.type`,
        manufacturer: sql`excluded.manufacturer`,
        model: sql`excluded.model`,
        serialNumber: sql`excluded.serial_number`,
        updatedAt: sql`excluded.updated_at`,
        contactedAt: sql`excluded.contacted_at`,
        generationLimitW: sql`excluded.generation_limit_w`,
        consumptionLimitW: sql`excluded.consumption_limit_w`,
        limitsKept: sql`excluded.limits_kept`,
      },
    })
    .returning({ deviceId: appliances.deviceId, kind: appliances.kind, isKindChosen: appliances.isKindChosen })
  return stored.filter(({ isKindChosen }) => isKindChosen)
}

export type Scan = { commandId: string; state: 'Pending' | 'Done' | 'Failed'; at: Date; devicesFound?: number | undefined }

/** Records the start, the progress or the end of a scan. An ended scan never changes. */
export async function putScan(tx: Tx, gatewayId: string, { commandId, state, at, devicesFound }: Scan): Promise<void> {
  const begun = { gatewayId, at, kind: 'scan' as const, scanState: state, commandId }
  if (state === 'Pending') {
    await tx
      .insert(gatewayEvents)
      .values({ ...begun, startedAt: at, appliancesFound: devicesFound })
      .onConflictDoUpdate({
        target: [gatewayEvents.gatewayId, gatewayEvents.commandId],
        set: { at, appliancesFound: devicesFound },
        setWhere: sql`gateway_events.scan_state = 'Pending'`,
      })
    return
  }
  await tx
    .insert(gatewayEvents)
    .values({ ...begun, appliancesFound: devicesFound ?? knownAppliances(gatewayId) })
    .onConflictDoUpdate({
      target: [gatewayEvents.gatewayId, gatewayEvents.commandId],
      set: {
        scanState: state,
        at,
        appliancesFound: sql`excluded.appliances_found`,
        appliancesNew: sql`(select count(*) from appliances a where a.gateway_id = gateway_events.gateway_id
          and a.added_at >= gateway_events.started_at)`,
      },
      setWhere: sql`gateway_events.scan_state = 'Pending'`,
    })
}

const knownAppliances = (gatewayId: string) => sql`(select count(*) from appliances a where a.gateway_id = ${gatewayId})`

/** The gateway's own columns, which the previous release reads. */
export async function updateScanState(tx: Tx, gatewayId: string, { state, at }: Scan): Promise<void> {
  const finished = state === 'Pending' ? {} : { lastScanAt: at }
  await tx
    .update(gateways)
    .set({ scanState: state, ...finished })
    .where(eq(gateways.id, gatewayId))
}

const deviceTypes: Partial<Record<ApplianceKind, DeviceType>> = {
  GRID: 'Meter',
  MISC: 'Meter',
  // A meter whose position is not known yet.
  UNKNOWN: 'Meter',
  EVSTATION: 'EV',
  CLUSTER: 'EV',
  HEAT_PUMP: 'HEAT_PUMP',
  HEAT_PUMP_EXTERNAL: 'HEAT_PUMP',
}

/** The type of device under which the portal lists a kind of appliance. Everything that generates or stores is an inverter. */
export function deviceTypeOf(kind: ApplianceKind): DeviceType {
  return deviceTypes[kind] ?? 'Inverter'
}
