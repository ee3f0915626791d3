import { gatewaysAtOnceMax } from '../terms.ts'

/** Limits of one delivery. */
export const deliveryRowsMax = gatewaysAtOnceMax
export const deliveryBytesMax = 1_000_000

/** Columns of the file. The start code may be left empty: the product makes one. */
export const deliveryColumns = ['serialNumber', 'startCode', 'model', 'firmware'] as const
export type DeliveryColumn = (typeof deliveryColumns)[number]
export const neededDeliveryColumns = ['serialNumber'] as const satisfies readonly DeliveryColumn[]

export const deliveryStatuses = ['previewed', 'done'] as const
/** To be added, in stock already with the same data, wrong, added, or taken by another gateway meanwhile. */
export const deliveryOutcomes = ['planned', 'known', 'faulty', 'added', 'refused'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const deliveryOrders = ['createdAt'] as const
