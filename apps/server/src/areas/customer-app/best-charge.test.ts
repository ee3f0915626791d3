import { describe, expect, it } from 'vitest'
import { bestChargeOf, type ComingHour } from './best-charge.rules.ts'

const start = Date.parse('2027-05-03T06:00:00Z')
const hours = (given: readonly [expectedW: number | null, centsPerMwh: number | null][]): ComingHour[] =>
  given.map(([expectedW, centsPerMwh], at) => ({
    start: start + at * 3_600_000,
    end: start + (at + 1) * 3_600_000,
    expectedW,
    centsPerMwh,
  }))
const home = { householdW: 400, exportCentsPerMwh: 8_000 }
const at = (hour: number) => new Date(start + hour * 3_600_000).toISOString()

describe('the best time to charge', () => {
  it('is when the surplus is highest, with one price', () => {
    const best = bestChargeOf(
      hours([
        [0, 30_000],
        [400, 30_000],
        [4_100, 30_000],
        [7_800, 30_000],
        [4_100, 30_000],
        [0, 30_000],
      ]),
      home,
    )
    expect(best).toMatchObject({ start: at(2), end: at(5), ground: 'sun', centsPerMwh: 15_333 })
    expect(best?.sunShare).toBeCloseTo(2 / 3, 3)
  })

  it('is when energy is cheapest, at night', () => {
    const prices = [30_000, 28_000, 9_000, 8_000, 9_500, 31_000]
    expect(bestChargeOf(hours(prices.map((price) => [0, price])), home)).toMatchObject({
      start: at(2),
      ground: 'price',
      sunShare: 0,
      centsPerMwh: 8_833,
    })
  })

  it('is when the sun shines, where prices are not known', () => {
    const best = bestChargeOf(hours([0, 1_000, 3_000, 5_000, 6_000, 2_000].map((powerW) => [powerW, null])), home)
    expect(best).toMatchObject({ start: at(2), ground: 'sun', centsPerMwh: null })
  })

  it('is when energy is cheapest, where the forecast is not known', () => {
    const best = bestChargeOf(hours([20_000, 10_000, 10_000, 10_000, 20_000].map((price) => [null, price])), home)
    expect(best).toMatchObject({ start: at(1), ground: 'price', sunShare: null, centsPerMwh: 10_000 })
  })

  it.each<[string, ComingHour[]]>([
    [
      'nothing is known',
      hours([
        [null, null],
        [null, null],
        [null, null],
      ]),
    ],
    [
      'no hour is better than another',
      hours([
        [0, 30_000],
        [0, 30_000],
        [0, 30_000],
        [0, 30_000],
      ]),
    ],
    [
      'less than three hours are left',
      hours([
        [5_000, 30_000],
        [5_000, 10_000],
      ]),
    ],
    [
      'a price is missing in each',
      hours([
        [null, 10_000],
        [null, null],
        [null, 10_000],
        [null, null],
      ]),
    ],
  ])('is not named when %s', (_, given) => {
    expect(bestChargeOf(given, home)).toBeNull()
  })
})
