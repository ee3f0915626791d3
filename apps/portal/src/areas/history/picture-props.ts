import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import type { Shown } from './history-address.ts'

/** Props of every picture: the home and the period. */
export type PictureProps = { site: Pick<LiveSnapshot, 'siteId' | 'siteName' | 'timeZone'>; shown: Shown }
