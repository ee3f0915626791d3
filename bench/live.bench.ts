import { databaseOf } from './databases.ts'
import { inProcess } from './in-process.ts'
import type { LiveLoad, LiveResult } from './live-load.ts'
import { type Running, startScript } from './processes.ts'
import { type Bench, median, number, type Row } from './row.ts'

const sockets = 1_000
const sites = 50
const seconds = 4
const rounds = 3

/** Bar 9: the hub's fan-out to a thousand sockets at ten messages a second each, compared with a bare loop over `ws`. */
export const liveBench: Bench = {
  name: 'live',
  bars: [9],
  async run() {
    const [ours, bare]: [LiveResult[], LiveResult[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await listen('hub'))
      bare.push(await listen('bare'))
    }
    return [rowOf(ours, bare)]
  },
}

const listen = (role: string) => listenTo(role, { sockets, sites, everyMs: 100, seconds, settleMs: 1_500 })

/** `settleMs`: time between the last opened socket and the measurement. */
type Listening = { sockets: number; sites: number; everyMs: number; seconds: number; settleMs: number }

/** Sockets spread over sites that each measure at a steady rate: how old the messages were on arrival. */
async function listenTo(role: string, { sockets, sites, everyMs, seconds, settleMs }: Listening): Promise<LiveResult> {
  const environment = { ROLE: role, SITES: String(sites), EVERY_MS: String(everyMs), DATABASE_URL: await databaseOf(10_000) }
  const server: Running = await startScript('bench/live-server.ts', environment)
  try {
    const load: LiveLoad = { url: `${server.url.replace('http', 'ws')}/live`, sockets, sites, seconds, settleMs }
    const result = await inProcess<LiveLoad, LiveResult>('live-load.ts', load)
    // On a busy machine timers are late for both. Far fewer messages would mean lost ones.
    const expected = (sockets * seconds * 1_000) / everyMs
    if (result.messages < expected * 0.75) throw new Error(`${role}: ${result.messages} of ${expected} messages arrived`)
    return result
  } finally {
    await server.stop()
  }
}

function rowOf(ours: readonly LiveResult[], bare: readonly LiveResult[]): Row {
  // The clock counts whole milliseconds: below one, both are immediate.
  const p99 = (results: readonly LiveResult[]) => Math.max(1, median(results.map((one) => one.p99Ms)))
  const [mine, reference] = [p99(ours), p99(bare)]
  return {
    bar: 9,
    what: `${number(sockets)} live sockets, 10 messages/s each: p99`,
    ours: `${number(mine)} ms`,
    reference: `bare ws ${number(reference)} ms`,
    ratio: reference / mine,
    must: '≤ 3 times',
    aim: '≤ 1.3 times',
    isMet: mine <= 3 * reference,
    isAimed: mine <= 1.3 * reference,
  }
}
