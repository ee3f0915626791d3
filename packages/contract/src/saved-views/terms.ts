import type { Permission } from '../permissions.ts'

/** With the permissions that each requires. */
export const viewedLists = {
  customers: ['read:customers'],
  'partner-customers': ['read:customers', 'read:customers-sub-customers'],
  members: ['read:account-users'],
  'account-activities': ['read:activities'],
  'customer-activities': ['read:customers', 'read:activities'],
  'my-activities': ['read:activities'],
  'customer-imports': ['write:customers'],
  work: ['read:dashboard'],
  outbox: ['read:notifications'],
  alarms: ['read:customers'],
  'customer-alarms': ['read:customers'],
  'time-of-use': ['read:customers'],
  timeline: ['read:customers'],
  'archived-sales': ['read:customers', 'read:customers-sales'],
  'sales-history': ['read:customers', 'read:customers-sales'],
  'import-rows': ['write:customers'],
  'bulk-actions': ['read:customers'],
  'bulk-action-customers': ['read:customers'],
  'order-runs': ['write:customers', 'write:customers-sales'],
  'order-rows': ['write:customers', 'write:customers-sales'],
  'unallocated-installations': ['read:unpaired-devices'],
  'assigned-installations': ['read:unpaired-devices'],
  'installer-companies': ['read:installer-companies'],
  'gateway-stock': ['read:gateway-stock'],
  'gateway-deliveries': ['write:gateway-stock'],
  'gateway-delivery-rows': ['write:gateway-stock'],
  'event-deliveries': ['read:outgoing-events'],
  'data-status': ['read:data-import'],
} as const satisfies Record<string, readonly Permission[]>
export type ViewedList = keyof typeof viewedLists

/** Per list and member. */
export const viewsMax = 50
/** As JSON in UTF-8. */
export const viewStateBytesMax = 4_096

/** Listed for the owner alone, or for every member of the owner's tenant. Either opens for anyone with the link. */
export const viewVisibilities = ['private', 'team'] as const
export type ViewVisibility = (typeof viewVisibilities)[number]
