import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { nameOf } from '@wattdesk/contract/declaration.ts'
import { permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { errorCodes, gatewayErrorCodes } from '@wattdesk/contract/errors.ts'
import { allPermissions } from '@wattdesk/contract/permissions.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { errors as german } from '@wattdesk/i18n/de/errors.ts'
import { errors as english } from '@wattdesk/i18n/en/errors.ts'
import { errors as hungarian } from '@wattdesk/i18n/hu/errors.ts'
import { errors as italian } from '@wattdesk/i18n/it/errors.ts'
import { describe, expect, it } from 'vitest'
import { startServer } from './server.ts'

const server = startServer()
const contractFolder = path.resolve(import.meta.dirname, '../../../packages/contract/src')

async function modulesIn(folder: string): Promise<Record<string, unknown>[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Promise.all(files.map((file) => import(path.join(folder, file))))
}

type Declared = { name: string; method: string; path: string; area: string; access: never; response: unknown; errors: string[] }
const isEndpoint = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

async function declaredCalls(): Promise<Declared[]> {
  // Calls are exported singly, or together in a record like those of reports.
  const values = (await modulesIn(contractFolder)).flatMap((module) => Object.values(module))
  const records = values.filter((value) => typeof value === 'object' && value !== null && !isEndpoint(value))
  return [...values, ...records.flatMap((record) => Object.values(record as object))].filter(isEndpoint)
}

/** Every quoted word in the server, including the codes that it throws. */
async function codesGiven(): Promise<Set<string>> {
  const folder = path.resolve(import.meta.dirname, '../src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.matchAll(/'([A-Z]\w+)'/g)].map(([, word = '']) => word)))
}

describe('the contract', () => {
  it('is registered: every call once, and no other', async () => {
    const declared = (await declaredCalls()).map((call) => call.name).sort()
    const bound = server.app.endpoints.map((call) => nameOf(call)).sort()
    expect(bound).toEqual(declared)
    expect(new Set(bound).size).toBe(bound.length)
  })

  it('has one call for each method and path', async () => {
    const paths = (await declaredCalls()).map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('requires only permissions of some role', async () => {
    const asked = (await declaredCalls()).flatMap((call) => permissionsOf(call.access))
    expect(asked.filter((one) => !allPermissions.includes(one))).toEqual([])
  })

  it('names only errors that exist', async () => {
    const named = (await declaredCalls()).flatMap((call) => call.errors)
    expect(named.filter((code) => !(errorCodes as string[]).includes(code))).toEqual([])
  })

  it('names only errors that the server returns', async () => {
    const given = await codesGiven()
    const named = (await declaredCalls()).flatMap((call) => call.errors)
    expect([...new Set(named)].filter((code) => !given.has(code))).toEqual([])
    // Codes of gateways and vendors are passed on; the server throws all others itself.
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

  it('is completely described in the OpenAPI document', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json()
    const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(described.sort()).toEqual(server.app.endpoints.map((call) => nameOf(call)).sort())
  })

  it('is a valid OpenAPI document, by the linter that programs’ authors use', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = (await server.app.inject('/api/openapi.json')).body
    const errorsOf = async (text: string) =>
      (await lintFromString({ source: text, absoluteRef: '/openapi.json', config }))
        .filter(({ severity }) => severity === 'error')
        .map(({ ruleId, message }) => `${ruleId}: ${message}`)
    expect(await errorsOf(source)).toEqual([])
    // Calls of one path that name its parameters differently are two paths of the same form.
    const twice = source.replace('"/api/v1/customers/{id}/sites":', '"/api/v1/customers/{other}/sites":{},"/api/v1/customers/{id}/sites":')
    expect((await errorsOf(twice)).join()).toContain('no-identical-paths')
  }, 60_000)
})

describe('the permissions of calls', () => {
  it('are checked first: without a token every non-public call returns 401', async () => {
    for (const call of server.app.endpoints.filter((one) => one.access !== 'public')) {
      const url = call.path.replace(/\{\w+\}/g, 'x')
      const { statusCode } = await server.app.inject({ method: call.method, url })
      expect([nameOf(call), statusCode]).toEqual([nameOf(call), 401])
    }
  })
})

describe('the activity log', () => {
  it('has a sentence for every event that the server records', async () => {
    const folder = path.resolve(import.meta.dirname, '../src/areas')
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
    const events = texts.flatMap((text) => [...text.matchAll(/\bevent: '([a-z-]+\.[a-z-]+)'/g)].map(([, event = '']) => event))
    expect(events.length).toBeGreaterThan(80)
    const { find } = translatorOf('en')
    const messages = (event: string) => find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`)
    expect([...new Set(events)].filter((event) => messages(event) === undefined)).toEqual([])
  })
})

describe('the project', () => {
  it('reads the environment only in the configuration of the server', async () => {
    const folder = path.resolve(import.meta.dirname, '../src')
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/main[\w-]*\.ts$|\.test\.ts$/.test(file),
    )
    const texts = await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const))
    expect(texts.filter(([, text]) => text.includes('process.env')).map(([file]) => file)).toEqual([])
  })
})
