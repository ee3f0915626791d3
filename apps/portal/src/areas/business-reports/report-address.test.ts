import type { ReportOffer } from '@wattdesk/contract/business-reports/models.ts'
import { describe, expect, it } from 'vitest'
import { beginningOn, filterWords, shownReport } from './report-address.ts'

const offer = (fields: Partial<ReportOffer>): ReportOffer => ({
  ...{ name: 'creation', path: '/', counts: 'customers', aggregations: ['day', 'week', 'month'], filters: [], hasIncremental: false },
  ...{ hasStates: false, products: [] },
  ...fields,
})
const creation = offer({ filters: ['type', 'tenantId'], hasIncremental: true })
const product = offer({ name: 'product', filters: ['vendorId'], hasStates: true })
const cars = offer({ name: 'andDriveBmwAndMini', aggregations: [], products: ['pvbattery', 'wallbox'] })
const offers = [creation, product, cars]
const shown = (search: Parameters<typeof shownReport>[0]) => shownReport(search, offers, '2026-03-31')

describe('the report that an address shows', () => {
  it('defaults to the first one by month, from the first day of a month', () => {
    expect(shown({})).toMatchObject({
      offer: creation,
      aggregation: 'month',
      fromDate: '2025-05-01',
      toDate: '2026-03-31',
      filter: undefined,
    })
    expect(shownReport({}, [], '2026-03-31')).toBeUndefined()
  })

  it.each([
    ['day', '2026-03-02'],
    ['week', '2026-01-07'],
  ])('by %s begins on %s', (by, fromDate) => {
    expect(shown({ by })?.fromDate).toBe(fromDate)
  })

  it('accepts days, and no other text for one', () => {
    expect(shown({ from: '2026-01-05', to: '2026-02-01' })).toMatchObject({ fromDate: '2026-01-05', toDate: '2026-02-01' })
    expect(shown({ from: 'yesterday', to: '1.2.2026', by: 'year' })).toMatchObject({ aggregation: 'month', toDate: '2026-03-31' })
    expect(shown({ from: '2026-02-30', to: '2026-02-31', by: 'day' })).toMatchObject({ fromDate: '2026-03-02', toDate: '2026-03-31' })
  })

  it.each([
    [{ by: 'day', from: '2024-01-01' }, '2025-03-31', '2026-03-31'],
    [{ by: 'day', from: '2025-03-31' }, '2025-03-31', '2026-03-31'],
    [{ by: 'week', from: '2019-01-01', to: '2026-03-01' }, '2021-02-26', '2026-03-01'],
    [{ from: '2026-03-01', to: '2026-02-01' }, '2025-03-01', '2026-02-01'],
  ])('shows no more days than the server counts, and none backwards: %j', (search, fromDate, toDate) => {
    expect(shown(search)).toMatchObject({ fromDate, toDate })
  })

  it('ends today at the latest: nobody knows how many there will be', () => {
    expect(shown({ by: 'day', from: '2026-03-01', to: '2026-04-30' })).toMatchObject({ fromDate: '2026-03-01', toDate: '2026-03-31' })
    expect(shown({ from: '2026-05-01', to: '2026-06-30', running: 'true' })).toMatchObject({ fromDate: '2025-05-01', toDate: '2026-03-31' })
  })

  it('ends earlier if it begins so early that it would have too many days', () => {
    const shownByDay = shown({ by: 'day' })
    expect(shownByDay && beginningOn('2024-01-01', shownByDay)).toEqual({ from: '2024-01-01', to: '2024-12-31' })
    expect(shownByDay && beginningOn('2025-04-01', shownByDay)).toEqual({ from: '2025-04-01' })
    expect(shownByDay && beginningOn(undefined, shownByDay)).toEqual({ from: undefined })
  })

  it('accepts only the filters that its report offers', () => {
    const search = { type: 'partner', vendorId: 'v', running: 'true', states: 'active', product: 'wallbox' }
    expect(shown({ report: 'creation', ...search })).toMatchObject({
      ...{ filter: '{"type":"partner"}', isIncremental: true, states: '', product: undefined },
    })
    expect(shown({ report: 'product', ...search })).toMatchObject({ filter: '{"vendorId":"v"}', isIncremental: false, states: 'active' })
    const conditions = [{ op: 'in', value: ['partner', 'residential'] }]
    expect(shown({ type: JSON.stringify(conditions) })?.filter).toBe(JSON.stringify({ type: conditions }))
    expect(shown({ type: '[{"op":' })?.filter).toBe('{"type":"[{\\"op\\":"}')
    expect(shown({ report: 'andDriveBmwAndMini', ...search })?.product).toBe('wallbox')
    expect(shown({ report: 'andDriveBmwAndMini', product: 'gas' })?.product).toBe('pvbattery')
  })
})

it('states a filter in words, also one of a mail’s link', () => {
  const choices = [
    { value: 'partner', label: 'Partner' },
    { value: 'residential', label: 'Residential' },
  ]
  expect(filterWords('partner', choices)).toBe('Partner')
  expect(filterWords('[{"op":"in","value":["partner","residential"]},{"op":"ne","value":"partner"}]', choices)).toBe(
    'Partner, Residential; ≠ Partner',
  )
})
