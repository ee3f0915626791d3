// Browser tests in headless Chromium against the real product. `npm run e2e` runs them alone.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { printOverBudget } from './budgets.ts'
import { customerApp, makeStale, portal, programs } from './builds.ts'
import { findChromium, getChromium } from './chromium.ts'
import { measurePatience } from './patience.ts'
import { freePort, root } from './product.ts'
import { runNode } from './run.ts'
import { takeTime } from './set-time.ts'
import { stopAtSignals } from './shutdown.ts'
import { failureLine, type Tally, tallyOf } from './tally.ts'

/** Measurements of another time would be in the past or future of this one. */
const dataAtOtherTimes = '.data/e2e-at'
const report = path.join(root, 'test-results/e2e.json')

export async function runBrowserTests(parameters: readonly string[] = [], config = 'e2e/playwright.config.ts'): Promise<Tally> {
  const browser = findChromium() ?? getChromium()
  if (!browser) {
    console.error('No Chromium: install it, or name it in CHROME_PATH.')
    return { passed: 0, failures: ['browser tests: no Chromium'] }
  }
  await Promise.all([makeStale(portal), makeStale(customerApp), makeStale(programs)])
  await rm(report, { force: true })
  const time = takeTime(parameters)
  const environment = {
    ...(await measurePatience()),
    ...(await freePorts()),
    ...time.environment,
    ...(time.rest.length < parameters.length ? { E2E_DATA_DIR: dataAtOtherTimes } : {}),
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  await rm(path.join(root, dataAtOtherTimes), { recursive: true, force: true })
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...time.rest], { environment })
  return readTally(code)
}

async function freePorts(): Promise<Record<string, string>> {
  const { E2E_PORT, E2E_MAILBOX_PORT } = process.env
  return { E2E_PORT: E2E_PORT || `${await freePort()}`, E2E_MAILBOX_PORT: E2E_MAILBOX_PORT || `${await freePort()}` }
}

type Result = { duration: number; error?: { message?: string } }
type Spec = { title: string; ok: boolean; tests: { results: Result[] }[] }
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type Report = { stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] }

function secondsOf({ specs, suites = [] }: Suite): number {
  const ms = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results.map((result) => result.duration)))
  return ms.reduce((sum, one) => sum + one, 0) / 1_000 + suites.reduce((sum, one) => sum + secondsOf(one), 0)
}

function failuresOf({ file, specs, suites = [] }: Suite): string[] {
  const failed = specs.filter((spec) => !spec.ok)
  const reasonOf = (spec: Spec) => spec.tests.flatMap((test) => test.results).findLast((result) => result.error)?.error?.message ?? ''
  return [...failed.map((spec) => failureLine(`e2e/${file} › ${spec.title}`, reasonOf(spec))), ...suites.flatMap(failuresOf)]
}

async function readTally(code: number): Promise<Tally> {
  try {
    const { stats, suites }: Report = JSON.parse(await readFile(report, 'utf8'))
    printOverBudget(suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) })))
    return tallyOf(stats.expected + stats.flaky, suites.flatMap(failuresOf), code, 'browser tests')
  } catch {
    return tallyOf(0, [], 1, 'browser tests')
  }
}

if (import.meta.main) {
  stopAtSignals(1)
  const { failures } = await runBrowserTests(process.argv.slice(2))
  process.exit(failures.length > 0 ? 1 : 0)
}
