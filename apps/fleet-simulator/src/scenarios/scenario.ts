import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'

/** How a home's link and meters behave, as pure functions of its seed and the time. */
export type Scenario = {
  /** False while the home's link is down; what it measures meanwhile is sent afterwards. */
  isOnline(seed: number, at: number): boolean
  /** How long measurements are gathered before they are sent. */
  gatherMs: number
  /** What the gateway says it measured. */
  report(sample: SampleInput, seed: number): SampleInput | Record<string, unknown>
}
