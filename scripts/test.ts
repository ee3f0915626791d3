// Runs all checks and tests, browser tests included: `npm test`. The last line counts them all. `-- --changed` runs the tests that
// changes since main may concern, `-- --at INSTANT` runs all of them at another time.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { printOverBudget } from './budgets.ts'
import { changeBase, changedBrowserTests } from './changed.ts'
import { runChecks } from './checks.ts'
import { runBrowserTests } from './e2e.ts'
import { measurePatience } from './patience.ts'
import { root } from './product.ts'
import { runNode } from './run.ts'
import { takeTime } from './set-time.ts'
import { stopAtSignals } from './shutdown.ts'
import { failureLine, type Tally, tallyOf } from './tally.ts'

stopAtSignals(1)
Object.assign(process.env, await measurePatience())
const at = process.argv.indexOf('--at')
const atTime = at === -1 ? [] : process.argv.slice(at, at + 2)
const base = process.argv.includes('--changed') ? changeBase() : undefined
const tallies: Tally[] = [await runChecks(), await runTests(), await runBrowserTestsOfChange()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)

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
  return specs?.length === 0 ? { passed: 0, failures: [] } : runBrowserTests([...(specs ?? []), ...atTime])
}

type Test = { title: string; status: string; failureMessages: string[] }
type TestFile = { name: string; status: string; message: string; startTime: number; endTime: number; assertionResults: Test[] }
type Report = { numPassedTests: number; testResults: TestFile[] }

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const failures = failed.map((test) => failureLine(`${file} › ${test.title}`, test.failureMessages[0] ?? ''))
  return status === 'failed' && failures.length === 0 ? [failureLine(file, message)] : failures
}

async function readTally(file: string, code: number): Promise<Tally> {
  try {
    const { numPassedTests, testResults }: Report = JSON.parse(await readFile(file, 'utf8'))
    printOverBudget(testResults.map((one) => ({ file: one.name, seconds: (one.endTime - one.startTime) / 1_000 })))
    return tallyOf(numPassedTests, testResults.flatMap(failuresOf), code, 'tests')
  } catch {
    return tallyOf(0, [], 1, 'tests')
  }
}
