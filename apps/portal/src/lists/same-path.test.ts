import { expect, test } from 'vitest'
import { isSamePath } from './same-path.ts'

test.each([
  ['/dashboard/alarms', '/dashboard/alarms', true],
  ['/dashboard/alarms', '/dashboard/alarms/', true],
  ['/dashboard/alarms/', '/dashboard/alarms', true],
  ['/Dashboard/Alarms', '/dashboard/alarms/', true],
  ['/dashboard/alarms/time-of-use', '/dashboard/alarms/', false],
  ['/dashboard/unallocated-installations/list', '/dashboard/unallocated-installations/', false],
  ['/dashboard/alarms', '/dashboard/alarms/time-of-use', false],
])('%s and %s are the same screen: %s', (path, other, isSame) => {
  expect(isSamePath(path, other)).toBe(isSame)
})
