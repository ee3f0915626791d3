import { runNode } from './run.ts'

export type Tally = { passed: number; failed: number }

/** A type check that remembers what it found out about files that have not changed since. */
const types = (title: string, project: string): Check => {
  const memory = `node_modules/.cache/types/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`
  return [`types: ${title}`, ['node_modules/typescript7/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', memory]]
}

type Check = readonly [title: string, parameters: readonly string[]]
const checks: readonly Check[] = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=40', '.']],
  types('server, packages, scripts', 'tsconfig.json'),
  types('components', 'packages/ui'),
  types('browser tests', 'e2e'),
  types('chart page of the benchmarks', 'bench/chart-page'),
  types('portal', 'apps/portal'),
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
