import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ImportedInterval } from '../apps/server/src/areas/telemetry/imported-intervals.rules.ts'
import { importIntervals, prepareIntervals } from '../apps/server/src/areas/telemetry/imported-intervals.service.ts'
import { openBinaryRows } from '../apps/server/src/db/binary-rows.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { transaction } from '../apps/server/src/db/transaction.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { copyOfDatabase } from './databases.ts'
import { atLeast, type Bench, median, number } from './row.ts'

const quarterMs = 900_000
const year = { start: Date.UTC(2025, 0, 1), end: Date.UTC(2026, 0, 1) }
const partMs = 31 * 86_400_000
const rounds = 3
const quantities = ['production', 'household', 'gridImport', 'gridExport'] as const
const columns = 'site_id, start, production_wh, household_wh, grid_import_wh, grid_export_wh, covered_seconds'

/** Imports a year of quarter hours of one site month by month, including days and months, and compares it with a COPY of the same rows. */
export const backfillBench: Bench = {
  name: 'backfill',
  bars: [17],
  async run() {
    const { url, drop } = await copyOfDatabase(1_000, 'bench_backfill')
    const db = connect({ url, max: 2, log: openLog('error') })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await prepareIntervals(db, year)
      await client.query('create table copied (like energy_intervals including all)')
      const [ours, copied]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ours.push(await seconds(() => importYear(db)))
        copied.push(await seconds(() => copyYear(client)))
      }
      const [own, reference] = [60 / median(ours), 60 / median(copied)]
      const row = {
        bar: 17,
        what: 'a site-year of quarter hours imported',
        ours: `${number(own)} sites/min`,
        reference: `${number(reference)} sites/min`,
      }
      return [atLeast(row, own / reference, 0.1, 0.3)]
    } finally {
      await client.end()
      await disconnect(db)
      await drop()
    }
  },
}

const energyAt = (at: number, place: number) => ((at / quarterMs) % 97) * (place + 1)

async function importYear(db: Parameters<typeof transaction>[0]): Promise<void> {
  const siteId = randomUUID()
  for (let start = year.start; start < year.end; start += partMs) {
    const intervals: ImportedInterval[] = []
    for (let at = start; at < Math.min(start + partMs, year.end); at += quarterMs) {
      const energiesWh = Object.fromEntries(quantities.map((name, place) => [name, energyAt(at, place)]))
      intervals.push({ start: at, energiesWh, batteryStateOfCharge: null, coveredSeconds: 900, lessCovered: null })
    }
    await transaction(db, (tx) =>
      importIntervals(tx, { siteId, timeZone: 'Europe/Berlin', source: 'imported', intervals, now: new Date() }),
    )
  }
}

async function copyYear(client: pg.Client): Promise<void> {
  const siteId = randomUUID()
  const rows = openBinaryRows(7)
  for (let at = year.start; at < year.end; at += quarterMs) {
    rows.startRow()
    rows.uuid(siteId)
    rows.instant(at)
    for (const place of quantities.keys()) rows.real(energyAt(at, place))
    rows.smallint(900)
  }
  await pipeline(rows.end(), client.query(copyFrom(`copy copied (${columns}) from stdin (format binary)`)))
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
