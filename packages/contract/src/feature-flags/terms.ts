export const featureFlagNames = ['croatia-customer-country', 'installer-portal'] as const
export type FeatureFlagName = (typeof featureFlagNames)[number]

/** How often clients ask for flags and report how they used them. */
export const flagRefreshMs = 15_000
export const flagMetricsMs = 30_000
