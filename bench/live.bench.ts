import { copyOfDatabase, databaseOf, onServer } from './databases.ts'
import { inProcess } from './in-process.ts'
import { inventedHomes, openApps, openedApps } from './live-homes.ts'
import type { LiveLoad, LiveResult } from './live-load.ts'
import { memoryOf } from './memory.ts'
import { type Running, startScript } from './processes.ts'
import { type Bench, median, number, type Row } from './row.ts'

const sockets = 1_000
const sites = 50
const seconds = 4
const rounds = 3

/** Customers with an open app, each with a home that measures every five seconds. */
const apps = 10_000
const appRounds = 2

/**
 * Bar 9: the hub's fan-out to a thousand sockets at ten messages per second each, and to ten thousand apps, including the look-up of
 * their sessions; both compared with a bare loop over `ws`.
 */
export const liveBench: Bench = {
  name: 'live',
  bars: [9],
  async run() {
    const homes = inventedHomes(sites).map(({ siteId }) => siteId)
    const members: Listening = { sockets, sites: homes, everyMs: 100, seconds, settleMs: 1_500, environment: { SITES: String(sites) } }
    const [ours, bare]: [LiveResult[], LiveResult[]] = [[], []]
    const databaseUrl = await databaseOf(10_000)
    for (let round = 0; round < rounds; round++) {
      ours.push((await listenTo('hub', databaseUrl, members)).result)
      bare.push((await listenTo('bare', databaseUrl, members)).result)
    }
    return [rowOf(`${number(sockets)} live sockets, 10 messages/s each`, ours, bare), ...(await measureApps())]
  },
}

async function measureApps(): Promise<Row[]> {
  const database = await copyOfDatabase(100_000, 'bench_apps')
  try {
    await onServer(database.url, (client) => openApps(client, apps))
    const homes = (await openedApps(database.url)).map(({ siteId }) => siteId)
    const open: Listening = { sockets: homes.length, sites: homes, everyMs: 5_000, seconds: 20, settleMs: 6_000, environment: { APP: '1' } }
    const [ours, bare]: [LiveResult[], LiveResult[]] = [[], []]
    let memoryMb = 0
    for (let round = 0; round < appRounds; round++) {
      const hub = await listenTo('hub', database.url, open)
      memoryMb = Math.max(memoryMb, hub.memoryMb)
      ours.push(hub.result)
      bare.push((await listenTo('bare', database.url, open)).result)
    }
    const row = rowOf(`${number(homes.length)} apps, each live at a home of its own`, ours, bare)
    return [{ ...row, ours: `${row.ours}, server ${number(memoryMb)} MB` }]
  } finally {
    await database.drop()
  }
}

/** `settleMs`: time between the last opened socket and the measurement. */
type Listening = {
  sockets: number
  sites: readonly string[]
  everyMs: number
  seconds: number
  settleMs: number
  environment: Record<string, string>
}
type Listened = { result: LiveResult; memoryMb: number }

/** Age of messages on arrival, at sockets spread over sites that each measure at a steady rate. */
async function listenTo(role: string, databaseUrl: string, listening: Listening): Promise<Listened> {
  const { everyMs, environment, ...load } = listening
  const server: Running = await startScript('bench/live-server.ts', {
    ROLE: role,
    EVERY_MS: String(everyMs),
    DATABASE_URL: databaseUrl,
    ...environment,
  })
  try {
    const result = await inProcess<LiveLoad, LiveResult>('live-load.ts', { url: `${server.url.replace('http', 'ws')}/live`, ...load })
    const memoryMb = await memoryOf([server.pid])
    // On a busy machine, timers are late for both. Far fewer messages mean that some were lost.
    const expected = (load.sockets * load.seconds * 1_000) / everyMs
    if (result.messages < expected * 0.75) throw new Error(`${role}: ${result.messages} of ${expected} messages arrived`)
    return { result, memoryMb }
  } finally {
    await server.stop()
  }
}

function rowOf(what: string, ours: readonly LiveResult[], bare: readonly LiveResult[]): Row {
  // The clock counts whole milliseconds, so everything below one is immediate.
  const p99 = (results: readonly LiveResult[]) => Math.max(1, median(results.map((one) => one.p99Ms)))
  const [mine, reference] = [p99(ours), p99(bare)]
  return {
    bar: 9,
    what: `${what}: p99`,
    ours: `${number(mine)} ms`,
    reference: `bare ws ${number(reference)} ms`,
    ratio: reference / mine,
    rank: -mine,
    must: '≤ 3 times',
    aim: '≤ 1.3 times',
    isMet: mine <= 3 * reference,
    isAimed: mine <= 1.3 * reference,
  }
}
