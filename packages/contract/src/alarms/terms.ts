export const alarmLevels = ['info', 'warning', 'error'] as const

export const alarmOrders = ['raisedAt', 'level'] as const

export const alarmCommentsMax = 200

export const alarmOwners = ['mine', 'nobody'] as const
