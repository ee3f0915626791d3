import { expect, it } from 'vitest'
import { isoInstant } from './instants.ts'

it.each([
  ['2026-01-31 12:00:59+00', '2026-01-31T12:00:59.000Z'],
  ['2026-01-31 12:00:59.5+00', '2026-01-31T12:00:59.500Z'],
  ['2026-01-31 12:00:59.123987+00', '2026-01-31T12:00:59.123Z'],
  ['2026-01-31 12:00:59.1+02', '2026-01-31T10:00:59.100Z'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('the instant %s is %s', (text, iso) => expect(isoInstant(text)).toBe(iso))
