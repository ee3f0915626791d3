export const memberOrders = ['email', 'firstName', 'lastName', 'createdAt'] as const
