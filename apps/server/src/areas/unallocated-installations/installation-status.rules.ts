import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { jobSilenceMs } from '@wattdesk/device-protocol/gateway-messages.ts'

type Scan = UnallocatedInstallation['scan']
/** A gateway's last report on a scan. `at` is when it ended or, while it runs, when it began. */
export type StoredScan = {
  state: Scan['state']
  at: string
  startedAt: string | null
  devicesFound: number | null
  devicesNew: number | null
}

export function scanOf(stored: StoredScan | null, now: Date): Scan {
  if (!stored) return { state: 'unknown', startedAt: null, finishedAt: null, devicesFound: null, devicesNew: null }
  const at = new Date(stored.at).toISOString()
  const isRunning = stored.state === 'Pending'
  // No scan stays pending, however a part of the product or the gateway ends.
  const isTimedOut = isRunning && now.getTime() - Date.parse(at) > jobSilenceMs
  return {
    state: isTimedOut ? 'Failed' : stored.state,
    startedAt: stored.startedAt ? new Date(stored.startedAt).toISOString() : isRunning ? at : null,
    finishedAt: isRunning ? null : at,
    devicesFound: stored.devicesFound,
    devicesNew: stored.devicesNew,
  }
}

type Dated = { assignedAt: Date | null; expiresAt: Date }
const statusOfScan = { Pending: 'scanning', Done: 'scanned', Failed: 'scan_failed', unknown: 'paired' } as const

/** Progress of an installation. */
export function statusOf({ assignedAt, expiresAt }: Dated, scan: Scan['state'], now: Date): UnallocatedInstallation['installationStatus'] {
  if (assignedAt) return 'assigned'
  return expiresAt <= now ? 'expired' : statusOfScan[scan]
}
