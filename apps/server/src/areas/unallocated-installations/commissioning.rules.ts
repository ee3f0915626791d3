import type { Commissioning, CommissioningStage, LiveCheck } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { liveDataWithinMs } from '@wattdesk/contract/unallocated-installations/terms.ts'
import type { CheckedDevice } from './live-check.rules.ts'

type Facts = {
  installation: Pick<UnallocatedInstallation, 'createdAt' | 'connection' | 'scan'>
  devices: readonly CheckedDevice[]
  live: LiveCheck
  /** The gateway's first measurement at its place. */
  firstMeasuredAt: string | null
}
type Outcome = Omit<CommissioningStage, 'stage'>

const passed = (at: string | null): Outcome => ({ state: 'passed', reason: null, at })
const waits = (reason: CommissioningStage['reason']): Outcome => ({ state: 'waiting', reason, at: null })
const fails = (reason: CommissioningStage['reason']): Outcome => ({ state: 'failed', reason, at: null })

/** Each stage of the commissioning, and the next action if it is not passed. */
export function stagesOf(facts: Facts): Commissioning['stages'] {
  const [scanned, liveInTime] = [scannedOf(facts), liveOf(facts)]
  return [
    { stage: 'paired', ...pairedOf(facts) },
    { stage: 'scanned', ...scanned },
    { stage: 'gridMeter', ...(scanned.state === 'passed' || facts.devices.length > 0 ? gridMeterOf(facts) : waits('AfterScan')) },
    { stage: 'liveInTime', ...liveInTime },
    { stage: 'plausible', ...(liveInTime.state === 'passed' ? plausibleOf(facts) : waits('AfterLive')) },
  ]
}

function pairedOf({ installation: { connection, createdAt } }: Facts): Outcome {
  if (connection.status === 'never') return waits('GatewaySilent')
  return connection.status === 'available' ? passed(createdAt) : fails('GatewayOffline')
}

function scannedOf({ installation: { scan, connection }, devices }: Facts): Outcome {
  if (scan.state === 'unknown') return fails('NotScanned')
  if (scan.state === 'Pending') return waits('Scanning')
  // It begins when the gateway comes online.
  if (scan.state === 'Failed' && connection.status === 'never') return waits('AfterContact')
  if (scan.state === 'Failed') return fails('ScanFailed')
  return devices.length === 0 ? fails('NoDevices') : passed(scan.finishedAt)
}

function gridMeterOf({ devices }: Facts): Outcome {
  const meter = devices.find(({ kind }) => kind === 'GRID')
  return meter ? passed(meter.addedAt) : fails('NoGridMeter')
}

/** Every device measures. The first values may take a while. */
function liveOf({ installation, live, firstMeasuredAt }: Facts): Outcome {
  if (live.devices.length === 0) return waits('AfterScan')
  const silent = live.devices.filter(({ verdict }) => verdict === 'Waiting' || verdict === 'NoData' || verdict === 'Stale')
  // Late data may have been measured before the gateway was paired. ISO instants compare as text.
  const since = firstMeasuredAt && firstMeasuredAt < installation.createdAt ? installation.createdAt : firstMeasuredAt
  if (live.status === 'live' && silent.length === 0) return passed(since)
  const isEarly = Date.parse(live.checkedAt) - Date.parse(installation.createdAt) <= liveDataWithinMs
  return isEarly || (silent.length > 0 && silent.every(({ verdict }) => verdict === 'Waiting')) ? waits('NotLiveYet') : fails('NotLive')
}

function plausibleOf({ live }: Facts): Outcome {
  const verdicts = new Set(live.devices.map(({ verdict }) => verdict))
  verdicts.delete('Plausible')
  if (verdicts.size === 0) return passed(live.measuredAt)
  if (verdicts.has('KindUnknown')) return fails('KindUnknown')
  return fails(verdicts.size === 1 && verdicts.has('PeakPowerMissing') ? 'PeakPowerMissing' : 'Implausible')
}
