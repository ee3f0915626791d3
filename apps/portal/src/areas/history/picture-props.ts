import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import type { DayRange } from '@wattdesk/energy/periods.ts'
import type { Shown } from './history-address.ts'

/** Props of every picture: the home and the period. */
export type PictureProps = { site: Pick<LiveSnapshot, 'siteId' | 'siteName' | 'timeZone'>; shown: Shown }

/** A home's days, whose figures are mailed to the customer. */
export type MailedPeriod = { customerId: string; site: Pick<LiveSnapshot, 'siteId' | 'siteName'>; range: DayRange }
