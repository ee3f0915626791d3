import { acknowledgeAlarm, assignAlarm, commentAlarm, listVendorOutages, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import {
  listAlarms,
  listGatewayAlarms,
  readInstallationsHealth,
  readSiteHealth,
  readSitesHealth,
} from '@wattdesk/contract/alarms/health/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { quarterHourMs, quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { type MonitoredHome, monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import { rollUp } from '../telemetry/rollup.service.ts'
import { checkSites, markMeasured, refreshOutages } from './checks.service.ts'

const server = startServer()
const given = givenOf(server)
const { ctx, time, givenHome, givenAlarm, measure, after, check, healthOf, alarmsOf, incidentsOf } = monitoredHomesOf(server)
const minute = 60_000
const hour = 60 * minute

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
    await transaction(server.ctx.db, (tx) => markMeasured(tx, [home.siteId], new Date(time.now)))
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

it('a PV system has no data a day after its vendor fell silent, though the gateway goes on measuring the home', async () => {
  const home = await givenHome()
  const measureGrid = () =>
    server.sql('insert into samples (site_id, at, source_id, grid_w) values ($1, $2, $3, 100)', [
      home.siteId,
      new Date(time.now),
      home.gatewayId,
    ])
  const pv = async () => {
    const { status, components } = await healthOf(home)
    const [system] = components.filter(({ kind }) => kind === 'pvbattery')
    return [status, system?.status, system?.since]
  }
  await server.sql('insert into samples (site_id, at, source_id, production_w) values ($1, $2, $3, 900)', [
    home.siteId,
    new Date(time.now),
    crypto.randomUUID(),
  ])
  await measureGrid()
  await check()
  expect(await pv()).toEqual(['ok', 'ok', null])
  const seenAt = new Date(time.now).toISOString()
  time.now += 24 * hour + 10 * minute
  await measureGrid()
  await check()
  expect(await pv()).toEqual(['no_data', 'no_data', seenAt])
  time.now += 2 * minute
  await measure(home)
  await check()
  expect(await pv()).toEqual(['ok', 'ok', null])
})

it('a wallbox that the next gateway does not report has no data a day after it was last measured', async () => {
  const home = await givenHome()
  const wallboxId = await installationsOf(server).add('wallbox', { customerId: home.id, siteId: home.siteId }, { device_type: 'EV' })
  const stateOf = async () => {
    const { status, components } = await healthOf(home)
    const wallbox = components.find(({ configurationId }) => configurationId === wallboxId)
    return [status, wallbox?.status, wallbox?.since]
  }
  await measure(home)
  await check()
  expect(await stateOf()).toEqual(['ok', 'not_applicable', null])
  const slot = quarterHourStart(time.now)
  const former = { site: home.siteId, source: crypto.randomUUID() }
  for (const at of [0, 5, 10, 15]) {
    await server.sql('insert into samples (site_id, at, source_id, ev_w) values ($1, $2, $3, 7000)', [
      former.site,
      new Date(slot + at * minute),
      former.source,
    ])
  }
  await server.sql('insert into rollup_marks (site_ids, slots) values (array[$1::uuid], array[$2::timestamptz])', [
    home.siteId,
    new Date(slot),
  ])
  time.now = slot + 20 * minute
  await rollUp(ctx())
  await after(hour, home)
  expect(await stateOf()).toEqual(['ok', 'not_applicable', null])
  await after(24 * hour, home)
  expect(await stateOf()).toEqual(['no_data', 'no_data', new Date(slot + 15 * minute).toISOString()])
})

describe('the health of many homes', () => {
  it('is refused if the customers have more of them than a response may contain', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    await server.sql(
      `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, created_at, updated_at)
       select gen_random_uuid(), customer_id, name, address, zip_code, city, country, time_zone, created_at, updated_at
       from sites, generate_series(1, 2000) where id = $1`,
      [siteId],
    )
    const { status, error } = await server.call(readSitesHealth, { token: admin.token, body: { customerIds: [id] } })
    expect([status, error]).toMatchObject([
      422,
      { code: 'TooManyHomes', message: expect.stringContaining('2,000'), details: { max: 2_000 } },
    ])
    const few = await server.call(readSitesHealth, { token: admin.token, body: { siteIds: [siteId] } })
    expect(few.body.items).toHaveLength(1)
  })
})

describe('the check of a silent home', () => {
  it('is due at once when the home measures again, but not for what it measured before and delivers late', async () => {
    const home = await givenHome()
    await after(0, home)
    await server.sql("update site_health set check_at = $2::timestamptz + interval '2 hours' where site_id = $1", [
      home.siteId,
      new Date(time.now),
    ])
    time.now += hour
    const isDue = async (measuredAt: number) => {
      const now = time.now
      time.now = measuredAt
      await measure(home)
      time.now = now
      await transaction(server.ctx.db, (tx) => markMeasured(tx, [home.siteId], new Date(now)))
      const found = await server.sql('select from site_health where site_id = $1 and check_at <= $2', [home.siteId, new Date(now)])
      return found.length > 0
    }
    expect(await isDue(time.now - 40 * minute)).toBe(false)
    expect(await isDue(time.now)).toBe(true)
  })
})

describe('an incident', () => {
  it('is recorded at once, becomes an alarm only if it lasts, and ends with its alarm; two workers do so once', async () => {
    const home = await givenHome()
    await after(0, home)
    await after(20 * minute)
    expect([await incidentsOf(home), await alarmsOf(home)]).toEqual([[{ code: 'GatewayOffline', ended: false }], []])
    await after(minute, home)
    expect(await incidentsOf(home)).toEqual([{ code: 'GatewayOffline', ended: true }])
    time.now += 3 * hour
    for (let times = 0; times < 2; times++) {
      expect(await alarmsOf(home)).toEqual([])
      await server.sql('update site_health set check_at = $1', [new Date(time.now)])
      await Promise.all([1, 2, 3].map(() => checkSites(ctx())))
    }
    const [alarm, ...others] = await alarmsOf(home)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ code: 'GatewayOffline', level: 'error', active: true, clearedAt: null, acknowledgedBy: null })
    expect(Date.parse(alarm?.raisedAt ?? '') - Date.parse(alarm?.firstSeenAt ?? '')).toBe(3 * hour)
    await after(minute, home)
    expect(await alarmsOf(home)).toMatchObject([{ id: alarm?.id, active: false, clearedAt: new Date(time.now).toISOString() }])
    const read = await server.call(readAlarm, { token: home.admin.token, params: { id: alarm?.id ?? '' } })
    expect(read.body.incidents.map(({ alarmId }) => alarmId)).toEqual([alarm?.id, null])
  })

  it('has its right length, and is told from the next one, also when checks paused for days', async () => {
    const home = await givenHome()
    const first = quarterHourStart(time.now) - quarterHourMs
    /** Hours of quarter hours from `first` on; the reported consumption is false, or what the meters say. */
    const givenHours = (from: number, hours: number, householdW: number) =>
      server.sql(
        `insert into energy_intervals (site_id, start, production_wh, household_wh, grid_import_wh, grid_export_wh, covered_seconds)
         select $1, $2::timestamptz + n * interval '15 minutes', 0, $4, 100, 0, 900 from generate_series(0, $3::int - 1) n`,
        [home.siteId, new Date(first + from * hour), hours * 4, householdW / 4],
      )
    const lengths = () =>
      server.sql<{ hours: number; from: number; ended: boolean; alarmed: boolean }>(
        `select lasted_seconds / 3600.0::float8 as hours, extract(epoch from began_at - $2)::float8 / 3600 as "from",
           ended_at is not null as ended, alarm_id is not null as alarmed from incidents
         where site_id = $1 and code = 'BalanceResidual' order by began_at`,
        [home.siteId, new Date(first)],
      )
    await givenHours(0, 36, 800)
    await givenHours(36, 2, 400)
    await givenHours(38, 3, 800)
    for (const quarters of [3, 4]) {
      time.now = first + quarters * quarterHourMs + 5 * minute
      await after(0, home)
    }
    expect(await lengths()).toEqual([{ hours: 1, from: 0, ended: false, alarmed: true }])
    time.now = first + 30 * hour + 5 * minute
    await after(0, home)
    expect(await lengths()).toEqual([{ hours: 30, from: 0, ended: false, alarmed: true }])
    time.now = first + 41 * hour + 5 * minute
    await after(0, home)
    expect(await lengths()).toEqual([
      { hours: 36, from: 0, ended: true, alarmed: true },
      { hours: 3, from: 38, ended: false, alarmed: false },
    ])
    expect((await alarmsOf(home)).filter(({ code }) => code === 'BalanceResidual').map(({ active }) => active)).toEqual([false])
  })

  it('of a silence that lasted on while checks paused has its right length', async () => {
    const home = await givenHome()
    await measure(home)
    await check()
    await after(3 * hour)
    await after(20 * hour, home)
    const [alarm] = await alarmsOf(home)
    const read = await server.call(readAlarm, { token: home.admin.token, params: { id: alarm?.id ?? '' } })
    expect(read.body.incidents.map(({ lastedSeconds }) => lastedSeconds)).toEqual([23 * 3_600])
  })

  it('of a device is hidden behind a silent gateway, and shown while the home goes on measuring', async () => {
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
    time.now += minute
    await measure(home, ['wallbox-1'])
    await check()
    expect(await alarmsOf(home, { active: 'true' })).toEqual([])
  })

  it('of an inverter behind a gateway counts only by day: at night it is off, while the home goes on measuring', async () => {
    const home = await givenHome()
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, added_at, updated_at)
       values (gen_random_uuid(), $1, 'inverter-1', 'PV', 'Inverter', now(), now())`,
      [home.gatewayId],
    )
    // At the home's location, it is dark from 20 to 3 o'clock all year.
    time.now = Date.parse(`${localDayOf(time.now - 3 * 24 * hour, 'UTC')}T20:00:00Z`)
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
    const homes: MonitoredHome[] = []
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

  it('is filtered by its properties, for those who see its customer', async () => {
    const { home, alarm, token } = await givenAlarm()
    const list = async (query: object, by = token) => (await server.call(listAlarms, { token: by, query })).body.items.map(({ id }) => id)
    const filtered = (filter: object) => list({ filter: JSON.stringify(filter) })
    expect(await list({ alarmLevel: 'error', active: 'true' })).toEqual([alarm.id])
    expect(await list({ alarmLevel: 'warning' })).toEqual([])
    expect(await list({ active: 'false' })).toEqual([])
    expect(await filtered({ acknowledged: false, code: 'GatewayOffline', active: true, level: 'error' })).toEqual([alarm.id])
    expect(await filtered({ assignedTo: home.admin.id })).toEqual([])
    const assigned = { filter: JSON.stringify({ assignedTo: home.admin.id }) }
    const ofHomes = async () => (await server.call(listDataStatus, { token, query: assigned })).body.items.map(({ siteId }) => siteId)
    const ofCustomers = async () => (await server.call(listCustomers, { token, query: assigned })).body.items.map(({ id }) => id)
    expect([await ofHomes(), await ofCustomers()]).toEqual([[], []])
    expect(await list({ owner: 'mine' })).toEqual([])
    expect(await list({ owner: 'nobody' })).toEqual([alarm.id])
    await server.call(assignAlarm, { token, params: { id: alarm.id }, body: { version: alarm.version, memberId: home.admin.id } })
    expect(await list({ owner: 'mine' })).toEqual([alarm.id])
    expect(await list({ owner: 'nobody' })).toEqual([])
    expect([await ofHomes(), await ofCustomers()]).toEqual([[home.siteId], [home.id]])
    // Filters by the devices of the home, and by its town.
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
