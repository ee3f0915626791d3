import { expect, test } from 'vitest'
import type { ChartWords } from '../../figures/use-chart-words.ts'
import { chartOf } from './history-series.ts'

const words: ChartWords = { measuredInPart: 'in part', measuredShare: (share) => `${share}`, originOf: () => null }
const span = (day: number) => ({ start: `2026-11-${day}T00:00:00.000Z`, end: `2026-11-${day + 1}T00:00:00.000Z`, quality: 'measured' })
const line = { key: 'one', label: 'One', color: 'red', shape: 'bar' as const, read: () => 1 }

test('a chart covers its whole period, whatever was measured', () => {
  const period = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  const { times, series } = chartOf({ ...period, series: [span(20), span(22)] }, [line], words)
  expect(times.map((time) => new Date(time).toISOString().slice(5, 10))).toEqual(['11-01', '11-20', '11-21', '11-22', '11-23', '12-01'])
  expect(series[0]?.values).toEqual([null, 1, null, 1, null, null])
})

test('a chart of many years begins with the first measured one', () => {
  const { times } = chartOf({ from: '2017-01-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', series: [span(20)] }, [line], words)
  expect(times).toHaveLength(2)
})
