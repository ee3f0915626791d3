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
    const databaseUrl = await databaseOf(10_000)
    const [ours, bare]: [LiveResult[], LiveResult[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await listen('hub', databaseUrl))
      bare.push(await listen('bare', databaseUrl))
    }
    return [rowOf(ours, bare)]
  },
}

async function listen(role: string, databaseUrl: string): Promise<LiveResult> {
  const server: Running = await startScript('bench/live-server.ts', { ROLE: role, SITES: String(sites), DATABASE_URL: databaseUrl })
  try {
    const load: LiveLoad = { url: `${server.url.replace('http', 'ws')}/live`, sockets, sites, seconds }
    const result = await inProcess<LiveLoad, LiveResult>('live-load.ts', load)
    // On a busy machine timers are late for both. Far fewer messages would mean lost ones.
    const expected = sockets * 10 * seconds
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
