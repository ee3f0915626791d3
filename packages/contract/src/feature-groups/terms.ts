/** Per deployment. */
export const featureGroupsMax = 200
export const featuresMax = 500
/** How long apps and the CDN may use a cached copy of a deleted group. */
export const featureSpreadMs = 5 * 60_000

/** Removing: customers lose the group in batches. Spreading: apps may still use their copy. */
export const featureGroupDeletionStates = ['removing', 'spreading', 'done'] as const
