export const alarmOrders = ['raisedAt', 'level'] as const

export const alarmCommentsMax = 200

export const alarmOwners = ['mine', 'nobody'] as const
