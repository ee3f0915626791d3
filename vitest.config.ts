import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './scripts/patience.ts'

/** None of them ends a test that passes: they only say when to give one up. */
const timeouts = { testTimeout: 60_000 * patience, hookTimeout: 120_000 * patience }
const setupFiles = ['scripts/patient-waits.ts']

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, and on two cores would run one file at a time. A file waits for PostgreSQL about half of
    // its time, so one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // What `--changed` cannot see from imports: every server test runs on the migrated database.
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
          setupFiles,
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
          // Loading the server costs more than most files' tests, so a worker loads it once. Each file still has a server and a
          // database of its own; what modules keep between files are caches and metrics.
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
