import { runNode } from './run.ts'

export type Tally = { passed: number; failed: number }

const tsc = 'node_modules/typescript7/bin/tsc'
const checks: readonly (readonly [title: string, parameters: readonly string[]])[] = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=40', '.']],
  ['types: server, packages, scripts', [tsc, '-p', 'tsconfig.json']],
  ['types: components', [tsc, '-p', 'packages/ui']],
  ['types: browser tests', [tsc, '-p', 'e2e']],
  ['types: chart page of the benchmarks', [tsc, '-p', 'bench/chart-page']],
  ['types: portal', [tsc, '-p', 'apps/portal']],
  ['import rules', ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'apps', 'scripts']],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
]

/** Runs every check, two at a time, and prints what a failing one says. */
export async function runChecks(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const waiting = [...checks]
  const runner = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, parameters] = next
      const { code, output } = await runNode(parameters, { isQuiet: true })
      if (code === 0) tally.passed += 1
      else tally.failed += 1
      console.log(`${code === 0 ? '✓' : '✗'} ${title}${code === 0 ? '' : `\n${output}`}`)
    }
  }
  await Promise.all([runner(), runner()])
  return tally
}
