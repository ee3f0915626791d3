import { readFileSync } from 'node:fs'
import { listPvBatteries } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { describe, expect, it } from 'vitest'
import { dataImportsOf } from '../../../../test/data-imports.ts'
import { startServer } from '../../../../test/server.ts'
import { startVendorCloud } from '../../../../test/vendor-cloud.ts'
import { seal } from '../../../platform/crypto.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { runDataImport } from '../data-import-run.service.ts'

const server = startServer()
const cloud = startVendorCloud()
const { givenSite } = dataImportsOf(server, cloud)
const zone = 'Europe/Berlin'
const quarter = 900_000
const _recorded = (name: string) => readFileSync(new URL(`../../../../test/data/vendor-responses/${name}`, import.meta.url), 'utf8')
const exported = (name: string) => readFileSync(new URL(`../../../../../../packages/recorded-homes/data/${name}`, import.meta.url), 'utf8')

describe('a live reading of a vendor', () => {
  it('is returned beside the stored one, reads null as no data, and gives the reason when there is none', async () => {
    const [one, roof] = [await givenSite('gridx'), await givenSite('fronius')]
    const read = async ({ customerId, member }: typeof one) =>
      (await server.call(listPvBatteries, { token: member.token, params: { id: customerId }, query: { useCache: 'false' } })).body.items[0]
    const measuredAt = server.clock.now().toISOString()
    cloud.respond = (url) =>
      url.pathname.endsWith('/gateways')
        ? [{ serialnumber: one.installationId, system: { id: 'sys-1' } }]
        : { measuredAt, photovoltaic: 6_807, battery: { power: -3_126, stateOfCharge: 0.98 } }
    expect(await read(one)).toMatchObject({
      state: null,
      live: {
        outcome: 'measured',
        from: 'vendor',
        state: { source: 'live', productionW: 6_807, batteryW: -3_126, measuredAt, ageSeconds: 0 },
      },
    })
    const head = { Head: { Status: { Code: 0 } } }
    cloud.respond = (url) =>
      url.pathname.endsWith('/GetInverterInfo.cgi')
        ? { ...head, Body: { Data: { 1: { UniqueID: roof.installationId } } } }
        : { ...head, Body: { Data: { Site: { P_PV: null, P_Akku: 367.7 }, Inverters: { 1: { SOC: 55 } } } } }
    expect((await read(roof))?.live?.state).toMatchObject({ productionW: null, batteryW: 367.7, batteryStateOfCharge: 0.55 })
    const refusals = [
      [401, 'refused'],
      [503, 'unreachable'],
    ] as const
    for (const [status, outcome] of refusals) {
      cloud.respond = (_url, _request, response) => void response.writeHead(status).end('{}')
      expect((await read(one))?.live).toEqual({ outcome, from: 'vendor', state: null })
    }
  })

  it('adds up a Victron’s panels, inverts its battery’s sign, and returns the latest quarter hour of a SolarEdge', async () => {
    const [gx, edge] = [await givenSite('victron', { vrm_portal_id: 'C0619AB22222', vendor_user_id: '22' }), await givenSite('solaredge')]
    const read = async ({ customerId, member }: typeof gx) =>
      (await server.call(listPvBatteries, { token: member.token, params: { id: customerId }, query: { useCache: 'false' } })).body.items[0]
    const now = server.clock.now().getTime()
    const received = (dbusPath: string, rawValue: unknown, secondsAgo = 30) => ({
      dbusPath,
      rawValue,
      timestamp: now / 1_000 - secondsAgo,
      code: 'any',
    })
    const records = [received('/Dc/Pv/Power', 1_200), received('/Ac/PvOnGrid/L1/Power', '800.5'), received('/Ac/PvOnGrid/L2/Power', null)]
    const battery = [
      received('/Dc/Battery/Power', 640, 90),
      received('/Dc/Battery/Soc', 55),
      { dbusPath: null, rawValue: [], timestamp: 1 },
    ]
    const respondAsGx = (live: unknown) => {
      cloud.respond = (url) =>
        url.pathname.endsWith('/installations/77/diagnostics')
          ? live
          : { success: true, records: [{ idSite: 77, identifier: 'c0619ab22222' }] }
    }
    respondAsGx({ success: true, records: [...records, ...battery.slice(0, 2)] })
    expect((await read(gx))?.live).toEqual({
      outcome: 'measured',
      from: 'vendor',
      state: {
        source: 'live',
        measuredAt: new Date(now - 30_000).toISOString(),
        ageSeconds: 30,
        productionW: 2_000.5,
        batteryW: -640,
        batteryStateOfCharge: 0.55,
      },
    })
    // VRM keeps the last values of devices that were removed or are lost.
    const gone = [
      received('/Dc/Pv/Power', 3_000, 86_400),
      received('/Dc/Battery/Power', 5_000, 86_400),
      received('/Dc/Battery/Soc', 10, 86_400),
    ]
    respondAsGx({ success: true, records: [...gone, ...records] })
    expect((await read(gx))?.live?.state).toMatchObject({ productionW: 2_000.5, batteryW: null, batteryStateOfCharge: null })
    respondAsGx({ success: true, records: [...gone, ...records, ...battery.slice(0, 2)] })
    expect((await read(gx))?.live?.state).toMatchObject({ productionW: 2_000.5, batteryW: -640, batteryStateOfCharge: 0.55 })
    respondAsGx({ success: true, records: [] })
    expect((await read(gx))?.live).toEqual({ outcome: 'absent', from: 'vendor', state: null })
    respondAsGx({ success: true, records: battery })
    expect((await read(gx))?.live).toEqual({ outcome: 'refused', from: 'vendor', state: null })
    const value = (minutesAgo: number, kw: number | null) => ({ timestamp: new Date(now - minutesAgo * 60_000).toISOString(), value: kw })
    cloud.respond = (url) =>
      url.pathname.endsWith('/overview')
        ? { siteId: edge.installationId }
        : { unit: 'kW', values: [value(20, 4.25), value(35, 3), value(5, null)] }
    expect((await read(edge))?.live?.state).toMatchObject({ productionW: 4_250, batteryW: null, ageSeconds: 300 })
    cloud.respond = (url) => (url.pathname.endsWith('/overview') ? { siteId: edge.installationId } : { values: [value(5, null)] })
    expect((await read(edge))?.live).toEqual({ outcome: 'absent', from: 'vendor', state: null })
  })
})

describe('other vendors', () => {
  it('reads Victron in kWh and milliseconds, and false as no data', async () => {
    const site = await givenSite('victron', { vrm_portal_id: 'C0619AB11111' })
    const { start } = daySpan('2026-10-01', zone)
    cloud.respond = (url, request) => {
      expect(request.headers['x-authorization']).toBe('Token key-of-victron')
      if (url.pathname.endsWith('/users/me')) return { success: true, user: { id: 22 } }
      if (url.pathname.endsWith('/users/22/installations')) return { success: true, records: [{ idSite: 77, identifier: 'c0619ab11111' }] }
      expect([url.pathname, url.searchParams.get('start'), url.searchParams.get('end')]).toEqual([
        '/victron/installations/77/stats',
        String(start / 1_000),
        String(start / 1_000 + 86_399),
      ])
      const records = {
        Pc: [
          [start, 0.5],
          [start + quarter, 0.25],
        ],
        Pb: [[start, 0.125]],
        Pg: false,
        Gc: false,
        // The mean, then the lowest and the highest state of the quarter hour.
        bs: [[start, 55, 54.5, 56]],
      }
      return { success: true, records, totals: { Pc: 0.75, Pb: 0.125, Pg: false } }
    }
    expect(await site.run(site.days('2026-10-01'))).toMatchObject({
      status: 'done',
      writtenIntervals: 2,
      totals: expect.arrayContaining([{ quantity: 'production', importedWh: 875, vendorWh: 875 }]),
    })
    expect(await site.intervals()).toMatchObject([
      { production_wh: 625, household_wh: 500, battery_charge_wh: 125, grid_import_wh: null, battery_state_of_charge: 0.55 },
      { production_wh: 250, household_wh: 250, battery_charge_wh: null },
    ])
    cloud.respond = (url) =>
      url.pathname.endsWith('/stats')
        ? { success: true, records: { Pc: false } }
        : { success: true, user: { id: 22 }, records: [{ idSite: 77, identifier: 'C0619AB11111' }] }
    expect(await site.run(site.days('2026-10-02'))).toMatchObject({ status: 'no_data_found', writtenIntervals: 0 })
  })

  it('reads SolarEdge V2 by inverter and meter, drops values outside the span, and rejects impossible ones', async () => {
    await server.sql("update vendors set api_key = $1 where name = 'solaredge'", [
      seal(deriveKeys(server.ctx.config.secretKey, 'vendor-api-keys'), 'k2'),
    ])
    const site = await givenSite('solaredge', { vendor_site_id: '2447278' })
    const value = (time: string, wh: number | null) => ({ timestamp: `2026-10-25T${time}`, value: wh })
    cloud.respond = (url) => {
      if (url.pathname.endsWith('/overview')) return { siteId: 2_447_278, production: { total: null, unit: 'WH' } }
      if (url.pathname.includes('/meters/'))
        return { meters: { m1: { importEnergy: { unit: 'KWH', values: [value('02:00:00+02:00', 0.5)] }, exportEnergy: null } } }
      const values = [
        value('02:00:00+02:00', 100),
        value('02:00:00+01:00', 200),
        value('12:00:00+01:00', null),
        value('13:00:00+01:00', 9e9),
      ]
      return {
        inverters: {
          a: { energy: { unit: 'WH', values } },
          b: { energy: { values: [{ timestamp: '2026-10-26T00:00:00+01:00', value: 1 }] } },
        },
      }
    }
    expect(await site.run(site.days('2026-10-25'))).toMatchObject({ status: 'done', writtenIntervals: 2, rejectedValues: 1 })
    expect(await site.intervals()).toMatchObject([
      { start: new Date('2026-10-25T00:00:00Z'), production_wh: 100, grid_import_wh: 500 },
      { start: new Date('2026-10-25T01:00:00Z'), production_wh: 200, grid_import_wh: null },
    ])
  })

  it('leaves the sum of SolarEdge’s inverters unknown while one of them does not respond, unless they sleep', async () => {
    await server.sql("update vendors set api_key = $1 where name = 'solaredge'", [
      seal(deriveKeys(server.ctx.config.secretKey, 'vendor-api-keys'), 'k2'),
    ])
    const site = await givenSite('solaredge', { vendor_site_id: '2447278' })
    const hours = [9, 10, 11, 12, 13, 20]
    const seriesOf = (values: (number | null)[]) => ({
      energy: {
        unit: 'WH',
        values: values.map((value, at) => ({ timestamp: `2026-10-01T${String(hours[at]).padStart(2, '0')}:00:00+02:00`, value })),
      },
    })
    cloud.respond = (url) => {
      if (url.pathname.endsWith('/overview')) return { siteId: 2_447_278 }
      if (url.pathname.includes('/meters/')) return { meters: {} }
      // The second inverter is new.
      return { inverters: { a: seriesOf([80, 100, 110, null, 120, 0]), b: seriesOf([null, 50, null, 60, 70, null]) } }
    }
    expect((await site.run(site.days('2026-10-01'))).status).toBe('done')
    const produced = (await site.intervals()).map(({ start, production_wh: wh }) => [start.toISOString().slice(11, 13), wh])
    expect(produced).toEqual([
      ['07', 80],
      ['08', 150],
      ['11', 190],
      ['18', 0],
    ])
  })

  it.each([
    [
      'by their names',
      [
        ['p', 'Production Meter'],
        ['g', 'Feed In Meter'],
        ['c', 'Consumption Meter'],
      ],
      18_600,
    ],
    [
      'by what they count, without names',
      [
        ['p', null],
        ['g', null],
      ],
      18_600,
    ],
    [
      'or none, where nobody knows',
      [
        ['g', null],
        ['h', null],
      ],
      null,
    ],
    ['unless all that is produced is fed in', [['p', 'Import/Export']], 23_200],
    ['or none, where only production is metered', [['p', 'PRODUCTION']], null],
  ] as const)('distinguishes SolarEdge’s grid meters from others %s', async (_, listed, exportWh) => {
    await server.sql("update vendors set api_key = $1 where name = 'solaredge'", [
      seal(deriveKeys(server.ctx.config.secretKey, 'vendor-api-keys'), 'k2'),
    ])
    const site = await givenSite('solaredge', { vendor_site_id: '2447278' })
    const energy = (wh: number) => ({ unit: 'WH', values: [{ timestamp: '2026-10-01T12:00:00+02:00', value: wh }] })
    const counted = { p: [30, 23_200], g: [9_000, 18_600], c: [13_600, 0], h: [5_000, 700] }
    cloud.respond = (url) => {
      if (url.pathname.endsWith('/overview')) return { siteId: 2_447_278 }
      if (url.pathname.endsWith('/devices'))
        return listed.map(([serialNumber, name]) => ({ type: 'METER', serialNumber, name, form: null, active: true }))
      const meters = listed.map(([id]) => [id, { importEnergy: energy(counted[id][0] ?? 0), exportEnergy: energy(counted[id][1] ?? 0) }])
      return url.pathname.includes('/meters/') ? { meters: Object.fromEntries(meters) } : { inverters: { a: { energy: energy(23_200) } } }
    }
    expect((await site.run(site.days('2026-10-01'))).status).toBe('done')
    expect((await site.intervals())[0]).toMatchObject({ production_wh: 23_200, grid_export_wh: exportWh })
  })
})

describe('an import of a file', () => {
  it('reads SENEC as powers in kW, whatever the heading', async () => {
    const site = await givenSite('senec')
    const { body } = await site.upload(exported('senec-week-32-2022-kwh.csv'), { fileName: 'week-32-2022.csv' })
    expect(body).toMatchObject({ action: 'file', fileName: 'week-32-2022.csv', status: 'pending' })
    await runDataImport(server.ctx, body.id)
    expect(await site.latest()).toMatchObject({ status: 'done', writtenIntervals: 2 })
    const [first] = await site.intervals()
    // Ten minutes of about 0.43 kW from the battery.
    expect(first?.battery_discharge_wh).toBeCloseTo(71.3, 1)
    expect(await server.sql('select from data_import_parts where import_id = $1', [body.id])).toEqual([])
  })

  it('spreads the days of SolarEdge as estimates, exact by the day over the change of clocks', async () => {
    const site = await givenSite('senec')
    const { body } = await site.upload(exported('solaredge-days.csv'))
    await runDataImport(server.ctx, body.id)
    const done = await site.latest()
    expect([done.status, done.writtenIntervals % 4]).toEqual(['done', 0])
    const day = await site.dayOf('2021-10-10')
    expect([day?.production_wh, day?.grid_import_wh, day?.grid_export_wh].map((wh) => Math.round(wh ?? 0))).toEqual([21_026, 22_153, 1_726])
    expect((await site.intervals())[0]?.sources).toMatchObject({ production: 'estimate' })
  })

  it('leaves out a day or an hour that is not over, because its sum is not final', async () => {
    const site = await givenSite('senec')
    const days = ['Time,System Production (Wh)', '08.11.2026,9600', '09.11.2026,9600', '10.11.2026,4800']
    await runDataImport(server.ctx, (await site.upload(days.join('\n'))).body.id)
    expect(await site.dayOf('2026-11-09')).toMatchObject({ production_wh: 9_600 })
    expect(await site.dayOf('2026-11-10')).toBeUndefined()
    const hours = ['start,grid_import_wh', '2026-11-10T10:30:00Z,400', '2026-11-10T11:30:00Z,200']
    await runDataImport(server.ctx, (await site.upload(hours.join('\n'))).body.id)
    expect(await site.dayOf('2026-11-10')).toMatchObject({ grid_import_wh: 400, covered_seconds: 3_600 })
  })

  it('reads the generic format through the repeated hour of autumn', async () => {
    const site = await givenSite('senec')
    const times = ['01:45', '02:00', '02:15', '02:30', '02:45', '02:00', '02:15', '02:30', '02:45', '03:00']
    const lines = times.map((time, index) => `2026-10-25 ${time};${index},5;0,001`)
    const { body } = await site.upload(['\ufeffstart;production_wh;grid_import_kwh', ...lines].join('\r\n'))
    await runDataImport(server.ctx, body.id)
    const rows = await site.intervals()
    expect(rows.map((row) => row.production_wh)).toEqual(times.map((_, index) => index + 0.5))
    expect([rows[0]?.start.toISOString(), rows[0]?.grid_import_wh]).toEqual(['2026-10-24T23:45:00.000Z', 1])
    const values = ['100', 'NaN', '1e300', '-500', 'inf', '1.5 kWh', '', '9999999']
    const { body: odd } = await site.upload(`start,production_wh\n${values.map((value, at) => `2026-10-01 0${at}:00,${value}`).join('\n')}`)
    await runDataImport(server.ctx, odd.id)
    // The plausible hour is spread over its four quarter hours.
    expect(await site.latest()).toMatchObject({
      status: 'done',
      writtenIntervals: 4,
      rejectedValues: 5,
      findings: { negativeColumns: [{ column: 'production_wh', count: 1 }] },
    })
    expect(await site.dayOf('2026-10-01')).toMatchObject({ production_wh: 100, covered_seconds: 3_600 })
    for (const bad of [
      'x',
      'start,production_wh',
      'start,other\n2026-10-01 00:00,1',
      'start,production_wh\nyesterday,1',
      'start,production_wh\n2031-01-01 00:00,1',
      'start,production_wh\n2026-13-41 00:00,1',
      '<html>\n</html>',
    ]) {
      expect([bad, (await site.upload(bad)).error?.code]).toEqual([bad, 'DataFileUnreadable'])
    }
  })
})
