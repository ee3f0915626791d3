import { describe, expect, it } from 'vitest'
import { discRadius, type FlowPart, flowLayout, wireWidth } from './flow-layout.ts'

const all: FlowPart[] = ['pv', 'grid', 'home', 'battery', 'wallbox', 'heatPump']
const homes: FlowPart[][] = [all, ['grid', 'home'], ['pv', 'grid', 'home', 'wallbox'], ['pv', 'grid', 'home', 'battery', 'heatPump']]

describe.each([
  ['wide', false],
  ['tall', true],
])('the %s layout', (_, isTall) => {
  it.each(homes)('places the parts of a home apart and inside the picture', (...parts) => {
    const { width, height, places } = flowLayout(parts, isTall)
    expect(Object.keys(places).sort()).toEqual([...parts].sort())
    const discs = Object.values(places)
    for (const [at, { x, y, words }] of discs.entries()) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(discRadius)
      expect(words.y).toBeGreaterThan(0)
      // Up to two lines more than the first.
      expect(words.y + 32).toBeLessThanOrEqual(height)
      for (const other of discs.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * discRadius)
    }
  })
})

it('draws a wire in proportion to its power, and always visibly', () => {
  expect([0, 500, 5_000, -5_000, 10_000, 40_000].map(wireWidth)).toEqual([2, 2, 7, 7, 14, 14])
})
