export const featureGroupLevels = ['customer', 'user'] as const
export const featureActions = ['read', 'write', 'delete'] as const
export const featureGroupNameMax = 36
