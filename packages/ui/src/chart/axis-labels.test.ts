import { describe, expect, it } from 'vitest'
import { axisLabels } from './axis-labels.ts'

const watts = (value: number) => `${Math.round(value)} W`

describe('the labels of an axis', () => {
  it('repeat nothing if little was measured, and are at whole numbers', () => {
    expect(axisLabels([0, 0.2, 0.4, 0.6, 0.8, 1], watts)).toEqual(['0 W', '', '', '', '', '1 W'])
  })

  it('are all there otherwise', () => {
    expect(axisLabels([-500, 0, 500, 1_000], watts)).toEqual(['-500 W', '0 W', '500 W', '1000 W'])
  })
})
