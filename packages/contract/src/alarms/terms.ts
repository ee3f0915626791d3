export const alarmOrders = ['raisedAt', 'level'] as const

export const alarmCommentsMax = 200

/** Whose alarms a list shows alone. */
export const alarmOwners = ['mine', 'nobody'] as const
