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
    ['8,5', 8.5],
    ['0,325', 0.325],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['1.234.567,25', 1_234_567.25],
    ['12 345,5', 12_345.5],
    ['1\u00a0234\u202f567', 1_234_567],
    ['\u22128.5', -8.5],
    ['-0,5', -0.5],
    ['48,137', Number.NaN],
    ['\u221248,137', Number.NaN],
    ['1,234', Number.NaN],
    ['1,2,3', Number.NaN],
    ['1.23,4.5', Number.NaN],
    ['12 34', Number.NaN],
    ['- 8', Number.NaN],
    ['0x10', Number.NaN],
    ['1e3', Number.NaN],
    ['', undefined],
  ])('%j is %j', (text, number) => {
    expect(figure(text)).toBe(number)
  })
})
