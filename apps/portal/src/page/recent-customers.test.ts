import { expect, it } from 'vitest'
import { withRecent } from './recent-customers.ts'

it('puts the opened customer first, and keeps the last eight', () => {
  expect(withRecent([], 'a')).toEqual(['a'])
  expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
  expect(withRecent(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
})
