import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import type { DayRange } from '@wattdesk/energy/periods.ts'
import type { Shown } from './history-address.ts'

export type PictureProps = { site: Pick<LiveSnapshot, 'siteId' | 'siteName' | 'timeZone' | 'hasOrHad'>; shown: Shown }

export type MailedPeriod = { customerId: string; site: Pick<LiveSnapshot, 'siteId' | 'siteName'>; range: DayRange }
