import { expect, test } from 'vitest'
import { entryAt, sideMenu } from './side-menu.ts'

test.each([
  ['/dashboard', undefined, 'dashboard'],
  ['/dashboard/customers/list', undefined, 'customers'],
  ['/dashboard/customers/0199/audit-log', undefined, 'customers'],
  ['/dashboard/account/members', undefined, 'members'],
  ['/dashboard/account/activity-log', undefined, 'accountActivity'],
  ['/dashboard/outbox', undefined, 'outbox'],
  ['/dashboard/alarms/rules', undefined, 'alarms'],
  ['/dashboard/profile/activity-log', undefined, 'myActivity'],
  ['/dashboard/profile/security', undefined, undefined],
  ['/dashboard/search/a', undefined, 'customers'],
  ['/dashboard/fleet', undefined, 'dashboard'],
  ['/dashboard/status', undefined, 'settings'],
  ['/dashboard/nowhere', undefined, undefined],
  ['/dashboard/search/a', 'members', 'members'],
])('%s (id %s) belongs to %s', (pathname, id, entry) => {
  expect(entryAt(sideMenu, pathname, id)?.id).toBe(entry)
})
