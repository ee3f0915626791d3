import { gatewaysAtOnceMax } from '../terms.ts'

export const deliveryRowsMax = gatewaysAtOnceMax
export const deliveryBytesMax = 1_000_000

/** Columns of the file. Empty start codes are generated. */
export const deliveryColumns = ['serialNumber', 'startCode', 'model', 'firmware'] as const
export type DeliveryColumn = (typeof deliveryColumns)[number]
export const neededDeliveryColumns = ['serialNumber'] as const satisfies readonly DeliveryColumn[]

export const deliveryStatuses = ['previewed', 'done'] as const
/** To be added, already in stock with the same data, invalid, added, or taken by another gateway meanwhile. */
export const deliveryOutcomes = ['planned', 'known', 'faulty', 'added', 'refused'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const deliveryOrders = ['createdAt'] as const
