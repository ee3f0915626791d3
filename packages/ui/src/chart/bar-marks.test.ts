import { describe, expect, it } from 'vitest'
import { barLength, barMarks, barPlaces } from './bar-marks.ts'

const days = Array.from({ length: 31 }, (_, day) => day * 24)
const whole = { min: 0, max: 720, widthPx: 1_000, spacePx: 56 }
const daysOf = (marks: readonly number[]) => marks.map((mark) => Math.floor(mark / 24))

describe('the labels of bars', () => {
  it('are below the middle of their bars, and none is below the end of the last one', () => {
    const marks = barMarks(days, whole)
    expect(marks.slice(0, 3)).toEqual([12, 60, 108])
    expect(Math.max(...marks)).toBeLessThan(720)
  })

  it('are below the middle of bars of equal length in months of different length', () => {
    const months = [0, 31, 59, 90, 120]
    const { starts, length } = barPlaces(months, { share: 0.9, longest: 100 })
    expect(length).toBeCloseTo(25.2)
    const middles = starts.slice(0, 4).map((start) => start + length / 2)
    expect(middles).toEqual(barMarks(months, { min: 0, max: 120, widthPx: 900, spacePx: 56 }).map((mark) => expect.closeTo(mark)))
    // Wide slots have narrower bars, also in the middle.
    expect(barPlaces([0, 100, 200], { share: 0.9, longest: 20 })).toEqual({ starts: [40, 140, expect.any(Number)], length: 20 })
    // A day with the rest of the month after it.
    expect(barPlaces([0, 1, 2, 3, 4, 10], { share: 1, longest: 9 }).starts.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  })

  it('are below both bars of a slot, the earlier one before the other, with a gap between them', () => {
    const placesOf = (part: 'earlier' | 'later') => barPlaces([0, 10, 20], { share: 1, longest: 100, part })
    const [earlier, later] = [placesOf('earlier'), placesOf('later')]
    expect([earlier.starts[1], later.length]).toEqual([10, expect.closeTo(5.8)])
    expect(10 + earlier.length).toBeLessThan(later.starts[1] ?? 0)
    expect((later.starts[1] ?? 0) + later.length).toBeCloseTo(20)
  })

  it('name each seventh day where there is little room, and fewer bars when zoomed in', () => {
    expect(daysOf(barMarks(days, { ...whole, widthPx: 260 }))).toEqual([0, 7, 14, 21, 28])
    expect(daysOf(barMarks(days, { ...whole, min: 240, max: 312 }))).toEqual([10, 11, 12])
  })

  it('name the days of a month that are still to come', () => {
    const untilToday = [...days.slice(0, 28), 720]
    expect(barLength(untilToday)).toBe(24)
    expect(daysOf(barMarks(untilToday, whole))).toEqual(daysOf(barMarks(days, whole)))
  })
})
