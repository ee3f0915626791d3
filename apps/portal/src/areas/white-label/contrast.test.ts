import { expect, test } from 'vitest'
import { contrastWithWhite } from './contrast.ts'

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#f2a900', 2.03],
])('white text on %s has a contrast of %d to 1', (color, ratio) => {
  expect(contrastWithWhite(color)).toBeCloseTo(ratio, 1)
})
