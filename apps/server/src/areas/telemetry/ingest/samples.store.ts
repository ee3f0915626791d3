import { pipeline } from 'node:stream/promises'
import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { type MeasurementName, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import { from as copyFrom } from 'pg-copy-streams'
import { bigintArray, instantArray, realArray, textArray, uuidArray } from '../../../db/binary-arrays.ts'
import { openBinaryRows } from '../../../db/binary-rows.ts'
import { clientTransaction } from '../../../db/client-transaction.ts'
import type { Database } from '../../../db/connect.ts'
import { sqlState } from '../../../db/transaction.ts'

export type SiteSample = { siteId: string; sourceId: string; sample: Sample }

/** A quarter hour of a site that has to be summed again. */
export type SlotMark = { siteId: string; slot: number }

/** From this many rows on, COPY is faster than an insert despite its round trips. */
const copyFromRows = 100
/** `unique_violation`, and `internal_error`, which a cluster reports for any node's error of a COPY. */
const mayBeDuplicate = new Set(['23505', 'XX000'])

/** Writes samples and the marks of their quarter hours in one transaction. Ignores duplicates (same site, instant and source). */
export async function insertSamples(db: Database, rows: readonly SiteSample[], marks: readonly SlotMark[]): Promise<void> {
  if (rows.length < copyFromRows) return insertMissing(db, rows, marks)
  try {
    await copySamples(db, rows, marks)
  } catch (error) {
    // COPY has no "on conflict", so batches with duplicates use slower inserts.
    if (!mayBeDuplicate.has(sqlState(error) ?? '')) throw error
    await insertMissing(db, rows, marks)
  }
}

function copySamples(db: Database, rows: readonly SiteSample[], marks: readonly SlotMark[]): Promise<void> {
  return clientTransaction(db.$client, async (client) => {
    await client.query({
      name: 'mark-slots',
      text: 'insert into rollup_marks (site_ids, slots) values ($1::uuid[], $2::timestamptz[])',
      values: markColumns(marks),
    })
    await pipeline(encodeRows(rows), client.query(copyFrom(`copy samples (${columns}) from stdin (format binary)`)))
  })
}

type Column = { field: keyof MeasuredFields; isReading: boolean }
type MeasuredFields = Pick<Sample, (typeof measurements)[MeasurementName]['field']>

/** One column for each measurement, in the order of the table. */
const measured = measurementNames.map((name): Column => ({ field: measurements[name].field, isReading: measurements[name].unit === 'Ws' }))
const columnNames = ['site_id', 'at', 'source_id', ...measurementNames.map((name) => measurements[name].column), 'appliances', 'gas_meters']
const columns = columnNames.join(', ')

/** Samples as rows of COPY, in the order of `columnNames`. */
function encodeRows(rows: readonly SiteSample[]): Buffer[] {
  const binary = openBinaryRows(columnNames.length)
  for (const { siteId, sourceId, sample } of rows) {
    binary.startRow()
    binary.uuid(siteId)
    binary.instant(sample.at)
    binary.uuid(sourceId)
    for (const { field, isReading } of measured) {
      if (isReading) binary.bigint(sample[field])
      else binary.real(sample[field])
    }
    binary.jsonb(sample.appliances && JSON.stringify(sample.appliances))
    binary.jsonb(sample.gasMeters && JSON.stringify(sample.gasMeters))
  }
  return binary.end()
}

const columnTypes = ['uuid', 'timestamptz', 'uuid', ...measured.map(({ isReading }) => (isReading ? 'bigint' : 'real')), 'text', 'text']
const parameters = columnTypes.map((type, place) => `$${place + 1}::${type}[]`)
const [markedSites, markedSlots] = [columnTypes.length + 1, columnTypes.length + 2]
const jsonColumns = new Set(['appliances', 'gas_meters'])
const insertText = `
  with marked as (insert into rollup_marks (site_ids, slots) values ($${markedSites}::uuid[], $${markedSlots}::timestamptz[]))
  insert into samples (${columns})
  select ${columnNames.map((name) => (jsonColumns.has(name) ? `${name}::jsonb` : name)).join(', ')}
  from unnest(${parameters.join(', ')}) as given (${columns})
  on conflict do nothing`

/** One statement: one transaction and one round trip. */
async function insertMissing(db: Database, rows: readonly SiteSample[], marks: readonly SlotMark[]): Promise<void> {
  await db.$client.query({ name: 'insert-samples', text: insertText, values: [...columnsOf(rows), ...markColumns(marks)] })
}

function markColumns(marks: readonly SlotMark[]): Buffer[] {
  return [uuidArray(marks, (mark) => mark.siteId), instantArray(marks, (mark) => mark.slot)]
}

function columnsOf(rows: readonly SiteSample[]): Buffer[] {
  return [
    uuidArray(rows, (row) => row.siteId),
    instantArray(rows, ({ sample }) => sample.at),
    uuidArray(rows, (row) => row.sourceId),
    ...measured.map(({ field, isReading }) =>
      isReading ? bigintArray(rows, ({ sample }) => sample[field]) : realArray(rows, ({ sample }) => sample[field]),
    ),
    textArray(rows, ({ sample }) => sample.appliances && JSON.stringify(sample.appliances)),
    textArray(rows, ({ sample }) => sample.gasMeters && JSON.stringify(sample.gasMeters)),
  ]
}
