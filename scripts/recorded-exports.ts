import { readFileSync } from 'node:fs'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { eachOf, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import type { Finding, Recording } from '@wattdesk/energy/verification.ts'
import { type FileReading, readPortalFile } from '../apps/server/src/areas/data-import/files/portal-file.format.ts'

/** Exports of portals as recordings, read in the same way as by the import. */

type Export = Pick<Recording, 'totals' | 'isContradictory'> & { name: string; file: string }

const exports: readonly Export[] = [
  { name: 'SENEC, an export of week 11', file: 'senec-week-11-2022.csv', totals: {} },
  // The charge of the battery is missing.
  { name: 'SENEC, an export of week 12', file: 'senec-week-12-2022.csv', totals: {}, isContradictory: true },
  { name: 'SENEC, an export of week 32', file: 'senec-week-32-2022-kwh.csv', totals: {} },
  {
    name: 'SolarEdge, an export of days',
    file: 'solaredge-days.csv',
    // The sums of its columns.
    totals: { production: 445_221, gridImport: 365_738, gridExport: 57_287 },
  },
]

const none = eachOf(measuredQuantities, () => null)

/** A recording, and further findings of its import. */
export type ExportRecording = { recording: Recording; findings: Finding[] }

export function recordedExports(): ExportRecording[] {
  return exports.map(({ name, file, totals, isContradictory = false }) => {
    const content = readFileSync(new URL(`../packages/recorded-homes/data/${file}`, import.meta.url), 'utf8')
    const found = exportOf(name, content, { timeZone: 'Europe/Berlin', tolerance: 0.02 })
    return { ...found, recording: { ...found.recording, totals, isContradictory } }
  })
}

export function exportOf(
  name: string,
  content: string,
  { timeZone, tolerance }: Pick<Recording, 'timeZone' | 'tolerance'>,
): ExportRecording {
  const reading = readPortalFile(content, { timeZone, now: Date.now() })
  const spans = reading.slots.list().map(({ start, energiesWh, coveredSeconds, lessCovered }) => {
    return { start, energies: { ...none, ...energiesWh }, consumptionWh: null, covered: { coveredSeconds, lessCovered } }
  })
  const { consumption } = reading.findings
  const recording = {
    name,
    timeZone,
    spanMs: quarterHourMs,
    spans,
    totals: reading.totals,
    tolerance,
    ...(consumption ? { consumption } : {}),
  }
  return { recording, findings: reportOf(reading) }
}

/** Anything not imported is beyond any tolerance, except columns whose meaning is unknown. */
function reportOf({ findings, rejected }: FileReading): Finding[] {
  const { ignoredColumns, negativeColumns, repeatedRows, conflictingTimes, skippedTimes } = findings
  const counts = [
    ...negativeColumns.map(({ column, count }) => [`negative values of '${column}'`, count] as const),
    ['repeated rows', repeatedRows] as const,
    ['times with two values', conflictingTimes] as const,
    ['times that do not exist', skippedTimes] as const,
    ['values that are no energies', rejected] as const,
  ]
  return [
    ...(ignoredColumns.length > 0 ? [{ what: 'unknown columns', value: ignoredColumns.join(', '), isWithin: true }] : []),
    ...counts.flatMap(([what, count]) => (count > 0 ? [{ what, value: String(count), isWithin: false }] : [])),
  ]
}
