import type { Sample } from '@wattdesk/device-protocol/samples.ts'

/** Published on the bus for a site: its newest sample, once committed. */
export type LiveSample = { sourceId: string; sample: Sample }

export function liveSubject(siteId: string): string {
  return `live.${siteId}`
}
