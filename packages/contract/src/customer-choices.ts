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
