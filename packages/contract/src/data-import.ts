import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant, line } from './formats.ts'
import { checkRange } from './history-parts.ts'
import { dataImportStatuses, installationKinds } from './installations/installation.ts'
import { listOf, pageLimit, pageNumber } from './paging.ts'

/** Past energy that is read from a vendor's cloud or device, or from the file that its portal exports. */

const area = 'data-import'
const path = '/api/v1/data-import/site/{siteId}'

/** Vendors whose past data can be read. */
export const connectorNames = ['gridx', 'victron', 'solaredge', 'fronius'] as const
export type ConnectorName = (typeof connectorNames)[number]

/** Reads again what is stored, adds what lies before it, or reads some days. */
export const importActions = ['reimport', 'extendHistoricalData', 'specificTimeFrame'] as const
/** What the log shows: an action, or the file that was read. */
export const loggedActions = [...importActions, 'file'] as const
export type ImportAction = (typeof loggedActions)[number]

/** Statuses of an import that is not over. A site has at most one. */
export const importsUnderWay = ['pending', 'binding', 'running'] as const

/** Why an import ended in an error, or is waiting to go on. */
export const importFaults = [
  'not_configured',
  'address_refused',
  'credential_missing',
  'credential_rejected',
  'credential_retired',
  'access_denied',
  'site_unknown',
  'other_site',
  'quota_exhausted',
  'vendor_unavailable',
  'vendor_refused',
  'timed_out',
  /** As many imports of this vendor, or of all vendors, are running as may run at the same time. */
  'vendor_busy',
  'workers_busy',
  'answer_not_json',
  'answer_incomplete',
  'answer_unexpected',
  'answer_too_large',
  'file_unreadable',
  'installation_removed',
  'cancelled',
] as const
export type ImportFault = (typeof importFaults)[number]

/** A range of one import, at most as long as a history with quarter hours. */
export const importDaysMax = 400
export const importFileCharactersMax = 12_000_000

const frame = { fromDate: day.optional(), toDate: day.optional() }

function checkFrame(body: { action: string; fromDate?: string; toDate?: string }, context: z.RefinementCtx): void {
  const { action, fromDate, toDate } = body
  if (action !== 'specificTimeFrame') return
  for (const [name, value] of [
    ['fromDate', fromDate],
    ['toDate', toDate],
  ] as const) {
    if (!value) context.addIssue({ code: 'custom', message: 'Required', path: [name] })
  }
  if (fromDate && toDate) checkRange({ fromDate, toDate }, context, importDaysMax)
}

/** Chosen by the caller, so that a repeated call imports once. */
const importId = id.optional()

export const dataImportModel = z
  .strictObject({
    id: importId,
    action: z.enum(importActions).default('reimport'),
    configId: id,
    ...frame,
    /** Leaves what is stored, and reads only what is missing of the time. */
    onlyMissing: z.boolean().default(false),
  })
  .superRefine(checkFrame)
export type DataImportInput = z.input<typeof dataImportModel>

const energyWh = z.number()
const countOfRows = z.number().int()

/** What a file contained besides data that were imported. */
const importFindings = z.object({
  /** Columns whose name is not known, or that repeat another one. */
  ignoredColumns: z.array(z.string()),
  /** Columns with negative values, which were left out. */
  negativeColumns: z.array(z.object({ column: z.string(), count: countOfRows })),
  /** Rows that repeat another one. */
  repeatedRows: countOfRows,
  /** Times with two values for one column; none of the two was imported. */
  conflictingTimes: countOfRows,
  /** Rows in an hour that clocks skip. */
  skippedTimes: countOfRows,
  /** The file's own consumption beside the balance of what was imported. */
  consumption: z.object({ fileWh: energyWh, computedWh: energyWh }).nullable(),
})
export type ImportFindings = z.infer<typeof importFindings>

export const dataImport = z.object({
  id,
  siteId: id,
  /** Null: the installation was removed since. */
  configId: id.nullable(),
  vendorName: z.string(),
  action: z.enum(loggedActions),
  status: z.enum(dataImportStatuses),
  from: instant,
  to: instant,
  fileName: z.string().nullable(),
  /** What was stored was left as it was. */
  onlyMissing: z.boolean(),
  /** 0 to 1, of the time that is read. */
  progress: z.number(),
  writtenIntervals: z.number().int(),
  /** Of the written ones, those that had data before. */
  replacedIntervals: z.number().int(),
  rejectedValues: z.number().int(),
  fault: z.enum(importFaults).nullable(),
  /** While it waits for the vendor: when it goes on. */
  retryAt: instant.nullable(),
  requestedBy: z.string(),
  requestedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** What was imported beside the vendor's own sums of the same time. They are shown, not averaged. */
  totals: z.array(z.object({ quantity: z.enum(measuredQuantities), importedWh: energyWh, vendorWh: energyWh })),
  /** Null: nothing was read from a file. */
  findings: importFindings.nullable(),
})
export type DataImport = z.infer<typeof dataImport>

export const startDataImport = endpoint({
  name: 'startDataImport',
  area,
  method: 'POST',
  path,
  summary: 'Reads past data of an installation from its vendor, in the background; what is read replaces what is stored',
  access: 'write:data-import',
  params: z.strictObject({ siteId: id }),
  body: dataImportModel,
  response: dataImport,
  errors: ['NotFound', 'CustomerNotActive', 'DataImportUnsupported', 'DataImportUnderWay', 'NothingToImport', 'Conflict'],
})

export const importDataFile = endpoint({
  name: 'importDataFile',
  area,
  method: 'POST',
  path: `${path}/file`,
  summary: "Reads past data from the file that a vendor's portal exports",
  access: 'write:data-import',
  params: z.strictObject({ siteId: id }),
  body: z.strictObject({ id: importId, configId: id, fileName: line(200), content: z.string().min(1).max(importFileCharactersMax) }),
  response: dataImport,
  errors: ['NotFound', 'CustomerNotActive', 'DataImportUnderWay', 'DataFileUnreadable', 'Unavailable', 'Conflict'],
})

export const listDataImports = endpoint({
  name: 'listDataImports',
  area,
  method: 'GET',
  path,
  summary: 'The imports of a site, newest first',
  access: 'read:data-import',
  params: z.strictObject({ siteId: id }),
  query: z.strictObject({
    configId: id.optional(),
    action: z.enum(loggedActions).optional(),
    page: pageNumber,
    limit: pageLimit,
  }),
  response: listOf(dataImport),
  errors: ['NotFound', 'ListTooLong'],
})

export const cancelDataImport = endpoint({
  name: 'cancelDataImport',
  area,
  method: 'DELETE',
  path: `${path}/imports/{importId}`,
  summary: 'Ends an import that is pending or under way; what it has written stays. One that is over is left as it is',
  access: 'write:data-import',
  params: z.strictObject({ siteId: id, importId: id }),
  response: dataImport,
  errors: ['NotFound'],
})

/** A site with what its data can be imported for. */
export const listImportSites = endpoint({
  name: 'listImportSites',
  area,
  method: 'GET',
  path: '/api/v1/customers/{customerId}/data-import/sites',
  summary: "A customer's sites with the installations whose past data can be imported",
  access: 'read:data-import',
  params: z.strictObject({ customerId: id }),
  response: z.object({
    items: z.array(
      z.object({
        siteId: id,
        name: z.string(),
        timeZone: z.string(),
        configurations: z.array(
          z.object({
            configId: id,
            kind: z.enum(installationKinds),
            vendorName: z.string(),
            installationId: z.string(),
            /** False: its data come from a file alone. */
            hasConnector: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['CustomerNotFound'],
})

/** What is known of a quantity on a day. A jump is a quarter hour far above all others of the range. */
export const coverageStates = ['complete', 'partial', 'missing', 'imported', 'jump'] as const
export type CoverageState = (typeof coverageStates)[number]

const coverageCell = z.object({
  quantity: z.enum(measuredQuantities),
  state: z.enum(coverageStates),
  /** Of the day so far that was measured or imported, 0 to 1. */
  coveredShare: z.number(),
  importedIntervals: z.number().int(),
  energyWh: z.number().nullable(),
  /** The greatest quarter hour of the day. */
  peakWh: z.number().nullable(),
})
export type CoverageCell = z.infer<typeof coverageCell>

export const readCoverage = endpoint({
  name: 'readCoverage',
  area,
  method: 'GET',
  path: `${path}/coverage`,
  summary: 'What is stored of each quantity of a site, day by day',
  access: 'read:data-import',
  params: z.strictObject({ siteId: id }),
  query: z.strictObject({ fromDate: day, toDate: day }).superRefine((query, context) => checkRange(query, context, importDaysMax)),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    fromDate: day,
    toDate: day,
    /** Those of which anything is stored in the range or the year before it. */
    quantities: z.array(z.enum(measuredQuantities)),
    days: z.array(z.object({ day, expectedIntervals: z.number().int(), cells: z.array(coverageCell) })),
  }),
  errors: ['NotFound'],
})
