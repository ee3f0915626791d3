export const customerTypes = ['residential_customer', 'partner', 'whitelabel_partner'] as const
export const customerStatuses = ['active', 'inactive', 'deleted'] as const
export const customerSources = ['crm', 'csv', 'open_registration', 'self_registration', 'stepup_registration', 'user'] as const
export const idpStatuses = ['registered', 'unregistered'] as const
export const installationStatuses = ['none', 'planned', 'installed', 'commissioned'] as const
export const deliveryStates = ['sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a'] as const
export type CustomerType = (typeof customerTypes)[number]
export type CustomerStatus = (typeof customerStatuses)[number]
export type CustomerSource = (typeof customerSources)[number]

export const customerOrders = ['createdAt', 'accountName', 'lastSeenAt', 'city', 'zipCode'] as const

/** Columns of the CSV export, in order. They include every import column. */
export const customerExportColumns = [
  'id',
  'accountName',
  'accountEmail',
  'type',
  'status',
  'idpStatus',
  'tenant',
  'externalReferenceId',
  'secondExternalReferenceId',
  'source',
  'createdAt',
  'joinedAt',
  'lastSeenAt',
  'installationStatus',
  'subscription',
  'applicationName',
  'whiteLabel',
  'twoFactor',
  'technical',
  'gvsEnabled',
  'firstName',
  'lastName',
  'language',
  'siteName',
  'address',
  'zipCode',
  'city',
  'country',
  'latitude',
  'longitude',
  'timeZone',
] as const
export type CustomerExportColumn = (typeof customerExportColumns)[number]
