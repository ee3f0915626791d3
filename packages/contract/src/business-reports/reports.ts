import type { Permission } from '../permissions.ts'
import type { ReportFilter } from './terms.ts'

/** Type of a column: a kind of text, or a number with a unit. `unsized` counts those of which the size in the column before is unknown. */
export type WordColumn = 'kind' | 'vendor' | 'text' | 'lastUse'
const numberColumns = ['count', 'W', 'Wh', 'unsized'] as const
export type NumberColumn = (typeof numberColumns)[number]
type ColumnType = WordColumn | NumberColumn

export const isNumberColumn = (type: ColumnType): type is NumberColumn => numberColumns.some((one) => one === type)

export const reportCounts = ['customers', 'installations', 'steps'] as const

type Shared = {
  summary: string
  counts: (typeof reportCounts)[number]
  filters: readonly ReportFilter[]
  /** Required in addition to the permission to read business reports. */
  permission?: Permission
}

/** Numbers per period of a range, in one series or one per item. */
type TimedDeclaration = Shared & {
  /** Also available as running totals. */
  hasIncremental?: boolean
  /** Also available for customers in given states only. */
  hasStates?: boolean
}

/** Rows of the present moment, shown as a table and as bars. */
type PresentDeclaration<Columns extends Record<string, ColumnType>> = Shared & {
  path: string
  /** The path contains `{product}`. */
  hasProduct?: boolean
  /** In display order, text columns first. */
  columns: Columns
  /** One bar per value of a text column, as the sum of a number column. */
  chart: { by: Named<Columns, WordColumn>; value: Named<Columns, NumberColumn>; isRanked?: boolean }
}
type Named<Columns, Type> = { [Name in keyof Columns]: Columns[Name] extends Type ? Name : never }[keyof Columns]

const defineTimedReport = (declaration: TimedDeclaration) => declaration
const defineReport = <const Columns extends Record<string, ColumnType>>(declaration: PresentDeclaration<Columns>) => declaration

/** Reports over time, in the order in which screens offer them. Their calls are `/reports/{name}/{aggregation}/{fromDate}/{toDate}`. */
export const timedReports = {
  creation: defineTimedReport({
    summary: 'Customers created in each period (UTC days, both ends included)',
    counts: 'customers',
    filters: ['type', 'status', 'source', 'tenantId'],
    hasIncremental: true,
  }),
  status: defineTimedReport({
    summary: 'Customers created in each period, by their current status',
    counts: 'customers',
    filters: ['type', 'source', 'tenantId'],
  }),
  tenant: defineTimedReport({
    summary: 'Customers created in each period, by tenant: affiliates with all below them, or one affiliate and its partners',
    counts: 'customers',
    filters: ['type', 'status', 'source', 'tenantId'],
  }),
  product: defineTimedReport({
    summary: 'Installations added in each period, by kind',
    counts: 'installations',
    filters: ['type', 'source', 'tenantId', 'vendorId'],
    hasStates: true,
  }),
  vendor: defineTimedReport({
    summary: 'Installations added in each period, by vendor',
    counts: 'installations',
    filters: ['type', 'source', 'tenantId', 'kind'],
    hasStates: true,
  }),
}
export type TimedReport = keyof typeof timedReports

export const presentReports = {
  devicesConfigurations: defineReport({
    summary: 'Configured installations by kind and vendor, with their capacities',
    path: '/api/v1/reports/devicesConfigurations',
    counts: 'installations',
    filters: ['type', 'status', 'source', 'tenantId', 'kind', 'vendorId'],
    columns: {
      kind: 'kind',
      vendor: 'vendor',
      installations: 'count',
      pvPeakPowerW: 'W',
      unsizedPvSystems: 'unsized',
      batteryCapacityWh: 'Wh',
      unsizedBatteries: 'unsized',
    },
    chart: { by: 'kind', value: 'installations', isRanked: true },
  }),
  usersActivities: defineReport({
    summary: 'Customers by when they last used their app; each window contains the shorter ones',
    path: '/api/v1/reports/usersActivities',
    counts: 'customers',
    filters: ['type', 'status', 'tenantId'],
    columns: { lastUse: 'lastUse', customers: 'count' },
    chart: { by: 'lastUse', value: 'customers' },
  }),
  andDriveBmwAndMini: defineReport({
    summary: 'Customers who have a product and drive a BMW or Mini; those who drive both count in both rows, but once in the total',
    path: '/api/v1/reports/{product}AndDriveBmwAndMini',
    hasProduct: true,
    counts: 'customers',
    filters: ['type', 'status', 'tenantId'],
    columns: { car: 'text', customers: 'count' },
    chart: { by: 'car', value: 'customers' },
  }),
  overdueSaleSteps: defineReport({
    summary: 'Overdue open sale steps of active customers, by kind of installation and name of the step',
    path: '/api/v1/reports/overdueSaleSteps',
    counts: 'steps',
    filters: ['type', 'tenantId', 'kind'],
    permission: 'read:customers-sales',
    columns: { kind: 'kind', step: 'text', overdueSteps: 'count', longestOverdueDays: 'count' },
    chart: { by: 'step', value: 'overdueSteps', isRanked: true },
  }),
}
export type PresentReport = keyof typeof presentReports
export type ColumnsOf<Name extends PresentReport> = (typeof presentReports)[Name]['columns']
export type ReportColumn = { [Name in PresentReport]: keyof ColumnsOf<Name> }[PresentReport]

const namesOf = <Name extends string>(reports: Record<Name, unknown>) => Object.keys(reports) as Name[] // its keys are its names
export const timedReportNames = namesOf<TimedReport>(timedReports)
export const presentReportNames = namesOf<PresentReport>(presentReports)
export type ReportName = TimedReport | PresentReport
export const reportNames = [...timedReportNames, ...presentReportNames] as [ReportName, ...ReportName[]] // not empty

export const isTimedReport = (name: ReportName): name is TimedReport => name in timedReports
