import path from 'node:path'
import { root } from './product.ts'

/** Time budget of a test file in seconds, on two cores that also run two other files or browser tests. */
const budgets: Readonly<Record<string, number>> = {
  'apps/server/src/areas/bulk-actions/bulk-runs.test.ts': 20,
  'apps/server/src/areas/changes/changes.test.ts': 15,
  'apps/server/src/areas/customer-lifecycle/killed-worker.test.ts': 18,
  'apps/server/src/areas/customer-lifecycle/lifecycle-model.test.ts': 10,
  'apps/server/src/areas/imports/malformed-files.test.ts': 25,
  'apps/server/src/areas/imports/merging/merging.test.ts': 25,
  'apps/server/test/bad-input.test.ts': 25,
  'apps/server/test/migrations.test.ts': 15,
  'apps/server/test/program-rights.test.ts': 15,
  'apps/server/test/replica.test.ts': 12,
  'apps/server/test/rights.test.ts': 25,
  'e2e/accessibility.spec.ts': 60,
}
const usual = { test: 10, browser: 45 }

export type FileTime = { file: string; seconds: number }

/** Prints the files that exceeded their budget, slowest first. */
export function printOverBudget(times: readonly FileTime[]): void {
  const over = times
    // The sweep of `npm run axe` is not part of `npm test`.
    .filter(({ file }) => !file.endsWith('.sweep.ts'))
    .map(({ file, seconds }) => ({ file: path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/'), seconds }))
    .map((one) => ({ ...one, budget: budgets[one.file] ?? (one.file.endsWith('.spec.ts') ? usual.browser : usual.test) }))
    .filter((one) => one.seconds > one.budget)
    .sort((a, b) => b.seconds - a.seconds)
  for (const { file, seconds, budget } of over) console.log(`over its budget: ${file} took ${seconds.toFixed(1)} s of ${budget} s`)
}
