import { expect, test } from 'vitest'
import { isTyped } from './confirm-typed.ts'

test.each(['1284', '1,284', '1.284', '1 284', '1\u00a0284', '1\u202f284', '1’284', "1'284"])('%s is 1284', (text) => {
  expect(isTyped(text, 1284)).toBe(true)
})

test.each(['', '128', '12,84', '1,28', '1,284.0', '+1284', '01284', '1284x', '1  284'])('%s is not 1284', (text) => {
  expect(isTyped(text, 1284)).toBe(false)
})

test('groups of digits in a larger number may be separated', () => {
  expect(isTyped('1,234,567', 1_234_567)).toBe(true)
  expect(isTyped('1234,567', 1_234_567)).toBe(false)
})

test('a name must be typed exactly', () => {
  expect(isTyped('1,284', '1284')).toBe(false)
  expect(isTyped('Anna Sommer', 'Anna Sommer')).toBe(true)
})
