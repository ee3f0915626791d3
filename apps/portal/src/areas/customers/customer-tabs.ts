import type { Permission } from '@wattdesk/contract/permissions.ts'

type Tab = {
  to:
    | '/dashboard/customers/$customerId/account'
    | '/dashboard/customers/$customerId/smartenergy'
    | '/dashboard/customers/$customerId/live-stream'
    | '/dashboard/customers/$customerId/timeline'
    | '/dashboard/customers/$customerId/audit-log'
    | '/dashboard/customers/$customerId/customers'
    | '/dashboard/customers/$customerId/upload'
    | '/dashboard/customers/$customerId/dashboard'
    | '/dashboard/customers/$customerId/sales'
    | '/dashboard/customers/$customerId/sales-history'
    | '/dashboard/customers/$customerId/archived-sales'
    | '/dashboard/customers/$customerId/white-label'
    | '/dashboard/customers/$customerId/data-debug'
    | '/dashboard/customers/$customerId/impersonate'
  word:
    | 'account'
    | 'smartenergy'
    | 'liveStream'
    | 'timeline'
    | 'auditLog'
    | 'customers'
    | 'upload'
    | 'dashboard'
    | 'sales'
    | 'salesHistory'
    | 'archivedSales'
    | 'whiteLabelTab'
    | 'dataDebug'
    | 'impersonate'
  /** Every one of these must be held. */
  needs: readonly Permission[]
  isForPartners?: boolean
  isForWhitelabelPartners?: boolean
}

/** The tabs of a customer, in their order. */
export const customerTabs: readonly Tab[] = [
  { to: '/dashboard/customers/$customerId/account', word: 'account', needs: ['read:customers'] },
  { to: '/dashboard/customers/$customerId/dashboard', word: 'dashboard', needs: ['read:customers'], isForPartners: true },
  {
    to: '/dashboard/customers/$customerId/customers',
    word: 'customers',
    needs: ['read:customers', 'read:customers-sub-customers'],
    isForPartners: true,
  },
  { to: '/dashboard/customers/$customerId/upload', word: 'upload', needs: ['write:customers'], isForPartners: true },
  {
    to: '/dashboard/customers/$customerId/white-label',
    word: 'whiteLabelTab',
    needs: ['read:customers', 'read:whitelabel-configurations'],
    isForWhitelabelPartners: true,
  },
  { to: '/dashboard/customers/$customerId/smartenergy', word: 'smartenergy', needs: ['read:customers'] },
  { to: '/dashboard/customers/$customerId/live-stream', word: 'liveStream', needs: ['read:live-stream'] },
  { to: '/dashboard/customers/$customerId/impersonate', word: 'impersonate', needs: ['read:impersonation'] },
  { to: '/dashboard/customers/$customerId/sales', word: 'sales', needs: ['write:customers', 'read:customers-sales'] },
  { to: '/dashboard/customers/$customerId/sales-history', word: 'salesHistory', needs: ['read:customers', 'read:customers-sales'] },
  { to: '/dashboard/customers/$customerId/archived-sales', word: 'archivedSales', needs: ['read:customers', 'read:customers-sales'] },
  { to: '/dashboard/customers/$customerId/data-debug', word: 'dataDebug', needs: ['read:data-debug'] },
  { to: '/dashboard/customers/$customerId/timeline', word: 'timeline', needs: ['read:customers'] },
  { to: '/dashboard/customers/$customerId/audit-log', word: 'auditLog', needs: ['read:customers', 'read:activities'] },
]
