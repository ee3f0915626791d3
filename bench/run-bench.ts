// The benchmarks: `npm run bench` prints the results for all bars, `npm run bench -- --only NAME,…` for some. Each run is kept;
// `npm run bench -- --table` writes the medians of the last days into `docs/performance.md`.
import { parseArgs } from 'node:util'
import { stopProduct } from '../scripts/shutdown.ts'
import { alarmsBench } from './alarms.bench.ts'
import { appBench } from './app.bench.ts'
import { backfillBench } from './backfill.bench.ts'
import { bodiesBench } from './bodies.bench.ts'
import { browserBench } from './browser.bench.ts'
import { bundleBench } from './bundle.bench.ts'
import { clicksBench } from './clicks.bench.ts'
import { contentBench } from './content.bench.ts'
import { closeDatabases } from './databases.ts'
import { exportBench } from './export.bench.ts'
import { fleetBench } from './fleet.bench.ts'
import { gatewaysBench } from './gateways.bench.ts'
import { growthBench } from './growth.bench.ts'
import { historyBench } from './history.bench.ts'
import { hostileBench } from './hostile.bench.ts'
import { importBench } from './import.bench.ts'
import { leaveNothingRunning } from './interruption.ts'
import { listBench } from './list.bench.ts'
import { liveBench } from './live.bench.ts'
import { machineSpeed } from './machine.ts'
import { mapBench } from './map.bench.ts'
import { peakRow } from './memory-peak.ts'
import { peersBench } from './peers.bench.ts'
import { processesBench } from './processes.bench.ts'
import { type Measured, recordRun, writeTable } from './recorded-runs.ts'
import { reportsBench } from './reports.bench.ts'
import { type Bench, judgedAt, printRows } from './row.ts'
import { searchBench } from './search.bench.ts'
import { seedBench } from './seed.bench.ts'
import { signInBench } from './sign-in.bench.ts'
import { startBench } from './start.bench.ts'
import { statsBench } from './stats.bench.ts'
import { tasksBench } from './tasks.bench.ts'
import { telemetryBench } from './telemetry.bench.ts'
import { timelineBench } from './timeline.bench.ts'

const benches: readonly Bench[] = [
  listBench,
  searchBench,
  growthBench,
  statsBench,
  reportsBench,
  importBench,
  exportBench,
  signInBench,
  telemetryBench,
  historyBench,
  liveBench,
  alarmsBench,
  gatewaysBench,
  bundleBench,
  appBench,
  browserBench,
  clicksBench,
  mapBench,
  timelineBench,
  backfillBench,
  bodiesBench,
  hostileBench,
  startBench,
]

leaveNothingRunning()
const { values } = parseArgs({
  options: { only: { type: 'string' }, table: { type: 'boolean' }, address: { type: 'string' }, mailbox: { type: 'string' } },
})
if (values.table) {
  await writeTable()
  process.exit(0)
}
/**
 * Only on request: the tasks of a working day, several processes and a large fleet have no bar, content and peers need other programs, and
 * filling a large database takes minutes.
 */
const only = values.only?.split(',')
const known = [...benches, tasksBench, processesBench, fleetBench, contentBench, peersBench, seedBench]
const chosen = only ? known.filter((bench) => only.includes(bench.name)) : benches
if (only && chosen.length < only.length) {
  console.error(`--only: some of ${known.map((bench) => bench.name).join(', ')}`)
  process.exit(1)
}
const startedAt = new Date()
const measured: Measured[] = []
await measure().catch((error) => {
  console.error(error)
  return stopProduct(1)
})
const peak = peakRow()
const rows = [...measured.flatMap((one) => one.rows), ...peak]
console.log('\n')
printRows(chosen.length > 1 ? rows.toSorted((a, b) => a.bar - b.bar) : peak)
if (!only) await recordRun(startedAt, [...measured, { bench: 'all', speed: measured.at(-1)?.speed ?? 1, rows: peak }])
await closeDatabases()
process.exit(rows.every((row) => row.isMet) ? 0 : 1)

async function measure(): Promise<void> {
  for (const bench of chosen) {
    console.log(bench.bars.length > 0 ? `\n${bench.name} (bar ${bench.bars.join(', ')})` : `\n${bench.name}`)
    const before = await machineSpeed()
    const found = await bench.run(Math.min(1, before))
    const speed = (before + (await machineSpeed())) / 2
    console.log(`  this machine: ${speed.toFixed(2)} of the speed at which the bars in time were set`)
    const rows = found.map((row) => judgedAt(row, speed))
    printRows(rows)
    measured.push({ bench: bench.name, speed, rows })
    // What was measured stays if a later benchmark fails or is interrupted.
    await recordRun(startedAt, measured)
  }
}
