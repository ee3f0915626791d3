import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { integratePower, type PowerPoint } from '../src/integrate.ts'
import { quarterHourMs } from '../src/intervals.ts'

const minute = 60_000
const steady = (powerW: number, minutes: number, from = 0): PowerPoint[] =>
  Array.from({ length: minutes + 1 }, (_, index) => ({ at: from + index * minute, powerW }))

test('a steady power fills its quarter hours', () => {
  expect(integratePower(steady(1_000, 30))).toEqual([
    { start: 0, positiveWh: expect.closeTo(250, 9), negativeWh: 0, coveredMs: quarterHourMs, measured: [{ start: 0, end: quarterHourMs }] },
    {
      start: quarterHourMs,
      positiveWh: expect.closeTo(250, 9),
      negativeWh: 0,
      coveredMs: quarterHourMs,
      measured: [{ start: quarterHourMs, end: 2 * quarterHourMs }],
    },
  ])
})

test('import and export of one quarter hour both count', () => {
  const [slot] = integratePower([
    { at: 0, powerW: 600 },
    { at: 5 * minute, powerW: -600 },
    { at: 10 * minute, powerW: 600 },
  ])
  // four triangles of 2.5 minutes with a mean of 300 W
  expect(slot?.positiveWh).toBeCloseTo(25, 9)
  expect(slot?.negativeWh).toBeCloseTo(25, 9)
})

test('a stretch across quarter hours is interpolated at their boundary', () => {
  const slots = integratePower([
    { at: quarterHourMs - minute, powerW: 0 },
    { at: quarterHourMs + minute, powerW: 1_200 },
  ])
  expect(slots.map((slot) => slot.positiveWh)).toEqual([expect.closeTo(5, 9), expect.closeTo(15, 9)])
})

describe('gaps', () => {
  test('longer than the limit are not filled', () => {
    const slots = integratePower([...steady(1_000, 3), ...steady(1_000, 3, 12 * minute)])
    expect(slots.reduce((sum, slot) => sum + slot.coveredMs, 0)).toBe(6 * minute)
    expect(slots.reduce((sum, slot) => sum + slot.positiveWh, 0)).toBeCloseTo(100, 9)
  })

  test('of exactly the limit are', () => {
    expect(
      integratePower([
        { at: 0, powerW: 60 },
        { at: 5 * minute, powerW: 60 },
      ])[0]?.positiveWh,
    ).toBeCloseTo(5, 9)
    expect(
      integratePower([
        { at: 0, powerW: 60 },
        { at: 5 * minute + 1, powerW: 60 },
      ]),
    ).toEqual([])
  })

  test('a single sample gives no energy', () => {
    expect(integratePower([{ at: 0, powerW: 60 }])).toEqual([])
    expect(integratePower([])).toEqual([])
  })
})

const points = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 4 * quarterHourMs }), powerW: fc.integer({ min: -20_000, max: 20_000 }) }),
  { maxLength: 60 },
)

test('order and repetition of samples change nothing', () => {
  const shuffled = points.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 })),
  )
  fc.assert(
    fc.property(shuffled, ([given, mixed]) => {
      expect(integratePower(mixed)).toEqual(integratePower(given))
    }),
  )
})

test('the difference of both parts is the plain area, and no quarter hour is covered twice', () => {
  fc.assert(
    fc.property(points, (given) => {
      const slots = integratePower(given, Number.POSITIVE_INFINITY)
      const sorted = [...given].sort((a, b) => a.at - b.at || a.powerW - b.powerW)
      const distinct = sorted.filter((point, index) => index === 0 || sorted[index - 1]?.at !== point.at)
      const area = distinct.reduce((sum, point, index) => {
        const before = distinct[index - 1]
        return before ? sum + (((before.powerW + point.powerW) / 2) * (point.at - before.at)) / 3_600_000 : sum
      }, 0)
      expect(slots.reduce((sum, slot) => sum + slot.positiveWh - slot.negativeWh, 0)).toBeCloseTo(area, 6)
      for (const slot of slots) {
        expect(slot.coveredMs).toBeLessThanOrEqual(quarterHourMs)
        expect(Math.min(slot.positiveWh, slot.negativeWh)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a late sample only refines: adding one on the straight line changes no energy', () => {
  const before = integratePower(steady(800, 10))
  const after = integratePower([...steady(800, 10), { at: 90_500, powerW: 800 }])
  expect(after[0]?.positiveWh).toBeCloseTo(before[0]?.positiveWh ?? 0, 9)
})
