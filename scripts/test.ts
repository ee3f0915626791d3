// Runs all checks and tests, browser tests included: `npm test`. The last line counts them all. `-- --changed` runs the tests that
// changes since main may concern, `-- --at INSTANT` runs all of them at another time.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { printOverBudget } from './budgets.ts'
import { changeBase, changedBrowserTests } from './changed.ts'
import { runChecks, type Tally } from './checks.ts'
import { runBrowserTests } from './e2e.ts'
import { measurePatience } from './patience.ts'
import { root } from './product.ts'
import { runNode } from './run.ts'
import { takeTime } from './set-time.ts'
import { stopAtSignals } from './shutdown.ts'

stopAtSignals(1)
Object.assign(process.env, await measurePatience())
const at = process.argv.indexOf('--at')
const atTime = at === -1 ? [] : process.argv.slice(at, at + 2)
const base = process.argv.includes('--changed') ? changeBase() : undefined
const tallies: Tally[] = [await runChecks(), await runTests(), await runBrowserTestsOfChange()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function runTests(): Promise<Tally> {
  const report = path.join(root, 'test-results/vitest.json')
  await rm(report, { force: true })
  const { environment } = takeTime(atTime)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode(
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...(base ? ['--changed', base, '--passWithNoTests'] : [])],
    { environment },
  )
  return readTally(report, code)
}

async function runBrowserTestsOfChange(): Promise<Tally> {
  const specs = base ? changedBrowserTests(base) : undefined
  return specs?.length === 0 ? { passed: 0, failed: 0 } : runBrowserTests([...(specs ?? []), ...atTime])
}

type Report = { numPassedTests: number; numFailedTests: number; testResults: { name: string; startTime: number; endTime: number }[] }

/** A run that failed without a failing test (a file that does not load, a crash) counts as one failure. */
async function readTally(file: string, code: number): Promise<Tally> {
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(await readFile(file, 'utf8'))
    printOverBudget(testResults.map((one) => ({ file: one.name, seconds: (one.endTime - one.startTime) / 1_000 })))
    return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
