import { expect, test } from 'vitest'
import { contrastOf, onColorOf, readableContrast } from './colors.ts'

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#f2a900', 2.03],
])('white text on %s has a contrast of %d to 1', (color, ratio) => {
  expect(contrastOf(color, '#ffffff')).toBeCloseTo(ratio, 1)
  expect(contrastOf('#ffffff', color)).toBeCloseTo(ratio, 1)
})

test('text on any colour is white or nearly black, whichever reads better', () => {
  expect([onColorOf('#004d40'), onColorOf('#ffe066'), onColorOf('#1f5fbf')]).toEqual(['#ffffff', '#10151c', '#ffffff'])
  const channel = ['00', '33', '66', '80', '99', 'cc', 'ff']
  const colors = channel.flatMap((red) => channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)))
  expect(Math.min(...colors.map((color) => contrastOf(color, onColorOf(color))))).toBeGreaterThan(readableContrast - 0.5)
})
