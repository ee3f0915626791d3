/** Why a device's data are as they are. The first is good, `Waiting` may still become good. */
export const liveVerdicts = [
  'Plausible',
  'Waiting',
  'NoData',
  'Stale',
  'KindUnknown',
  'PeakPowerMissing',
  'AbovePeakPower',
  'TooLarge',
  'ProductionNegative',
  'ConsumptionNegative',
  'BalanceNegative',
] as const
export type LiveVerdict = (typeof liveVerdicts)[number]

export const liveStatuses = ['live', 'stale', 'no_data'] as const

/** What commissioning consists of. Each stage checks itself. */
export const commissioningStages = ['paired', 'scanned', 'gridMeter', 'liveInTime', 'plausible'] as const
export const stageStates = ['passed', 'waiting', 'failed'] as const
/** What is to be done about a stage that is not passed. */
export const stageReasons = [
  'GatewaySilent',
  'GatewayOffline',
  'NotScanned',
  'AfterContact',
  'Scanning',
  'ScanFailed',
  'NoDevices',
  'NoGridMeter',
  'NotLiveYet',
  'NotLive',
  'AfterScan',
  'AfterLive',
  'KindUnknown',
  'PeakPowerMissing',
  'Implausible',
] as const
