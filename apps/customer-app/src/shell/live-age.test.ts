import { expect, it } from 'vitest'
import { isLiveOld } from './live-age.ts'

const now = Date.parse('2026-06-01T12:00:00Z')

it.each([
  ['just measured', 5_000, 'available', false],
  ['two minutes old', 121_000, 'available', true],
  // The broker reports at once that a gateway is lost, and the portal shows it.
  ['of a gateway that has just been lost', 5_000, 'temporarily_unavailable', true],
  ['of long ago', 90_000_000, 'unavailable', true],
] as const)('figures %s', (_, ageMs, status, isOld) => {
  const contactedAt = new Date(now - ageMs).toISOString()
  expect(isLiveOld({ measuredAt: contactedAt, connection: { status, contactedAt } }, now)).toBe(isOld)
})

it('nothing measured is not old', () => {
  expect(isLiveOld({ measuredAt: null, connection: { status: 'never', contactedAt: null } }, now)).toBe(false)
})
