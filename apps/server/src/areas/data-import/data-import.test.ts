import type { ServerResponse } from 'node:http'
import { cancelDataImport, listImportSites, readCoverage } from '@wattdesk/contract/data-import/calls.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { describe, expect, it, vi } from 'vitest'
import { dataImportsOf } from '../../../test/data-imports.ts'
import { loseConnectionsAt, startServer } from '../../../test/server.ts'
import { gridxCloud, startVendorCloud } from '../../../test/vendor-cloud.ts'
import { resumeDataImports, runDataImport } from './data-import-run.service.ts'

const server = startServer()
const cloud = startVendorCloud()
const zone = 'Europe/Berlin'
const quarter = 900_000

const { given, givenSite } = dataImportsOf(server, cloud)

describe('an import from gridX', () => {
  it('reads a day of 25 hours, labelled by the end, into the right quarter hours, days and months', async () => {
    const site = await givenSite('gridx')
    cloud.respond = gridxCloud(site.installationId)
    expect(await site.run(site.days('2026-10-25'))).toMatchObject({
      status: 'done',
      progress: 1,
      writtenIntervals: 100,
      replacedIntervals: 0,
      fault: null,
      totals: [{ quantity: 'production', importedWh: 10_000, vendorWh: 10_000 }],
    })
    const { start, end } = daySpan('2026-10-25', zone)
    const rows = await site.intervals()
    expect([rows.length, rows[0]?.start.getTime(), rows.at(-1)?.start.getTime()]).toEqual([100, start, end - quarter])
    expect(rows[0]).toMatchObject({ production_wh: 100, covered_seconds: 900, sources: { production: 'imported', household: 'imported' } })
    expect(await site.dayOf('2026-10-25')).toMatchObject({ production_wh: 10_000, grid_export_wh: 10_000, covered_seconds: 90_000 })
    const [head] = await server.sql('select data_import_status from installations where id = $1', [site.configId])
    expect(head).toEqual({ data_import_status: 'done' })
    const [received] = (await server.call(listNotifications, { token: site.member.token })).body.items
    expect(received).toMatchObject({ kind: 'data-import-done', objectId: (await site.latest()).id })
  })

  it('ends when it is cancelled, pending or in the middle, keeps what it wrote, and leaves room for another', async () => {
    const site = await givenSite('gridx')
    const cancel = async (importId: string, token = site.member.token) =>
      server.call(cancelDataImport, { token, params: { siteId: site.siteId, importId } })
    const pending = (await site.start(site.days('2026-10-01'))).body
    const foreign = await given.sessionOf((await given.member('admin')).id)
    expect((await cancel(pending.id, foreign)).status).toBe(404)
    expect((await cancel(pending.id)).body).toMatchObject({ status: 'error', fault: 'cancelled', retryAt: null })
    await runDataImport(server.ctx, pending.id, { isPaced: false })
    expect(await site.intervals()).toEqual([])
    // Cancelled while the second of three days is read.
    const cloudOf = gridxCloud(site.installationId)
    let asked = 0
    const { id } = (await site.start(site.days('2026-10-01', '2026-10-03'))).body
    cloud.respond = async (url) => {
      if (url.searchParams.has('interval') && ++asked === 2) expect((await cancel(id)).body.status).toBe('error')
      return cloudOf(url)
    }
    await runDataImport(server.ctx, id, { isPaced: false })
    expect([(await site.intervals()).length, asked]).toEqual([96, 2])
    expect(await site.latest()).toMatchObject({ id, status: 'error', fault: 'cancelled', writtenIntervals: 96 })
    const [entry] = await server.sql<{ count: number }>(
      "select count(*)::int as count from activity_entries where event = 'data-import.cancelled' and object_id = $1",
      [id],
    )
    expect([(await cancel(id)).body.fault, entry?.count]).toEqual(['cancelled', 1])
    cloud.respond = cloudOf
    expect((await site.run(site.days('2026-10-02'))).status).toBe('done')
  })

  it('replaces what is stored and never adds to it', async () => {
    const site = await givenSite('gridx')
    cloud.respond = gridxCloud(site.installationId)
    await site.run(site.days('2026-10-20'))
    expect((await site.dayOf('2026-10-20'))?.written_at).toEqual(server.clock.now())
    await server.sql(`update energy_intervals set ev_wh = 7, sources = sources || '{"ev": "counter"}' where site_id = $1`, [site.siteId])
    cloud.respond = gridxCloud(site.installationId, () => 200)
    expect(await site.run({ action: 'reimport' })).toMatchObject({ status: 'done', replacedIntervals: 96 })
    expect(await site.dayOf('2026-10-20')).toMatchObject({ production_wh: 4_800, ev_wh: 96 * 7, covered_seconds: 86_400 })
    expect((await site.intervals())[0]).toMatchObject({ sources: { ev: 'counter', production: 'imported' } })
    // The time from the installation to the first stored day.
    await server.sql("update installations set installed_on = '2026-10-18' where id = $1", [site.configId])
    cloud.asked = []
    expect(await site.run({ action: 'extendHistoricalData' })).toMatchObject({
      from: '2026-10-17T22:00:00.000Z',
      to: '2026-10-19T22:00:00.000Z',
    })
    expect([cloud.asked.length, await site.dayOf('2026-10-18')]).toMatchObject([3, { production_wh: 4_800 }])
  })

  it('reads only what is missing on request, and keeps measured data', async () => {
    const site = await givenSite('gridx')
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, covered_seconds)
       select $1, $2::timestamptz + n * interval '15 minutes', 1, case when n = 47 then 300 else 900 end from generate_series(0, 47) n`,
      [site.siteId, new Date(daySpan('2026-10-21', zone).start)],
    )
    cloud.respond = gridxCloud(site.installationId)
    const asked = { ...site.days('2026-10-21'), onlyMissing: true }
    expect(await site.run(asked)).toMatchObject({ status: 'done', onlyMissing: true, writtenIntervals: 96, replacedIntervals: 1 })
    const stored = (await site.intervals()).map((one) => one.production_wh)
    expect([stored.length, stored[0], stored[46], stored[47], stored[48]]).toEqual([96, 1, 1, 100, 100])
    expect((await site.intervals())[0]?.sources).not.toHaveProperty('production')
    expect(await site.run(asked)).toMatchObject({ status: 'done', writtenIntervals: 0 })
  })

  it('found data if all of it was there already, although the vendor has none of the last day', async () => {
    const site = await givenSite('gridx')
    const reply = gridxCloud(site.installationId)
    cloud.respond = (url) => (url.search.includes('interval=2026-10-21T22') ? { data: [] } : reply(url))
    const asked = { ...site.days('2026-10-21', '2026-10-22'), onlyMissing: true }
    expect(await site.run(asked)).toMatchObject({ status: 'done', writtenIntervals: 96 })
    expect(await site.run(asked)).toMatchObject({ status: 'done', writtenIntervals: 0 })
    expect(await site.run(site.days('2026-10-22'))).toMatchObject({ status: 'no_data_found' })
  })

  it.each(['reimport', 'file'] as const)('keeps measured data on request: %s', async (action) => {
    const site = await givenSite('gridx')
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, covered_seconds)
       select $1, $2::timestamptz + n * interval '15 minutes', 1, 900 from generate_series(0, 1) n`,
      [site.siteId, new Date(daySpan('2026-10-21', zone).start)],
    )
    cloud.respond = gridxCloud(site.installationId)
    const rows = ['start,production_wh', '2026-10-21 00:00,100', '2026-10-21 00:15,100', '2026-10-21 00:30,100', '']
    if (action === 'reimport') await site.run({ action, onlyMissing: true })
    else await runDataImport(server.ctx, (await site.upload(rows.join('\n'), { onlyMissing: true })).body.id, { isPaced: false })
    expect(await site.latest()).toMatchObject({ action, status: 'done', onlyMissing: true, replacedIntervals: 0 })
    expect((await site.intervals()).slice(0, 3).map((one) => one.production_wh)).toEqual([1, 1, 100])
  })

  it('resumes after a killed worker, and writes nothing twice', async () => {
    const site = await givenSite('gridx')
    const reply = gridxCloud(site.installationId)
    const held: ServerResponse[] = []
    cloud.respond = (url, _, response) => {
      if (!url.search.includes('interval=2026-10-02T22') || held.length > 0) return reply(url)
      held.push(response)
      return undefined
    }
    const { body } = await site.start(site.days('2026-10-01', '2026-10-05'))
    const killed = runDataImport(server.ctx, body.id, { isPaced: false })
    await vi.waitFor(() => expect(held.length).toBe(1))
    expect(await site.latest()).toMatchObject({ status: 'running', progress: 0.4, writtenIntervals: 192 })
    // Other workers leave it alone until the first one has been silent for half a minute.
    await runDataImport(server.ctx, body.id)
    expect([(await site.latest()).progress, await resumeDataImports(server.ctx)]).toEqual([0.4, 0])
    server.clock.advance(31_000)
    expect(await resumeDataImports(server.ctx)).toBe(1)
    await runDataImport(server.ctx, body.id, { isPaced: false })
    expect(await site.latest()).toMatchObject({ status: 'done', writtenIntervals: 480, replacedIntervals: 0 })
    held[0]?.end(JSON.stringify({ data: [] }))
    await killed
    expect(await site.latest()).toMatchObject({ status: 'done', writtenIntervals: 480 })
  })

  it('survives a database restart in the middle of a part, and resumes with that part', async () => {
    const site = await givenSite('gridx')
    const cloudOf = gridxCloud(site.installationId)
    let repair = async () => {}
    cloud.respond = async (url) => {
      if (url.search.includes('interval=2026-10-01T22')) repair = await loseConnectionsAt(server, 'energy_days')
      return cloudOf(url)
    }
    const { body } = await site.start(site.days('2026-10-01', '2026-10-03'))
    await runDataImport(server.ctx, body.id, { isPaced: false })
    await repair()
    expect(await site.latest()).toMatchObject({ status: 'running', fault: 'unexpected_error', progress: 1 / 3, writtenIntervals: 96 })
    expect((await site.intervals()).length).toBe(96)
    server.clock.advance(5_000)
    expect(await resumeDataImports(server.ctx)).toBe(1)
    cloud.respond = cloudOf
    await runDataImport(server.ctx, body.id, { isPaced: false })
    expect(await site.latest()).toMatchObject({ status: 'done', writtenIntervals: 288, replacedIntervals: 0 })
    expect(await site.dayOf('2026-10-02')).toMatchObject({ production_wh: 9_600, covered_seconds: 86_400 })
  })

  it('is one at a time for a site, even with two concurrent requests', async () => {
    const site = await givenSite('gridx')
    const responses = await Promise.all([1, 2, 3].map(() => site.start(site.days('2026-10-01'))))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.error.code).toBe('DataImportUnderWay')
    expect((await site.upload('start,production_wh\n2026-10-01 12:00,5\n')).error.code).toBe('DataImportUnderWay')
  })
})

describe('an import that the vendor refuses', () => {
  const write =
    (status: number, body = '', headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      response.writeHead(status, headers).end(body)

  it.each([
    ['credential_rejected', write(401)],
    ['access_denied', write(403)],
    ['site_unknown', write(404)],
    ['credential_retired', write(410)],
    ['answer_unexpected', write(302, '', { location: 'http://169.254.169.254/' })],
    ['answer_unexpected', write(200, '{"success":true,"records":[{"idSite":"x"}]}')],
    ['answer_not_json', write(200, '<html><body>Maintenance</body></html>')],
    ['answer_too_large', write(200, `"${'x'.repeat(300_000)}"`)],
    ['other_site', write(200, '{"success":true,"records":[{"idSite":5,"identifier":"other"}]}')],
  ])('ends in %s', async (fault, reply) => {
    const site = await givenSite('victron', { vendor_user_id: '22' })
    cloud.respond = (_, __, response) => void reply(response)
    cloud.asked = []
    expect(await site.run(site.days('2026-10-01'))).toMatchObject({ status: 'error', fault, retryAt: null })
    expect(cloud.asked).toEqual(['/victron/users/22/installations'])
    expect(await site.intervals()).toEqual([])
  })

  it.each([
    ['quota_exhausted', write(429, '', { 'retry-after': '120' }), 120_000],
    ['vendor_unavailable', write(500), 5_000],
    ['answer_incomplete', write(200, '{"success":true,"records":['), 5_000],
    ['timed_out', () => undefined, 5_000],
    ['vendor_unavailable', (response: ServerResponse) => response.destroy(), 5_000],
  ])('waits after %s and goes on', async (fault, reply, pauseMs) => {
    const site = await givenSite('gridx')
    cloud.respond = (_, __, response) => void reply(response)
    const waiting = await site.run(site.days('2026-10-01'))
    const retryAt = new Date(server.clock.now().getTime() + pauseMs).toISOString()
    expect(waiting).toMatchObject({ status: 'binding', fault, retryAt, finishedAt: null })
    cloud.respond = gridxCloud(site.installationId)
    await runDataImport(server.ctx, waiting.id)
    expect((await site.latest()).retryAt).toBe(retryAt)
    server.clock.advance(pauseMs)
    expect(await resumeDataImports(server.ctx)).toBeGreaterThan(0)
    await runDataImport(server.ctx, waiting.id)
    expect(await site.latest()).toMatchObject({ status: 'done', fault: null, writtenIntervals: 96 })
  })

  it('gives up after ten faults in a row', async () => {
    const site = await givenSite('gridx')
    cloud.respond = (_, __, response) => void write(503)(response)
    const { id } = await site.run(site.days('2026-10-01'))
    for (let attempt = 0; attempt < 9; attempt++) {
      server.clock.advance(900_000)
      await runDataImport(server.ctx, id)
    }
    server.clock.advance(-9 * 900_000)
    expect(await site.latest()).toMatchObject({ status: 'error', fault: 'vendor_unavailable' })
    expect((await site.start(site.days('2026-10-01'))).status).toBe(200)
  })

  it('never reaches an address that a typed ID leads to, unless the operator allowed its network', async () => {
    const { fronius, ...others } = server.ctx.config.vendorUrls
    const { port } = new URL(cloud.url)
    server.ctx.config.vendorUrls = { ...others, fronius: `http://{installationId}:${port}/fronius` }
    cloud.respond = () => ({ Head: { Status: { Code: 8, Reason: '' } }, Body: {} })
    cloud.asked = []
    const local = await givenSite('fronius')
    const runAs = async (id: string) => {
      await server.sql('update installations set vendor_installation_id = $2 where id = $1', [local.configId, id])
      return (await local.run(local.days('2026-10-01'))).fault
    }
    for (const id of ['127.0.0.1', '2130706433', '0x7f000001', 'localhost', '10.0.0.1', '169.254.169.254']) {
      expect([id, await runAs(id)]).toEqual([id, 'address_refused'])
    }
    expect(await runAs('127.0.0.1:4890')).toBe('site_unknown')
    expect(cloud.asked).toEqual([])
    server.ctx.config.vendorNetworks = ['127.0.0.0/8']
    expect(await runAs('127.0.0.1')).toBe('vendor_refused')
    server.ctx.config.vendorNetworks = []
    server.ctx.config.vendorUrls = { ...others, ...(fronius ? { fronius } : {}) }
  })

  it('needs a key, an address and a vendor with a connector', async () => {
    await server.sql("update vendors set api_key = null where name = 'solaredge'")
    const keyless = await givenSite('solaredge')
    expect(await keyless.run(keyless.days('2026-10-01'))).toMatchObject({ status: 'error', fault: 'credential_missing' })
    const { fronius, ...others } = server.ctx.config.vendorUrls
    server.ctx.config.vendorUrls = others
    const local = await givenSite('fronius')
    expect(await local.run(local.days('2026-10-01'))).toMatchObject({ status: 'error', fault: 'not_configured' })
    server.ctx.config.vendorUrls = { ...others, ...(fronius ? { fronius } : {}) }
    const senec = await givenSite('senec')
    expect((await senec.start(senec.days('2026-10-01'))).error.code).toBe('DataImportUnsupported')
  })

  it('is refused for ranges that are backwards, endless, malformed, absent or ahead', async () => {
    const site = await givenSite('gridx')
    const action = 'specificTimeFrame'
    for (const body of [
      { action },
      { action, fromDate: '2026-10-02', toDate: '2026-10-01' },
      { action, fromDate: '1026-10-02', toDate: '2026-10-01' },
      { action, fromDate: '2024-10-02', toDate: '2026-10-01' },
      { action, fromDate: '01.10.2026', toDate: '2026-10-01' },
      { action: 'everything' },
    ]) {
      expect([body, (await site.start(body as never)).error?.code]).toEqual([body, 'ValidationFailed'])
    }
    expect((await site.start(site.days('2026-11-11'))).error.code).toBe('NothingToImport')
    expect((await site.start({ action: 'reimport' })).error.code).toBe('NothingToImport')
    const support = await given.member('installer', site.member.tenantId)
    const refused = await site.start(site.days('2026-10-01'), support.token)
    expect([refused.status, refused.error.details]).toEqual([403, { permission: 'write:data-import' }])
  })
})

describe('coverage', () => {
  it('shows by day and quantity what is whole, partial, missing, imported or jumps, and that a gap is closed', async () => {
    server.clock.set('2026-11-10T12:00:00Z')
    const site = await givenSite('gridx')
    const plant = (day: string, count: number, wh = 100) =>
      server.sql(
        `insert into energy_intervals (site_id, start, production_wh, covered_seconds)
         select $1, $2::timestamptz + n * interval '15 minutes', $4, 900 from generate_series(0, $3 - 1) n`,
        [site.siteId, new Date(daySpan(day, zone).start), count, wh],
      )
    await plant('2026-11-01', 96)
    await plant('2026-11-02', 40)
    await plant('2026-11-04', 96)
    await plant('2026-11-05', 96)
    await server.sql('update energy_intervals set production_wh = 9000 where site_id = $1 and start = $2', [
      site.siteId,
      new Date(daySpan('2026-11-05', zone).start),
    ])
    await server.sql("insert into energy_days (site_id, day, production_wh, covered_seconds) values ($1, '2026-11-01', 9600, 86400)", [
      site.siteId,
    ])
    const read = async () => {
      const query = { fromDate: '2026-11-01', toDate: '2026-11-11' }
      const { body } = await server.call(readCoverage, { token: site.member.token, params: { siteId: site.siteId }, query })
      return { ...body, states: body.days.map((one) => one.cells.find((cell) => cell.quantity === 'production')?.state) }
    }
    const before = await read()
    expect(before).toMatchObject({ timeZone: zone, quantities: ['production'] })
    expect(before.states.slice(0, 5)).toEqual(['complete', 'partial', 'missing', 'complete', 'jump'])
    // Today counts up to now, tomorrow not at all.
    expect(before.days.slice(-2)).toMatchObject([{ expectedIntervals: 52 }, { expectedIntervals: 0, cells: [] }])
    cloud.respond = gridxCloud(site.installationId)
    await site.run(site.days('2026-11-03'))
    expect((await read()).states[2]).toBe('imported')
    const { body } = await server.call(listImportSites, { token: site.member.token, params: { customerId: site.customerId } })
    expect(body.items).toMatchObject([{ siteId: site.siteId, configurations: [{ configId: site.configId, hasConnector: true }] }])
  })

  it('shows a day as imported that a file has by the hour, although its quarter hours are estimates', async () => {
    server.clock.set('2026-11-10T12:00:00Z')
    const site = await givenSite('senec')
    const hours = Array.from({ length: 24 }, (_, hour) => `2026-11-05 ${String(hour).padStart(2, '0')}:00,400`)
    const { body } = await site.upload(['start,grid_import_wh', ...hours].join('\n'))
    await runDataImport(server.ctx, body.id)
    expect((await site.intervals())[0]?.sources).toEqual({ gridImport: 'estimate' })
    const query = { fromDate: '2026-11-05', toDate: '2026-11-05' }
    const { body: coverage } = await server.call(readCoverage, { token: site.member.token, params: { siteId: site.siteId }, query })
    expect(coverage.days[0]?.cells).toMatchObject([{ quantity: 'gridImport', state: 'imported', importedIntervals: 96 }])
  })

  it('expects no production at night, when inverters are off', async () => {
    server.clock.set('2026-11-10T12:00:00Z')
    const { siteId, member } = await givenSite('gridx')
    await server.sql('update sites set latitude = 49, longitude = 8 where id = $1', [siteId])
    // From dawn to dusk, and until noon; the meter always measures.
    await server.sql(
      `insert into energy_intervals (site_id, start, production_wh, grid_import_wh, covered_seconds)
       select $1, at, case when extract(hour from at at time zone 'UTC') between 6 and case when at < '2026-11-06' then 15 else 10 end then 100 end, 5, 900
       from generate_series($2::timestamptz, $3::timestamptz, '15 minutes') at`,
      [siteId, new Date(daySpan('2026-11-05', zone).start), new Date(daySpan('2026-11-06', zone).end - 1)],
    )
    await server.sql(
      "insert into energy_days (site_id, day, production_wh, grid_import_wh, covered_seconds) values ($1, '2026-11-05', 1, 1, 86400)",
      [siteId],
    )
    const query = { fromDate: '2026-11-05', toDate: '2026-11-06' }
    const { body } = await server.call(readCoverage, { token: member.token, params: { siteId }, query })
    expect(body.days.map(({ cells }) => cells.map(({ quantity, state }) => [quantity, state]))).toEqual([
      [
        ['production', 'complete'],
        ['gridImport', 'complete'],
      ],
      [
        ['production', 'partial'],
        ['gridImport', 'complete'],
      ],
    ])
  })
})
