import type { EnergyHistory } from '@wattdesk/contract/history/parts/spans.ts'
import { describe, expect, it } from 'vitest'
import { changeOf } from './period-change.ts'

type Days = readonly (number | null)[]
const day = (at: number) => `2026-10-${String(at + 1).padStart(2, '0')}T00:00:00.000Z`
const sum = (values: Days) => values.reduce<number>((total, value) => total + (value ?? 0), 0)
const known = (share: number, measuredUntil: string) => ({ coveredSeconds: share * 100, elapsedSeconds: 100, measuredUntil })

/** A period of days beside an earlier one, with the given measured shares. */
function history(now: Days, before: Days, { share = 1, shareBefore = 1, until = day(31) } = {}): EnergyHistory {
  const spans = (values: Days) => values.map((value, at) => ({ start: day(at), end: day(at + 1), values: { production: value } }))
  const earlier = spans(before).map((span) => ({ ...span, alignedStart: span.start }))
  return {
    total: { production: sum(now) },
    provenance: known(share, until),
    series: spans(now),
    comparisons: [{ total: { production: sum(before) }, provenance: known(shareBefore, until), series: earlier }],
  } as unknown as EnergyHistory // the fields that a change is derived from
}

describe('the change of an energy', () => {
  it('covers the days that both periods know', () => {
    expect(changeOf(history([11, 11], [10, 10]), 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1) })
    expect(changeOf(history([11, 50], [10, null]), 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1) })
  })

  it('omits a day that has not ended', () => {
    const until = '2026-10-02T06:00:00.000Z'
    expect(changeOf(history([11, 2], [10, 10], { until }), 'production')).toEqual({ kind: 'known', share: expect.closeTo(0.1) })
  })

  it('is absent where too little was measured, and states how much was', () => {
    expect(changeOf(history([3], [10], { share: 0.29 }), 'production')).toEqual({ kind: 'incomparable', measured: 0.29 })
    expect(changeOf(history([3], [10], { shareBefore: 0.5 }), 'production')).toEqual({ kind: 'incomparable', measured: 0.5 })
  })

  it('is none without an earlier period, or where that was zero', () => {
    expect(changeOf({ ...history([3], [10]), comparisons: [] }, 'production')).toBeUndefined()
    expect(changeOf(history([3], [0]), 'production')).toBeUndefined()
  })
})
