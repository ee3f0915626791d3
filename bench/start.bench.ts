import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { benchDirectory } from './databases.ts'
import { memoryOf, nodeProcessesOf } from './memory.ts'
import { freePort } from './processes.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const root = path.resolve(import.meta.dirname, '..')
const rounds = 3
const patienceMs = 300_000

/** Bars 13 and 14: the whole product as run by `npm start`, on a migrated database. */
export const startBench: Bench = {
  name: 'start',
  bars: [13, 14],
  async run() {
    const first = await start()
    await untilLoaded(first)
    await stop(first)
    const warm: Started[] = []
    for (let round = 0; round < rounds; round++) {
      const started = await start()
      warm.push(started)
      if (round < rounds - 1) await stop(started)
    }
    const last = warm.at(-1)
    if (!last) throw new Error('Nothing was started')
    const serving = median(warm.map((one) => one.servingMs))
    const page = median(warm.map((one) => one.pageMs))
    const again = await killAndWait(last)
    const memory = await idleMemory(last)
    await stop(last)
    return [
      atMost(rowOf('start on a migrated database: serving (with PostgreSQL)', serving), serving / 1_000, 1.5, 1, ' s'),
      atMost(rowOf('start on a migrated database: the login page is whole', page), page / 1_000, 5, 2, ' s'),
      atMost(rowOf('kill -9 of the server to serving again', again), again / 1_000, 4, 1.5, ' s'),
      memory,
    ]
  },
}

const rowOf = (what: string, ms: number) => ({ bar: 14, what, ours: `${number(ms / 1_000, 2)} s`, reference: '-' })

type Started = { child: ChildProcess; url: string; servingMs: number; pageMs: number }

async function start(): Promise<Started> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      MQTT_PORT: String(await freePort()),
      DATA_DIR: path.join(benchDirectory, 'start'),
    },
    stdio: 'ignore',
    detached: true,
  })
  await ready(`${url}/health/ready`)
  const servingMs = performance.now() - startedAt
  await wholePage(url)
  return { child, url, servingMs, pageMs: performance.now() - startedAt }
}

async function stop({ child }: Started): Promise<void> {
  // Signals the process group, as a terminal does on Ctrl-C.
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await once(child, 'exit')
  await pause(1_000)
}

async function killAndWait({ child, url }: Started): Promise<number> {
  const servers = await processesWith(child.pid ?? 0, 'dist/server.js')
  const startedAt = performance.now()
  for (const pid of servers) process.kill(pid, 'SIGKILL')
  await ready(`${url}/health/ready`)
  return performance.now() - startedAt
}

/** Until the past of the demonstration is loaded, which begins some seconds after the product serves. */
async function untilLoaded({ child }: Started): Promise<void> {
  for (let quietS = 0; quietS < 15; quietS++) {
    if ((await processesWith(child.pid ?? 0, 'scripts/seed.ts')).length > 0) quietS = 0
    await pause(1_000)
  }
}

async function processesWith(top: number, command: string): Promise<number[]> {
  const all = await nodeProcessesOf(top)
  // A process may end after it was listed.
  const commands = await Promise.all(all.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const))
  return commands.filter(([, text]) => text.includes(command)).map(([pid]) => pid)
}

async function idleMemory({ child }: Started): Promise<Row> {
  await pause(60_000)
  const used = await memoryOf(await nodeProcessesOf(child.pid ?? 0))
  const what = 'memory of all Node processes, idle a minute after the start'
  return atMost({ bar: 13, what, ours: `${number(used)} MB`, reference: '-' }, used, 200, 150, ' MB')
}

async function ready(address: string): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const isThere = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    await pause(20)
  }
  throw new Error(`${address} did not respond`)
}

/** Loads the page with every script and style in it. */
async function wholePage(url: string): Promise<void> {
  const page = await (await fetch(`${url}/login`)).text()
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1])
  await Promise.all(files.map(async (file) => (await fetch(url + file)).arrayBuffer()))
}
