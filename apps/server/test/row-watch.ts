import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getCallSites } from 'node:util'
import { threadId } from 'node:worker_threads'
import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type RowTypes, rowTypesFile, type Seen } from './row-types.ts'

type Field = { name: string; dataTypeID: number }
type Result = { fields?: Field[] }
type Method = 'execute' | 'query'

const { builtins } = pg.types
const numbers: number[] = [builtins.INT2, builtins.INT4, builtins.FLOAT4, builtins.FLOAT8, builtins.OID]
const dates: number[] = [builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE]
const strings: number[] = [builtins.TEXT, builtins.VARCHAR, builtins.UUID, builtins.INT8, builtins.NUMERIC, builtins.BPCHAR]

/** The driver's type of a column. Drizzle leaves instants and days as text. */
function seenOf(method: Method, type: number): Seen {
  if (numbers.includes(type)) return 'number'
  if (type === builtins.BOOL) return 'boolean'
  if (dates.includes(type)) return method === 'execute' ? 'string' : 'date'
  if (strings.includes(type)) return 'string'
  return type === builtins.BYTEA ? 'object' : 'any'
}

type Returned = { method: Method; fields: Field[] }
/** The columns that raw statements returned in this process, by the position of the call. */
const returned = new Map<string, Returned>()
let isWatching = false

/** Records the columns of every raw statement that this process sends from now on. */
export function watchRows(): void {
  if (isWatching) return
  isWatching = true
  watchMethod(PgDatabase.prototype, 'execute')
  watchMethod(pg.Client.prototype, 'query')
  watchMethod(pg.Pool.prototype, 'query')
}

/** Writes the records so far into a folder, for the end of the run. */
export async function keepRows(folder: string): Promise<void> {
  await writeFile(path.join(folder, `${process.pid}-${threadId}.json`), JSON.stringify([...returned]))
}

/** Throws for statements that returned other columns than their row types declare: a missing one, or one of another type. */
export async function expectRowTypes(folder: string): Promise<void> {
  const { types }: { types: RowTypes } = JSON.parse(await readFile(rowTypesFile, 'utf8'))
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')))
  await rm(folder, { recursive: true })
  const rows: [site: string, row: Returned][] = files.flatMap((text) => JSON.parse(text))
  const faults = rows.flatMap(([site, { method, fields }]) => {
    const declared = types[site]
    return declared?.method === method ? faultsAt(site, method, declared.columns, fields) : []
  })
  if (faults.length > 0) throw new Error(`Row types differ from what PostgreSQL returns:\n${[...new Set(faults)].join('\n')}`)
}

function faultsAt(site: string, method: Method, columns: RowTypes[string]['columns'], fields: Field[]): string[] {
  const found = new Map(fields.map((field) => [field.name, field.dataTypeID]))
  return Object.entries(columns).flatMap(([name, { seen, isOptional }]) => {
    const type = found.get(name)
    if (type === undefined) {
      return isOptional ? [] : [`${site}: the statement returns no column ${name}, but ${[...found.keys()].join(', ')}`]
    }
    const real = seenOf(method, type)
    const isRight = real === 'any' || seen.length === 0 || seen.includes('any') || seen.includes(real)
    return isRight ? [] : [`${site}: ${name} is read as a ${real}, but the row type is ${seen.join(' or ')}`]
  })
}

function watchMethod(prototype: object, method: Method): void {
  const own = prototype as Record<string, (this: unknown, ...parameters: unknown[]) => unknown>
  const original = own[method]
  if (!original) throw new Error(`Method ${method} was not found`)
  own[method] = function watched(...parameters) {
    const site = siteOfCaller()
    const response = original.apply(this, parameters) as PromiseLike<Result> | undefined
    if (!site || typeof response?.then !== 'function') return response
    const then = response.then.bind(response)
    const noting: typeof response.then = (fulfilled, rejected) =>
      then((result) => {
        if (result?.fields) returned.set(site, { method, fields: result.fields })
        return fulfilled ? fulfilled(result) : (result as never)
      }, rejected)
    void Object.defineProperty(response, 'then', { value: noting })
    return response
  }
}

/** Positions in the source by those in the running code. Looking each up again in the source map would take a tenth of a test's time. */
const sites = new Map<string, string | undefined>()

/** The position from which the statement was sent; undefined if a package sent it. */
function siteOfCaller(): string | undefined {
  // Frames of this function and the watching one come first, here as in the stack below.
  const { scriptName = '', lineNumber, columnNumber } = getCallSites(3)[2] ?? {}
  const running = `${scriptName}:${lineNumber}:${columnNumber}`
  if (!sites.has(running)) sites.set(running, siteOf(new Error().stack?.split('\n')[3]))
  return sites.get(running)
}

const frame = /(apps\/server\/src\/[^:)\s]+\.ts):(\d+):\d+/

function siteOf(line = ''): string | undefined {
  const [, file, number] = frame.exec(line) ?? []
  return file && `${file}:${number}`
}
