import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import type { DataComparison } from '@wattdesk/contract/telemetry/data-comparison/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { powerNames } from '@wattdesk/energy/quantities.ts'
import type { MeasuredPowers } from '@wattdesk/energy/sample-columns.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sites } from '../../db/domains/customers/tables.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { installations, pvBatteryConfigurations } from '../../db/domains/installations/tables.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import { measurementsSql } from '../../db/quantity-sql.ts'
import { vendorSourceSql } from '../../db/vendor-source-sql.ts'
import { pageOf } from '../../platform/list-page.ts'
import { compareSlots, longestGaps, sentSlots } from './data-comparison.rules.ts'
import { measuredInstants, type Span } from './gaps.rules.ts'

/** Reads and sums samples hour by hour, so that a whole day of a fast device is never in memory. */

/** `vendorId`: the vendor of the configuration, whose cloud delivers its samples unless a gateway measures it. */
export type Configuration = {
  id: string
  kind: DataComparison['kind']
  siteId: string
  timeZone: string
  vendorId: string
  sourceId: string
  /** The vendor's IDs of its other installations at the site; null if a gateway is the source. */
  vendorSiblings: string[] | null
}

/** A customer's configuration and the source of its measurements: the gateway, if it is or has one, else its vendor's cloud. */
export async function findConfiguration(db: Db, customerId: string, id: string): Promise<Configuration | undefined> {
  const [row] = await db
    .select({
      id: installations.id,
      kind: installations.kind,
      siteId: installations.siteId,
      timeZone: sites.timeZone,
      vendorId: installations.vendorId,
      gatewayId: sql<string | null>`coalesce(
        (select ${gateways.id} from ${gateways} where ${gateways.installationId} = ${installations.id}),
        (select ${gateways.id} from ${gateways} where ${gateways.serialNumber} = ${pvBatteryConfigurations.gatewaySerialNumber}
          and ${gateways.siteId} = ${installations.siteId}))`,
      vendorSource: vendorSourceSql(),
      siblings: sql<string[]>`array(select other.vendor_installation_id from installations other
        where other.site_id = ${installations.siteId} and other.vendor_id = ${installations.vendorId} and other.id <> ${installations.id})`,
    })
    .from(installations)
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .leftJoin(pvBatteryConfigurations, eq(pvBatteryConfigurations.id, installations.id))
    .where(and(eq(installations.id, id), eq(installations.customerId, customerId)))
  if (!row) return undefined
  const { gatewayId, vendorSource, siblings, ...configuration } = row
  return { ...configuration, sourceId: gatewayId ?? vendorSource, vendorSiblings: gatewayId ? null : siblings }
}

/** Sums the received samples of one day again, and compares the result with what is stored. */
export async function compareDay(
  db: Db,
  configuration: Configuration,
  { date, ...page }: QueryOf<typeof compareData>,
  now: Date,
): Promise<DataComparison> {
  const { siteId, timeZone, sourceId } = configuration
  const span = daySpan(date, timeZone)
  const [sent, stored, hasOtherSources] = await Promise.all([
    readSent(db, siteId, sourceId, span),
    readStored(db, siteId, span),
    hasOthers(db, siteId, sourceId, span),
  ])
  const { instants } = sent
  const [settled, settledStored] = [settledAt(now, sent.slots), settledAt(now, stored)]
  const { quantities, differing, uncomparedSlots } = compareSlots(settled, settledStored)
  return {
    configurationId: configuration.id,
    kind: configuration.kind,
    siteId,
    timeZone,
    date,
    from: new Date(span.start).toISOString(),
    to: new Date(span.end).toISOString(),
    sent: {
      samples: instants.length,
      firstAt: isoOf(instants.at(0)),
      lastAt: isoOf(instants.at(-1)),
      slots: sent.slots.size,
      coveredSeconds: coveredSeconds(sent.slots),
    },
    stored: { slots: stored.size, coveredSeconds: coveredSeconds(stored) },
    uncomparedSlots,
    importedSlots: [...settledStored].filter(([slot, { sources }]) => !settled.has(slot) && isImported(sources)).length,
    hasOtherSources,
    // The future is not a gap. Quarter hours of other devices do not count here.
    gaps: longestGaps(hasOtherSources ? instants : measuredInstants(instants, stored), {
      start: span.start,
      end: Math.max(span.start, Math.min(span.end, now.getTime())),
    }),
    quantities,
    differing: await pageOf(page, async ({ limit, offset }) => ({
      rows: differing.slice(offset, offset + limit),
      total: differing.length,
    })),
  }
}

/** The quarter hours that no further sample on time changes: the one under way is stored a moment after its samples. */
function settledAt<S extends SlotEnergies>(now: Date, slots: ReadonlyMap<number, S>): Map<number, S> {
  return new Map([...slots].filter(([slot]) => slot + quarterHourMs + defaultMaxGapMs <= now.getTime()))
}

async function readSent(db: Db, siteId: string, sourceId: string, span: Span) {
  const instants: number[] = []
  const slots = new Map<number, SlotEnergies>()
  for (let start = span.start; start < span.end; start += hourMs) {
    const hour = { start, end: Math.min(start + hourMs, span.end) }
    const samples = await readSamples(db, siteId, sourceId, hour)
    for (const { at } of samples) if (at >= hour.start && at < hour.end) instants.push(at)
    for (const [slot, energy] of sentSlots(samples, hour)) slots.set(slot, energy)
  }
  return { instants, slots }
}

async function readSamples(db: Db, siteId: string, sourceId: string, { start, end }: Span): Promise<MeasuredPowers[]> {
  const { rows } = await db.execute<MeasuredPowers>(sql`
    select (extract(epoch from s.at) * 1000)::float8 as at, s.source_id as "sourceId",
      ${measurementsSql([...powerNames, 'batteryStateOfCharge', 'gridImportReading', 'gridExportReading'], 's')}
    from samples s
    where s.site_id = ${siteId} and s.source_id = ${sourceId} and s.at >= ${new Date(start - defaultMaxGapMs)}::timestamptz
      and s.at <= ${new Date(end + defaultMaxGapMs)}::timestamptz
    order by s.at`)
  return rows
}

type StoredSlot = typeof energyIntervals.$inferSelect

async function readStored(db: Db, siteId: string, { start, end }: Span): Promise<Map<number, StoredSlot>> {
  const within = and(gte(energyIntervals.start, new Date(start)), lt(energyIntervals.start, new Date(end)))
  const rows = await db
    .select()
    .from(energyIntervals)
    .where(and(eq(energyIntervals.siteId, siteId), within))
  return new Map(rows.map((row) => [row.start.getTime(), row]))
}

async function hasOthers(db: Db, siteId: string, sourceId: string, { start, end }: Span): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from samples where site_id = ${siteId} and at >= ${new Date(start)}::timestamptz and at < ${new Date(end)}::timestamptz
        and source_id <> ${sourceId}) as found`)
  return rows[0]?.found ?? false
}

const isImported = (sources: StoredSlot['sources']) => Object.values(sources ?? {}).some((one) => one === 'imported' || one === 'estimate')

function coveredSeconds(slots: ReadonlyMap<number, SlotEnergies>): number {
  return [...slots.values()].reduce((sum, slot) => sum + slot.coveredSeconds, 0)
}

const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
