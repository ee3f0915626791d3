import type { ReportOffer } from '@wattdesk/contract/business-reports/models.ts'
import { describe, expect, it } from 'vitest'
import { shownReport } from './report-address.ts'

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
  })

  it('accepts only the filters that its report offers', () => {
    const search = { type: 'partner', vendorId: 'v', running: 'true', states: 'active', product: 'wallbox' }
    expect(shown({ report: 'creation', ...search })).toMatchObject({
      ...{ filter: '{"type":"partner"}', isIncremental: true, states: '', product: undefined },
    })
    expect(shown({ report: 'product', ...search })).toMatchObject({ filter: '{"vendorId":"v"}', isIncremental: false, states: 'active' })
    expect(shown({ report: 'andDriveBmwAndMini', ...search })?.product).toBe('wallbox')
    expect(shown({ report: 'andDriveBmwAndMini', product: 'gas' })?.product).toBe('pvbattery')
  })
})
