import type { scanStates } from '@wattdesk/contract/installations/terms.ts'
import { jobSilenceMs } from '@wattdesk/device-protocol/gateway-messages.ts'

export type ScanState = (typeof scanStates)[number]
/** The latest state of a scan and its time: from a report of the gateway, or from the command. */
export type ScanReport = { state: ScanState; at: string | Date }

/** Whether a scan has failed because it stopped reporting. */
export function isTimedOut({ state, at }: ScanReport, now: Date): boolean {
  return state === 'Pending' && now.getTime() - new Date(at).getTime() > jobSilenceMs
}

/** The outcome of a scan. No scan stays pending, whichever part of the product or the gateway stops. */
export function outcomeOf(report: ScanReport, now: Date): ScanState {
  return isTimedOut(report, now) ? 'Failed' : report.state
}
