import type { OcppCommand } from '@wattdesk/device-protocol/ocpp.ts'

const profileId = 1

type Command = { action: OcppCommand; payload: object; accepted: readonly string[] }

/** The least of what a member and a grid operator allow; null: no limit. */
export function leastLimit({ limitA, signalLimitA }: { limitA: number | null; signalLimitA: number | null }): number | null {
  if (limitA === null || signalLimitA === null) return limitA ?? signalLimitA
  return Math.min(limitA, signalLimitA)
}

/** Limits the current of all connectors. */
export const limitCommand = (limitA: number): Command => ({
  action: 'SetChargingProfile',
  accepted: ['Accepted'],
  payload: {
    connectorId: 0,
    csChargingProfiles: {
      chargingProfileId: profileId,
      stackLevel: 0,
      chargingProfilePurpose: 'ChargePointMaxProfile',
      chargingProfileKind: 'Absolute',
      chargingSchedule: { chargingRateUnit: 'A', chargingSchedulePeriod: [{ startPeriod: 0, limit: limitA }] },
    },
  },
})

/** A wallbox without such a limit answers `Unknown`. */
export const clearCommand: Command = { action: 'ClearChargingProfile', payload: { id: profileId }, accepted: ['Accepted', 'Unknown'] }
