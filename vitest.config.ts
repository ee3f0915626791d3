import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './scripts/patience.ts'

/** These limits never affect a passing test: they only determine when to give one up. */
const timeouts = { testTimeout: 60_000 * patience, hookTimeout: 120_000 * patience }
const setupFiles = ['scripts/patient-waits.ts']

export default defineConfig({
  test: {
    // By default, Vitest keeps one core for itself, and would run one file at a time on two cores. A file waits for PostgreSQL about half
    // of its time, so one more file than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // Dependencies that `--changed` cannot see from imports: every server test runs on the migrated database.
    forceRerunTriggers: [
      '**/package.json',
      '**/vitest.config.ts',
      '**/db/migrations/*',
      '**/db/domains/*/*.sql',
      '**/apps/server/test/{postgres,server}.ts',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: [...setupFiles, 'scripts/no-reader.ts'],
          ...timeouts,
          isolate: false,
          include: [
            'packages/{browser-build,contract,device-protocol,energy,gateway-core,i18n,recorded-homes,sunspec}/**/*.test.ts',
            'apps/{fleet-simulator,gateway}/**/*.test.ts',
            'apps/{portal,customer-app}/src/**/*.test.ts',
            'packages/ui/src/**/*.test.ts',
            'scripts/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          // Loading the server costs more than the tests of most files, so a worker loads it once. Each file still has a separate server
          // and database; modules keep only caches and metrics between files.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          setupFiles,
          ...timeouts,
        },
      },
    ],
  },
})
