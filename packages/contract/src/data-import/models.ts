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

/** Chosen by the caller, so that a repeated call imports once. */
export const importId = id.optional()

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

export const coverageCell = z.object({
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
