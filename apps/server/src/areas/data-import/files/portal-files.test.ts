import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { patience } from '../../../../../../scripts/patience.ts'
import { dataImportsOf } from '../../../../test/data-imports.ts'
import { startServer } from '../../../../test/server.ts'
import { runDataImport } from '../data-import-run.service.ts'

const server = startServer()
const { givenSite } = dataImportsOf(server, { url: 'http://127.0.0.1:9' })

/** The largest file within the limits: many short rows, with powers some seconds apart. */
function largestFile(): string {
  const start = Date.UTC(2022, 0, 1)
  const rows = Array.from({ length: 380_000 }, (_, row) => {
    const [date = '', time = ''] = new Date(start + row * 60_000).toISOString().slice(0, 19).split('T')
    return `${date.split('-').reverse().join('.')} ${time};1`
  })
  return ['Uhrzeit;Netzbezug [kW]', ...rows].join('\n')
}

it('reads the largest files, two at once, without delaying other calls, and once', async () => {
  const [one, other] = [await givenSite('senec'), await givenSite('senec')]
  const content = largestFile()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const responses = await Promise.all([one.upload(content), other.upload(content)])
  delay.disable()
  // On a slow machine, the second file waits for the first until its time limit, and is refused with a time to retry.
  expect([
    [200, 200],
    [200, 503],
    [503, 200],
  ]).toContainEqual(responses.map(({ status }) => status))
  const { status, body } = responses[0]?.status === 200 ? responses[0] : await one.upload(content)
  expect(status).toBe(200)
  // Previously this took 4 s or more.
  expect(delay.max / 1e6).toBeLessThan(800 * patience)
  const parts = await server.sql<{ size: number }>(
    'select max(octet_length(content)) as size from data_import_parts where import_id = $1 having count(*) = 9',
    [body.id],
  )
  expect(parts[0]?.size).toBeLessThan(200_000)
  await runDataImport(server.ctx, body.id)
  expect(await one.latest()).toMatchObject({ status: 'done', rejectedValues: 0 })
  expect(await one.dayOf('2022-06-01')).toMatchObject({ grid_import_wh: 24_000, covered_seconds: 86_400 })
})

describe('an import reports of a file', () => {
  /** Imports a file and returns its findings. */
  async function read(content: string) {
    const site = await givenSite('senec')
    const { body, error } = await site.upload(content)
    expect(error?.code).toBeUndefined()
    await runDataImport(server.ctx, body.id)
    const done = await site.latest()
    return { ...done, ...done.findings, rows: await site.intervals() }
  }
  const nothing = { ignoredColumns: [], negativeColumns: [], repeatedRows: 0, conflictingTimes: 0, skippedTimes: 0, consumption: null }

  /** SENEC's week with a battery, with the given column names. */
  const senec = (charge: string, discharge: string) =>
    [
      `Uhrzeit;Netzbezug [kW];Netzeinspeisung [kW];Stromverbrauch [kW];${charge} [kW];${discharge} [kW];Stromerzeugung [kW];Akku Spannung [V]`,
      ...Array.from({ length: 25 }, (_, row) => {
        const time = new Date(Date.UTC(2026, 5, 1, 10, row * 5)).toISOString().slice(11, 16)
        return `01.06.2026 ${time}:07;0;0,2;1,0;2,0;0;3,2;53,6`
      }),
    ].join('\r\n')

  it('unknown columns, and a contradicting consumption', async () => {
    for (const charge of ['Akku-Beladung', 'Akkubeladung', 'Akku Beladung']) {
      const { rows, findings } = await read(senec(charge, 'Akku-Entnahme'))
      expect(rows[4]).toMatchObject({ production_wh: 800, battery_charge_wh: 500, grid_export_wh: 50 })
      expect(findings).toEqual({ ...nothing, consumption: { fileWh: 2_000, computedWh: 2_000 } })
    }
    expect(await read(senec('Speicherladung', 'Akku-Entnahme'))).toMatchObject({
      ignoredColumns: ['Speicherladung [kW]'],
      consumption: { fileWh: 2_000, computedWh: 6_000 },
    })
  })

  it('its sums beside those of its rows', async () => {
    const { totals, rows } = await read(
      'start;production_kwh;grid_import_wh;production_wh\n2026-06-01 10:00;1,5;10;7\n2026-06-01 10:15;0,5;--;7\nSumme;2,5;10;14\n',
    )
    expect(totals).toEqual([
      { quantity: 'production', importedWh: 2_000, vendorWh: 2_500 },
      { quantity: 'gridImport', importedWh: 10, vendorWh: 10 },
    ])
    expect(rows.map((row) => [row.production_wh, row.grid_import_wh])).toEqual([
      [1_500, 10],
      [500, null],
    ])
  })

  it.each([
    ['beside decimal commas', ['2.500,5', '950', '1.250', '0,25'], [2_500.5, 950, 1_250, 0.25]],
    ['in whole numbers', ['2.500', '950', '1.250', '0'], [2_500, 950, 1_250, 0]],
    ['unless they are decimal points', ['2.500', '950', '1.25', '0'], [2.5, 950, 1.25, 0]],
    ['unless they are decimal points of three digits', ['2.500', '950', '1.250', '0.125'], [2.5, 950, 1.25, 0.125]],
  ])('nothing about points that separate thousands %s', async (_, cells, expected) => {
    const lines = cells.map((cell, row) => `2026-06-01 10:${String(row * 15).padStart(2, '0')};${cell}`)
    const { rows, rejectedValues } = await read(['start;production_wh', ...lines].join('\n'))
    expect(rows.map((row) => row.production_wh)).toEqual(expected)
    expect(rejectedValues).toBe(0)
  })

  it('repeated rows, which count once', async () => {
    const lines = ['01:45', '02:00', '02:15', '02:30', '02:45', '02:00', '02:15', '02:30', '02:45', '03:00']
    const rows = lines.map((time, at) => `2026-10-25 ${time},${100 + at},0`)
    const head = 'start,production_wh,grid_import_wh'
    for (const twice of [rows.flatMap((row) => [row, row]), [...rows, ...rows]]) {
      const found = await read([head, ...twice].join('\n'))
      expect(found.rows.map((row) => row.production_wh)).toEqual(lines.map((_, at) => 100 + at))
      expect(found.findings).toEqual({ ...nothing, repeatedRows: 10 })
    }
    // In hourly rows, the repeated hour is two equal times.
    const hourly = await read(`${head}\n2026-10-25 01:00,4,0\n2026-10-25 02:00,8,0\n2026-10-25 02:00,12,0\n2026-10-25 03:00,16,0`)
    expect(hourly.rows.filter((_, at) => at % 4 === 0).map((row) => row.production_wh)).toEqual([1, 2, 3, 4])
    expect(hourly.findings).toEqual(nothing)
  })

  it('nothing about the repeated hour of a file that begins with its newest row', async () => {
    const lines = ['01:45', '02:00', '02:15', '02:30', '02:45', '02:00', '02:15', '02:30', '02:45', '03:00']
    const rows = lines.map((time, at) => `2026-10-25 ${time},${100 + at}`)
    const quarters = await read(['start,production_wh', ...rows.toReversed()].join('\n'))
    expect(quarters.rows.map((row) => row.production_wh)).toEqual(lines.map((_, at) => 100 + at))
    expect(quarters.findings).toEqual(nothing)
    const hours = ['03:00,16', '02:00,12', '02:00,8', '01:00,4'].map((row) => `2026-10-25 ${row}`)
    const hourly = await read(['start,production_wh', ...hours].join('\n'))
    expect(hourly.rows.filter((_, at) => at % 4 === 0).map((row) => row.production_wh)).toEqual([1, 2, 3, 4])
  })

  it('which times have two values, or do not exist, and imports none of these', async () => {
    const two = await read('start,production_wh,grid_import_wh\n2026-06-01 10:00,100,5\n2026-06-01 10:00,200,5\n2026-06-01 10:15,7,5')
    expect(two).toMatchObject({ conflictingTimes: 1, repeatedRows: 0 })
    expect(two.rows.map((row) => [row.production_wh, row.grid_import_wh])).toEqual([
      [null, 5],
      [7, 5],
    ])
    const spring = ['01:45', '02:00', '02:15', '02:30', '02:45', '03:00'].map((time, at) => `2026-03-29 ${time},${at + 1}`)
    const skipped = await read(['start,production_wh', ...spring].join('\n'))
    expect(skipped).toMatchObject({ skippedTimes: 4, writtenIntervals: 2 })
    expect(skipped.rows.map((row) => [row.start.toISOString(), row.production_wh])).toEqual([
      ['2026-03-29T00:45:00.000Z', 1],
      ['2026-03-29T01:00:00.000Z', 6],
    ])
  })

  it('rows of different lengths, and imports none of them', async () => {
    const rowsFrom = (start: number, minutes: number, count: number) =>
      Array.from({ length: count }, (_, row) => `${new Date(start + row * minutes * 60_000).toISOString()},100`)
    const at = Date.UTC(2026, 5, 1, 10)
    const head = 'start,production_wh'
    const site = await givenSite('senec')
    const mixed = [head, ...rowsFrom(at, 5, 12), ...rowsFrom(at + 3_600_000, 15, 4)]
    expect((await site.upload(mixed.join('\n'))).error).toMatchObject({ code: 'DataFileOfMixedSteps' })
    // Occasionally missing rows do not make the others longer.
    const missing = rowsFrom(at, 5, 24).filter((_, row) => ![4, 5, 12, 13].includes(row))
    expect((await read([head, ...missing].join('\n'))).rows.map((row) => row.production_wh)).toEqual([
      300, 100, 300, 300, 100, 300, 300, 300,
    ])
  })

  it('the quantities of each row: those of different times are not taken for one time, although they were measured for as long', async () => {
    const minutes = ['10:00,--,50', '10:05,100,50', '10:10,100,--']
    const { rows } = await read(['start,production_wh,grid_import_wh', ...minutes.map((row) => `2026-06-01 ${row}`)].join('\n'))
    expect(rows).toMatchObject([
      { production_wh: 200, grid_import_wh: 100, covered_seconds: 900, less_covered: { production: 600, grid: 600 } },
    ])
  })

  it.each([
    ['an empty cell', ['10:00,100,,10', '10:05,100,50,10', '10:10,100,50,10'], { gridImport: 600 }],
    ['two cells of different rows', ['10:00,100,,10', '10:05,100,50,10', '10:10,100,50,--'], { gridImport: 600, gridExport: 600 }],
    ['both cells of a row', ['10:00,100,,', '10:05,100,50,10', '10:10,100,50,10'], { grid: 600 }],
  ])('the directions of the grid apart: %s', async (_, lines, less) => {
    const head = 'start,production_wh,grid_import_wh,grid_export_wh'
    const { rows } = await read([head, ...lines.map((row) => `2026-06-01 ${row}`)].join('\n'))
    expect(rows).toMatchObject([{ grid_import_wh: 100, covered_seconds: 900 }])
    expect(rows[0]?.less_covered).toEqual(less)
  })

  it('one direction of the grid, without the time of the other that was measured before', async () => {
    const site = await givenSite('senec')
    const importFile = async (...lines: string[]) => runDataImport(server.ctx, (await site.upload(lines.join('\n'))).body.id)
    await importFile('start,grid_import_wh,grid_export_wh', '2026-06-01 10:00,5,6', '2026-06-01 10:05,5,6')
    await importFile('start,grid_import_wh', '2026-06-01 10:00,5', '2026-06-01 10:05,5', '2026-06-01 10:10,5')
    expect(await site.intervals()).toMatchObject([{ grid_import_wh: 15, grid_export_wh: 12, less_covered: { gridExport: 600 } }])
  })

  it('columns with both signs: negative values stay unknown, except the small draw of inverters', async () => {
    const { rows, negativeColumns } = await read(
      'start,production_wh,grid_import_wh\n2026-06-01 10:00,-2,-150\n2026-06-01 10:15,-40,100\n2026-06-01 10:30,5,-1',
    )
    expect(negativeColumns).toEqual([
      { column: 'production_wh', count: 1 },
      { column: 'grid_import_wh', count: 2 },
    ])
    expect(rows.map((row) => [row.production_wh, row.grid_import_wh])).toEqual([
      [0, null],
      [null, 100],
      [5, null],
    ])
  })
})
