/** Which sites of the fleet deliver data, how late and how completely. */

/** By the newest measurement: within a quarter of an hour, within a day, longer ago, or none. */
export const deliveryStates = ['delivering', 'late', 'silent', 'never'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** A site that measured since is delivering. */
export const deliveringMs = 900_000
/** A site that measured since is late at most. */
export const lateMs = 86_400_000

export const dataStatusOrders = ['measuredAt'] as const

/** How homes with devices fare, as the map of the fleet counts them. */
export const homeHealths = ['error', 'warning', 'silent', 'ok'] as const
