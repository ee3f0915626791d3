import type { SiteAlarmCode } from '../health/terms.ts'
import type { alarmLevels } from '../terms.ts'

type Level = (typeof alarmLevels)[number]
type Terms = {
  level: Level
  /** Unit of the limit: minutes of silence, watts of production, per cent of the consumption. */
  unit: 'min' | 'W' | '%'
  limit: number
  min: number
  max: number
  delayMinutes: number
}

/** Apply if no tenant has set a rule. */
export const alarmRuleDefaults: Readonly<Record<SiteAlarmCode, Terms>> = {
  GatewayOffline: { level: 'error', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 120 },
  NoData: { level: 'error', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 240 },
  DeviceOffline: { level: 'warning', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 360 },
  NoProduction: { level: 'error', unit: 'W', limit: 10, min: 0, max: 1_000, delayMinutes: 240 },
  BalanceResidual: { level: 'warning', unit: '%', limit: 10, min: 1, max: 100, delayMinutes: 60 },
  /** Per cent above what section 9 EEG allows a German home to feed in. */
  FeedInLimit: { level: 'error', unit: '%', limit: 5, min: 0, max: 100, delayMinutes: 30 },
}
export const delayMinutesMax = 43_200

/** Days that a rule is replayed over before it is saved. */
export const playBackDays = 30
/** Above this number of homes, a sample is replayed. */
export const playBackSitesMax = 200
