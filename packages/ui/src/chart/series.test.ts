import { expect, test } from 'vitest'
import { rowsToCsv } from './csv.ts'
import { drawnOf, isEmpty, markedSpans, shownValue, standing, toCsv, withEnd } from './series.ts'

const at = Date.UTC(2026, 9, 25)
const labels = { time: 'Time', written: 'Newest value', origin: 'Origin', notMeasured: 'Not measured' }
const line = (label: string, values: (number | null)[]) => ({ key: label, label, color: 'red', shape: 'line' as const, values })

test('a chart as CSV has instants in UTC, units in the header, and empty cells without a measurement', () => {
  const chart = { times: [at, at + 900_000], series: [line('PV', [120, null]), line('Netz, Bezug', [0, -3.5])] }
  expect(toCsv(chart, 'W', labels)).toBe(
    'Time,PV (W),"Netz, Bezug (W)"\r\n2026-10-25T00:00:00.000Z,120,0\r\n2026-10-25T00:15:00.000Z,,-3.5\r\n',
  )
})

test('values that are drawn below zero are amounts in CSV, and nothing has no sign', () => {
  const below = { ...line('Exported', [-120, -0]), isBelow: true }
  expect(toCsv({ times: [at, at + 900_000], series: [below] }, 'Wh', labels)).toBe(
    'Time,Exported (Wh)\r\n2026-10-25T00:00:00.000Z,120\r\n2026-10-25T00:15:00.000Z,0\r\n',
  )
  expect(Object.is(shownValue(below, 1), 0)).toBe(true)
})

test('a label that looks like a formula is escaped', () => {
  expect(toCsv({ times: [], series: [line('=1+1', [])] }, 'W', labels)).toBe("Time,'=1+1 (W)\r\n")
})

test.each([
  ['x;=cmd|calc!A0;y', '"x;\'=cmd|calc!A0;y"'],
  ['Dach\t+1', '"Dach\t\'+1"'],
  [' @sum', "' @sum"],
  ['\uff1d1', "'\uff1d1"],
  ['Nord; Süd', '"Nord; Süd"'],
])('a label that is a formula by the separator or the signs of another language is escaped: %j', (label, written) => {
  expect(rowsToCsv([[label]])).toBe(`${written}\r\n`)
})

test('a chart whose slots have a time of writing has a column for it', () => {
  const chart = { times: [at, at + 900_000], series: [line('PV', [120, null])], writtenAt: [at + 960_000, null] }
  expect(toCsv(chart, 'W', labels).split('\r\n').slice(0, 3)).toEqual([
    'Time,PV (W),Newest value',
    '2026-10-25T00:00:00.000Z,120,2026-10-25T00:16:00.000Z',
    '2026-10-25T00:15:00.000Z,,',
  ])
})

test('empty means no value anywhere; zero is a value', () => {
  expect(isEmpty({ times: [at], series: [line('PV', [null])] })).toBe(true)
  expect(isEmpty({ times: [at], series: [line('PV', [0])] })).toBe(false)
})

test('notes of marked slots have their own column, which is absent without marks', () => {
  const chart = { times: [at, at + 900_000], series: [line('PV', [120, 60])] }
  const noted = (notes: (string | null)[]) => toCsv({ ...chart, marks: { label: 'In part', notes } }, 'W', labels).split('\r\n')
  expect(noted([null, '5 of 15, at most'])).toEqual([
    'Time,PV (W),In part',
    '2026-10-25T00:00:00.000Z,120,',
    '2026-10-25T00:15:00.000Z,60,"5 of 15, at most"',
    '',
  ])
  expect(noted([null, null])[0]).toBe('Time,PV (W)')
})

test('a value that is missing is an empty cell, never 0, with the reason in a column of its own', () => {
  const times = [0, 1, 2, 3].map((slot) => at + slot * 900_000)
  const hints = ['By the counter', 'PV: 0 % of the time measured', null, null]
  const chart = {
    times,
    series: [line('PV', [120, null, null, null]), line('Grid', [5, 0, null, null])],
    hintOf: (slot: number) => hints[slot] ?? null,
  }
  const rows = [
    'Time,PV (Wh),Grid (Wh),Origin',
    '2026-10-25T00:00:00.000Z,120,5,',
    '2026-10-25T00:15:00.000Z,,0,PV: 0 % of the time measured',
    '2026-10-25T00:30:00.000Z,,,Not measured',
  ]
  expect(toCsv(chart, 'Wh', labels).split('\r\n')).toEqual([...rows, '2026-10-25T00:45:00.000Z,,,Not measured', ''])
  expect(toCsv({ ...chart, hasEnd: true }, 'Wh', labels).split('\r\n')).toEqual([...rows, ''])
})

test('the last slot of a chart gets an end if it has a value, and only then', () => {
  const months = [Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)]
  const open = withEnd({ times: months, series: [line('Created', [3, 4])] })
  expect([open.times, open.series[0]?.values]).toEqual([
    [...months, Date.UTC(2026, 2, 4)],
    [3, 4, null],
  ])
  for (const closed of [
    { times: months, series: [line('PV', [3, null])] },
    { times: [at], series: [line('PV', [3])] },
    { times: [], series: [] },
  ])
    expect(withEnd(closed)).toEqual(closed)
})

test('values of marked slots that are gaps are not drawn, and stay in the file', () => {
  const marks = { label: 'In part', notes: [null, '5 of 15'], areGaps: true }
  const chart = { times: [at, at + 900_000], series: [line('PV', [120, 40])], marks }
  expect(chart.series.map((one) => drawnOf(chart, one).values)).toEqual([[120, null]])
  expect(drawnOf({ ...chart, marks: { ...marks, areGaps: false } }, line('PV', [120, 40])).values).toEqual([120, 40])
  expect(toCsv(chart, 'Wh', labels)).toContain(',40,5 of 15')
})

test('marked slots that follow one another are one span, and the last is as long as the first', () => {
  const times = [0, 900, 1_800, 2_700, 3_600]
  expect(markedSpans(times, ['5', '6', null, null, '7'])).toEqual([
    { from: 0, to: 1_800 },
    { from: 3_600, to: 4_500 },
  ])
  expect(markedSpans(times, [])).toEqual([])
})

test('bars of a stack start at the visible ones after them, on their side of zero', () => {
  const bar = (label: string, values: (number | null)[]) => ({ ...line(label, values), isStacked: true })
  const all = [bar('grid', [1, null]), bar('battery', [2, 5]), bar('pv', [4, 1]), bar('exported', [-3, -2]), line('load', [7, 6])]
  const drawn = (hidden: string[]) => standing(all, new Set(hidden)).map(({ values }) => values)
  expect(drawn([])).toEqual([
    [7, null],
    [6, 6],
    [4, 1],
    [-3, -2],
    [7, 6],
  ])
  expect(drawn(['battery'])[0]).toEqual([5, null])
})
