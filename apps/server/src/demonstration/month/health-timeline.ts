/**
 * The checks of homes with faults, at the times when they would have found something. The product computes their results: checks read the
 * homes' measurements, and raise, continue and end alarms by the rules in force.
 */
import { dayMs, hourMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type HomeFault, isSilentAt } from '@wattdesk/recorded-homes/faults.ts'
import { type HomeMoment, openHome } from '@wattdesk/recorded-homes/home.ts'
import type pg from 'pg'
import { checkSites } from '../../areas/alarms/checks.service.ts'
import {
  balanceChecksAt,
  noProductionAlarmAt,
  productionFoundAt,
  type StoredSpan,
  silenceAlarmAt,
} from '../../areas/alarms/expected-checks.service.ts'
import { siteSleepsAtNight } from '../../db/sleeping-home-sql.ts'
import { TextWriter } from '../copy.ts'
import type { SimulatedProfile } from '../homes.ts'
import type { Deed } from './deed.ts'
import type { PlayedService } from './played-service.ts'

type FaultyHome = {
  siteId: string
  sourceId: string
  kind: 'gateway' | 'vendor-cloud'
  /** True if the home only has PV, whose inverters are off at night: silence then counts only while the sun is up. */
  sleepsAtNight: boolean
  profile: SimulatedProfile
}

/** Samples of this length are stored before each check, so that it finds the home measuring. */
const sampledMs = 20 * minuteMs
const secondMs = 1_000

const homesSql = `
  select h.site_id as "siteId", h.kind, h.profile, coalesce(g.id, i.vendor_id) as "sourceId",
    ${siteSleepsAtNight('h.site_id')} as "sleepsAtNight"
  from simulated_homes h
  join sites s on s.id = h.site_id
  left join gateways g on g.site_id = h.site_id and h.kind = 'gateway'
  left join lateral (
    select i.vendor_id from installations i where i.site_id = h.site_id order by i.kind = 'pvbattery' desc, i.added_at, i.id limit 1) i on true
  where h.profile ? 'faults' order by h.site_id`

/** Until when the homes were measured, and the time of the load. */
type Playing = { until: number; now: number }

/** Writes what the homes measured before each of their checks, and returns the checks. */
export async function planChecks(client: pg.Client, service: PlayedService, playing: Playing): Promise<Deed[]> {
  const { until } = playing
  const { rows: homes } = await client.query<FaultyHome>(homesSql)
  const balances = await balanceChecksAt(
    service.ctx,
    homes.flatMap((home) => falseMeterOf(home, until)),
  )
  const planned = homes.map((home) => ({ home, instants: instantsOf(home, balances.get(home.siteId) ?? [], playing) }))
  const first = Math.min(until, ...planned.flatMap(({ instants }) => instants))
  await client.query('select ensure_sample_partitions($1, $2)', [new Date(first - dayMs), new Date(until + dayMs)])
  const writer = new TextWriter(client, 'samples', columns.join(', '))
  for (const { home, instants } of planned) await writeSamples(writer, home, instants)
  await writer.close()
  const sitesAt = Map.groupBy(
    planned.flatMap(({ home: { siteId }, instants }) => instants.map((at) => ({ siteId, at }))),
    ({ at }) => at,
  )
  return [...sitesAt].map(([at, sites]) => ({
    at,
    run: (service) =>
      check(
        service,
        client,
        at,
        sites.map(({ siteId }) => siteId),
      ),
  }))
}

async function check(service: PlayedService, client: pg.Client, at: number, siteIds: readonly string[]): Promise<void> {
  service.travelTo(at)
  await client.query('update site_health set check_at = $1 where site_id = any($2)', [new Date(at), siteIds])
  await checkSites(service.ctx)
  // The check finds what the checks until the next one would have found.
  await client.query("update site_health set check_at = 'infinity' where site_id = any($1)", [siteIds])
}

/** By then, devices have delivered what they measured since the end of the history. */
const deliveryMs = 30 * minuteMs

/**
 * The product continues checking. The samples of single checks are removed, because they are a small part of what was measured; only the last
 * ones of silent homes remain. Homes that were not checked lately, or not at all, were last measured when their history ends; what they
 * measured since is delivered first, and hastens their check.
 */
export async function resumeChecks(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `delete from samples s using simulated_homes h
     where s.site_id = h.site_id and h.profile ? 'faults' and not exists (
       select from jsonb_array_elements(h.profile->'faults') fault
       where fault->>'kind' = 'silent' and not fault ? 'to' and extract(epoch from s.at) * 1000 >= (fault->>'from')::float8 - $1)`,
    [secondMs],
  )
  await client.query(
    `update site_health h set measured_at = stored.until, check_at = $1
     from simulated_homes one cross join lateral (
       select e.start + interval '15 minutes' as until from energy_intervals e where e.site_id = one.site_id order by e.start desc limit 1) stored
     where h.site_id = one.site_id and coalesce(h.measured_at, '-infinity') < stored.until - interval '1 hour'`,
    [new Date(now.getTime() + deliveryMs)],
  )
  await client.query("update site_health set check_at = $1 where check_at = 'infinity'", [now])
}

/** Times at which the checks of a home would have found something, in order. */
function instantsOf(home: FaultyHome, balances: readonly number[], { until, now }: Playing): number[] {
  const instants = (home.profile.faults ?? []).flatMap((fault) => {
    // A silent home delivers nothing later, so its checks may go on until now.
    const end = fault.kind === 'silent' && fault.to === undefined ? now : until
    return checksOf(fault, home, end).filter((at) => at < end)
  })
  return [...new Set([...instants, ...balances])].sort((a, b) => a - b)
}

/** Some time after the fault, its alarm has ended. */
const balancedMs = 3 * hourMs

/** The false meter's share of a balance is beyond the rule at some times of a day and within it at others, so each one is looked up. */
function falseMeterOf({ siteId, profile }: FaultyHome, until: number): StoredSpan[] {
  const fault = profile.faults?.find(({ kind }) => kind === 'false-meter')
  return fault ? [{ siteId, from: fault.from, to: Math.min((fault.to ?? Infinity) + balancedMs, until - latestMs) }] : []
}

/** The last time that a home is still as it was, and the first that the product looks at what is after a fault. */
const beforeMs = hourMs
const againMs = 2 * minuteMs

function checksOf({ kind, from, to = Infinity }: HomeFault, home: FaultyHome, end: number): number[] {
  const { kind: source, sleepsAtNight, profile } = home
  const repeated = 5 * minuteMs
  if (kind === 'silent') {
    const alarmAt = silenceAlarmAt(from, source === 'gateway' ? 'GatewayOffline' : 'NoData', { sleepsAtNight, place: profile })
    // An alarm must be found twice.
    return [from, ...[alarmAt - repeated, alarmAt].filter((at) => at < to), to + againMs]
  }
  if (kind !== 'no-production') return []
  const alarmAt = noProductionAlarmAt(from, profile) ?? Infinity
  const foundAt = productionFoundAt(to, profile) ?? Infinity
  const halfDays = Array.from({ length: Math.ceil((Math.min(to, alarmAt, end) - from) / halfDayMs) }, (_, at) => from + at * halfDayMs)
  const found = [alarmAt - quarterHourMs, alarmAt].filter((at) => at < to)
  // Weak light may yield too little at first.
  const after = to < end ? [foundAt, foundAt + quarterHourMs, foundAt + 2 * hourMs] : [end - latestMs]
  return [from - beforeMs, ...halfDays, ...found, ...after]
}

/** Checks judge the quarter hours of a day, and all those of an open incident. */
const halfDayMs = dayMs / 2
/** A home checked in the last hour would count as silent before its devices deliver. */
const latestMs = hourMs + quarterHourMs

const columns = [
  'site_id',
  'at',
  'source_id',
  'production_w',
  'grid_w',
  'battery_w',
  'household_w',
  'heat_pump_w',
  'ev_w',
  'battery_state_of_charge',
]

async function writeSamples(writer: TextWriter, { siteId, sourceId, profile }: FaultyHome, instants: readonly number[]): Promise<void> {
  const home = openHome(profile)
  const wanted = new Set<number>()
  for (const instant of instants) {
    for (let at = instant - sampledMs; at <= instant; at += minuteMs) wanted.add(Math.floor(at / minuteMs) * minuteMs)
  }
  for (const { kind, from } of profile.faults ?? []) {
    // History ends with the silence, so the last values of both are the same.
    if (kind === 'silent') wanted.add(from - secondMs)
  }
  for (const at of [...wanted].sort((a, b) => a - b)) {
    if (isSilentAt(profile, at)) continue
    const values = valuesOf(home.at(at), profile).map((value) => (value === null ? '\\N' : value.toFixed(3)))
    await writer.write(`${[siteId, new Date(at).toISOString(), sourceId, ...values].join('\t')}\n`)
  }
}

function valuesOf(
  moment: HomeMoment,
  { peakPowerW, batteryCapacityWh, gridMeter, heatPump, wallbox }: SimulatedProfile,
): (number | null)[] {
  const [hasMeter, hasBattery] = [gridMeter !== false, batteryCapacityWh > 0]
  return [
    peakPowerW > 0 ? moment.productionW : null,
    hasMeter ? moment.gridW : null,
    hasBattery ? moment.batteryW : null,
    hasMeter ? moment.householdW : null,
    heatPump ? moment.heatPumpW : null,
    wallbox ? moment.evW : null,
    hasBattery ? moment.stateOfCharge : null,
  ]
}
