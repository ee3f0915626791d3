import { expect, it } from 'vitest'
import { barsPath, fitText } from './small-multiples.ts'

it('bars stand on the line, as high as their share of the highest value; nothing has none', () => {
  expect(barsPath([2, 0, 1], { width: 30, height: 10, highest: 2 })).toBe('M1.5 10V0h7V10zM21.5 10V5h7V10z')
})

it('bars without room touch each other', () => {
  expect(barsPath([1, 1], { width: 2, height: 10, highest: 1 })).toBe('M0 10V0h1V10zM1 10V0h1V10z')
})

it.each([
  ['Solar', 50, 'Solar'],
  ['Solarwerk Nord', 50, 'Sola…'],
  ['Solar werk', 70, 'Solar…'],
  ['Solar', 5, 'S…'],
])('%s in %i px is %s', (text, widthPx, shown) => {
  expect(fitText(text, widthPx, (written) => 10 * written.length)).toBe(shown)
})
