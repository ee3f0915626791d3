export const alarmOrders = ['raisedAt', 'level'] as const

export const alarmCommentsMax = 200
