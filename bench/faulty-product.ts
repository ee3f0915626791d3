import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { tokenOf } from './members.ts'
import { nodeProcessesOf } from './memory.ts'
import { freePort } from './processes.ts'

const root = path.resolve(import.meta.dirname, '..')
const directory = path.join(root, '.data/faults')

/** The whole product as run by `npm start`, with ways to break it. */
export type FaultyProduct = {
  url: string
  databaseUrl: string
  token: string
  tenantId: string
  /** IDs of the product's current processes that run this file. */
  pidsOf(file: string): Promise<number[]>
  /** Restarts PostgreSQL immediately, as after a crash, at the same address. */
  restartPostgres(): Promise<void>
  /** Stops PostgreSQL; the returned function starts it again. */
  stopPostgres(): Promise<() => Promise<void>>
  /** Freezes every process of PostgreSQL; the returned function resumes them. */
  freezePostgres(): Promise<() => void>
  stop(): Promise<void>
}

export async function startFaultyProduct(): Promise<FaultyProduct> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      MQTT_PORT: String(await freePort()),
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
    detached: true,
  })
  await until(async () => (await fetch(`${url}/health/ready`)).ok, 300_000)
  const postgres = await startPostgres({ directory: path.join(directory, 'postgres'), database: 'wattdesk' })
  const secretKey = Buffer.from((await readFile(path.join(directory, 'secret.key'), 'utf8')).trim(), 'base64')
  const token = await tokenOf(postgres.url, secretKey, 'admin@wattdesk.example', url)
  const me = await fetch(`${url}/api/v1/profile/me`, { headers: { authorization: `Bearer ${token}` } })
  const { tenant } = (await me.json()) as { tenant: { id: string } } // the shape that the contract's `getMe` declares
  return {
    url,
    databaseUrl: postgres.url,
    token,
    tenantId: tenant.id,
    pidsOf: (file) => pidsOf(child, file),
    ...(await postgresOf(postgres.directory)),
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGINT')
      await once(child, 'exit')
    },
  }
}

async function pidsOf(child: ChildProcess, file: string): Promise<number[]> {
  const all = await nodeProcessesOf(child.pid ?? 0)
  const commands = await Promise.all(all.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const))
  return commands.filter(([, command]) => command.includes(file)).map(([pid]) => pid)
}

export type PostgresControls = Pick<FaultyProduct, 'restartPostgres' | 'stopPostgres' | 'freezePostgres'>

/** PostgreSQL's options file contains its start command, which starts it again. */
export async function postgresOf(data: string): Promise<PostgresControls> {
  const command = (await readFile(path.join(data, 'postmaster.opts'), 'utf8')).trim()
  const binary = command.split(' ')[0] ?? ''
  const owner = execFileSync('stat', ['-c', '%u %g', data], { encoding: 'utf8' }).trim().split(' ').map(Number)
  const [uid, gid] = process.getuid?.() === 0 ? owner : []
  const control = (...parameters: string[]) =>
    execFileSync(path.join(path.dirname(binary), 'pg_ctl'), [...parameters, '-D', data, '-w'], { uid, gid, cwd: data, stdio: 'ignore' })
  const options = [...command.matchAll(/"([^"]*)"/g)].map((match) => match[1]).filter((part) => part && part !== '-D' && part !== data)
  const start = () =>
    control('start', '-l', path.join(data, 'server.log'), '-o', options.map((part) => (part === '-c' ? part : `'${part}'`)).join(' '))
  const pids = async () => {
    const [first = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')
    const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).trim().split('\n').map(Number)
    return [...children, Number(first)]
  }
  return {
    restartPostgres: async () => {
      control('stop', '-m', 'immediate')
      start()
    },
    stopPostgres: async () => {
      control('stop', '-m', 'fast')
      return async () => void start()
    },
    freezePostgres: async () => {
      const frozen = await pids()
      for (const pid of frozen) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of frozen.toReversed()) signal(pid, 'SIGCONT')
      }
    },
  }
}

/** A process of a connection may end at any time. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Waits until a condition holds. Returns how many ms it took. A refused connection counts as not yet. */
export async function until(holds: () => Promise<boolean>, patienceMs: number): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (await holds().catch(() => false)) return performance.now() - startedAt
    await pause(50)
  }
  throw new Error(`not reached within ${patienceMs / 1_000} s`)
}
