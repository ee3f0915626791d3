export const saleStepStatuses = ['pending', 'skipped', 'completed'] as const
export type SaleStepStatus = (typeof saleStepStatuses)[number]
/** Characters of the name of a template or a step. */
export const saleNameMax = 80
/** Per customer. */
export const currentSalesMax = 20

export const archivedSaleOrders = ['archivedAt', 'createdAt'] as const

export const saleEvents = ['sale.started', 'sale.changed', 'sale.step-changed', 'sale.archived'] as const
export const saleChangeOrders = ['at'] as const
