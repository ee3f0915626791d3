/** Only the first is good; the `Waiting` ones may still become good. */
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

/** Stages of commissioning. Each is checked automatically. */
export const commissioningStages = ['paired', 'scanned', 'gridMeter', 'liveInTime', 'plausible'] as const
export const stageStates = ['passed', 'waiting', 'failed'] as const
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
