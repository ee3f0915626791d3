import { lostAfterMs } from '../../installations/terms.ts'

/** By age of the latest measurement: within a quarter of an hour, within a day, longer, or none. */
export const deliveryStates = ['delivering', 'late', 'silent', 'never'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** Up to this age, a site is delivering. */
export const deliveringMs = 900_000
/** Up to this age, a site is late. */
export const lateMs = lostAfterMs

export const dataStatusOrders = ['measuredAt'] as const
