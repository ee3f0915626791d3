import { readFile } from 'node:fs/promises'
import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import { expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

type Item = { id: string; state: string; customer: { accountName: string } | null }
type Keep = (items: Item[], cursor: string) => void
type Program = {
  follow(kind: string, cursor: string | undefined, keep: Keep): Promise<string>
  get(path: string, query: object): Promise<{ total: number }>
}
type OpenProgram = (base: string, clientId: string, clientSecret: string) => Program

const server = startServer()
const given = givenOf(server)

/** The program in the documentation, copied verbatim. */
async function readProgram(): Promise<OpenProgram> {
  const page = await readFile(new URL('../../../../../docs/programs.md', import.meta.url), 'utf8')
  const program = /```js\n(export function openProgram.*?)```/s.exec(page)?.[1]
  if (!program) throw new Error('The documentation holds no program')
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`)
  return module.openProgram
}

it('the program of the documentation keeps a copy of the customers of its tenant', async () => {
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = await given.member('admin')
  const body = { name: 'Warehouse', scopes: [...oauthScopes], reason: 'For the data warehouse' }
  const { clientId, clientSecret } = (await server.call(createClientCredentials, { token: admin.token, body })).body
  const program = (await readProgram())(base, clientId, clientSecret)
  const copy = new Map<string, string | undefined>()
  const keep: Keep = (items) => {
    for (const { id, customer } of items) copy.set(id, customer?.accountName)
  }
  const cursor = await program.follow('customers', undefined, keep)
  expect(copy.size).toBe(0)
  const home = await given.customer(admin)
  // Other tests on the same PostgreSQL may have running transactions.
  await vi.waitFor(async () => {
    await program.follow('customers', cursor, keep)
    expect([...copy]).toEqual([[home.id, home.accountName]])
  }, 30_000)
  expect((await program.get('/api/v1/customers', { limit: 1 })).total).toBe(1)
  await expect(program.follow('sites', cursor, keep)).rejects.toMatchObject({ code: 'CursorInvalid' })
})

it('the documentation names every scope', async () => {
  const page = await readFile(new URL('../../../../../docs/programs.md', import.meta.url), 'utf8')
  expect(oauthScopes.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([])
})
