import { describe, expect, it } from 'vitest'
import { barLength, barMarks } from './bar-marks.ts'

const days = Array.from({ length: 31 }, (_, day) => day * 24)
const whole = { min: 0, max: 720, widthPx: 1_000, spacePx: 56 }
const daysOf = (marks: readonly number[]) => marks.map((mark) => Math.floor(mark / 24))

describe('the labels of bars', () => {
  it('are below the middle of their bars, and none is below the end of the last one', () => {
    const marks = barMarks(days, whole)
    expect(marks.slice(0, 3)).toEqual([12, 60, 108])
    expect(Math.max(...marks)).toBeLessThan(720)
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
