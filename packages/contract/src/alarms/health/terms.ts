export const healthStatuses = ['ok', 'warning', 'error', 'no_data', 'not_applicable'] as const
export type HealthStatus = (typeof healthStatuses)[number]

/** Conditions that homes are checked for; each has a rule. */
export const siteAlarmCodes = ['GatewayOffline', 'NoData', 'DeviceOffline', 'NoProduction', 'BalanceResidual', 'FeedInLimit'] as const
export type SiteAlarmCode = (typeof siteAlarmCodes)[number]

/** Why a component is not ok: the code of an open incident, or that it is silent. */
export const healthReasons = [...siteAlarmCodes, 'ConnectionLost', 'NeverMeasured'] as const

/** Sites or installations per request. */
export const healthsMax = 500
