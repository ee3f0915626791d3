import { verifyRecording } from '@wattdesk/energy/verification.ts'
import { expect, test } from 'vitest'
import { recordedHomes } from '../src/recorded-homes.ts'

const [day] = recordedHomes()

test('a recorded day meets its own totals, and one whose total is wrong does not', () => {
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

test('spans that occur twice are found, and gaps are counted', () => {
  if (!day) throw new Error('no recording')
  const [span] = day.spans
  if (!span) throw new Error('no span')
  const twice = verifyRecording({ ...day, spans: [span, span, { ...span, start: span.start + 3 * day.spanMs }] })
  expect(twice.find((finding) => finding.what === 'repeated spans')).toMatchObject({ isWithin: false })
  expect(twice.find((finding) => finding.what === 'gaps')?.value).toBe('1, 48.00 hours in all')
})
