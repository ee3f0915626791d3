import { describe, expect, it } from 'vitest'
import { figure } from './use-schema-form.ts'

describe('a typed number', () => {
  it.each([
    ['8000', 8_000],
    [' 0.325 ', 0.325],
    ['36.386', 36.386],
    ['-8.5', -8.5],
    ['0.000', 0],
    ['8.000', Number.NaN],
    ['-120.000', Number.NaN],
    ['8.000.000', Number.NaN],
    ['8,5', Number.NaN],
    ['', undefined],
  ])('%j is %j', (text, number) => {
    expect(figure(text)).toBe(number)
  })
})
