import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'

/** Behaviour of a home's link and meters, as pure functions of its seed and time. */
export type Scenario = {
  /** False while the home's link is down. Samples of that time are sent afterwards. */
  isOnline(seed: number, at: number): boolean
  /** How long samples are collected before they are sent. */
  gatherMs: number
  /** The sample as the gateway reports it. */
  report(sample: SampleInput, seed: number): SampleInput | Record<string, unknown>
}
