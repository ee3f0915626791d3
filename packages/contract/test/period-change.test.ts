import { describe, expect, it } from 'vitest'
import { changeOf } from '../src/history/parts/period-change.ts'
import type { EnergyHistory } from '../src/history/parts/spans.ts'

type Days = readonly (number | null)[]
const day = (at: number) => `2026-10-${String(at + 1).padStart(2, '0')}T00:00:00.000Z`
const sum = (values: Days) => values.reduce<number>((total, value) => total + (value ?? 0), 0)
type Details = Pick<EnergyHistory['series'][number], 'balancedSeconds' | 'lessCovered'>

/** A period of days beside an earlier one, with each day's measured share, and more details for the earlier days. */
function history(now: Days, before: Days, { share = 1, shareBefore = 1, until = day(31), details = {} as Details } = {}): EnergyHistory {
  const spans = (values: Days, coveredSeconds: number, more: Details = {}) =>
    values.map((value, at) => {
      const each = { production: value, totalConsumption: value, gridImport: value }
      return { start: day(at), end: day(at + 1), values: each, coveredSeconds, ...more }
    })
  const known = (values: Days) => ({ elapsedSeconds: values.length * 100, measuredUntil: until })
  const total = (values: Days) => ({ production: sum(values), totalConsumption: sum(values), gridImport: sum(values) })
  const earlier = spans(before, shareBefore * 100, details).map((span) => ({ ...span, alignedStart: span.start }))
  return {
    total: total(now),
    provenance: known(now),
    series: spans(now, share * 100),
    comparisons: [{ total: total(before), provenance: known(before), series: earlier }],
  } as unknown as EnergyHistory // the fields that a change is derived from
}

describe('the change of an energy', () => {
  it('covers the days that both periods know', () => {
    expect(changeOf(history([11, 11], [10, 10]), 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1), isOfPart: false })
    const month = Array.from({ length: 12 }, () => 10)
    const more = history([...month.map((value) => value * 1.1), 50], [...month, null])
    expect(changeOf(more, 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1), isOfPart: true })
  })

  it('omits a day that has not ended', () => {
    const until = '2026-10-02T06:00:00.000Z'
    const running = history([11, 2], [10, 10], { until })
    expect(changeOf(running, 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1), isOfPart: true })
  })

  it('says that days of the earlier period are left out if this one is shorter', () => {
    expect(changeOf(history([11], [10, 10]), 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1), isOfPart: true })
  })

  it('is absent where too little was measured, and states how much was', () => {
    expect(changeOf(history([3], [10], { share: 0.29 }), 'production')).toEqual({ kind: 'incomparable', measured: 0.29 })
    expect(changeOf(history([3], [10], { shareBefore: 0.5 }), 'production')).toEqual({ kind: 'incomparable', measured: 0.5 })
  })

  it('is judged by the time for which this energy is known, not by the time in which anything was measured', () => {
    const silentInverter = history([10], [10], { details: { lessCovered: { production: 50 }, balancedSeconds: 40 } })
    expect(changeOf(silentInverter, 'production')).toEqual({ kind: 'incomparable', measured: 0.5 })
    expect(changeOf(silentInverter, 'totalConsumption')).toEqual({ kind: 'incomparable', measured: 0.4 })
    expect(changeOf(silentInverter, 'gridImport')).toEqual({ kind: 'known', share: 0, isOfPart: false })
  })

  it('is none without an earlier period, or where that was zero', () => {
    expect(changeOf({ ...history([3], [10]), comparisons: [] }, 'production')).toBeUndefined()
    expect(changeOf(history([3], [0]), 'production')).toBeUndefined()
  })
})
