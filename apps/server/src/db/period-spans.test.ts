import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastMonths, type Span, spansOf } from './period-spans.ts'

const dayMs = 86_400_000
const dayAt = (days: number) => new Date(Date.UTC(2022, 0, 1) + days * dayMs).toISOString().slice(0, 10)

function daysOf({ grain, from, until }: Span, upTo: number): string[] {
  const starts = Array.from({ length: upTo }, (_, at) => dayAt(at))
  const startOf = {
    all: () => '',
    year: (day: string) => `${day.slice(0, 4)}-01-01`,
    month: (day: string) => `${day.slice(0, 7)}-01`,
    day: (day: string) => day,
  }
  return starts.filter((day) => startOf[grain](day) >= from && startOf[grain](day) < until)
}

describe('the spans of a range', () => {
  it('contain each of its days once and no others', () => {
    const upTo = 1_500
    fc.assert(
      fc.property(fc.nat(upTo), fc.nat(upTo), (a, b) => {
        const range = { from: dayAt(Math.min(a, b)), until: dayAt(Math.max(a, b)) }
        const days = spansOf(range)
          .flatMap((span) => daysOf(span, upTo))
          .sort()
        const wanted = Array.from({ length: upTo }, (_, at) => dayAt(at)).filter((day) => day >= range.from && day < range.until)
        expect(days).toEqual(wanted)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [{}, ['all']],
    [{ from: '2024-01-01' }, ['year']],
    [{ from: '2024-03-01', until: '2024-06-01' }, ['month']],
    [{ from: '2024-03-05', until: '2024-03-07' }, ['day']],
    [{ until: '2024-01-01' }, ['year']],
    [{ from: '2024-06-01', until: '2024-03-01' }, []],
  ])('%j is few periods', (range, grains) => {
    expect([...new Set(spansOf(range).map((span) => span.grain))]).toEqual(grains)
  })

  it('are only days where no longer periods are kept', () => {
    expect(spansOf({ from: '2022-01-01', until: '2024-01-01' }, true)).toEqual([{ grain: 'day', from: '2022-01-01', until: '2024-01-01' }])
  })
})

it('the last months end with this one, across the turn of the year', () => {
  expect(lastMonths(new Date('2026-02-28T23:59:59Z'), 4)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
})
