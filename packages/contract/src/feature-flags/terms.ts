export const featureFlagNames = ['croatia-customer-country', 'installer-portal'] as const
export type FeatureFlagName = (typeof featureFlagNames)[number]

/** How often clients fetch flags and report their usage. */
export const flagRefreshMs = 15_000
export const flagMetricsMs = 30_000
