/** A fault of a home from one instant to another, or permanently (epoch ms). */
export type HomeFault = { from: number; to?: number | undefined } & (
  | { kind: 'silent' } // nothing is sent, and measurements are lost
  | { kind: 'no-production' }
  | { kind: 'dead-string'; share: number } // share of the peak power
  | { kind: 'idle-battery' } // neither charges nor discharges
  | { kind: 'false-meter'; factor: number } // the grid meter reports a part of the power, as with a phase that is not connected
)

type Kind = HomeFault['kind']
type Faulty = { faults?: readonly HomeFault[] | undefined }

/** The fault of a kind that a home has at an instant. */
export function faultAt<K extends Kind>({ faults }: Faulty, kind: K, at: number): Extract<HomeFault, { kind: K }> | undefined {
  return faults?.find((one): one is Extract<HomeFault, { kind: K }> => one.kind === kind && one.from <= at && at < (one.to ?? Infinity))
}

export const isSilentAt = (home: Faulty, at: number): boolean => faultAt(home, 'silent', at) !== undefined

/** The remaining share of a roof's power. */
export function workingShareAt(home: Faulty, at: number): number {
  if (faultAt(home, 'no-production', at)) return 0
  return 1 - (faultAt(home, 'dead-string', at)?.share ?? 0)
}

/** The grid power as the home's meter reports it. */
export const meteredW = (home: Faulty, gridW: number, at: number): number => gridW * (faultAt(home, 'false-meter', at)?.factor ?? 1)
