import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { customerFile } from './customer-file.ts'
import { copyOfDatabase, onServer } from './databases.ts'
import { peakOver } from './memory.ts'
import { pacedLoad } from './paced-load.ts'
import { type Api, startApiOn } from './product.ts'
import { atLeast, atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
const rounds = 3
const listsPerSecond = 40

/** Columns of a customer that COPY may write: all but generated ones. */
const columns = `id, tenant_id, affiliate_id, partner_tenant_id, type, status, account_name, account_email, external_reference_id,
  second_external_reference_id, subscription, application_name, source_kind, white_label, gvs_enabled, created_at, updated_at, site_name,
  address, zip_code, city, user_terms, version`

/** Bar 5: a file of customers from the upload to the end of the merge, compared with \copy of only the same customers, in turns. */
export const importBench: Bench = {
  name: 'import',
  bars: [5],
  async run(speed) {
    const database = await copyOfDatabase(customers, 'bench_import')
    await onServer(database.url, postponeChecks)
    const api = await startApiOn(database.url, { ROLES: 'api,worker' })
    try {
      await onServer(api.databaseUrl, makeTwin)
      let grown = 0
      const results: { ours: number; copy: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const series = `r${round}`
        const file = customerFile(customers, series)
        const { result: ours, peakMb } = await peakOver(api.pid, () => importOnce(api, file))
        grown = Math.max(grown, peakMb)
        await untilSealed(api.databaseUrl)
        results.push({ ours: customers / ours, copy: customers / (await copyOnce(api.databaseUrl, series)) })
      }
      return [speedRow(results), memoryRow(grown), await listRow(api, speed)]
    } finally {
      await api.stop()
      await database.drop()
    }
  },
}

/** While the database lay idle, the checks of all homes became due. */
async function postponeChecks(client: pg.Client): Promise<void> {
  await client.query("update site_health set check_at = now() + interval '1 hour'")
  await client.query('vacuum analyze site_health')
}

function speedRow(results: readonly { ours: number; copy: number }[]): Row {
  const [ours, copy] = [median(results.map((one) => one.ours)), median(results.map((one) => one.copy))]
  const what = `CSV import, ${number(customers)} customers with sites, users, entries`
  return atLeast(
    { bar: 5, what, ours: `${number(ours)} rows/s`, reference: `${number(copy)} rows/s \\copy of customers` },
    ours / copy,
    0.6,
    0.75,
  )
}

function memoryRow(mb: number): Row {
  return atMost({ bar: 5, what: 'memory that the import adds', ours: `+${number(mb)} MB`, reference: '-' }, mb, 150, 64, ' MB')
}

/** The customers list, requested at this rate: while the machine is idle, and while a file is imported. */
async function listRow(api: Api, speed: number): Promise<Row> {
  const paths = Array.from(
    { length: 500 },
    (_, at) => `/api/v1/customers?page=${at % 37}&order=${at % 2 ? 'createdAt:desc' : 'accountName:asc'}`,
  )
  const load = { token: api.token, perSecond: listsPerSecond * speed }
  await pacedLoad(api.url, paths, { ...load, seconds: 2 })
  const idle = await pacedLoad(api.url, paths, { ...load, seconds: 8 })
  const importing = importOnce(api, customerFile(customers, 'list'))
  const busy: number[] = []
  let isDone = false
  const ending = importing.finally(() => {
    isDone = true
  })
  while (!isDone) busy.push(...(await pacedLoad(api.url, paths, { ...load, seconds: 1 })))
  await ending
  const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  const [before, during] = [p99(idle), p99(busy)]
  return atMost(
    {
      bar: 5,
      what: 'customers list p99 during the import',
      ours: `${number(during, 1)} ms`,
      reference: `${number(before, 1)} ms idle (×${number(during / before, 1)})`,
    },
    during / before,
    10,
    3,
    '×',
  )
}

/** Uploads a file, starts the import once it is read, and waits for its end. Returns the duration in seconds. */
async function importOnce(api: Api, file: Buffer): Promise<number> {
  const form = new FormData()
  form.set('csvData', new Blob([new Uint8Array(file)]), 'customers.csv')
  const startedAt = performance.now()
  const upload = await ask<CustomerImport>(api, '/api/v1/customers/upload', { method: 'POST', body: form })
  const checked = await untilState(api, upload.id, 'checked')
  await ask(api, `/api/v1/customers/upload/logs/${upload.id}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: checked.version }),
  })
  const done = await untilState(api, upload.id, 'done')
  const seconds = (performance.now() - startedAt) / 1_000
  if (done.details.created !== customers) throw new Error(`${done.details.created} customers were created`)
  return seconds
}

async function untilState(api: Api, id: string, state: CustomerImport['status']): Promise<CustomerImport> {
  for (;;) {
    const upload = await ask<CustomerImport>(api, `/api/v1/customers/upload/logs/${id}`)
    if (upload.status === state) return upload
    if (upload.status === 'unreadable' || upload.status === 'failed') throw new Error(`The import is ${upload.status}`)
    await pause(100)
  }
}

async function ask<T>(api: Api, path: string, request: RequestInit = {}): Promise<T> {
  const response = await fetch(api.url + path, { ...request, headers: { ...request.headers, authorization: `Bearer ${api.token}` } })
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
  return response.json() as Promise<T> // as the contract declares
}

/** A copy of the customers table, with its indexes and as many rows. */
async function makeTwin(client: pg.Client): Promise<void> {
  await client.query('create table customers_twin (like customers including all)')
  await client.query(`insert into customers_twin (${columns}) select ${columns} from customers`)
  await client.query('analyze customers_twin')
}

async function copyOnce(databaseUrl: string, series: string): Promise<number> {
  return onServer(databaseUrl, async (client) => {
    const rows: Buffer[] = []
    const select = `select ${columns} from customers where account_email like '${series}.%@import.example'`
    const collect = new Writable({ write: (chunk, _, done) => done(void rows.push(chunk)) })
    await pipeline(client.query(copyTo(`copy (${select}) to stdout`)), collect)
    const startedAt = performance.now()
    await pipeline(Readable.from(rows), client.query(copyFrom(`copy customers_twin (${columns}) from stdin`)))
    return (performance.now() - startedAt) / 1_000
  })
}

/** The chain is sealed after an import, and must not compete with the next measurement. */
async function untilSealed(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    for (;;) {
      const { rowCount } = await client.query('select from activity_unsealed limit 1')
      if (rowCount === 0) return
      await pause(500)
    }
  })
}
