import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { errorCodes, gatewayErrorCodes } from '@wattdesk/contract/errors.ts'
import { allPermissions } from '@wattdesk/contract/permissions.ts'
import { errors as german } from '@wattdesk/i18n/de/errors.ts'
import { errors as english } from '@wattdesk/i18n/en/errors.ts'
import { errors as hungarian } from '@wattdesk/i18n/hu/errors.ts'
import { errors as italian } from '@wattdesk/i18n/it/errors.ts'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { onServer, withDatabase } from './postgres.ts'
import { startServer } from './server.ts'

const server = startServer()
const contractFolder = path.resolve(import.meta.dirname, '../../../packages/contract/src')
const schemaFolder = path.resolve(import.meta.dirname, '../src/db/schema')

async function modulesIn(folder: string): Promise<Record<string, unknown>[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Promise.all(files.map((file) => import(path.join(folder, file))))
}

type Declared = { name: string; method: string; path: string; area: string; access: never; response: unknown; errors: string[] }
const isEndpoint = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

async function declaredCalls(): Promise<Declared[]> {
  return (await modulesIn(contractFolder)).flatMap((module) => Object.values(module).filter(isEndpoint))
}

/** Every word between quotes in the server: the codes that it throws are among them. */
async function codesGiven(): Promise<Set<string>> {
  const folder = path.resolve(import.meta.dirname, '../src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.matchAll(/'([A-Z]\w+)'/g)].map(([, word = '']) => word)))
}

describe('the contract', () => {
  it('is bound: every call once, and no other', async () => {
    const declared = (await declaredCalls()).map((call) => call.name).sort()
    const bound = server.app.endpoints.map((call) => call.name).sort()
    expect(bound).toEqual(declared)
    expect(new Set(bound).size).toBe(bound.length)
  })

  it('has one call for each method and path', async () => {
    const paths = (await declaredCalls()).map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('asks only for permissions that some role holds', async () => {
    const asked = (await declaredCalls()).flatMap((call) => permissionsOf(call.access))
    expect(asked.filter((one) => !allPermissions.includes(one))).toEqual([])
  })

  it('names only errors that exist', async () => {
    const named = (await declaredCalls()).flatMap((call) => call.errors)
    expect(named.filter((code) => !(errorCodes as string[]).includes(code))).toEqual([])
  })

  it('names only errors that the server gives', async () => {
    const given = await codesGiven()
    const named = (await declaredCalls()).flatMap((call) => call.errors)
    expect([...new Set(named)].filter((code) => !given.has(code))).toEqual([])
    // Gateways and vendors give codes of their own, which are handed on; all others are the server's.
    const ours = errorCodes.filter((code) => !(gatewayErrorCodes as readonly string[]).includes(code))
    expect(ours.filter((code) => !given.has(code))).toEqual([])
  })

  it('has a sentence for every error in every language', () => {
    const expected = [...errorCodes, 'unknown'].sort()
    for (const sentences of [english, german, italian, hungarian]) expect(Object.keys(sentences).sort()).toEqual(expected)
    for (const sentences of [german, italian, hungarian]) {
      expect(errorCodes.filter((code) => sentences[code] === '' || sentences[code] === english[code])).toEqual([])
    }
  })

  it('is described whole in the OpenAPI document', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json()
    const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(described.sort()).toEqual(server.app.endpoints.map((call) => call.name).sort())
  })
})

describe('the rights of calls', () => {
  it('are asked before anything else: without a token every call that is not public is 401', async () => {
    for (const call of server.app.endpoints.filter((one) => one.access !== 'public')) {
      const url = call.path.replace(/\{\w+\}/g, 'x')
      const { statusCode } = await server.app.inject({ method: call.method, url })
      expect([call.name, statusCode]).toEqual([call.name, 401])
    }
  })
})

describe('the database', () => {
  it('has the columns that the code believes in', async () => {
    const found = await server.sql<{ table_name: string; column_name: string; is_nullable: string }>(
      "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'",
    )
    const actual = new Map(found.map((row) => [`${row.table_name}.${row.column_name}`, row.is_nullable === 'YES']))
    const tables = (await modulesIn(schemaFolder)).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
    expect(tables.length).toBeGreaterThan(15)
    for (const table of tables) {
      for (const column of Object.values(getTableColumns(table))) {
        const name = `${getTableConfig(table).name}.${column.name}`
        const isNullable = actual.get(name)
        const isGenerated = column.generated !== undefined
        expect([name, isNullable], 'a column of the schema must be one of the database').toEqual([
          name,
          isGenerated ? isNullable : !column.notNull,
        ])
        expect(isNullable, `${name} is not in the database`).not.toBeUndefined()
      }
    }
  })

  it('has an index for every foreign key that is deleted through', async () => {
    const missing = await server.sql(`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.connamespace = 'public'::regnamespace and c.contype = 'f' and c.confdeltype = 'c' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
    expect(missing).toEqual([])
  })

  it('is migrated once, and a second time changes nothing', async () => {
    const url = server.ctx.config.databaseUrl
    expect(await migrate(url)).toEqual([])
  })

  it('refuses a migration that was edited after it was applied', async () => {
    const name = `test_edited_${process.pid}`
    const url = server.ctx.config.databaseUrl
    await onServer(withDatabase(url, 'postgres'), (client) => client.query(`create database ${name}`))
    const edited = withDatabase(url, name)
    await migrate(edited)
    await onServer(edited, (client) => client.query("update migrations set checksum = 'other' where name like '%create-foundation.sql'"))
    await expect(migrate(edited)).rejects.toThrow('was changed after it was applied')
    await onServer(withDatabase(url, 'postgres'), (client) => client.query(`drop database ${name} with (force)`))
  })
})

describe('the project', () => {
  it('has no file in the server that reads the environment but the configuration', async () => {
    const folder = path.resolve(import.meta.dirname, '../src')
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/main[\w-]*\.ts$|\.test\.ts$/.test(file),
    )
    const texts = await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const))
    expect(texts.filter(([, text]) => text.includes('process.env')).map(([file]) => file)).toEqual([])
  })
})
