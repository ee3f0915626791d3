import type { CoverageState } from '@wattdesk/contract/data-import/terms.ts'
import { describe, expect, it } from 'vitest'
import { type Coverage, holesOf, isClosed } from './coverage-holes.ts'
import { periodFault } from './period-fault.ts'

const coverage = (states: readonly CoverageState[]): Coverage => ({
  siteId: '',
  timeZone: 'Europe/Berlin',
  fromDate: '2026-11-01',
  toDate: `2026-11-0${states.length}`,
  quantities: ['production'],
  days: states.map((state, index) => ({
    day: `2026-11-0${index + 1}`,
    expectedIntervals: 96,
    cells: [{ quantity: 'production', state, coveredShare: 1, importedIntervals: 0, energyWh: 1, peakWh: 1 }],
  })),
})

describe('holes', () => {
  it('are runs of days with missing data, without today', () => {
    const shown = coverage(['missing', 'partial', 'complete', 'imported', 'missing', 'jump', 'partial'])
    expect(holesOf(shown, '2026-11-07')).toEqual([
      { fromDate: '2026-11-01', toDate: '2026-11-02' },
      { fromDate: '2026-11-05', toDate: '2026-11-05' },
    ])
    // The last of these days may be complete.
    expect(holesOf(shown, '2026-11-08').at(-1)).toEqual({ fromDate: '2026-11-07', toDate: '2026-11-07' })
  })

  it('are closed once none of their days is left, and unknown outside of the shown days', () => {
    const shown = coverage(['imported', 'missing', 'complete'])
    const on = (day: string) => ({ fromDate: day, toDate: day })
    expect(['2026-11-01', '2026-11-02', '2026-10-31'].map((day) => isClosed(shown, on(day), '2026-11-04'))).toEqual([
      true,
      false,
      undefined,
    ])
  })
})

it('a period is refused before it is sent: backwards, and longer than 400 days', () => {
  expect(periodFault({ fromDate: '2026-11-02', toDate: '2026-11-01' })).toEqual({
    code: 'PeriodBackwards',
    params: { from: '2026-11-02', until: '2026-11-01' },
  })
  expect(periodFault({ fromDate: '2025-01-01', toDate: '2026-02-05' })).toEqual({ code: 'PeriodTooLong', params: { max: 400 } })
  expect(periodFault({ fromDate: '2025-01-01', toDate: '2026-02-04' })).toBeUndefined()
})
