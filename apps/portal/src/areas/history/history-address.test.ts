import { describe, expect, test } from 'vitest'
import {
  beginsWith,
  carbonPeriod,
  energyInterval,
  measuredFromOf,
  offeredViews,
  powerInterval,
  rangeOf,
  shownOf,
  stepped,
  yearAtMost,
} from './history-address.ts'
import { shownPeriods, validateHistorySearch, views } from './history-search.ts'

/** Of a home whose gas was counted before its energy was measured. The other fields do not matter. */
const known = {
  summary: { periods: [{ period: 'all', fromDate: '2026-10-20' }] },
  firstDays: { charging: '2025-03-01', gas: '2022-06-15' },
} as Parameters<typeof measuredFromOf>[1]

describe('the address of a picture', () => {
  test('keeps known parameters and drops the rest', () => {
    const known = { site: 's1', view: 'power', period: 'month', date: '2026-02-28', compare: 'year', step: 'PT15M' }
    expect(validateHistorySearch({ ...known, other: 'x' })).toEqual(known)
    expect(validateHistorySearch({ view: 'pie', period: 'decade', compare: 'all', step: 'PT1H' })).toEqual({})
  })

  test.each(['2026-02-30', '2026-13-01', '1826-01-01', '26-01-01', 'today'])('drops %s, which is no day', (date) => {
    expect(validateHistorySearch({ date })).toEqual({})
  })

  test('means the energy of today by default', () => {
    const shown = shownOf({}, '2026-11-23')
    expect(shown).toMatchObject({ view: 'energy', period: 'day', date: '2026-11-23', compare: undefined, isInQuarterHours: false })
    expect(shown.range).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  test('requests quarter hours only for powers over more than a day', () => {
    const isIn = (view: string, period: string) => shownOf({ view, period, step: 'PT15M' }, '2026-11-23').isInQuarterHours
    expect([isIn('power', 'week'), isIn('power', 'day'), isIn('power', 'all'), isIn('energy', 'week')]).toEqual([true, false, false, false])
  })
})

describe('a period', () => {
  test.each([
    ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['year', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['all', '2026-11-23', '2017-01-01', '2026-11-23'],
  ] as const)('%s around %s is from %s to %s', (period, date, from, to) => {
    expect(rangeOf(period, date)).toEqual({ from, to })
  })

  test.each([
    ['2026-10-20', '2026-10-20'],
    ['2010-05-01', '2017-01-01'],
    ['2026-11-24', '2017-01-01'],
  ])('all time of a home measured since %s is from %s', (measuredFrom, from) => {
    expect(rangeOf('all', '2026-11-23', measuredFrom)).toEqual({ from, to: '2026-11-23' })
    expect(rangeOf('day', '2026-11-23', measuredFrom)).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  test.each([
    ['2026-10-20', 'P1M', 'P1D', 'month'],
    ['2024-11-23', 'P1M', 'P1M', 'month'],
    ['2023-01-01', 'P1Y', 'P1M', 'year'],
  ])('all time since %s is drawn in steps of %s, %s and %s', (measuredFrom, ofEnergy, ofPower, ofCarbon) => {
    const shown = shownOf({ period: 'all' }, '2026-11-23', measuredFrom)
    expect([energyInterval(shown), powerInterval(shown), carbonPeriod(shown)]).toEqual([ofEnergy, ofPower, ofCarbon])
  })

  test.each([
    ['energy', '2026-10-20', 'P1M'],
    ['wallbox', '2025-03-01', 'P1M'],
    ['electricCar', '2025-03-01', 'P1M'],
    ['gas', '2022-06-15', 'P1Y'],
  ] as const)('all time of the view %s begins on %s, with the first measurement of what it shows', (view, from, interval) => {
    const shown = shownOf({ view, period: 'all' }, '2026-11-23', measuredFromOf(beginsWith({ view, period: 'all' }), known))
    expect([shown.range.from, energyInterval(shown)]).toEqual([from, interval])
  })

  test('has no known begin without a measurement of what is shown', () => {
    const unknown = { ...known, firstDays: { charging: null, gas: null } }
    expect([measuredFromOf('gas', unknown), measuredFromOf('charging', unknown)]).toEqual([undefined, undefined])
    expect(measuredFromOf('energy', unknown)).toBe('2026-10-20')
    expect(beginsWith({ view: 'gas', period: 'year' })).toBeUndefined()
    expect(beginsWith({ view: 'devices', period: 'all' })).toBeUndefined()
  })

  test('is followed by the next one without a gap, and returns to itself', () => {
    for (const period of shownPeriods.filter((one) => one !== 'all')) {
      const next = rangeOf(period, stepped(period, '2024-02-29', 1))
      const former = rangeOf(period, stepped(period, next.from, -1))
      expect([period, former]).toEqual([period, rangeOf(period, '2024-02-29')])
      expect(Date.parse(next.from) - Date.parse(former.to)).toBe(86_400_000)
    }
    expect(stepped('all', '2024-02-29', 1)).toBe('2024-02-29')
  })

  test('is cut to a year where every quarter hour is read', () => {
    expect(yearAtMost({ from: '2017-01-01', to: '2026-11-23' })).toEqual({ from: '2025-11-23', to: '2026-11-23' })
    expect(yearAtMost({ from: '2026-11-01', to: '2026-11-23' })).toEqual({ from: '2026-11-01', to: '2026-11-23' })
  })
})

test('a home is offered the pictures that it can have, and the one in the address', () => {
  const nothing = { production: false, ev: false, gas: false } as Parameters<typeof offeredViews>[0] // the other fields do not matter
  expect(offeredViews(nothing, 'energy')).not.toContain('gas')
  expect(offeredViews(nothing, 'gas')).toContain('gas')
  expect(offeredViews({ ...nothing, production: true, ev: true, gas: true }, 'energy')).toEqual(views)
})
