import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { dataDirectory, mailboxKey, mailboxPort, port } from './addresses.ts'

const root = path.resolve(import.meta.dirname, '..')

const longest = '**/unallocated-installations.spec.ts'

/** The whole product as run by `npm start`, on separate data. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  // A test waits for the product a fifth of its time, so one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  // The longest test begins first, because otherwise the run would wait for it alone at the end.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  retries: 0,
  // These limits never affect a passing test: they only determine when to give one up. The longest test takes 50 s.
  timeout: 240_000 * patience,
  expect: { timeout: 30_000 * patience },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000 * patience,
    // A trace costs a third of the processor time. `npm run e2e -- FILE --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests cannot intercept responses of a service worker. Those about the network allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live only for seconds here, and optimizing their code takes a fifth of the processor time.
        '--js-flags=--no-opt',
      ],
    },
  },
  webServer: {
    command: `node --disable-warning=ExperimentalWarning scripts/start.ts`,
    cwd: root,
    // Its log shows the reason of a refused call.
    stdout: 'pipe',
    url: `http://localhost:${port}/health/ready`,
    timeout: 600_000 * patience,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 * patience },
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      MAILBOX_PORT: String(mailboxPort),
      MAILBOX_KEY: mailboxKey,
      MQTT_PORT: '0',
      // Loading a year of every home takes as long as a dozen tests.
      DEMO_HISTORY_DAYS: '40',
      // Messages of the fleet, every 5 s elsewhere, take a tenth of the processor time.
      PUBLISH_INTERVAL_SECONDS: '15',
      LOG_LEVEL: 'warn',
      // The calls of a member take turns, by the number of connections, and several tests sign in as the same member at once.
      DATABASE_POOL: '24',
    },
  },
})
