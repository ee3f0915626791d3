import { describe, expect, it } from 'vitest'
import { barMarks, startOfBar } from './bar-marks.ts'

const days = Array.from({ length: 31 }, (_, day) => day * 24)
const whole = { min: 0, max: 720, widthPx: 1_000, spacePx: 56 }

describe('the labels of bars', () => {
  it('are below the middle of their bars, and none is below the end of the last one', () => {
    const marks = barMarks(days, whole)
    expect(marks.slice(0, 3)).toEqual([12, 60, 108])
    expect(marks.map((mark) => startOfBar(days, mark)).slice(0, 3)).toEqual([0, 48, 96])
    expect(Math.max(...marks)).toBeLessThan(720)
  })

  it('name each seventh day where there is little room, and fewer bars when zoomed in', () => {
    expect(barMarks(days, { ...whole, widthPx: 260 }).map((mark) => startOfBar(days, mark) / 24)).toEqual([0, 7, 14, 21, 28])
    expect(barMarks(days, { ...whole, min: 240, max: 312 }).map((mark) => startOfBar(days, mark) / 24)).toEqual([10, 11, 12])
  })
})
