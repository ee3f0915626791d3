import type { Sample } from '@wattdesk/device-protocol/samples.ts'

/** Published on the bus for a site: its newest sample, once committed. */
export type LiveSample = { sourceId: string; sample: Sample }

/** Published on the bus for a site: the broker lost the source of its samples, at an instant in epoch ms. */
export type LiveLoss = { sourceId: string; at: number }

export const lossSubject = (siteId: string): string => `live-loss.${siteId}`

export function liveSubject(siteId: string): string {
  return `live.${siteId}`
}
