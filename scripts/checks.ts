import path from 'node:path'
import { root } from './product.ts'
import { runNode } from './run.ts'
import type { Tally } from './tally.ts'

type Check = readonly [title: string, parameters: readonly string[]]

/** The cache of unchanged files. A bare clone has none, and is checked completely. */
const memory = path.join(root, 'node_modules/.cache/checks')

/** One thread each, because two checks run at a time anyway, and several check the same types. */
const types = (title: string, project: string): Check => [
  `types: ${title}`,
  [
    'node_modules/typescript7/bin/tsc',
    ...['-p', project, '--singleThreaded'],
    ...['--incremental', '--tsBuildInfoFile', path.join(memory, `${title}.tsbuildinfo`)],
  ],
]

const cruised = ['packages', 'apps', 'scripts', 'bench', 'e2e']

/** Longest first, so that the two that run at a time end together. */
const checks: readonly Check[] = [
  types('server, packages, scripts', 'tsconfig.json'),
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=40', '.']],
  types('portal', 'apps/portal'),
  ['import rules', ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'err', ...cruised]],
  ['rules about SQL and names', ['--disable-warning=ExperimentalWarning', 'scripts/house-rules.ts']],
  ['sentences', ['--disable-warning=ExperimentalWarning', 'scripts/sentences.ts']],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', path.join(memory, 'knip')]],
  types('components', 'packages/ui'),
  types('customers’ app', 'apps/customer-app'),
  types('browser tests', 'e2e'),
  types('chart page of the benchmarks', 'bench/chart-page'),
]

/** Runs every check, two at a time, and prints the output of failing ones. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] }
  const waiting = [...checks]
  const runner = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, parameters] = next
      // GOGC: the compiler is written in Go, which by default spends a fifth of its time on garbage collection.
      const { code, output } = await runNode(parameters, { isQuiet: true, environment: { GOGC: '400' } })
      if (code === 0) tally.passed += 1
      else tally.failures.push(title)
      console.log(`${code === 0 ? '✓' : '✗'} ${title}${code === 0 ? '' : `\n${output}`}`)
    }
  }
  await Promise.all([runner(), runner()])
  return tally
}
