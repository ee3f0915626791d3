import { defineConfig } from '@playwright/test'
import everyTest from './playwright.config.ts'

/** `npm run axe`: what takes too long to be part of `npm test`. */
export default defineConfig({
  ...everyTest,
  projects: undefined,
  testMatch: '*.sweep.ts',
  use: { ...everyTest.use, actionTimeout: 20_000 },
})
