import type { Permission } from '@wattdesk/contract/permissions.ts'

/** Screens besides those of the side menu: their tabs, and screens that only links lead to. */
export const furtherScreens = [
  { id: 'work', to: '/dashboard/work', needs: ['read:dashboard'] },
  { id: 'fleet', to: '/dashboard/fleet', needs: ['read:customers'] },
  { id: 'alarmRules', to: '/dashboard/alarms/rules', needs: ['read:alarm-rules'] },
  { id: 'timeOfUse', to: '/dashboard/alarms/time-of-use', needs: ['read:customers'] },
  { id: 'imports', to: '/dashboard/customers/upload', needs: ['write:customers'] },
  { id: 'orderStatus', to: '/dashboard/customers/update-order-status', needs: ['write:customers', 'write:customers-sales'] },
  { id: 'bulkActions', to: '/dashboard/customers/bulk-actions', needs: ['read:customers'] },
  { id: 'assigned', to: '/dashboard/unallocated-installations/assigned-installations', needs: ['read:unpaired-devices'] },
  { id: 'companies', to: '/dashboard/unallocated-installations/companies', needs: ['read:installer-companies'] },
  { id: 'deliveries', to: '/dashboard/gateways/deliveries', needs: ['write:gateway-stock'] },
  { id: 'vendors', to: '/dashboard/settings/api', needs: ['read:system-settings'] },
  { id: 'affiliates', to: '/dashboard/settings/tenant-affiliate', needs: ['read:system-settings'] },
  { id: 'apiAccess', to: '/dashboard/settings/api-access', needs: ['read:account-api-access'] },
  { id: 'outgoingEvents', to: '/dashboard/settings/events', needs: ['read:outgoing-events'] },
  { id: 'eventDeliveries', to: '/dashboard/settings/event-deliveries', needs: ['read:outgoing-events'] },
  { id: 'status', to: '/dashboard/status', needs: ['read:service-status'] },
  { id: 'assignFeatures', to: '/dashboard/features/assign', needs: ['read:supported-feature-groups'] },
  { id: 'manageFeatures', to: '/dashboard/features/manage', needs: ['read:supported-features'] },
  { id: 'profile', to: '/dashboard/profile/summary', needs: ['read:profile'] },
  { id: 'security', to: '/dashboard/profile/security', needs: ['read:profile'] },
] as const satisfies readonly { id: string; to: string; needs: readonly Permission[] }[]
