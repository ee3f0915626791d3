import { installationKinds } from '../installations/terms.ts'

/** How a report groups days. Weeks are ISO weeks. */
export const reportAggregations = ['day', 'week', 'month'] as const
export type ReportAggregation = (typeof reportAggregations)[number]

/** About a year of days, five years of weeks, twenty years of months. */
export const reportDaysMax: Readonly<Record<ReportAggregation, number>> = { day: 366, week: 1_830, month: 7_320 }

/** Products that a customer may have beside an electric car. */
export const reportProducts = installationKinds.filter((kind) => kind !== 'electriccar')
/** Further series are combined. */
export const reportSeriesMax = 12
/** Further rows are summed. */
export const reportRowsMax = 100

export const reportFilters = ['type', 'status', 'source', 'tenantId', 'kind', 'vendorId'] as const
export type ReportFilter = (typeof reportFilters)[number]

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Media types of these formats. */
export const reportFileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'] as const

/** Days, counted from today (UTC). */
export const activityWindows = [1, 7, 30, 365] as const

/** How often a report is sent, which is also its aggregation. */
export type ReportRhythm = ReportAggregation
export const reportSchedulesMax = 20
/** Recipients of one schedule, its owner included. */
export const reportRecipientsMax = 20
