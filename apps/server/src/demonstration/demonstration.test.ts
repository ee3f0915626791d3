import { listAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import type { SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import { listClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { deliverContent } from '@wattdesk/contract/content/delivery/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { getCustomerStats } from '@wattdesk/contract/statistics/calls.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listAssignedInstallations, readAssignedCommissioning } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../test/given.ts'
import { testSecret } from '../../test/postgres.ts'
import { startServer } from '../../test/server.ts'
import { checkSites } from '../areas/alarms/checks.service.ts'
import { noProductionAlarmAt, silenceAlarmAt } from '../areas/alarms/expected-checks.service.ts'
import { seedDemonstration } from './demonstration.ts'
import { members } from './fixed.ts'
import { loadOlderHistory } from './history.ts'
import type { SimulatedProfile } from './homes.ts'
import { brandedCustomerEmail, customerEmail } from './sign-ins.ts'
import { listSimulatedHomes } from './simulated-homes.ts'

const server = startServer()
const given = givenOf(server)
const historyDays = 40
let admin = ''

beforeAll(async () => {
  const now = new Date()
  await seedDemonstration({ databaseUrl: server.ownerUrl, secretKey: testSecret, customers: 900, historyDays, now })
  server.clock.set(now)
  admin = await given.sessionOf(members.find(({ email }) => email === 'admin@wattdesk.example')?.id ?? '')
  await server.sql('select count_fleet()')
})

const count = async (sql: string) => Number((await server.sql<{ count: string }>(`select count(*) from ${sql}`))[0]?.count)

describe('the demonstration', () => {
  it('has alarms, all of them at homes that were measured, raised after the measurements began', async () => {
    expect(await count('alarms')).toBeGreaterThan(5)
    expect(await count('alarms a where not exists (select from energy_intervals e where e.site_id = a.site_id)')).toBe(0)
    expect(await count('alarms where raised_at <= first_seen_at')).toBe(0)
    expect(await count('alarms a where not exists (select from incidents i where i.alarm_id = a.id)')).toBe(0)
  })

  it('raised its alarms when the rules say, also those of the last hours', async () => {
    const alarms = await server.sql<{ code: SiteAlarmCode; raised: number; seen: number; profile: SimulatedProfile }>(
      `select a.code, (extract(epoch from a.raised_at) * 1000)::float8 as raised, (extract(epoch from a.first_seen_at) * 1000)::float8 as seen,
         h.profile from alarms a join simulated_homes h on h.site_id = a.site_id`,
    )
    const due = (code: SiteAlarmCode, from: number, profile: SimulatedProfile): (number | undefined)[] => {
      if (code === 'NoProduction') return [noProductionAlarmAt(from, profile)]
      if (code !== 'NoData' && code !== 'GatewayOffline') return [from + alarmRuleDefaults[code].delayMinutes * minuteMs]
      // A second after the last measurement.
      return [true, false].map((sleepsAtNight) => silenceAlarmAt(from + 1_000, code, { sleepsAtNight, place: profile }))
    }
    for (const { code, raised, seen, profile } of alarms) {
      const late = due(code, seen, profile).map((at = 0) => (raised - at) / minuteMs)
      const most = code === 'NoData' || code === 'GatewayOffline' ? 6 : 35
      expect([code, late, late.some((minutes) => minutes >= -1 && minutes <= most)]).toEqual([code, late, true])
    }
    const silences = await server.sql<{ from: number; kind: string; raised: number | null; profile: SimulatedProfile }>(
      `select (fault->>'from')::float8 as from, h.kind, h.profile, (extract(epoch from a.raised_at) * 1000)::float8 as raised
       from simulated_homes h cross join jsonb_array_elements(h.profile->'faults') fault
       left join alarms a on a.site_id = h.site_id and a.cleared_at is null
       where fault->>'kind' = 'silent' and not fault ? 'to'`,
    )
    expect(silences.length).toBeGreaterThan(0)
    for (const { from, kind, raised, profile } of silences) {
      const at = silenceAlarmAt(from, kind === 'gateway' ? 'GatewayOffline' : 'NoData', { sleepsAtNight: true, place: profile })
      if (at < server.clock.now().getTime()) expect(raised).not.toBeNull()
    }
    // Each check confirms them, however long they have lasted.
    await server.sql("update site_health set check_at = '-infinity'")
    await checkSites(server.ctx)
    const unconfirmed = `alarms a where a.cleared_at is null and a.code in ('NoData', 'GatewayOffline') and a.seen_at < '${server.clock.now().toISOString()}'`
    expect(await count(unconfirmed)).toBe(0)
  })

  it('counts the length of what lasts over days and nights from first to last', async () => {
    // Silences of homes that only an inverter measures count by day.
    const incidents = await server.sql<{ code: string; from: number; until: number; lasted: number }>(
      `select i.code, extract(epoch from i.began_at)::float8 as "from", extract(epoch from coalesce(i.ended_at, i.seen_at))::float8 as until,
         i.lasted_seconds::float8 as lasted
       from incidents i where i.alarm_id is not null and (i.code in ('BalanceResidual', 'GatewayOffline') or i.code = 'NoData' and exists (
         select from installations k left join pv_battery_configurations p on p.id = k.id
         where k.site_id = i.site_id and (k.kind in ('gateway', 'meter') or p.inverter_kind <> 'PV')))`,
    )
    const longest = (isSilence: boolean) =>
      Math.max(...incidents.flatMap(({ code, lasted }) => ((code !== 'BalanceResidual') === isSilence ? lasted : [])))
    expect([longest(false) > 10 * 3_600, longest(true) > 40 * 3_600]).toEqual([true, true])
    // A check finds the end within the next quarter hour, once its sums have settled.
    for (const { code, from, until, lasted } of incidents) {
      const unknown = Math.abs(until - from - lasted)
      expect([code, unknown, unknown < 20 * 60]).toEqual([code, unknown, true])
    }
  })

  it('has no measurement before a device was installed, and none is missing but where the home was silent', async () => {
    const before = `energy_days d join installations i on i.site_id = d.site_id and i.kind = 'pvbattery' where d.day < i.installed_on`
    expect(await count(before)).toBe(0)
    const healthy = `simulated_homes h join energy_days d on d.site_id = h.site_id
      where h.profile->'faults' is null and d.day between current_date - 20 and current_date - 2 and d.covered_seconds < 82800`
    expect(await count(healthy)).toBe(0)
  })

  it('has the same state of charge of a silent home in its history and as its last measurement', async () => {
    const silent = await server.sql<{ live: number; stored: number; late: number }>(
      `select m.battery_state_of_charge as live, e.battery_state_of_charge as stored,
         abs(extract(epoch from e.start + interval '15 minutes' - h.measured_at))::float8 as late
       from site_health h
       cross join lateral (select * from newest_samples(h.site_id, null, now() - interval '40 days', now(), 1)) m
       cross join lateral (select * from energy_intervals e where e.site_id = h.site_id order by start desc limit 1) e
       join simulated_homes one on one.site_id = h.site_id
       where jsonb_path_exists(one.profile, '$.faults[*] ? (@.kind == "silent" && !exists(@.to))') and e.battery_state_of_charge is not null`,
    )
    expect(silent.length).toBeGreaterThan(0)
    for (const { live, stored, late } of silent) {
      // A battery may charge or discharge for the rest of the quarter hour.
      expect(live).toBeCloseTo(stored, 2)
      expect(late).toBeLessThan(60)
    }
  })

  it('counts the progress of its past from nothing to all, also when more is missing than was planned', async () => {
    const [home] = await server.sql<{ id: string; months: number }>(
      "select site_id as id, count(*)::int as months from energy_months join simulated_homes using (site_id) where kind = 'vendor-cloud' group by 1 limit 1",
    )
    for (const table of ['energy_intervals', 'device_intervals', 'gas_intervals', 'energy_days', 'energy_months'])
      await server.sql(`delete from ${table} where site_id = $1`, [home?.id])
    await server.sql('update demonstration_loads set history_months = 1, history_months_loaded = 0')
    await server.sql('alter table demonstration_loads add constraint progress check (history_months_loaded between 0 and history_months)')
    await loadOlderHistory(server.ownerUrl)
    await server.sql('alter table demonstration_loads drop constraint progress')
    const [{ planned, loaded } = {}] = await server.sql<{ planned: number; loaded: number }>(
      'select history_months as planned, history_months_loaded as loaded from demonstration_loads',
    )
    expect(home?.months).toBeGreaterThan(1)
    expect(loaded).toBe(planned)
    // Early in a month, homes that are silent have nothing of it either.
    expect(planned).toBeGreaterThanOrEqual(home?.months ?? Number.NaN)
  })

  it('knows from the first moment which homes deliver, and compares no single samples with whole quarter hours', async () => {
    const delivering = "simulated_homes one join site_health h on h.site_id = one.site_id where one.profile->'faults' is null"
    expect(await count(delivering)).toBeGreaterThan(20)
    expect(await count(`${delivering} and (h.measured_at is null or h.measured_at < now() - interval '3 hours')`)).toBe(0)
    const faulty = await server.sql<{ id: string; config: string; date: string }>(
      `select i.customer_id as id, i.id as config,
         to_char(to_timestamp((fault->>'from')::float8 / 1000) at time zone s.time_zone, 'YYYY-MM-DD') as date
       from simulated_homes h cross join jsonb_array_elements(h.profile->'faults') fault
       join sites s on s.id = h.site_id join installations i on i.site_id = h.site_id
       where (h.kind = 'gateway' and i.kind = 'gateway') or (h.kind = 'vendor-cloud' and i.kind = 'pvbattery')`,
    )
    expect(faulty.length).toBeGreaterThan(3)
    const root = await given.sessionOf(members.find(({ email }) => email === 'root@wattdesk.example')?.id ?? '')
    for (const { id, config, date } of faulty) {
      const params = { customerId: id, configId: config }
      const { body } = await server.call(compareData, { token: root, params, query: { date } })
      expect([config, date, body.differing.items]).toEqual([config, date, []])
    }
  })

  it('has imports of past data, which filled what they were requested for', async () => {
    const imports = await server.sql<{ id: string; status: string; fault: string | null; hours: number; written: number; stored: number }>(
      `select d.id, d.status, d.fault, (extract(epoch from d.to_at - d.from_at) / 3600)::float8 as hours, d.written_intervals as written,
         (select count(*)::int from energy_intervals e where e.site_id = d.site_id and e.sources @> '{"gridImport":"imported"}'
           and e.start >= d.from_at and e.start < d.to_at) as stored
       from data_imports d order by d.requested_at`,
    )
    expect(imports.filter(({ status }) => status === 'done').length).toBeGreaterThan(3)
    expect(imports.map(({ status, fault }) => `${status} ${fault}`)).toEqual(expect.arrayContaining(['error access_denied', 'done null']))
    for (const { status, written, stored } of imports) if (status === 'done') expect([written > 0, stored]).toEqual([true, written])
    const beforehand = `data_imports d join simulated_homes h on h.site_id = d.site_id
      where d.status = 'done' and d.to_at <= (h.profile->>'since')::date + interval '1 day'`
    expect(await count(beforehand)).toBeGreaterThan(1)
    // Yesterday's gap is left to the tour of the README.
    expect(await count("data_imports d join customers c on c.id = d.customer_id and c.account_name = 'Hanna Lückert'")).toBe(0)
    // The load left no hole beside them.
    const holes = `data_imports d join simulated_homes h on h.site_id = d.site_id
      cross join generate_series(current_date - ${historyDays - 1}, current_date - 2, interval '1 day') day
      where d.status = 'done' and day >= (h.profile->>'since')::date + 1
        and not exists (select from energy_days e where e.site_id = d.site_id and e.day = day::date and e.covered_seconds > 80000)`
    expect(await count(holes)).toBe(0)
    // Nor before. Silences last up to three days.
    const steps = '(select day - lag(day) over (partition by site_id order by day) as step from energy_days) days'
    expect(await count(`${steps} where step > 4`)).toBe(0)
  })

  it('has devices that match their data sheets', async () => {
    const sheet = "pv_battery_configurations where pv_inverter_model = 'PLENTICORE plus 7.0'"
    expect(await count(sheet)).toBeGreaterThan(0)
    expect(await count(`${sheet} and pv_inverter_max_ac_power_w <> 7000`)).toBe(0)
  })

  it('has API credentials, whose secrets nobody knows', async () => {
    for (const email of ['admin@wattdesk.example', 'root@wattdesk.example']) {
      const token = await given.sessionOf(members.find((member) => member.email === email)?.id ?? '')
      const [credentials, ...others] = (await server.call(listClientCredentials, { token })).body.items
      expect(others).toEqual([])
      expect(Date.parse(credentials?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(credentials?.generatedOn ?? ''))
      expect(JSON.stringify(credentials)).not.toContain('ecret')
    }
    expect(await count("activity_entries where object_type = 'client-credentials'")).toBe(2)
  })

  it('has mails up to the last hours', async () => {
    const gaps = `(select created_at - lag(created_at) over (order by created_at) as gap, created_at from outbox_mails) mails
      where created_at > now() - interval '4 days' and gap > interval '30 hours'`
    expect(await count(gaps)).toBe(0)
    expect(await count("outbox_mails where created_at > now() - interval '3 hours'")).toBeGreaterThan(0)
  })

  it('has few overdue orders, mails of a month, and what its members did in the log', async () => {
    const { body: work } = await server.call(listWork, { token: admin, query: {} })
    const overdue = work.kinds.find(({ kind }) => kind === 'sale')
    expect(overdue?.total).toBeLessThan(30)
    const { body: mails } = await server.call(listMails, { token: admin, query: { limit: 100 } })
    expect(mails.total).toBeGreaterThan(5)
    const span = Math.max(...mails.items.map(({ createdAt }) => Date.now() - Date.parse(createdAt)))
    expect(span).toBeGreaterThan(14 * dayMs)
    for (const event of [
      'session.signed-in',
      'bulk-action.finished',
      'import.finished',
      'member.access-lent',
      'note.added',
      'sale.step-changed',
    ]) {
      expect([event, (await count(`activity_entries where event = '${event}'`)) > 0]).toEqual([event, true])
    }
  })

  it('has a month of imports, bulk actions, notes and sign-ins, and loans that stand', async () => {
    const month = 'between current_date - 30 and current_date'
    expect(await count(`customer_imports where state = 'done' and created_at::date ${month}`)).toBeGreaterThan(4)
    expect(await count(`activity_entries where event = 'bulk-action.finished' and at::date ${month}`)).toBeGreaterThan(5)
    expect(await count(`activity_entries where event = 'note.added' and at::date ${month}`)).toBeGreaterThan(5)
    const weeks = "(select distinct date_trunc('week', at) from activity_entries where event = 'session.signed-in') weeks"
    expect(await count(weeks)).toBeGreaterThan(3)
    expect(await count('access_loans where closed_at is null and ends_at > now()')).toBe(2)
    expect(await count('access_loans where closed_at is null and ends_at > now() and tenant_id is not null')).toBe(1)
    const { body: work } = await server.call(listWork, { token: admin, query: {} })
    expect(work.kinds.find(({ kind }) => kind === 'mail')?.total).toBeGreaterThan(0)
  })

  it('has measurements of every home in service', async () => {
    const served =
      "customers c join simulated_homes h on h.site_id in (select id from sites where customer_id = c.id) where c.status = 'active'"
    expect(await count(served)).toBeGreaterThan(50)
    const silent = `customers c where c.status = 'active' and c.installation_status = 'commissioned'
      and not exists (select from sites s join energy_days d on d.site_id = s.id where s.customer_id = c.id)`
    expect(await count(silent)).toBe(0)
  })

  it('names partners after their own towns, each once, and their apps without the town', async () => {
    const partners = `customers c where c.type in ('partner', 'whitelabel_partner') and c.status = 'active'`
    expect(await count(partners)).toBeGreaterThan(3)
    expect(await count(`${partners} and position(c.city in c.account_name) = 0`)).toBe(0)
    expect(await count(`${partners} and c.account_name ~ '[0-9]$'`)).toBe(0)
    expect(
      await count(`white_labels w join customers c on c.partner_tenant_id = w.tenant_id where position(c.city in w.app_name) > 0`),
    ).toBe(0)
  })

  it('names orders in the language of their region', async () => {
    const names = await server.sql<{ language: string; names: string[] }>(
      `select t.language, array_agg(distinct s.name) as names from sale_steps s join sales o on o.id = s.sale_id
         join customers c on c.id = o.customer_id join tenants t on t.id = c.affiliate_id group by t.language`,
    )
    const of = (language: string) => names.find((one) => one.language === language)?.names
    expect(of('de')).toContain('Inbetriebnahme')
    expect(of('de')).not.toContain('Commissioning')
    expect(of('it')).toContain('Messa in servizio')
    expect(of('en')).toContain('Commissioning')
  })

  it('names templates, orders and steps in every language of the portal, and gives each region its own templates', async () => {
    const missing = (names: string, name: string) => {
      const translated = `select distinct x.language from jsonb_object_keys(${names}) x (language) union select t.language`
      return `${name} is null or (select count(*) from (${translated}) languages) < 4`
    }
    const ofTemplate = 'sale_templates s join tenants t on t.id = s.tenant_id'
    const ofSale = 'sales o join customers c on c.id = o.customer_id join tenants t on t.id = c.affiliate_id'
    expect(await count(ofTemplate)).toBeGreaterThan(0)
    expect(await count(ofSale)).toBeGreaterThan(0)
    expect(await count(`${ofTemplate} where ${missing('s.names', 's.name')} or s.language <> t.language`)).toBe(0)
    expect(await count(`sale_template_steps p join ${ofTemplate} on s.id = p.template_id where ${missing('p.names', 'p.name')}`)).toBe(0)
    expect(await count(`${ofSale} where ${missing('o.template_names', 'o.template_name')}`)).toBe(0)
    expect(await count(`sale_steps s join (${ofSale}) on s.sale_id = o.id where ${missing('s.names', 's.name')}`)).toBe(0)
    expect(await count('sale_templates where affiliate_id is distinct from tenant_id')).toBe(0)
  })

  it('has notices and help of each region in its language, delivered to its customers', async () => {
    const regions = await server.sql<{ id: string; language: 'de' | 'it' | 'hu' | 'en' }>(
      "select id, language from tenants where kind = 'affiliate' and language in ('de', 'it', 'hu', 'en')",
    )
    expect(regions.length).toBeGreaterThan(3)
    for (const { id, language } of regions) {
      for (const path of ['notices', 'help']) {
        const { body } = await server.call(deliverContent, { params: { tenantId: id, language }, query: { path } })
        const own = body.children.filter(({ tenantId }) => tenantId === id)
        expect(own.map((one) => one.language)).toEqual([language])
      }
    }
  })

  it('has an assigned installation whose commissioning passed before it was assigned', async () => {
    const { body } = await server.call(listAssignedInstallations, { token: admin, query: {} })
    const [assigned] = body.items
    const siteId = assigned?.assignedCustomer?.siteId ?? ''
    const commissioning = await server.call(readAssignedCommissioning, { token: admin, params: { siteId } })
    const { stages = [] } = commissioning.body.record ?? {}
    expect(stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
      'paired passed',
      'scanned passed',
      'gridMeter passed',
      'liveInTime passed',
      'plausible passed',
    ])
  })

  it('has gateways in stock that were delivered before they were installed', async () => {
    const installed = 'unallocated_installations u join gateways g on g.unallocated_installation_id = u.id'
    expect(await count(installed)).toBeGreaterThan(2)
    expect(await count(`${installed} where g.created_at > u.created_at or g.moved_at > u.created_at + interval '1 hour'`)).toBe(0)
  })

  it('gives the customers who sign in to the app homes with PV and a battery, without faults', async () => {
    const homes = await server.sql<{ email: string; faults: { to?: number }[] | null }>(
      `select c.account_email as email, h.profile->'faults' as faults from simulated_homes h join sites s on s.id = h.site_id
         join customers c on c.id = s.customer_id
       where c.account_email = any($1) and (h.profile->>'batteryCapacityWh')::numeric > 0 and h.kind = 'gateway'`,
      [[customerEmail, brandedCustomerEmail]],
    )
    expect(homes.map(({ email }) => email)).toContain(customerEmail)
    expect(homes.flatMap(({ faults }) => faults ?? []).filter(({ to }) => to === undefined)).toEqual([])
  })

  it('shows consistent counts everywhere', async () => {
    const { body: work } = await server.call(listWork, { token: admin, query: {} })
    const open = '{"active":true,"acknowledged":false,"level":{"op":"in","value":["warning","error"]}}'
    const { body: alarms } = await server.call(listAlarms, { token: admin, query: { filter: open } })
    expect(work.kinds.find(({ kind }) => kind === 'alarm')?.total).toBe(alarms.total)
    for (const { kind, total } of work.kinds) {
      const { body } = await server.call(listWork, { token: admin, query: { filter: JSON.stringify({ kind }) } })
      expect([kind, body.total]).toEqual([kind, total])
    }
    const { body: fleet } = await server.call(readFleet, { token: admin })
    const { body: map } = await server.call(readFleetMap, {
      token: admin,
      query: { zoom: '5', west: '-30', south: '30', east: '40', north: '70' },
    })
    for (const state of fleetStates) {
      const shown = map.marks.reduce((sum, { counts }) => sum + counts[state], 0)
      expect([state, shown + fleet.unplaced[state]]).toEqual([state, fleet.counts[state]])
    }
    const { body: stats } = await server.call(getCustomerStats, { token: admin, query: {} })
    for (const [status, total] of Object.entries(stats.byStatus)) {
      const { body } = await server.call(listCustomers, { token: admin, query: { filter: JSON.stringify({ status }), exactTotal: 'true' } })
      expect([status, body.total]).toEqual([status, total])
    }
  })

  it('plays a wallbox of a vendor’s cloud under the station number by which the vendor knows it, in the past too', async () => {
    const [{ site, station } = {}] = await server.sql<{ site: string; station: string }>(
      `update installations i set site_id = h.site_id, customer_id = s.customer_id
       from (select * from simulated_homes where kind = 'vendor-cloud' order by site_id limit 1) h join sites s on s.id = h.site_id
       where i.id = (select id from installations where kind = 'wallbox' order by id limit 1)
       returning i.site_id as site, i.vendor_installation_id as station`,
    )
    await server.sql(`update simulated_homes set profile = profile || '{"wallbox": true}' where site_id = $1`, [site])
    const homes = await listSimulatedHomes(server.ownerUrl)
    expect(homes.find(({ siteId }) => siteId === site)?.appliances).toMatchObject([{ deviceId: station, kind: 'EVSTATION' }])
    for (const table of ['energy_intervals', 'device_intervals', 'gas_intervals', 'energy_days', 'energy_months'])
      await server.sql(`delete from ${table} where site_id = $1`, [site])
    await server.sql('update demonstration_loads set history_months_loaded = 0')
    await loadOlderHistory(server.ownerUrl)
    const measured = await server.sql('select distinct device_id as id, quantity from device_intervals where site_id = $1', [site])
    expect(measured).toEqual([{ id: station, quantity: 'ev' }])
  })
})
