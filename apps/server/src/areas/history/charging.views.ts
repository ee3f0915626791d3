import type { ChargingSession } from '@wattdesk/contract/history/models.ts'
import { type ChargeOrigin, chargingTimes, type HomeSlot, originOf, partsOfCharge, unknownOrigin } from '@wattdesk/energy/charge-origins.ts'
import { type ChargingSlot, chargingSessions, type FoundSession } from '@wattdesk/energy/charging-sessions.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs, type Span } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, coveredOf, integrated, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sumDeviceGaps } from '../../db/counter-gaps-sql.ts'
import { readHomeSlots } from './charging-homes.views.ts'
import { listReportingWallboxes, type Transaction } from './charging-transactions.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { round } from './spans.rules.ts'

/** Sessions are read this far beyond the ends of a range, so that those across its start or end are complete. */
const beyondMs = 2 * dayMs

type Slot = ChargingSlot & { counterSeconds: number }
type Charging = {
  sessions: ChargingSession[]
  /** By wallbox. */
  covered: ReadonlyMap<string, Covered>
  /** By any wallbox. */
  together: Covered
  reporting: ReadonlySet<string>
  isComplete: boolean
}

/**
 * Charging sessions that start within a range, newest first, and the measured time of each wallbox. From its first reported charge until it
 * is removed, a wallbox has its reported charges; before and after, and for other devices, sessions are derived from quarter hours.
 */
async function readCharging(db: Db, site: HistorySite, range: DayRange, now: number): Promise<Charging> {
  const { start, end } = rangeSpan(range, site.timeZone)
  const wide = { start: start - beyondMs, end: end + beyondMs }
  const [slots, reporting] = await Promise.all([readSlots(db, site, wide), listReportingWallboxes(db, site, wide)])
  const isWithin = (at: number) => at >= start && at < end
  const guessed = [...slots].flatMap(([deviceId, ofDevice]) => {
    const spans = reporting.find((wallbox) => wallbox.deviceId === deviceId)?.spans ?? []
    const isReported = (slot: Slot) => spans.some((span) => slot.start + quarterHourMs > span.start && slot.start < span.end)
    const found = chargingSessions(ofDevice.filter((slot) => !isReported(slot)))
    return found.filter((session) => isWithin(session.startedAt)).map((session) => ({ deviceId, session }))
  })
  const reported = reporting.flatMap(({ deviceId, transactions }) => {
    const measuredWh = new Map(slots.get(deviceId)?.map((slot) => [slot.start, slot.energyWh]))
    const wallbox = { deviceId, measuredWh, times: chargingTimes(transactions.map(spanOf)) }
    return transactions.filter(({ startedAt }) => isWithin(startedAt)).map((transaction) => ({ wallbox, transaction }))
  })
  const homeAt = await readHomeSlots(db, site, [
    ...guessed.map(({ session }) => ({ start: session.startedAt, end: session.endedAt })),
    ...reported.map(({ transaction }) => spanOf(transaction)),
  ])
  const sessions = [
    ...guessed.map(({ deviceId, session }) => guessedSession(deviceId, session, homeAt, now)),
    ...reported.map(({ wallbox, transaction }) => reportedSession(wallbox, transaction, homeAt)),
  ]
  const within = [...slots].map(([deviceId, ofDevice]) => ({ deviceId, slots: ofDevice.filter((slot) => isWithin(slot.start)) }))
  const coveredBy = (some: Iterable<Slot>) => coveredOf([...some].map((slot) => ({ ...slot, importedSeconds: 0 })))
  return {
    sessions: sessions.sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1)),
    covered: new Map(within.map((one) => [one.deviceId, coveredBy(one.slots)])),
    together: coveredBy(longestSlots(within.flatMap((one) => one.slots))),
    reporting: new Set(reporting.map(({ deviceId }) => deviceId)),
    isComplete: reporting.every((wallbox) => wallbox.isComplete),
  }
}

/** Quarter hours of each device that charges. */
async function readSlots(db: Db, site: HistorySite, { start, end }: Span): Promise<Map<string, Slot[]>> {
  const { rows } = await db.execute<Slot & { deviceId: string }>(sql`
    select d.device_id as "deviceId", (extract(epoch from d.start) * 1000)::float8 as start, d.energy_wh as "energyWh",
      d.covered_seconds as "coveredSeconds", case when d.source = 'counter' then d.covered_seconds else 0 end as "counterSeconds"
    from device_intervals d
    where d.site_id = ${site.id} and d.quantity = 'ev'
      and d.start >= ${new Date(start)}::timestamptz and d.start < ${new Date(end)}::timestamptz
    order by d.device_id, d.start`)
  return Map.groupBy(rows, (row) => row.deviceId)
}

/** Of several wallboxes, the one that was measured for longest in a quarter hour. */
function longestSlots(slots: readonly Slot[]): Iterable<Slot> {
  const longest = new Map<number, Slot>()
  for (const slot of slots) {
    if (slot.coveredSeconds > (longest.get(slot.start)?.coveredSeconds ?? -1)) longest.set(slot.start, slot)
  }
  return longest.values()
}

type HomeAt = (start: number) => HomeSlot | undefined

function guessedSession(deviceId: string, session: FoundSession, homeAt: HomeAt, now: number): ChargingSession {
  const startedAt = new Date(session.startedAt).toISOString()
  // Its end is known only once its last quarter hour is over.
  const hasEnded = session.endedAt <= now
  return {
    sessionId: `${deviceId}@${startedAt}`,
    deviceId,
    connectorId: null,
    source: 'quarterHours',
    state: hasEnded ? 'ended' : 'underWay',
    pluggedInAt: null,
    pluggedOutAt: null,
    startedAt,
    endedAt: hasEnded ? new Date(session.endedAt).toISOString() : null,
    isDatedByServer: false,
    energyWh: round(session.energyWh),
    refusedReadingWh: null,
    maxPowerW: round(session.maxPowerW),
    isSpread: false,
    ...shownOrigin(originOf(session.parts, homeAt)),
  }
}

/** From the start of a charge to its end, or to its last known reading. */
function spanOf({ startedAt, stoppedAt, meteredAt }: Transaction): Span {
  return { start: startedAt, end: Math.max(startedAt, stoppedAt ?? meteredAt ?? startedAt) }
}

/** A wallbox, its measured energies and the time of its charges, by the quarter hour. */
type Wallbox = { deviceId: string; measuredWh: ReadonlyMap<number, number>; times: ReadonlyMap<number, number> }

function reportedSession({ deviceId, measuredWh, times }: Wallbox, charge: Transaction, homeAt: HomeAt): ChargingSession {
  const { isStopped, stoppedAt, meteredAt, isDatedByServer, energyWh, startedAt, id, ...shown } = charge
  const state = isStopped ? 'ended' : stoppedAt === null ? 'underWay' : 'lost'
  const endedAt = isStopped ? stoppedAt : state === 'lost' ? meteredAt : null
  // Times of receipt do not reveal when energy flowed.
  const isDivisible = energyWh !== null && !isDatedByServer
  const { parts, isEstimated } = isDivisible
    ? partsOfCharge({ ...spanOf(charge), energyWh }, measuredWh, times)
    : { parts: [], isEstimated: false }
  const isDivided = isDivisible && (parts.length > 0 || energyWh === 0)
  return {
    ...shown,
    sessionId: `${deviceId}#${id}`,
    deviceId,
    source: 'transaction',
    state,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    isDatedByServer,
    energyWh,
    isSpread: isEstimated,
    ...shownOrigin(isDivided ? originOf(parts, homeAt) : unknownOrigin),
  }
}

function shownOrigin({ fromPvWh, fromStorageWh, fromGridWh, costCents }: ChargeOrigin) {
  const rounded = (value: number | null) => (value === null ? null : round(value))
  return {
    fromPvWh: rounded(fromPvWh),
    fromStorageWh: rounded(fromStorageWh),
    fromGridWh: rounded(fromGridWh),
    cost: costCents === null ? null : euros(costCents),
  }
}

const euros = (cents: number) => ({ cents: Math.round(cents), currency: 'EUR' as const })

function headOf(site: HistorySite, range: DayRange, { together }: Charging, clock: Date) {
  const span = rangeSpan(range, site.timeZone)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    provenance: provenanceOf(span, together, site.measuredUntil, clock.getTime()),
  }
}

export async function listChargingSessions(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const charging = await readCharging(db, site, range, clock.getTime())
  return { ...headOf(site, range, charging, clock), items: charging.sessions, isComplete: charging.isComplete }
}

export async function readLatestSession(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const { items, isComplete: _, ...head } = await listChargingSessions(db, site, range, clock)
  return { ...head, session: items[0] ?? null }
}

/**
 * Each wallbox's energy in the sessions that start within a range. One that does not report its charges also has what its counter
 * registered in gaps, which no session or source can be assigned to.
 */
export async function readWallboxes(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const [charging, gaps] = await Promise.all([
    readCharging(db, site, range, clock.getTime()),
    sumDeviceGaps(db, site, rangeSpan(range, site.timeZone)),
  ])
  const bySession = Map.groupBy(charging.sessions, (session) => session.deviceId)
  const inGaps = new Map(gaps.filter(({ quantity }) => quantity === 'ev').map((gap) => [gap.deviceId, gap.energyWh]))
  const deviceIds = [...new Set([...charging.covered.keys(), ...bySession.keys()])].sort()
  const wallboxes = deviceIds.map((deviceId) => {
    const isReported = charging.reporting.has(deviceId)
    const covered = charging.covered.get(deviceId) ?? integrated(0)
    return {
      deviceId,
      isReported,
      ...chargedBy(bySession.get(deviceId) ?? [], isReported ? undefined : inGaps.get(deviceId), isReported || covered.coveredSeconds > 0),
      coveredSeconds: covered.coveredSeconds,
      counterSeconds: covered.counterSeconds,
    }
  })
  return { ...headOf(site, range, charging, clock), isComplete: charging.isComplete, wallboxes }
}

function chargedBy(sessions: readonly ChargingSession[], inGapsWh: number | undefined, isKnown: boolean) {
  const sum = (part: (session: ChargingSession) => number | null) => (inGapsWh ? null : sumOf(sessions.map(part)))
  const cost = sum((session) => session.cost?.cents ?? null)
  const known = sessions.flatMap((session) => session.energyWh ?? [])
  const isNothingKnown = sessions.length > 0 ? known.length === 0 : !isKnown
  return {
    energyWh: isNothingKnown && inGapsWh === undefined ? null : sumOf([...known, inGapsWh ?? 0]),
    ...(inGapsWh === undefined ? {} : { countedInGapsWh: round(inGapsWh) }),
    sessions: sessions.length,
    sessionsWithoutEnergy: sessions.filter((session) => session.energyWh === null).length,
    fromPvWh: sum(({ fromPvWh }) => fromPvWh),
    fromStorageWh: sum(({ fromStorageWh }) => fromStorageWh),
    fromGridWh: sum(({ fromGridWh }) => fromGridWh),
    cost: cost === null ? null : euros(cost),
  }
}

/** Null if any value is unknown. */
function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return round(sum)
}
