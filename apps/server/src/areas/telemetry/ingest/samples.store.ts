import { pipeline } from 'node:stream/promises'
import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { type MeasurementName, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import { from as copyFrom } from 'pg-copy-streams'
import { bigintArray, instantArray, realArray, textArray, uuidArray } from '../../../db/binary-arrays.ts'
import { openBinaryRows } from '../../../db/binary-rows.ts'
import { clientTransaction } from '../../../db/client-transaction.ts'
import type { Database } from '../../../db/connect.ts'
import { sqlState } from '../../../db/transaction.ts'
import { deliveryColumns, insertDeliveriesText, keysOf, type NewDelivery } from './webhooks/webhooks.store.ts'

/** Samples of a site from one source. */
export type SampleBatch = { siteId: string; sourceId: string; samples: readonly Sample[] }

/** A quarter hour of a site that has to be summed again. */
export type SlotMark = { siteId: string; slot: number }

/** From this many samples on, COPY is faster than an insert despite its round trips. */
const copyFromSamples = 100
/** `unique_violation`, and `internal_error`, which a cluster reports for any node's error of a COPY. */
const mayBeDuplicate = new Set(['23505', 'XX000'])

/**
 * Writes samples, the marks of their quarter hours, and the deliveries that brought them in one transaction. Ignores duplicates: samples
 * of the same site, instant and source, and deliveries of the same ID. Returns the keys of the deliveries that are new.
 */
export async function insertSamples(
  db: Database,
  batches: readonly SampleBatch[],
  marks: readonly SlotMark[],
  deliveries: readonly NewDelivery[] = [],
): Promise<ReadonlySet<string>> {
  if (batches.reduce((sum, { samples }) => sum + samples.length, 0) < copyFromSamples) return insertMissing(db, batches, marks, deliveries)
  try {
    return await copySamples(db, batches, marks, deliveries)
  } catch (error) {
    // COPY has no "on conflict", so batches with duplicates use slower inserts.
    if (!mayBeDuplicate.has(sqlState(error) ?? '')) throw error
    return insertMissing(db, batches, marks, deliveries)
  }
}

const marksText = 'insert into rollup_marks (site_ids, slots) values ($1::uuid[], $2::timestamptz[])'
const markAndDeliver = { name: 'mark-slots-and-deliver', text: `with marked as (${marksText}) ${insertDeliveriesText(3)}` }

function copySamples(
  db: Database,
  batches: readonly SampleBatch[],
  marks: readonly SlotMark[],
  deliveries: readonly NewDelivery[],
): Promise<ReadonlySet<string>> {
  return clientTransaction(db.$client, async (client) => {
    const { rows } =
      deliveries.length === 0
        ? await client.query({ name: 'mark-slots', text: marksText, values: markColumns(marks) })
        : await client.query({ ...markAndDeliver, values: [...markColumns(marks), ...deliveryColumns(deliveries)] })
    await pipeline(encodeRows(batches), client.query(copyFrom(`copy samples (${columns}) from stdin (format binary)`)))
    return keysOf(rows)
  })
}

type Column = { field: keyof MeasuredFields; isReading: boolean }
type MeasuredFields = Pick<Sample, (typeof measurements)[MeasurementName]['field']>

/** One column for each measurement, in the order of the table. */
const measured = measurementNames.map((name): Column => ({ field: measurements[name].field, isReading: measurements[name].unit === 'Ws' }))
const columnNames = ['site_id', 'at', 'source_id', ...measurementNames.map((name) => measurements[name].column), 'appliances', 'gas_meters']
const columns = columnNames.join(', ')

/** Samples as rows of COPY, in the order of `columnNames`. */
function encodeRows(batches: readonly SampleBatch[]): Buffer[] {
  const binary = openBinaryRows(columnNames.length)
  for (const { siteId, sourceId, samples } of batches) {
    for (const sample of samples) {
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
  }
  return binary.end()
}

const columnTypes = ['uuid', 'timestamptz', 'uuid', ...measured.map(({ isReading }) => (isReading ? 'bigint' : 'real')), 'text', 'text']
/** The columns of samples follow the two of their marks. */
const parameters = columnTypes.map((type, place) => `$${place + 3}::${type}[]`)
const jsonColumns = new Set(['appliances', 'gas_meters'])
const samplesText = `insert into samples (${columns})
  select ${columnNames.map((name) => (jsonColumns.has(name) ? `${name}::jsonb` : name)).join(', ')}
  from unnest(${parameters.join(', ')}) as given (${columns})
  on conflict do nothing`
const insertMissingSamples = { name: 'insert-samples', text: `with marked as (${marksText}) ${samplesText}` }
const insertAndDeliver = {
  name: 'insert-samples-and-deliver',
  text: `with marked as (${marksText}), stored as (${samplesText}) ${insertDeliveriesText(columnTypes.length + 3)}`,
}

/** One statement: one transaction and one round trip. */
async function insertMissing(
  db: Database,
  batches: readonly SampleBatch[],
  marks: readonly SlotMark[],
  deliveries: readonly NewDelivery[],
): Promise<ReadonlySet<string>> {
  const values = [...markColumns(marks), ...columnsOf(batches)]
  const { rows } =
    deliveries.length === 0
      ? await db.$client.query({ ...insertMissingSamples, values })
      : await db.$client.query({ ...insertAndDeliver, values: [...values, ...deliveryColumns(deliveries)] })
  return keysOf(rows)
}

function markColumns(marks: readonly SlotMark[]): Buffer[] {
  return [uuidArray(marks, (mark) => mark.siteId), instantArray(marks, (mark) => mark.slot)]
}

function columnsOf(batches: readonly SampleBatch[]): Buffer[] {
  const rows = batches.flatMap(({ siteId, sourceId, samples }) => samples.map((sample) => ({ siteId, sourceId, sample })))
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
