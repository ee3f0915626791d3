export const alarmOrders = ['raisedAt', 'level'] as const

export const alarmCommentsMax = 200

/** Filter by owner. */
export const alarmOwners = ['mine', 'nobody'] as const
