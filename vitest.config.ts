import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{contract,device-protocol,energy,i18n,recorded-homes}/**/*.test.ts',
            'apps/fleet-simulator/**/*.test.ts',
            'apps/portal/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'packages/ui/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
