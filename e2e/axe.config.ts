import { defineConfig } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import everyTest from './playwright.config.ts'

/** `npm run axe`: tests that take too long for `npm test`. */
export default defineConfig({
  ...everyTest,
  projects: undefined,
  testMatch: '*.sweep.ts',
  timeout: 600_000 * patience,
  use: { ...everyTest.use, actionTimeout: 20_000 * patience },
})
