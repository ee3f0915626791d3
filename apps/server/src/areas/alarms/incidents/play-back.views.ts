import type { SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import type { playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import { playBackDays, playBackSitesMax } from '@wattdesk/contract/alarms/rules/terms.ts'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import { uuidArray } from '../../../db/binary-arrays.ts'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { type HomeFacts, homeFactsSql, homeOfFacts } from '../../../db/home-quantities-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import { siteSleepsAtNight } from '../../../db/sleeping-home-sql.ts'
import { type Episode, isAwakeAt, type Place, type Rule, type SlotCode } from './incidents.rules.ts'
import { judgedSlotOf, type StoredSlot } from './judged-slots.rules.ts'
import { deviceEpisodes, played, type Silence, silenceEpisodes, silencesOf, slotEpisodes } from './play-back.rules.ts'

type PlayBack = ResponseInput<typeof playBackAlarmRule>
type Home = Place & { siteId: string; customerId: string; accountName: string; sleepsAtNight: boolean; home: HomeFacts }

/** Homes loaded into memory at once. */
const homesAtOnce = 10
const examplesMax = 5

/** Homes that a rule is about. */
const concerned: Readonly<Record<SiteAlarmCode, SQL>> = {
  GatewayOffline: sql.raw(
    'h.measured_at is not null and exists (select from gateways g where g.site_id = h.site_id and g.installation_id is not null)',
  ),
  NoData: sql.raw('h.measured_at is not null'),
  DeviceOffline: sql.raw("h.devices <> '{}'"),
  NoProduction: sql.raw(`h.measured_at is not null and exists (select from installations i join pv_battery_configurations p on p.id = i.id
    where i.site_id = h.site_id and p.inverter_kind is distinct from 'BATTERY')`),
  BalanceResidual: sql.raw('h.measured_at is not null'),
  FeedInLimit: sql.raw(`s.country = 'DE' and h.measured_at is not null and exists (select from installations i
    join pv_battery_configurations p on p.id = i.id where i.site_id = h.site_id and p.inverter_kind is distinct from 'BATTERY')`),
}

type Played = {
  code: SiteAlarmCode
  rule: Rule
  inForce: Rule
  timeZone: string
  now: Date
  /** Feed-in limits of homes in W; unlimited homes are absent. */
  feedInLimitsOf: (siteIds: string[]) => Promise<ReadonlyMap<string, number>>
}

/**
 * Applies a rule, and the rule in force for comparison, to the last days of the homes in a scope, by the same decisions as checks.
 * For many homes it takes a sample, the same one for every rule.
 */
export async function playBack(db: Db, scope: Scope, { code, rule, inForce, timeZone, now, feedInLimitsOf }: Played): Promise<PlayBack> {
  const until = now.getTime()
  const since = until - playBackDays * dayMs
  const { homes: found, total } = await sampleHomes(db, scope, code)
  const limits = code === 'FeedInLimit' ? await feedInLimitsOf(found.map(({ siteId }) => siteId)) : undefined
  const homes = found.map((home) => ({ ...home, feedInLimitW: limits?.get(home.siteId) }))
  const days = new Map<string, number>()
  for (let day = localDayOf(since, timeZone); day <= localDayOf(until, timeZone); day = addDays(day, 1)) days.set(day, 0)
  const response = { homes: total, homesPlayed: homes.length, alarms: 0, homesWithAlarms: 0, alarmsNow: 0, withinDelay: 0 }
  const examples: PlayBack['examples'] = []
  for (let at = 0; at < homes.length; at += homesAtOnce) {
    const some = homes.slice(at, at + homesAtOnce)
    const episodesOf = await readers[code](db, some, since, until)
    for (const home of some) {
      const found = played(episodesOf(home, rule), rule, { since, until })
      response.alarmsNow += played(episodesOf(home, inForce), inForce, { since, until }).alarms.length
      response.withinDelay += found.withinDelay
      response.alarms += found.alarms.length
      if (found.alarms.length === 0) continue
      response.homesWithAlarms += 1
      examples.push({ customerId: home.customerId, accountName: home.accountName, alarms: found.alarms.length })
      for (const one of found.alarms) {
        const day = localDayOf(one, timeZone)
        days.set(day, (days.get(day) ?? 0) + 1)
      }
    }
  }
  return {
    ...response,
    days: [...days].map(([day, alarms]) => ({ day, alarms })),
    examples: examples.sort((a, b) => b.alarms - a.alarms).slice(0, examplesMax),
  }
}

async function sampleHomes(db: Db, scope: Scope, code: SiteAlarmCode): Promise<{ homes: Home[]; total: number }> {
  const { rows } = await db.execute<Home & { total: number }>(sql`
    select h.site_id as "siteId", h.customer_id as "customerId", customers.account_name as "accountName",
      coalesce(s.latitude, s.approximate_latitude) as latitude, coalesce(s.longitude, s.approximate_longitude) as longitude,
      ${homeFactsSql()} as home,
      ${sql.raw(siteSleepsAtNight('h.site_id'))} as "sleepsAtNight",
      count(*) over ()::int as total
    from site_health h join customers on customers.id = h.customer_id join sites s on s.id = h.site_id
    where customers.status = 'active' and ${concerned[code]} and ${customerScopeSql(scope)}
    order by hashtextextended(h.site_id::text, 0) limit ${sql.raw(String(playBackSitesMax))}`)
  return { homes: rows.map(({ total: _, ...home }) => home), total: rows[0]?.total ?? 0 }
}

type EpisodesOf = (home: Home, rule: Rule) => Episode[]
type Reader = (db: Db, homes: readonly Home[], since: number, until: number) => Promise<EpisodesOf>

const judging =
  (code: SlotCode): Reader =>
  async (db, homes, since, until) => {
    const stored = await readSlots(db, homes, since, until)
    const known = new Map(homes.map(({ siteId, home }) => [siteId, homeOfFacts(home)]))
    const slots = new Map([...stored].map(([siteId, ofSite]) => [siteId, ofSite.map((slot) => judgedSlotOf(slot, known.get(siteId)))]))
    return (home, rule) => slotEpisodes(code, rule, home, slots.get(home.siteId) ?? [])
  }

const readers: Readonly<Record<SiteAlarmCode, Reader>> = {
  NoProduction: judging('NoProduction'),
  BalanceResidual: judging('BalanceResidual'),
  FeedInLimit: judging('FeedInLimit'),
  NoData: async (db, homes, since, until) => {
    const slots = await readSlots(db, homes, since, until)
    return (home, rule) => silenceEpisodes(rule, { ...home, place: home }, silencesOf(slots.get(home.siteId) ?? [], until), until)
  },
  GatewayOffline: async (db, homes, since, until) => {
    const silences = await readGatewaySilences(db, homes, since)
    return (home, rule) => silenceEpisodes(rule, { sleepsAtNight: false, place: home }, silences.get(home.siteId) ?? [], until)
  },
  DeviceOffline: async (db, homes, since, until) => {
    const [slots, devices] = await Promise.all([readSlots(db, homes, since, until), readDeviceStarts(db, homes, since, until)])
    return (home, rule) => {
      const isAwake = (start: number, silentSince: number) => isAwakeAt(home, start, silentSince)
      return (devices.get(home.siteId) ?? []).flatMap(({ starts, sleepsAtNight }) =>
        deviceEpisodes(rule, slots.get(home.siteId) ?? [], starts, sleepsAtNight || home.sleepsAtNight ? isAwake : undefined),
      )
    }
  },
}

const ids = (homes: readonly Home[]) => uuidArray(homes, ({ siteId }) => siteId)
const columns = sql.raw(measuredQuantities.map((name) => `'${name}', array_agg(e.${quantities[name].column} order by e.start)`).join(', '))

type SlotColumns = Record<Exclude<keyof StoredSlot, 'start' | 'lessCovered'>, (number | null)[]> & {
  starts: number[]
  lessCovered: StoredSlot['lessCovered'][]
}

/** One row per home with an array per column: the driver reads that faster than a row per quarter hour. */
async function readSlots(db: Db, homes: readonly Home[], since: number, until: number): Promise<Map<string, StoredSlot[]>> {
  const { rows } = await db.execute<{ siteId: string; slots: SlotColumns }>(sql`
    select e.site_id as "siteId", json_build_object('starts', array_agg((extract(epoch from e.start) * 1000)::float8 order by e.start),
      'coveredSeconds', array_agg(e.covered_seconds order by e.start), 'lessCovered', array_agg(e.less_covered order by e.start),
      ${columns}) as slots
    from energy_intervals e
    where e.site_id = any(${ids(homes)}::uuid[]) and e.start >= ${new Date(since)}::timestamptz and e.start < ${new Date(until)}::timestamptz
    group by e.site_id`)
  return new Map(rows.map(({ siteId, slots }) => [siteId, slots.starts.map((start, at) => slotAt(slots, start, at))]))
}

function slotAt(slots: SlotColumns, start: number, at: number): StoredSlot {
  const energies = Object.fromEntries(measuredQuantities.map((name) => [name, slots[name][at] ?? null]))
  // Every measured quantity has an entry.
  return { ...energies, start, coveredSeconds: slots.coveredSeconds[at] ?? 0, lessCovered: slots.lessCovered[at] ?? null } as StoredSlot
}

async function readGatewaySilences(db: Db, homes: readonly Home[], since: number): Promise<Map<string, Silence[]>> {
  const { rows } = await db.execute<{ siteId: string; from: number; to: number | null }>(sql`
    select g.site_id as "siteId", (extract(epoch from e.silent_since) * 1000)::float8 as "from", (extract(epoch from e.at) * 1000)::float8 as "to"
    from gateways g join gateway_events e on e.gateway_id = g.id and e.kind = 'silence' and e.at >= ${new Date(since)}::timestamptz
    where g.site_id = any(${ids(homes)}::uuid[])
    union all
    select g.site_id, (extract(epoch from greatest(g.contacted_at, h.measured_at)) * 1000)::float8, null
    from gateways g join site_health h on h.site_id = g.site_id
    where g.site_id = any(${ids(homes)}::uuid[]) and g.contacted_at is not null`)
  return Map.groupBy(rows, (row) => row.siteId)
}

type DeviceStarts = { starts: Set<number>; sleepsAtNight: boolean }

/** The quarter hours in which each device was measured. A device that only produces is an inverter, which is off at night. */
async function readDeviceStarts(db: Db, homes: readonly Home[], since: number, until: number): Promise<Map<string, DeviceStarts[]>> {
  const { rows } = await db.execute<{ siteId: string; starts: number[]; sleepsAtNight: boolean }>(sql`
    select d.site_id as "siteId", to_json(array_agg(distinct (extract(epoch from d.start) * 1000)::float8)) as starts,
      bool_and(d.quantity = 'production') as "sleepsAtNight"
    from device_intervals d
    where d.site_id = any(${ids(homes)}::uuid[]) and d.start >= ${new Date(since)}::timestamptz and d.start < ${new Date(until)}::timestamptz
    group by d.site_id, d.device_id`)
  return Map.groupBy(
    rows.map(({ starts, ...row }) => ({ ...row, starts: new Set(starts) })),
    ({ siteId }) => siteId,
  )
}
