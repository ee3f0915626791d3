/** Terms of health and alarms, shared by calls and tables. */

export const healthStatuses = ['ok', 'warning', 'error', 'no_data', 'not_applicable'] as const
export type HealthStatus = (typeof healthStatuses)[number]

/** What is looked for at homes; each has a rule. */
export const siteAlarmCodes = ['GatewayOffline', 'NoData', 'DeviceOffline', 'NoProduction', 'BalanceResidual', 'FeedInLimit'] as const
export type SiteAlarmCode = (typeof siteAlarmCodes)[number]
