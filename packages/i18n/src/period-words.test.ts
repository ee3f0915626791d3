import { afterEach, expect, it } from 'vitest'
import { dayWordsOf, setReaderDates } from './formats.ts'
import { formatPeriod } from './period-words.ts'

afterEach(() => setReaderDates(undefined))

const december = { from: '2025-12-01', to: '2025-12-31' }

it('a calendar month is written by its name, as the reader writes days', () => {
  expect(formatPeriod(december)).toBe('2025-12')
  setReaderDates('en')
  expect(formatPeriod(december)).toBe('Dec 2025')
  expect(formatPeriod({ from: '2024-02-01', to: '2024-02-29' })).toBe('Feb 2024')
  expect(formatPeriod(december, dayWordsOf('de'))).toBe('12/2025')
})

it('other periods are written by their first and last day', () => {
  setReaderDates('en')
  expect(formatPeriod({ from: '2026-11-01', to: '2026-11-28' })).toBe('1 Nov 2026 – 28 Nov 2026')
  expect(formatPeriod({ from: '2026-11-16', to: '2026-11-22' })).toBe('16 Nov 2026 – 22 Nov 2026')
  expect(formatPeriod({ from: '2026-11-01', to: '2026-12-31' })).toBe('1 Nov 2026 – 31 Dec 2026')
  expect(formatPeriod({ from: '2026-11-28', to: '2026-11-28' })).toBe('28 Nov 2026')
})
