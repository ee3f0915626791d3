import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { benchSecret } from './databases.ts'
import { listVariants } from './list-variants.ts'
import { tokenOf } from './members.ts'
import { peakOver } from './memory.ts'
import { pacedLoad } from './paced-load.ts'
import { type Api, startApi } from './product.ts'
import { atMost, type Bench, number, type Row } from './row.ts'

const customers = 10_000
const listsPerSecond = 40
/** At the speed at which the bars were set. A slower machine gets as many lists, or its few slowest ones decide. */
const seconds = 16
const secondsMax = 60
const connections = 1_000
const shapes = 500
const shapesAtOnce = 20

/**
 * The customers list of one member, while another client does what it should not: requests much and reads nothing, or never filters the
 * same way twice. The others must hardly notice.
 */
export const hostileBench: Bench = {
  name: 'hostile',
  bars: [],
  async run(speed) {
    const api = await startApi(customers)
    try {
      const paths = (await listVariants(api.databaseUrl)).map(({ path }) => path)
      const attacker = await tokenOf(api.databaseUrl, benchSecret, 'support@wattdesk.example', `http://localhost:${new URL(api.url).port}`)
      const hostile = { ...api, token: attacker }
      const load = { token: api.token, perSecond: listsPerSecond * speed, seconds: Math.min(secondsMax, seconds / speed) }
      await pacedLoad(api.url, paths, load)
      const idle = p99(await pacedLoad(api.url, paths, load))
      const meanwhile = async (what: string, attack: () => Promise<() => Promise<void>>): Promise<Row[]> => {
        const { result: busy, peakMb } = await peakOver(api.pid, async () => {
          const end = await attack()
          return p99(await pacedLoad(api.url, paths, load).finally(end))
        })
        const row = { bar: 0, what: `customers list p99 while ${what}, over idle` }
        const ours = { ours: `${number(busy, 1)} ms, +${number(peakMb)} MB`, reference: `${number(idle, 1)} ms idle` }
        return [
          atMost({ ...row, ...ours }, busy / idle, 4, 2, ' times'),
          atMost({ bar: 0, what: `memory while ${what}`, ours: `+${number(peakMb)} MB`, reference: '-' }, peakMb, 200, 100, ' MB'),
        ]
      }
      return [
        ...(await meanwhile(`${number(connections)} connections request a page and do not read`, () => stall(hostile, pageOf100))),
        ...(await meanwhile('200 connections request the longest list and do not read', () => stall(hostile, longestList, 200))),
        ...(await meanwhile(`filters of ${shapes} shapes arrive, ${shapesAtOnce} at once`, () => shapesOfFilter(hostile))),
      ]
    } finally {
      await api.stop()
    }
  },
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? Number.NaN

const pageOf100 = '/api/v1/customers?limit=100'
const longestList = `/api/v1/customers?limit=-1&filter=${encodeURIComponent(JSON.stringify({ type: 'residential_customer' }))}`

/** Opens connections that request a path twice, and read nothing. Returns a function that closes them. */
async function stall({ url, token }: Api, path: string, count = connections): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(url)
  const open: Socket[] = []
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`
  const one = async () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.pause()
    await once(socket, 'connect')
    open.push(socket)
    socket.write(request.repeat(2))
  }
  // In batches: only a limited number of connections can wait to be accepted.
  for (let done = 0; done < count; done += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - done) }, one))
    await pause(20)
  }
  return async () => {
    for (const socket of open) socket.destroy()
  }
}

const terms: readonly [field: string, value: unknown][] = [
  ['type', 'residential_customer'],
  ['status', { op: 'in', value: ['active', 'inactive'] }],
  ['source', { op: 'ne', value: 'crm' }],
  ['whiteLabel', false],
  ['technical', false],
  ['twoFactor', true],
  ['city', { op: 'startsWith', value: 'B' }],
  ['zipCode', { op: 'contains', value: '1' }],
  ['createdAt', { op: 'gte', value: '2024-01-01' }],
]

/** Requests as many different filters as fit into the bound, until it is ended. */
async function shapesOfFilter({ url, token }: Api): Promise<() => Promise<void>> {
  let isOver = false
  let next = 1
  const one = async () => {
    while (!isOver) {
      const shape = next++ % shapes
      const filter = Object.fromEntries(terms.filter((_, bit) => (shape + 1) & (1 << bit)))
      const order = shape % 2 ? 'city:asc' : 'createdAt:desc'
      const query = new URLSearchParams({ filter: JSON.stringify(filter), order })
      const response = await fetch(`${url}/api/v1/customers?${query}`, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      // The former client's calls may still wait for their turn.
      if (!response.ok && response.status !== 503) throw new Error(`A filter returned ${response.status}`)
    }
  }
  const all = Array.from({ length: shapesAtOnce }, one)
  return async () => {
    isOver = true
    await Promise.all(all)
  }
}
