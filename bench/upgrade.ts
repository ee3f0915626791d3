import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './processes.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const migrationsFolder = 'apps/server/src/db/migrations'

export type Former = { folder: string; name: string; isTag: boolean; remove(): Promise<void> }

/** A copy of the previous release, ready to run: of the last tag, or else of the newest commit with an older schema. */
export async function checkOutFormer(wanted: string | undefined): Promise<Former> {
  const tag = wanted ?? (await git('describe', '--tags', '--abbrev=0').catch(() => undefined))
  const name = tag ?? (await beforeNewestMigration())
  const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-former-'))
  await run('sh', ['-c', `git -C '${root}' archive '${name}' | tar -x -C '${folder}'`])
  await linkPackages(folder)
  await run(
    process.execPath,
    [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'programs.config.ts', '--logLevel', 'warn'],
    {
      cwd: folder,
    },
  )
  return { folder, name, isTag: tag !== undefined, remove: () => rm(folder, { recursive: true, force: true }) }
}

const git = async (...parameters: string[]) => (await run('git', ['-C', root, ...parameters])).stdout.trim()

async function beforeNewestMigration(): Promise<string> {
  const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrationsFolder)
  if (!added) throw new Error('No commit that added a migration was found: name a previous release with --from')
  return git('rev-parse', '--short', `${added}^`)
}

/** The packages of this checkout, with the workspaces of the previous release. */
async function linkPackages(folder: string): Promise<void> {
  for (const place of ['node_modules', 'apps/server/node_modules']) {
    const entries = await readdir(path.join(root, place)).catch(() => [])
    if (entries.length > 0) await mkdir(path.join(folder, place), { recursive: true })
    for (const entry of entries.filter((one) => one !== '@wattdesk' && one !== '.cache')) {
      await symlink(path.join(root, place, entry), path.join(folder, place, entry))
    }
  }
  const own = path.join(root, 'node_modules/@wattdesk')
  await mkdir(path.join(folder, 'node_modules/@wattdesk'))
  for (const entry of await readdir(own)) {
    // Relative, so that it leads to the copy's own package.
    await symlink(await readlink(path.join(own, entry)), path.join(folder, 'node_modules/@wattdesk', entry))
  }
}

export type Release = { url: string; errors: () => string[]; stop(): Promise<void> }

/** A complete, working server process of a release. */
export async function startRelease(folder: string, environment: Record<string, string>): Promise<Release> {
  return (await launchRelease(folder, environment)).working
}

/** A server process of a release, its output so far, and when it is ready. */
export async function launchRelease(folder: string, environment: Record<string, string>) {
  const port = await freePort()
  const child = startServer(folder, { PORT: String(port), ...environment })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => lines.push(...text.toString().split('\n').filter(Boolean)))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`A server ended before it was ready: ${lines.join(' ')}`)
  })
  ended.catch(() => undefined) // stop() waits for its later exit
  const release: Release = {
    url: `http://127.0.0.1:${port}`,
    errors: () => lines.filter((line) => line.includes('"level":50')),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
  return { url: release.url, lines, working: Promise.race([once(child, 'message'), ended]).then(() => release) }
}

function startServer(folder: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(folder, 'dist/server.js')], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'error', MQTT_PORT: '0', DEMO: 'off', PUBLIC_URL: 'http://localhost:4000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Runs a line of a release's own code. */
export async function evaluate(folder: string, environment: Record<string, string>, code: string): Promise<string> {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code]
  return (await run(process.execPath, flags, { cwd: folder, env: { ...process.env, ...environment } })).stdout.trim()
}

/** Loads the previous release's own demonstration. */
export async function seedFormer(folder: string, environment: Record<string, string>): Promise<void> {
  const parameters = ['scripts/seed.ts', '--customers', '1000', '--history-days', '2', '--quiet']
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: folder,
    env: { ...process.env, ...environment },
  })
}

/** The status of every read-only call without parameters in the API's own description. */
export async function readAll(url: string, token: string): Promise<Map<string, number>> {
  const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, unknown>> }
  const paths = Object.entries(described.paths).flatMap(([place, methods]) => ('get' in methods && !place.includes('{') ? [place] : []))
  const statuses = new Map<string, number>()
  for (const place of paths) {
    const response = await fetch(url + place, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    statuses.set(place, response.status)
  }
  return statuses
}
