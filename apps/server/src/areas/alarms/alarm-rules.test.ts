import { changeAlarmRule, listAlarmRules, playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { time, givenHome, measure, after, check, healthOf, alarmsOf } = monitoredHomesOf(server)
const minute = 60_000
const hour = 60 * minute

describe('a rule', () => {
  const model = { code: 'GatewayOffline' as const, version: 0, level: 'warning' as const, isActive: true, limit: 30, delayMinutes: 600 }

  it('is the tenant’s own, or that of the tenants above, and applies from the next check on', async () => {
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
    // At most 6 kW may be fed in. Five per cent more is tolerated, half a kilowatt is not.
    const feed = async (powerW: number) => {
      await server.sql(
        `insert into energy_intervals (site_id, start, production_wh, grid_import_wh, grid_export_wh, covered_seconds)
         select $1, $2::timestamptz + n * interval '15 minutes', 2000, 0, $3, 900 from generate_series(0, 3) n on conflict do nothing`,
        [home.siteId, new Date(quarterHourStart(time.now)), powerW / 4],
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
    // While it is not known how much may be fed in, it is not known to be over either.
    const setPower = (powerW: number | null) =>
      server.sql('update pv_battery_configurations set pv_peak_power_w = $2 where id = $1', [system?.id, powerW])
    await setPower(null)
    expect(await feed(1_000)).toEqual([['FeedInLimit', 'error', true]])
    await setPower(10_000)
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
      [home.gatewayId, new Date(time.now)],
    )
    // It would have become an alarm before those days.
    await server.sql("insert into gateway_events (gateway_id, at, kind, silent_since) values ($1, $2, 'silence', $3)", [
      home.gatewayId,
      new Date(time.now - 29 * 24 * hour),
      new Date(time.now - 40 * 24 * hour),
    ])
    const first = quarterHourStart(time.now - 10 * 24 * hour)
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, household_wh, grid_import_wh, grid_export_wh, covered_seconds)
       select $1, $2::timestamptz + n * interval '15 minutes', 0, case when n < 16 then 200 else 100 end, 100, 0, 900 from generate_series(0, 95) n`,
      [home.siteId, new Date(first)],
    )
    const play = async (body: object) =>
      (await server.call(playBackAlarmRule, { token: home.admin.token, body: { ...model, version: undefined, ...body } as never })).body
    const silent = await play({ limit: 15, delayMinutes: 240 })
    expect(silent).toMatchObject({ homes: 1, homesPlayed: 1, alarms: 3, alarmsNow: 5, homesWithAlarms: 1, withinDelay: 3 })
    // 30 or 31 days, because one end of a range over a clock change may fall on another day.
    const dayAt = (at: number) => localDayOf(at, 'Europe/Berlin')
    expect([silent.days[0]?.day, silent.days.at(-1)?.day]).toEqual([dayAt(time.now - 30 * 24 * hour), dayAt(time.now)])
    expect(silent.examples).toMatchObject([{ customerId: home.id, alarms: 3 }])
    expect(await play({ isActive: false })).toMatchObject({ alarms: 0, alarmsNow: 5 })
    expect(await play({ code: 'BalanceResidual', limit: 10, delayMinutes: 60 })).toMatchObject({ alarms: 1, homes: 1 })
    expect(await play({ code: 'BalanceResidual', limit: 100, delayMinutes: 60 })).toMatchObject({ alarms: 0 })
    // Counted from the end of the quarter hours.
    expect(await play({ code: 'NoData', delayMinutes: 60 })).toMatchObject({ alarms: 1 })
    expect((await play({ code: 'NoProduction', limit: 10, delayMinutes: 60 })).alarms).toBeLessThanOrEqual(1)
    expect(await play({ code: 'DeviceOffline' })).toMatchObject({ homes: 0, alarms: 0 })
  })
})
