import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchDirectory } from './databases.ts'
import { freePort } from './processes.ts'

const version = '12.4.0'
const directory = path.join(benchDirectory, 'peers', `directus-${version}`)
const program = path.join(directory, 'node_modules/directus/cli.js')
const token = 'directus-benchmark-token'

export type Directus = { url: string; token: string; stop(): Promise<void> }

/** Installs Directus outside of the project, once. Returns false if the registry cannot be reached. */
export async function installDirectus(): Promise<boolean> {
  if (await isThere(program)) return true
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ private: true, dependencies: { directus: version } }))
  console.log(`  Installing Directus ${version} in ${directory} …`)
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: directory,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    return true
  } catch {
    return false
  }
}

/** Starts Directus without caches, rate limits, telemetry and log. It creates its own tables in the database. */
export async function startDirectus(databaseUrl: string): Promise<Directus> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const url = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_DATABASE: pathname.slice(1),
    DB_USER: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
    DB_POOL__MAX: '12',
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    SECRET: 'directus-benchmark-secret-of-more-than-32-letters',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'copper lantern on a hill',
    ADMIN_TOKEN: token,
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    QUERY_LIMIT_MAX: '1000',
  }
  execFileSync(process.execPath, [program, 'bootstrap'], { cwd: directory, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const child = spawn(process.execPath, [program, 'start'], { cwd: directory, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (let attempt = 0; attempt < 600; attempt++) {
    const isUp = await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, token, stop }
    if (child.exitCode !== null) break
    await sleep(200)
  }
  await stop()
  throw new Error('Directus did not start')
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
