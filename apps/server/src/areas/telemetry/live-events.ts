import type { Sample } from '@wattdesk/device-protocol/samples.ts'

/** What the bus tells of a site: its newest sample, once it is committed. */
export type LiveSample = { sourceId: string; sample: Sample }

export function liveSubject(siteId: string): string {
  return `live.${siteId}`
}
