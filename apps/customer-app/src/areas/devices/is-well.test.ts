import { expect, it } from 'vitest'
import { isWell } from './is-well.ts'

it.each([
  ['ok', 'available', true],
  ['ok', 'temporarily_unavailable', true],
  // As on the screen's list, which calls it offline.
  ['ok', 'unavailable', false],
  // An electric car that nothing measures.
  ['not_applicable', 'never', true],
  ['not_applicable', 'available', true],
  // A wallbox that the new gateway does not report.
  ['not_applicable', 'temporarily_unavailable', false],
  ['not_applicable', 'unavailable', false],
  ['no_data', 'unavailable', false],
  ['error', 'available', false],
] as const)('a device that is %s and %s is well: %s', (status, connection, expected) => {
  expect(isWell({ status, connection: { status: connection, contactedAt: null } })).toBe(expected)
})
