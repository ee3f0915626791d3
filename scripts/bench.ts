// The benchmarks: `npm run bench` prints the table of every bar, `npm run bench -- --only NAME` one of them.
import { parseArgs } from 'node:util'
import { browserBench } from '../bench/browser.bench.ts'
import { bundleBench } from '../bench/bundle.bench.ts'
import { closeDatabases } from '../bench/databases.ts'
import { exportBench } from '../bench/export.bench.ts'
import { growthBench } from '../bench/growth.bench.ts'
import { importBench } from '../bench/import.bench.ts'
import { listBench } from '../bench/list.bench.ts'
import { liveBench } from '../bench/live.bench.ts'
import { peakRow } from '../bench/memory-peak.ts'
import { type Bench, printRows, type Row } from '../bench/row.ts'
import { searchBench } from '../bench/search.bench.ts'
import { signInBench } from '../bench/sign-in.bench.ts'
import { startBench } from '../bench/start.bench.ts'
import { statsBench } from '../bench/stats.bench.ts'
import { telemetryBench } from '../bench/telemetry.bench.ts'
import { timelineBench } from '../bench/timeline.bench.ts'

const benches: readonly Bench[] = [
  listBench,
  searchBench,
  growthBench,
  statsBench,
  importBench,
  exportBench,
  signInBench,
  telemetryBench,
  liveBench,
  bundleBench,
  browserBench,
  timelineBench,
  startBench,
]

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = benches.filter((bench) => !values.only || bench.name === values.only)
if (chosen.length === 0) {
  console.error(`--only: one of ${benches.map((bench) => bench.name).join(', ')}`)
  process.exit(1)
}
const rows: Row[] = []
for (const bench of chosen) {
  console.log(`\n${bench.name} (bar ${bench.bars.join(', ')})`)
  const found = await bench.run()
  printRows(found)
  rows.push(...found)
}
const peak = peakRow()
rows.push(...peak)
console.log('\n')
printRows(chosen.length > 1 ? rows.toSorted((a, b) => a.bar - b.bar) : peak)
await closeDatabases()
process.exit(rows.every((row) => row.isMet) ? 0 : 1)
