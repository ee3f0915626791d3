import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { from as copyFrom } from 'pg-copy-streams'
import { bigintArray, instantArray, realArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import { openBinaryRows } from '../../db/binary-rows.ts'
import { clientTransaction } from '../../db/client-transaction.ts'
import type { Database } from '../../db/connect.ts'
import { sqlState } from '../../db/transaction.ts'

/** A measurement and whose it is. */
export type SiteSample = { siteId: string; sourceId: string; sample: Sample }

/** A quarter hour of a site whose energy has to be summed anew. */
export type SlotMark = { siteId: string; slot: number }

/** From so many rows on, COPY is faster than an insert, though it takes more round trips. */
const copyFromRows = 100
const uniqueViolation = '23505'

/**
 * Writes samples and the marks of their quarter hours in one transaction. A sample that is there already (same site,
 * instant and source) stays as it is, however often it comes.
 */
export async function insertSamples(db: Database, rows: readonly SiteSample[], marks: readonly SlotMark[]): Promise<void> {
  if (rows.length < copyFromRows) return insertMissing(db, rows, marks)
  try {
    await copySamples(db, rows, marks)
  } catch (error) {
    // COPY knows no "on conflict": what holds a repetition goes the slower way.
    if (sqlState(error) !== uniqueViolation) throw error
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
    await pipeline(Readable.from([encodeRows(rows)]), client.query(copyFrom(`copy samples (${columns}) from stdin (format binary)`)))
  })
}

const columns = `site_id, at, source_id, pv_w, grid_w, battery_w, household_w, heat_pump_w, wallbox_w, heater_w, state_of_charge,
  grid_import_ws, grid_export_ws, appliances`

function encodeRows(rows: readonly SiteSample[]): Buffer {
  const binary = openBinaryRows(14, rows.length * 160)
  for (const { siteId, sourceId, sample } of rows) {
    binary.startRow()
    binary.uuid(siteId)
    binary.instant(sample.at)
    binary.uuid(sourceId)
    binary.real(sample.pvPowerW)
    binary.real(sample.gridPowerW)
    binary.real(sample.batteryPowerW)
    binary.real(sample.householdPowerW)
    binary.real(sample.heatPumpPowerW)
    binary.real(sample.wallboxPowerW)
    binary.real(sample.heaterPowerW)
    binary.real(sample.batteryStateOfCharge)
    binary.bigint(sample.gridImportReadingWs)
    binary.bigint(sample.gridExportReadingWs)
    binary.jsonb(sample.appliances && JSON.stringify(sample.appliances))
  }
  return binary.end()
}

/** One statement, thus one transaction and one round trip. */
async function insertMissing(db: Database, rows: readonly SiteSample[], marks: readonly SlotMark[]): Promise<void> {
  await db.$client.query({
    name: 'insert-samples',
    text: `
      with marked as (insert into rollup_marks (site_ids, slots) values ($15::uuid[], $16::timestamptz[]))
      insert into samples (${columns})
      select a, b, c, d, e, f, g, h, i, j, k, l, m, n::jsonb
      from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::real[], $5::real[], $6::real[], $7::real[], $8::real[],
        $9::real[], $10::real[], $11::real[], $12::bigint[], $13::bigint[], $14::text[])
        as given (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
      on conflict do nothing`,
    values: [...columnsOf(rows), ...markColumns(marks)],
  })
}

function markColumns(marks: readonly SlotMark[]): Buffer[] {
  return [uuidArray(marks, (mark) => mark.siteId), instantArray(marks, (mark) => mark.slot)]
}

function columnsOf(rows: readonly SiteSample[]): Buffer[] {
  return [
    uuidArray(rows, (row) => row.siteId),
    instantArray(rows, ({ sample }) => sample.at),
    uuidArray(rows, (row) => row.sourceId),
    realArray(rows, ({ sample }) => sample.pvPowerW),
    realArray(rows, ({ sample }) => sample.gridPowerW),
    realArray(rows, ({ sample }) => sample.batteryPowerW),
    realArray(rows, ({ sample }) => sample.householdPowerW),
    realArray(rows, ({ sample }) => sample.heatPumpPowerW),
    realArray(rows, ({ sample }) => sample.wallboxPowerW),
    realArray(rows, ({ sample }) => sample.heaterPowerW),
    realArray(rows, ({ sample }) => sample.batteryStateOfCharge),
    bigintArray(rows, ({ sample }) => sample.gridImportReadingWs),
    bigintArray(rows, ({ sample }) => sample.gridExportReadingWs),
    textArray(rows, ({ sample }) => sample.appliances && JSON.stringify(sample.appliances)),
  ]
}
