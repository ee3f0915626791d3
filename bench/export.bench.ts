import { get } from 'node:http'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { customerExportColumns } from '@wattdesk/contract/customers/terms.ts'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { benchSecret, databaseOf, onServer } from './databases.ts'
import { tokenOf } from './members.ts'
import { peakOver } from './memory.ts'
import { startApiOn } from './product.ts'
import { atLeast, atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 1_000_000
const rounds = 3

type Exporting = { url: string; pid: number; token: string; databaseUrl: string; rows: number }

/** Bar 6: the customers list as a file, with all columns of all customers, compared with COPY TO of the same columns, in turns. */
export const exportBench: Bench = {
  name: 'export',
  bars: [6],
  async run() {
    const databaseUrl = await databaseOf(customers)
    const api = await startApiOn(databaseUrl)
    try {
      const token = await tokenOf(databaseUrl, benchSecret, 'root@wattdesk.example', `http://localhost:${new URL(api.url).port}`)
      const exporting = { ...api, token, rows: await countOf(api.url, token) }
      return [...(await compare(exporting)), await leaveRow(exporting)]
    } finally {
      await api.stop()
    }
  },
}

async function compare(api: Exporting): Promise<Row[]> {
  const results: { ours: number; copy: number }[] = []
  let grown = 0
  for (let round = 0; round < rounds; round++) {
    const { result, peakMb } = await peakOver(api.pid, () => exportOnce(api))
    grown = Math.max(grown, peakMb)
    results.push({ ours: result, copy: await copyOnce(api.databaseUrl) })
  }
  const [ours, copy] = [median(results.map((one) => one.ours)), median(results.map((one) => one.copy))]
  const what = `CSV export of ${number(api.rows)} customers, all columns, in order`
  const speed = { bar: 6, what, ours: `${number(ours)} rows/s`, reference: `${number(copy)} rows/s COPY TO` }
  const memory = { bar: 6, what: 'memory that the export adds', ours: `+${number(grown)} MB`, reference: '-' }
  return [atLeast(speed, ours / copy, 0.3, 0.8), atMost(memory, grown, 128, 48, ' MB')]
}

/** Rows per second, from the request to the last byte. */
async function exportOnce(api: Exporting): Promise<number> {
  const startedAt = performance.now()
  const lines = await new Promise<number>((resolve, reject) => {
    const call = request(api, (chunk) => countLines(chunk), resolve)
    call.on('error', reject)
  })
  if (lines !== api.rows + 1) throw new Error(`${lines} lines of ${api.rows} customers were exported`)
  return (api.rows * 1_000) / (performance.now() - startedAt)
}

/** Deleted customers are in the table, but not in lists. */
async function countOf(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/customers?limit=1&exactTotal=true`, { headers: { authorization: `Bearer ${token}` } })
  const { total } = (await response.json()) as { total: number } // as the contract declares
  return total
}

function request({ url, token }: Exporting, count: (chunk: Buffer) => number, done: (lines: number) => void) {
  const path = '/api/v1/customers?csvExport=true&limit=0'
  return get(url + path, { headers: { authorization: `Bearer ${token}` } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`The export returned ${response.statusCode}`)
    let lines = 0
    response.on('data', (chunk: Buffer) => {
      lines += count(chunk)
    })
    response.on('end', () => done(lines))
  })
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

const ofUser: readonly string[] = ['firstName', 'lastName', 'language']
const ofSite: readonly string[] = ['country', 'latitude', 'longitude', 'timeZone']
const renamed: Record<string, string> = { tenant: 'tenant_id', source: 'source_kind' }

/** The same columns, unordered and without protection from formulas: as fast as the database can return them. */
const tableColumns = customerExportColumns
  .map((name) => {
    const table = ofUser.includes(name) ? 'u' : ofSite.includes(name) ? 's' : 'c'
    return `${table}.${renamed[name] ?? name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)}`
  })
  .join(', ')
const tables = `customers c left join customer_users u on u.customer_id = c.id and u.is_main
  left join sites s on s.customer_id = c.id and s.is_main`

async function copyOnce(databaseUrl: string): Promise<number> {
  return onServer(databaseUrl, async (client) => {
    let lines = 0
    const sink = new Writable({
      write(chunk, _, done) {
        lines += countLines(chunk)
        done()
      },
    })
    const startedAt = performance.now()
    await pipeline(client.query(copyTo(`copy (select ${tableColumns} from ${tables}) to stdout with (format csv)`)), sink)
    return (lines * 1_000) / (performance.now() - startedAt)
  })
}

/** A client disconnects midway: how long its query continues. */
async function leaveRow(api: Exporting): Promise<Row> {
  const times: number[] = []
  await onServer(api.databaseUrl, async (client) => {
    for (let round = 0; round < rounds; round++) {
      await new Promise<void>((resolve) => {
        const call = request(
          api,
          () => {
            call.destroy()
            resolve()
            return 0
          },
          () => {},
        )
        call.on('error', () => {})
      })
      const leftAt = performance.now()
      while (await isCopying(client)) await pause(5)
      times.push(performance.now() - leftAt)
    }
  })
  const worst = Math.max(...times)
  return atMost(
    { bar: 6, what: 'query of a client that left ends', ours: `${number(worst)} ms`, reference: '-' },
    worst,
    1_000,
    1_000,
    ' ms',
  )
}

async function isCopying(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and query like 'copy (select%' and state <> 'idle' and pid <> pg_backend_pid()",
  )
  return rowCount !== 0
}
