import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { benchDirectory, benchSecret, onServer } from './databases.ts'
import { freePort, type Running } from './processes.ts'

/** The latest release of which the registry has all parts. */
const release = '12.4.0'
const directory = path.join(benchDirectory, 'directus')
const program = path.join(directory, 'node_modules/directus/cli.js')

/** The schema that contains what Directus serves, apart from ours. */
const schema = 'peers'

export type Directus = Running & { token: string }

/** Installs Directus on the first run; it is no dependency of the project. */
async function install(): Promise<void> {
  if (existsSync(program)) return
  console.log(`Installing Directus ${release}; it is kept for later runs …`)
  // It runs scripts of its users in isolated-vm, which would have to be compiled here and which no list needs.
  const unused = path.join(directory, 'unused')
  await mkdir(unused, { recursive: true })
  await writeFile(path.join(unused, 'package.json'), JSON.stringify({ name: 'isolated-vm', version: '6.0.0' }))
  await writeFile(path.join(unused, 'index.js'), '')
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ private: true, overrides: { 'isolated-vm': 'file:unused' } }))
  const parameters = ['install', '--no-audit', '--no-fund', '--loglevel=error', `directus@${release}`]
  const child = spawn('npm', parameters, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Directus could not be installed: npm ended with ${code}`)
}

/**
 * The customers of our list with the same columns and the same orders indexed, as a table of its own. Trigrams index what a search reads.
 */
async function copyCustomers(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.query(`create schema ${schema}`)
    await client.query(`
      create table ${schema}.customers as
        select c.id, c.affiliate_id, c.account_name, c.account_email, c.type, c.status, c.idp_status, c.tenant_id, t.name as tenant_name,
          c.external_reference_id, c.second_external_reference_id, c.source_kind, c.created_at, c.joined_at, c.last_seen_at,
          c.deactivated_at, c.installation_status, c.subscription, c.application_name, c.white_label, c.two_factor, c.technical,
          c.site_name, c.address, c.zip_code, c.city
        from public.customers c join public.tenants t on t.id = c.tenant_id`)
    await client.query(`alter table ${schema}.customers add primary key (id)`)
    for (const column of ['created_at', 'account_name', 'last_seen_at', 'city', 'zip_code'])
      await client.query(`create index on ${schema}.customers (affiliate_id, ${column}, id)`)
    await client.query('create extension if not exists pg_trgm')
    for (const column of ['account_name', 'account_email', 'external_reference_id', 'site_name', 'address', 'zip_code', 'city'])
      await client.query(`create index on ${schema}.customers using gin (lower(${column}::text) public.gin_trgm_ops)`)
    await client.query(`analyze ${schema}.customers`)
  })
}

/** Starts Directus on the customers of a database that is a copy for this purpose. */
export async function startDirectus(databaseUrl: string): Promise<Directus> {
  await install()
  await copyCustomers(databaseUrl)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const token = benchSecret.toString('hex')
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: token,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: `array:${schema}`,
    DB_POOL__MAX: '12',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: token,
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    LOG_LEVEL: 'warn',
    PRESSURE_LIMITER_ENABLED: 'false',
  }
  const run = (command: string) =>
    spawn(process.execPath, [program, command], { cwd: directory, env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(run('bootstrap'), 'exit')
  if (code !== 0) throw new Error(`Directus could not be set up: it ended with ${code}`)
  const child = run('start')
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`Directus ended with ${child.exitCode} before it was ready`)
    const isUp = await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, token, pid: child.pid ?? 0, stop }
    await pause(100)
  }
  await stop()
  throw new Error('Directus did not answer within a minute')
}
