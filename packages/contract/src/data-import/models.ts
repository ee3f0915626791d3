import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { day, id, instant } from '../formats.ts'
import { dataImportStatuses } from '../installations/terms.ts'
import { checkRange } from '../ranges.ts'
import { coverageStates, importActions, importDaysMax, importFaults, loggedActions } from './terms.ts'

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

/** Chosen by the caller, so retries are idempotent. */
export const importId = id.optional()

/** Keeps stored data and imports only what is missing. */
export const onlyMissing = z.boolean().default(false)

export const dataImportModel = z
  .strictObject({
    id: importId,
    action: z.enum(importActions).default('reimport'),
    configId: id,
    ...frame,
    onlyMissing,
  })
  .superRefine(checkFrame)
export type DataImportInput = z.input<typeof dataImportModel>

const energyWh = z.number()
const countOfRows = z.number().int()

const importFindings = z.object({
  /** Unknown or repeated columns. */
  ignoredColumns: z.array(z.string()),
  /** Columns whose negative values were dropped. */
  negativeColumns: z.array(z.object({ column: z.string(), count: countOfRows })),
  repeatedRows: countOfRows,
  /** Times with two values for one column; neither was imported. */
  conflictingTimes: countOfRows,
  /** Rows in an hour skipped by daylight saving time. */
  skippedTimes: countOfRows,
  /** The consumption in the file, and the one computed from the imported data. */
  consumption: z.object({ fileWh: energyWh, computedWh: energyWh }).nullable(),
})
export type ImportFindings = z.infer<typeof importFindings>

export const dataImport = z.object({
  id,
  siteId: id,
  /** Null: the installation has been removed. */
  configId: id.nullable(),
  vendorName: z.string(),
  action: z.enum(loggedActions),
  status: z.enum(dataImportStatuses),
  from: instant,
  to: instant,
  fileName: z.string().nullable(),
  onlyMissing: z.boolean(),
  /** Share of the imported time, 0 to 1. */
  progress: z.number(),
  writtenIntervals: z.number().int(),
  /** Of the written intervals, those that replaced stored data. */
  replacedIntervals: z.number().int(),
  rejectedValues: z.number().int(),
  fault: z.enum(importFaults).nullable(),
  /** When a waiting import is retried. */
  retryAt: instant.nullable(),
  requestedBy: z.string(),
  requestedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Imported sums and the vendor's own sums of the same time. Both are shown, never averaged. */
  totals: z.array(z.object({ quantity: z.enum(measuredQuantities), importedWh: energyWh, vendorWh: energyWh })),
  /** Null if no file was imported. */
  findings: importFindings.nullable(),
})
export type DataImport = z.infer<typeof dataImport>

export const coverageCell = z.object({
  quantity: z.enum(measuredQuantities),
  state: z.enum(coverageStates),
  /** Share of the day so far that was measured or imported. */
  coveredShare: z.number(),
  importedIntervals: z.number().int(),
  energyWh: z.number().nullable(),
  /** The highest quarter hour of the day. */
  peakWh: z.number().nullable(),
})
export type CoverageCell = z.infer<typeof coverageCell>
