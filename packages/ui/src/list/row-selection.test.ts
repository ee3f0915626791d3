import { describe, expect, it } from 'vitest'
import { rangeOf } from './row-selection.ts'

describe('a range of rows', () => {
  const keys = ['a', 'b', 'c', 'd']

  it.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['d', 'b', ['b', 'c', 'd']],
    ['b', 'b', ['b']],
    [undefined, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('from %s to %s', (from, to, range) => {
    expect(rangeOf(keys, from, to)).toEqual(range)
  })
})
