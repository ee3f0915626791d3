import { acknowledgeAlarm, assignAlarm, commentAlarm, listVendorOutages, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import {
  listAlarms,
  listCustomerAlarms,
  listGatewayAlarms,
  readInstallationsHealth,
  readSiteHealth,
  readSitesHealth,
} from '@wattdesk/contract/alarms/health/calls.ts'
import { changeAlarmRule, listAlarmRules, playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import { checkSites, markMeasured, refreshOutages } from './checks.service.ts'

const server = startServer()
const given = givenOf(server)
const installations = installationsOf(server)
const minute = 60_000
const hour = 60 * minute
/** The time of checks and measurements. Sessions would end if the server's own clock moved by hours. */
let now = 0
const ctx = () => ({ db: server.ctx.db, clock: { now: () => new Date(now) } })

type Home = { id: string; siteId: string; gatewayId: string; admin: GivenMember }

/** A home with a gateway and a PV system. */
async function givenHome(admin?: GivenMember, head: { vendor_id?: string } = {}): Promise<Home> {
  const by = admin ?? (await given.member('admin'))
  const { id, siteId } = await given.customer(by)
  const gatewayId = crypto.randomUUID()
  await installations.add(
    'gateway',
    { customerId: id, siteId },
    { device_type: 'Gateway', ...head },
    {
      id: gatewayId,
      serial_number: gatewayId,
      start_code: gatewayId,
      device_id: gatewayId,
      vendor_name: 'gridX',
      model: 'gridBox',
      created_at: new Date(),
    },
  )
  await installations.add('pvbattery', { customerId: id, siteId })
  await server.sql('update sites set latitude = 49, longitude = 8 where id = $1', [siteId])
  return { id, siteId, gatewayId, admin: by }
}

/** The gateway measures, now, itself and some devices. */
async function measure({ siteId, gatewayId }: Home, devices: readonly string[] = []): Promise<void> {
  const at = new Date(now)
  await server.sql('insert into samples (site_id, at, source_id, production_w, grid_w, appliances) values ($1, $2, $3, 0, 100, $4)', [
    siteId,
    at,
    gatewayId,
    JSON.stringify(devices.map((deviceId) => ({ deviceId, kind: 'EVSTATION', powerW: 0 }))),
  ])
  await server.sql('update gateways set contacted_at = $2 where id = $1', [gatewayId, at])
}

/** Lets time pass, measuring on the way or not, with a check at its end. */
async function after(ms: number, ...measuring: Home[]): Promise<void> {
  now += ms
  for (const home of measuring) await measure(home)
  await check()
  await check()
}

async function check(): Promise<void> {
  await server.sql('update site_health set check_at = $1 where check_at > $1', [new Date(now)])
  await checkSites(ctx())
}

const healthOf = async ({ id, admin }: Home) => (await server.call(readSiteHealth, { token: admin.token, params: { customerId: id } })).body
const alarmsOf = async ({ id, admin }: Home, query = {}) =>
  (await server.call(listCustomerAlarms, { token: admin.token, params: { customerId: id }, query })).body.items
const incidentsOf = ({ siteId }: Home) =>
  server.sql<{ code: string; ended: boolean }>(
    'select code, ended_at is not null as ended from incidents where site_id = $1 order by began_at, code',
    [siteId],
  )

/** An alarm of a home whose gateway fell silent. */
async function givenAlarm() {
  const home = await givenHome()
  await measure(home)
  await check()
  await after(3 * hour)
  const [alarm] = await alarmsOf(home)
  if (!alarm) throw new Error('No alarm was raised')
  return { home, alarm, token: home.admin.token }
}

beforeEach(() => {
  now = Date.now()
})

describe('the health of a home', () => {
  it('follows its devices: not applicable, no data, ok, warning, error, and ok again as soon as it measures', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    expect((await server.call(readSiteHealth, { token: admin.token, params: { customerId: id } })).body).toMatchObject({
      siteId,
      status: 'not_applicable',
      components: [],
    })
    const home = await givenHome(admin)
    await check()
    expect(await healthOf(home)).toMatchObject({ status: 'no_data', measuredAt: null })
    await after(minute, home)
    expect(await healthOf(home)).toMatchObject({
      status: 'ok',
      components: [{ kind: 'site' }, { kind: 'gateway', status: 'ok' }, { kind: 'pvbattery' }],
    })
    await after(10 * minute)
    expect(await healthOf(home)).toMatchObject({ status: 'warning', components: [{ code: 'ConnectionLost' }, {}, {}] })
    await after(10 * minute)
    expect((await healthOf(home)).components.map(({ kind, status, code }) => [kind, status, code])).toEqual([
      ['site', 'warning', 'ConnectionLost'],
      ['gateway', 'error', 'GatewayOffline'],
      ['pvbattery', 'ok', null],
    ])
    await measure(home)
    await transaction(server.ctx.db, (tx) => markMeasured(tx, [home.siteId], new Date(now)))
    await checkSites(ctx())
    expect(await healthOf(home)).toMatchObject({ status: 'ok' })
    const many = await server.call(readSitesHealth, { token: admin.token, body: { siteIds: [siteId], customerIds: [home.id] } })
    expect(many.body.items.map(({ status }) => status).sort()).toEqual(['not_applicable', 'ok'])
    const configurationIds = (await healthOf(home)).components.flatMap((one) => one.configurationId ?? [])
    const parts = await server.call(readInstallationsHealth, { token: admin.token, body: { configurationIds } })
    expect(parts.body.items.map(({ kind, status }) => [kind, status]).sort()).toEqual([
      ['gateway', 'ok'],
      ['pvbattery', 'ok'],
    ])
  })
})

describe('an incident', () => {
  it('is noted at once, becomes an alarm only if it lasts, and ends by itself with its alarm; two workers do so once', async () => {
    const home = await givenHome()
    await after(0, home)
    await after(20 * minute)
    expect([await incidentsOf(home), await alarmsOf(home)]).toEqual([[{ code: 'GatewayOffline', ended: false }], []])
    await after(minute, home)
    expect(await incidentsOf(home)).toEqual([{ code: 'GatewayOffline', ended: true }])
    now += 3 * hour
    for (let times = 0; times < 2; times++) {
      expect(await alarmsOf(home)).toEqual([])
      await server.sql('update site_health set check_at = $1', [new Date(now)])
      await Promise.all([1, 2, 3].map(() => checkSites(ctx())))
    }
    const [alarm, ...others] = await alarmsOf(home)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ code: 'GatewayOffline', level: 'error', active: true, clearedAt: null, acknowledgedBy: null })
    expect(Date.parse(alarm?.raisedAt ?? '') - Date.parse(alarm?.firstSeenAt ?? '')).toBe(3 * hour)
    await after(minute, home)
    expect(await alarmsOf(home)).toMatchObject([{ id: alarm?.id, active: false, clearedAt: new Date(now).toISOString() }])
    const read = await server.call(readAlarm, { token: home.admin.token, params: { id: alarm?.id ?? '' } })
    expect(read.body.incidents.map(({ alarmId }) => alarmId)).toEqual([alarm?.id, null])
  })

  it('of a device is hidden behind a silent gateway, and is one of its own while the home goes on measuring', async () => {
    const home = await givenHome()
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, added_at, updated_at)
       values (gen_random_uuid(), $1, 'wallbox-1', 'EVSTATION', 'EV', now(), now())`,
      [home.gatewayId],
    )
    await measure(home, ['wallbox-1'])
    await check()
    await after(20 * minute)
    expect(await incidentsOf(home)).toEqual([{ code: 'GatewayOffline', ended: false }])
    await after(minute, home)
    expect(await incidentsOf(home)).toEqual([
      { code: 'DeviceOffline', ended: false },
      { code: 'GatewayOffline', ended: true },
    ])
    await after(7 * hour, home)
    expect(await alarmsOf(home)).toMatchObject([{ code: 'DeviceOffline', level: 'warning', deviceId: 'wallbox-1' }])
    expect((await server.call(listGatewayAlarms, { token: home.admin.token, query: {} })).body.items).toEqual([])
    now += minute
    await measure(home, ['wallbox-1'])
    await check()
    expect(await alarmsOf(home, { active: 'true' })).toEqual([])
  })

  it('of an inverter behind a gateway waits for the day: at night it is off, while the home goes on measuring', async () => {
    const home = await givenHome()
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, added_at, updated_at)
       values (gen_random_uuid(), $1, 'inverter-1', 'PV', 'Inverter', now(), now())`,
      [home.gatewayId],
    )
    // In the place of the home it is dark from 20 to 3 o'clock, all year.
    now = Date.parse(`${localDayOf(now - 3 * 24 * hour, 'UTC')}T20:00:00Z`)
    await measure(home, ['inverter-1'])
    await check()
    await after(7 * hour, home)
    expect([await incidentsOf(home), await alarmsOf(home)]).toEqual([[], []])
    await after(37 * hour, home)
    expect(await alarmsOf(home)).toMatchObject([{ code: 'DeviceOffline', deviceId: 'inverter-1' }])
  })

  it('of many homes of one vendor is one outage instead of many alarms, and single ones afterwards', async () => {
    const admin = await given.member('admin')
    const vendorId = await given.vendor({ name: 'Cloud that failed' })
    const homes: Home[] = []
    for (let at = 0; at < 11; at++) homes.push(await givenHome(admin, { vendor_id: vendorId }))
    await after(0, ...homes)
    await after(20 * minute)
    await refreshOutages(ctx())
    await after(4 * hour)
    await refreshOutages(ctx())
    const outages = async (by: GivenMember) => (await server.call(listVendorOutages, { token: by.token })).body.items
    expect(await outages(admin)).toMatchObject([{ vendor: { displayName: 'Cloud that failed' }, homes: 11 }])
    expect(await outages(await given.member('admin'))).toEqual([])
    expect((await server.call(listAlarms, { token: admin.token, query: {} })).body.items).toEqual([])
    await after(minute, ...homes.slice(1))
    await refreshOutages(ctx())
    expect(await outages(admin)).toEqual([])
    await after(minute)
    expect((await server.call(listAlarms, { token: admin.token, query: {} })).body.items).toMatchObject([
      { customer: { id: homes[0]?.id } },
    ])
  })
})

describe('an alarm', () => {
  it('is acknowledged, assigned and commented, each with its entry, and repeating it changes nothing', async () => {
    const { home, alarm, token } = await givenAlarm()
    const params = { id: alarm.id }
    const support = await given.member('support', home.admin.tenantId)
    const acknowledge = (version: number, acknowledged = true) =>
      server.call(acknowledgeAlarm, { token: support.token, params, body: { version, acknowledged } })
    expect((await acknowledge(1)).body).toMatchObject({ version: 2, acknowledgedBy: { id: support.id } })
    expect((await acknowledge(1)).body.version).toBe(2)
    expect((await acknowledge(1, false)).error).toMatchObject({ code: 'AlarmChanged', details: { version: 2 } })
    const assign = (memberId: string | null) => server.call(assignAlarm, { token, params, body: { version: 2, memberId } })
    const stranger = await given.member('support')
    expect((await assign(stranger.id)).error.code).toBe('MemberNotMentionable')
    expect((await assign(support.id)).body).toMatchObject({ version: 3, assignedTo: { id: support.id } })
    const body = { id: crypto.randomUUID(), text: 'Router was switched off' }
    for (let times = 0; times < 2; times++) {
      expect((await server.call(commentAlarm, { token, params, body })).body).toMatchObject({ id: body.id, text: body.text })
    }
    expect((await server.call(commentAlarm, { token, params, body: { ...body, text: 'Other' } })).error.code).toBe('Conflict')
    expect((await server.call(readAlarm, { token, params })).body).toMatchObject({ comments: 1, commentList: [{ text: body.text }] })
    const { items } = (await server.call(listCustomerActivities, { token, params: { id: home.id } })).body
    expect(items.map(({ event }) => event).filter((event) => event.startsWith('alarm'))).toEqual([
      'alarm.commented',
      'alarm.assigned',
      'alarm.acknowledged',
    ])
    expect(items.find(({ event }) => event === 'alarm.assigned')?.after).toEqual({ assignedTo: 'Test support' })
    await after(minute, home)
    expect(await alarmsOf(home)).toMatchObject([{ active: false, acknowledgedBy: { id: support.id }, version: 4 }])
  })

  it('is listed by what it is, for those who see its customer', async () => {
    const { home, alarm, token } = await givenAlarm()
    const list = async (query: object, by = token) => (await server.call(listAlarms, { token: by, query })).body.items.map(({ id }) => id)
    const filtered = (filter: object) => list({ filter: JSON.stringify(filter) })
    expect(await list({ alarmLevel: 'error', active: 'true' })).toEqual([alarm.id])
    expect(await list({ alarmLevel: 'warning' })).toEqual([])
    expect(await list({ active: 'false' })).toEqual([])
    expect(await filtered({ acknowledged: false, code: 'GatewayOffline', active: true, level: 'error' })).toEqual([alarm.id])
    expect(await filtered({ assignedTo: home.admin.id })).toEqual([])
    expect(await list({ owner: 'mine' })).toEqual([])
    expect(await list({ owner: 'nobody' })).toEqual([alarm.id])
    await server.call(assignAlarm, { token, params: { id: alarm.id }, body: { version: alarm.version, memberId: home.admin.id } })
    expect(await list({ owner: 'mine' })).toEqual([alarm.id])
    expect(await list({ owner: 'nobody' })).toEqual([])
    // By the devices of its home, and by its town.
    const vendorId = await given.vendorOf('iothub')
    expect(await filtered({ vendorId, deviceKind: 'gateway', city: { op: 'startsWith', value: 'mann' } })).toEqual([alarm.id])
    expect(await filtered({ vendorId, deviceKind: 'wallbox' })).toEqual([])
    expect(await filtered({ firmware: { op: 'startsWith', value: '99.' } })).toEqual([])
    expect(await list({ order: 'level:desc,raisedAt:asc' })).toEqual([alarm.id])
    expect(await list({ filter: JSON.stringify({ level: 'error' }), order: 'level:desc' })).toEqual([alarm.id])
    expect(await list({}, (await given.member('admin')).token)).toEqual([])
    expect((await server.call(listGatewayAlarms, { token, query: {} })).body.items).toMatchObject([{ id: alarm.id }])
  })
})

describe('a rule', () => {
  const model = { code: 'GatewayOffline' as const, version: 0, level: 'warning' as const, isActive: true, limit: 30, delayMinutes: 600 }

  it('is the tenant’s own, or that of the tenants above, and holds from the next check on', async () => {
    const home = await givenHome()
    const { admin } = home
    const root = await given.member('root')
    const rule = async (by: GivenMember) =>
      (await server.call(listAlarmRules, { token: by.token })).body.items.find(({ code }) => code === 'GatewayOffline')
    const change = (by: GivenMember, body: object) => server.call(changeAlarmRule, { token: by.token, body: { ...model, ...body } })
    expect(await rule(admin)).toMatchObject({ level: 'error', limit: 15, delayMinutes: 120, tenant: null, isOwn: false, version: 0 })
    expect((await change(root, { limit: 20 })).body).toMatchObject({ isOwn: true, version: 1, limit: 20 })
    expect(await rule(admin)).toMatchObject({ limit: 20, isOwn: false, tenant: { name: 'Operator' }, version: 0 })
    expect((await change(admin, {})).body).toMatchObject({ limit: 30, isOwn: true, version: 1 })
    expect((await change(admin, { version: 7 })).body.version).toBe(1)
    expect((await change(admin, { limit: 40 })).error).toMatchObject({ code: 'AlarmRuleChanged', details: { version: 1 } })
    expect((await change(admin, { version: 1, limit: 2 })).error).toMatchObject({ code: 'ValidationFailed', details: [{ field: 'limit' }] })
    const support = await given.member('support', admin.tenantId)
    expect((await change(support, { version: 1 })).status).toBe(403)
    await after(0, home)
    await after(9 * hour)
    expect(await alarmsOf(home)).toEqual([])
    await after(2 * hour)
    expect(await alarmsOf(home)).toMatchObject([{ level: 'warning' }])
    await change(admin, { version: 1, isActive: false })
    await check()
    expect(await alarmsOf(home)).toMatchObject([{ active: false }])
    await server.sql('delete from alarm_rules')
  })

  it('is raised while a home feeds in more than section 9 EEG allows, and ends once the grid operator has tested it', async () => {
    const home = await givenHome()
    const [system] = await server.sql<{ id: string }>(
      "update installations set installed_on = '2025-03-01' where site_id = $1 and kind = 'pvbattery' returning id",
      [home.siteId],
    )
    await server.sql('update pv_battery_configurations set inverter_kind = $2, pv_peak_power_w = 10000 where id = $1', [system?.id, 'PV'])
    await measure(home)
    await check()
    // At most 6 kW may be fed in: five per cent more are tolerated, half a kilowatt is not.
    const feed = async (powerW: number) => {
      await server.sql(
        `insert into energy_intervals (site_id, start, production_wh, grid_import_wh, grid_export_wh, covered_seconds)
         select $1, $2::timestamptz + n * interval '15 minutes', 2000, 0, $3, 900 from generate_series(0, 3) n on conflict do nothing`,
        [home.siteId, new Date(quarterHourStart(now)), powerW / 4],
      )
      await after(hour + 5 * minute, home)
      return (await alarmsOf(home)).map(({ code, level, active }) => [code, level, active])
    }
    expect(await feed(6_200)).toEqual([])
    expect(await feed(6_500)).toEqual([])
    expect(await feed(6_500)).toEqual([['FeedInLimit', 'error', true]])
    expect((await healthOf(home)).components).toContainEqual(
      expect.objectContaining({ kind: 'pvbattery', status: 'error', code: 'FeedInLimit' }),
    )
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, grid_import_wh, grid_export_wh, covered_seconds)
       select $1, $2::timestamptz + n * interval '15 minutes', 2000, 0, 2000, 900 from generate_series(0, 3) n`,
      [home.siteId, new Date(quarterHourStart(server.clock.now().getTime() - 120 * hour))],
    )
    const play = { code: 'FeedInLimit' as const, level: 'error' as const, isActive: true, limit: 5, delayMinutes: 30 }
    const token = await given.sessionOf(home.admin.id)
    expect((await server.call(playBackAlarmRule, { token, body: play })).body).toMatchObject({ homes: 1, alarmsNow: 1 })
    expect((await server.call(playBackAlarmRule, { token, body: { ...play, limit: 50 } })).body).toMatchObject({ alarms: 0 })
    await server.sql(
      `insert into eeg9_records (configuration_id, grid_operator, meter_number, imsys_installed_on, control_unit_type, grid_operator_test_passed_on)
       values ($1, 'Netz', '1', '2026-01-01', 'control_box', '2026-01-01')`,
      [system?.id],
    )
    expect(await feed(9_000)).toEqual([['FeedInLimit', 'error', false]])
  })

  it('is played over the last 30 days before it is saved', async () => {
    const home = await givenHome()
    await after(0, home)
    await check()
    await server.sql(
      `insert into gateway_events (gateway_id, at, kind, silent_since)
       select $1, $2::timestamptz - n * interval '1 day', 'silence', $2::timestamptz - n * interval '1 day' - n * interval '1 hour' from generate_series(1, 6) n`,
      [home.gatewayId, new Date(now)],
    )
    // It would have been an alarm before those days.
    await server.sql("insert into gateway_events (gateway_id, at, kind, silent_since) values ($1, $2, 'silence', $3)", [
      home.gatewayId,
      new Date(now - 29 * 24 * hour),
      new Date(now - 40 * 24 * hour),
    ])
    const first = quarterHourStart(now - 10 * 24 * hour)
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, household_wh, grid_import_wh, grid_export_wh, covered_seconds)
       select $1, $2::timestamptz + n * interval '15 minutes', 0, case when n < 16 then 200 else 100 end, 100, 0, 900 from generate_series(0, 95) n`,
      [home.siteId, new Date(first)],
    )
    const play = async (body: object) =>
      (await server.call(playBackAlarmRule, { token: home.admin.token, body: { ...model, version: undefined, ...body } as never })).body
    const silent = await play({ limit: 15, delayMinutes: 240 })
    expect(silent).toMatchObject({ homes: 1, homesPlayed: 1, alarms: 3, alarmsNow: 5, homesWithAlarms: 1, withinDelay: 3 })
    // 30 or 31 days: of a range over a clock change, one end may fall on another day.
    const dayAt = (at: number) => localDayOf(at, 'Europe/Berlin')
    expect([silent.days[0]?.day, silent.days.at(-1)?.day]).toEqual([dayAt(now - 30 * 24 * hour), dayAt(now)])
    expect(silent.examples).toMatchObject([{ customerId: home.id, alarms: 3 }])
    expect(await play({ isActive: false })).toMatchObject({ alarms: 0, alarmsNow: 5 })
    expect(await play({ code: 'BalanceResidual', limit: 10, delayMinutes: 60 })).toMatchObject({ alarms: 1, homes: 1 })
    expect(await play({ code: 'BalanceResidual', limit: 100, delayMinutes: 60 })).toMatchObject({ alarms: 0 })
    // From the end of the quarter hours on.
    expect(await play({ code: 'NoData', delayMinutes: 60 })).toMatchObject({ alarms: 1 })
    expect((await play({ code: 'NoProduction', limit: 10, delayMinutes: 60 })).alarms).toBeLessThanOrEqual(1)
    expect(await play({ code: 'DeviceOffline' })).toMatchObject({ homes: 0, alarms: 0 })
  })
})
