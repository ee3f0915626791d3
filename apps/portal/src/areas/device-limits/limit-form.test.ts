import { deviceLimitModel } from '@wattdesk/contract/device-limits/models.ts'
import { check } from '@wattdesk/contract/validation.ts'
import { expect, test } from 'vitest'
import { endOf, toMinutes } from './limit-form.ts'

test.each([
  ['1,5 h', 'NotANumber'],
  ['an hour', 'NotANumber'],
  ['0x10', 'NotANumber'],
  // The server knows the time, and whether it is too short or too long.
  ['99999999999999999', undefined],
  ['1.5', undefined],
  ['1,5', undefined],
])('a limit of %s minutes: %s', (minutes, code) => {
  const { faults = [] } = check(deviceLimitModel, { kind: 'generation', deviceId: 'INV-1', percent: 60, endsAt: endOf(minutes) })
  expect(faults.map(toMinutes).map(({ field, code: found }) => [field, found])).toEqual(code ? [['minutes', code]] : [])
})
