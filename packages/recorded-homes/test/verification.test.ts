import { verifyRecording } from '@wattdesk/energy/verification.ts'
import { expect, test } from 'vitest'
import { recordedHomes } from '../src/recorded-homes.ts'

const [day] = recordedHomes()

test('a recorded day matches its own totals, and one with a wrong total does not', () => {
  if (!day) throw new Error('no recording')
  expect(verifyRecording(day).filter((finding) => !finding.isWithin)).toEqual([])
  const wrong = {
    ...day,
    totals: { production: (day.totals.production ?? 0) * 1.01 },
    spans: day.spans.map((span) => ({ ...span, consumptionWh: 9_000 })),
  }
  expect(
    verifyRecording(wrong)
      .filter((finding) => !finding.isWithin)
      .map((finding) => finding.what),
  ).toEqual(['residual of the balance', 'total of production'])
})

test('repeated spans are found, and gaps are counted', () => {
  if (!day) throw new Error('no recording')
  const [span] = day.spans
  if (!span) throw new Error('no span')
  const twice = verifyRecording({ ...day, spans: [span, span, { ...span, start: span.start + 3 * day.spanMs }] })
  expect(twice.find((finding) => finding.what === 'repeated spans')).toMatchObject({ isWithin: false })
  expect(twice.find((finding) => finding.what === 'gaps')?.value).toBe('1, 48.00 hours in all')
})

test('a single direction that was not measured is a gap, unless it never was', () => {
  if (!day) throw new Error('no recording')
  const without = (count: number) =>
    Array.from({ length: 4 }, (_, at) => {
      const [span] = day.spans
      if (!span) throw new Error('no span')
      const energies = at < count ? { ...span.energies, gridImport: null } : span.energies
      return { ...span, energies, start: span.start + at * day.spanMs }
    })
  const gapOf = (count: number) => {
    const findings = verifyRecording({ ...day, spans: without(count).reverse() })
    return ['gaps', 'not measured: grid'].map((what) => findings.find((finding) => finding.what === what)?.value)
  }
  expect(gapOf(3)).toEqual(['0, 0.00 hours in all, 3 of 4 spans measured in part', '3 of 4 spans, 72.00 hours'])
  expect(gapOf(0)).toEqual(['0, 0.00 hours in all', undefined])
  expect(gapOf(4)).toEqual(['0, 0.00 hours in all', undefined])
})

test('a consumption that contradicts the balance is a finding, unless it is known to', () => {
  if (!day) throw new Error('no recording')
  const findingOf = (computedWh: number, isContradictory: boolean) =>
    verifyRecording({ ...day, consumption: { fileWh: 1_000, computedWh }, isContradictory }).find(({ what }) =>
      what.includes('consumption'),
    )
  expect(findingOf(1_001, false)).toMatchObject({ what: 'consumption', isWithin: true })
  expect(findingOf(1_100, false)).toMatchObject({ what: 'contradicted consumption', isWithin: false })
  expect(findingOf(1_100, true)).toMatchObject({ what: 'contradicted consumption', isWithin: true })
  // A contradiction that is known but does not occur means that the export is read wrongly.
  expect(findingOf(1_001, true)).toMatchObject({ isWithin: false })
})

test('planted gaps are found, with a balance that still closes, and other gaps are not accepted', () => {
  const planted = recordedHomes().filter((recording) => recording.planted)
  expect(planted).toHaveLength(10)
  for (const recording of planted) {
    const findings = verifyRecording(recording)
    expect(findings.filter((finding) => !finding.isWithin)).toEqual([])
    expect(findings.find((finding) => finding.what === 'residual of the balance')?.value).toMatch(/^-?0\.0 Wh/)
    expect(findings.map((finding) => finding.what)).toContain('consumption unknown')
  }
  const [first] = planted
  if (!first?.planted) throw new Error('no recording')
  const wrong = verifyRecording({ ...first, planted: { ...first.planted, unmeasured: { ...first.planted.unmeasured, grid: 1 } } })
  expect(wrong.filter((finding) => !finding.isWithin).map((finding) => finding.what)).toEqual(['not measured: grid'])
})
