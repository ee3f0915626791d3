import { counted } from '../sentence.ts'

/** The dashboard. */
export const reports = {
  dashboard: 'Dashboard',
  byType: 'By type',
  byStatus: 'By status',
  bySource: 'By source',
  total: counted({ one: '{count} customer', other: '{count} customers' }),
  type: { residential_customer: 'Residential', partner: 'Partner', whitelabel_partner: 'White label partner' },
  status: { active: 'Active', inactive: 'Inactive', deleted: 'Deleted' },
  source: {
    crm: 'CRM',
    csv: 'CSV file',
    open_registration: 'Open registration',
    self_registration: 'Self registration',
    stepup_registration: 'Step-up registration',
    user: 'Added by a user',
  },
  work: {
    title: 'Needs attention',
    purge: 'Will be purged',
    purgeHint: 'Deactivated customers. Each can be reactivated within 30 days.',
    unregistered: 'Not registered yet',
    unregisteredHint: 'Active customers without an account at the identity provider.',
    newest: 'Newest customers',
    newestHint: 'Most recently created.',
    none: 'Nothing to do here.',
    all: 'Show all',
  },
} as const
