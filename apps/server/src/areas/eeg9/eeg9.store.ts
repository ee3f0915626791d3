import type { Eeg9Data } from '@wattdesk/contract/eeg9/models.ts'
import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers, customerUsers, sites } from '../../db/domains/customers/tables.ts'
import { eeg9Records, installations, pvBatteryConfigurations, pvPanels } from '../../db/domains/installations/tables.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Facts } from './eeg9.rules.ts'

type Row = typeof eeg9Records.$inferSelect
/** Far more than one call needs. */
const systemsMax = 10_000

type MainUser = Pick<typeof customerUsers.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>

export type Known = {
  configurationId: string
  siteId: string
  customerId: string
  facts: Facts
  version: number
  updatedAt: Date | null
  remindersSent: number
  lastReminderAt: Date | null
  user: MainUser | null
}

/** The peak power of a system’s panels; null without panels. */
const panelsPowerW = sql<
  number | null
>`(select sum(p.peak_power_w)::integer from ${pvPanels} p where p.configuration_id = ${installations.id})`

export async function findKnown(db: Db, configurationId: string): Promise<Known | undefined> {
  return (await select(db, eq(installations.id, configurationId), 1))[0]
}

/** Serializes changes of a configuration's data. */
export async function lockConfiguration(tx: Tx, id: string): Promise<void> {
  const { id: key } = pvBatteryConfigurations
  await tx.select({ key }).from(pvBatteryConfigurations).where(eq(key, id)).for('update')
}

/** Systems in Germany whose data may be incomplete, after a given one, by ID. */
export function listIncomplete(db: Db, scope: Scope, afterId: string, limit: number): Promise<Known[]> {
  const isMissing = or(
    isNull(eeg9Records.gridOperator),
    isNull(eeg9Records.meterNumber),
    and(isNull(eeg9Records.commissionedOn), isNull(installations.installedOn)),
    sql`coalesce(${panelsPowerW}, ${pvBatteryConfigurations.pvPeakPowerW}) is null`,
  )
  const where = and(
    eq(installations.kind, 'pvbattery'),
    gt(installations.id, afterId),
    eq(sites.country, 'DE'),
    eq(customers.status, 'active'),
    isMissing,
    within(scope),
  )
  return select(db, where, limit)
}

/** PV systems of sites in Germany. */
export function listOfSites(db: Db, siteIds: readonly string[]): Promise<Known[]> {
  const where = and(eq(installations.kind, 'pvbattery'), inArray(installations.siteId, [...siteIds]), eq(sites.country, 'DE'))
  return select(db, where, systemsMax)
}

function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined
  return scope.kind === 'affiliate' ? eq(customers.affiliateId, scope.affiliateId) : eq(customers.tenantId, scope.tenantId)
}

/** The day of installation replaces an unknown day of commissioning. */
async function select(db: Db, where: SQL | undefined, limit: number): Promise<Known[]> {
  const rows = await db
    .select({
      head: installations,
      country: sites.country,
      configuration: pvBatteryConfigurations,
      record: eeg9Records,
      user: customerUsers,
      panelsPowerW,
    })
    .from(installations)
    .innerJoin(pvBatteryConfigurations, eq(pvBatteryConfigurations.id, installations.id))
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .innerJoin(customers, eq(customers.id, installations.customerId))
    .leftJoin(eeg9Records, eq(eeg9Records.configurationId, installations.id))
    .leftJoin(customerUsers, and(eq(customerUsers.customerId, customers.id), eq(customerUsers.isMain, true)))
    .where(where)
    .orderBy(asc(installations.id))
    .limit(limit)
  return rows.map(({ head, country, configuration, record, user, panelsPowerW }) => ({
    configurationId: head.id,
    siteId: head.siteId,
    customerId: head.customerId,
    facts: {
      ...dataOf(record),
      commissionedOn: record?.commissionedOn ?? head.installedOn,
      country,
      hasPv: configuration.inverterKind !== 'BATTERY',
      installedPowerW: panelsPowerW ?? configuration.pvPeakPowerW,
    },
    version: record?.version ?? 0,
    updatedAt: record?.updatedAt ?? null,
    remindersSent: record?.remindersSent ?? 0,
    lastReminderAt: record?.lastReminderAt ?? null,
    user,
  }))
}

function dataOf(record: Row | null): Eeg9Data {
  return {
    commissionedOn: record?.commissionedOn ?? null,
    gridOperator: record?.gridOperator ?? null,
    meterNumber: record?.meterNumber ?? null,
    marketLocationId: record?.marketLocationId ?? null,
    imsysInstalledOn: record?.imsysInstalledOn ?? null,
    controlUnitType: record?.controlUnitType ?? null,
    gridOperatorTestPassedOn: record?.gridOperatorTestPassedOn ?? null,
  }
}

export async function putData(tx: Tx, configurationId: string, fields: Eeg9Data & { version: number; updatedAt: Date }): Promise<void> {
  await tx
    .insert(eeg9Records)
    .values({ configurationId, ...fields })
    .onConflictDoUpdate({ target: eeg9Records.configurationId, set: fields })
}

/** Records a reminder, unless there was one since. Of two concurrent calls, one succeeds. */
export async function claimReminder(tx: Tx, configurationId: string, at: Date, since: Date): Promise<boolean> {
  const rows = await tx
    .insert(eeg9Records)
    .values({ configurationId, lastReminderAt: at, remindersSent: 1 })
    .onConflictDoUpdate({
      target: eeg9Records.configurationId,
      set: { lastReminderAt: at, remindersSent: sql`${eeg9Records.remindersSent} + 1` },
      setWhere: or(isNull(eeg9Records.lastReminderAt), lt(eeg9Records.lastReminderAt, since)),
    })
    .returning({ id: eeg9Records.configurationId })
  return rows.length > 0
}
