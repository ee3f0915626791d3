import { peakOver } from './memory.ts'
import { startApi } from './product.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const rounds = 20
/** The size limit of a body. */
const bodyMax = 262_144

/** Bodies to be rejected, each as large as the limit allows. */
const bodies: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'brackets alone': () => textOf('['.repeat(bodyMax)),
  'objects in objects': () => textOf('{"a":'.repeat(bodyMax / 5)),
  '20,000 keys in an object': () => textOf(`{${listOf(20_000, (at) => `"${at}":0`)}}`),
  'the same key 40,000 times': () => textOf(`{${listOf(40_000, () => '"a":1')}}`),
  'a duplicate key in the last of 15,000 objects': () => textOf(`[${listOf(15_000, () => '{"a":1,"b":2}')},{"a":1,"a":2}]`),
  'quotation marks and backslashes': () => textOf(`"${'\\"'.repeat(bodyMax / 2 - 4)}`),
  'a string that never ends': () => textOf(`{"accountName":"${'x'.repeat(bodyMax - 30)}`),
  'a byte that is no UTF-8 at the end': () => Uint8Array.from([...textOf(`{"accountName":"${'ő'.repeat(bodyMax / 2 - 20)}`), 0xc3]),
}

/** The cost of rejecting a hostile body: the slowest response, and the total added memory. */
export const bodiesBench: Bench = {
  name: 'bodies',
  bars: [],
  async run() {
    const api = await startApi(10)
    try {
      const send = (body: Uint8Array<ArrayBuffer>) => refuse(api, body)
      // The memory for a process's first calls is not a cost of hostile bodies.
      for (let round = 0; round < 5 * rounds; round++) await send(textOf('{'))
      const { result, peakMb } = await peakOver(api.pid, () => refuseAll(send))
      const memory = { bar: 0, what: 'memory that all refused bodies add', ours: `+${number(peakMb)} MB`, reference: '-' }
      return [...result, atMost(memory, peakMb, 40, 20, ' MB')]
    } finally {
      await api.stop()
    }
  },
}

/** Milliseconds until a body is rejected. */
async function refuse({ url, token }: { url: string; token: string }, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const startedAt = performance.now()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${url}/api/v1/customers`, { method: 'POST', headers, body })
  if (status !== 400) throw new Error(`returned ${status}`)
  return performance.now() - startedAt
}

async function refuseAll(send: (body: Uint8Array<ArrayBuffer>) => Promise<number>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, bodyOf] of Object.entries(bodies)) {
    const body = bodyOf()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await send(body))
    const slowest = Math.max(...times)
    const ours = `${number(slowest, 1)} ms, usually ${number(median(times), 1)} ms`
    rows.push(atMost({ bar: 0, what: `refuse ${name}, the slowest of ${rounds}`, ours, reference: '-' }, slowest, 100, 25, ' ms'))
  }
  return rows
}

const textOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const listOf = (length: number, one: (at: number) => string): string => Array.from({ length }, (_, at) => one(at)).join(',')
