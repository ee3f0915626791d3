import path from 'node:path'
import { youngMb } from '../apps/server/src/platform/process-memory.ts'
import { collectOnce, keepRunning } from './children.ts'
import { loadDemonstration, loadPast } from './demonstration.ts'
import { openPreparation } from './preparation.ts'
import {
  dataDirectory,
  obtainBrokerPort,
  obtainDatabase,
  obtainMailbox,
  obtainSecretKey,
  obtainVendorApi,
  productEnvironment,
  refuse,
  root,
} from './product.ts'
import { step } from './progress.ts'
import { endsLast, stopAtSignals, stopProduct } from './shutdown.ts'

/** The file of a program, and the folders whose changes restart it. */
export type Program = { file: string; watched?: readonly string[] }

export type Launch = {
  server: Program
  fleet: Program
  /** Builds the programs. */
  make?: () => Promise<void>
  /** Settings of the server besides the environment's. `ownerUrl` is the connection that migrates. */
  settings(database: { ownerUrl: string | undefined }): Record<string, string>
  /** Further programs beside the server. */
  beside?: () => Promise<void>
}

/**
 * Starts the database, migrates, loads the demonstration into an empty database, then starts the processes and keeps them running
 * until the product is stopped.
 */
export async function launch({ server, fleet, make, settings, beside }: Launch): Promise<void> {
  const startedAt = performance.now()
  stopAtSignals()
  const preparation = openPreparation()
  const config = await preparation.ask('settings')
  console.log('Wattdesk')
  // Builds take one core, the database and its first data the other.
  const made = make?.()
  made?.catch(() => undefined)
  const obtained = step('PostgreSQL', obtainDatabase)
  endsLast({
    gently: async () => (await obtained).embedded?.stop(),
    atOnce: async () => (await obtained).embedded?.stop('immediate'),
  })
  const database = await obtained.catch((error: Error) => refuse(error.message))
  const { embedded } = database
  if (embedded && !embedded.directory.startsWith(root)) console.log(`    its data is in ${embedded.directory}`)

  try {
    const secretKey = await obtainSecretKey()
    const { url, ownerUrl: given } = database
    const prepared = await preparation.ask('bringUpToDate', { url, ownerUrl: given, directory: embedded?.directory }, secretKey)
    const { applicationUrl, ownerUrl } = prepared
    const brokerPort = await obtainBrokerPort(config.brokerPort)
    const vendorApi = config.demo ? await obtainVendorApi() : undefined
    const environment: Record<string, string> = {
      ...(await productEnvironment(applicationUrl, secretKey)),
      ...(await obtainMailbox()),
      MQTT_PORT: String(brokerPort),
      ...(vendorApi ? { VENDOR_URLS: vendorApi.urls, PRICES_URL: process.env.PRICES_URL || vendorApi.pricesUrl } : {}),
      ...settings({ ownerUrl }),
    }
    const demonstration = { databaseUrl: database.url, secretKey, customers: 5_000, historyDays: config.historyDays }
    if (config.demo && prepared.isLoadable) {
      await step('Demonstration data', () => loadDemonstration(demonstration))
    } else if (prepared.isCutOff) {
      throw new Error('A load of the demonstration was cut off. Start once with DEMO=true to load it again, or use an empty database.')
    }
    await made
    const logLevel = environment.LOG_LEVEL ?? 'warn'
    // Half of what a deployed server has: on a laptop it is at rest most of the time.
    await step('Server', () =>
      keepRunning({ name: 'The server', youngMb: youngMb / 2, ...server, environment: { ...environment, LOG_LEVEL: logLevel } }),
    )
    const fleetFile = path.join(dataDirectory(), 'fleet.json')
    const homes = config.demo ? await preparation.ask('writeFleetFile', { databaseUrl: applicationUrl, file: fleetFile }) : 0
    if (homes > 0) {
      const home = {
        FLEET_FILE: fleetFile,
        MQTT_URL: environment.MQTT_URL || `mqtt://127.0.0.1:${brokerPort}`,
        SERVER_URL: `http://127.0.0.1:${config.port}`,
        // The fleet's homes report each restart of the server as a lost connection.
        LOG_LEVEL: fleet.watched ? 'error' : logLevel,
        ...(vendorApi ? { VENDOR_API_PORT: vendorApi.port } : {}),
      }
      await step('Simulated fleet', () =>
        keepRunning({ name: 'The simulated fleet', ...fleet, environment: home, youngMb: 1, isSmall: true }),
      )
    }
    if (homes > 0 && ownerUrl) void loadPast(demonstration)
    await beside?.()
    await preparation.ask('welcome', environment, performance.now() - startedAt)
    preparation.end()
    // The supervisor too is at rest from now on.
    await import(collectOnce)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await stopProduct(1)
  }
}
