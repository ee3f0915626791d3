import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { declarationOf } from '@wattdesk/contract/declaration.ts'
import { getProfile } from '@wattdesk/contract/profile/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'

type Session = { accessToken: string; scopes: string[]; refresh(): Promise<{ accessToken: string }>; signOut(): Promise<unknown> }
type SignIn = (base: string, email: string, password: string, askForCode?: () => Promise<string>) => Promise<Session>

let base = ''
let signIn: SignIn
const environment: Record<string, string> = {}
beforeAll(async () => {
  const port = await findFreePort()
  base = `http://127.0.0.1:${port}`
  Object.assign(environment, { PORT: String(port), PUBLIC_URL: base })
  signIn = await readProgram()
})

const server = startServer(environment)
const given = signInsOf(server)
beforeAll(async () => {
  await server.app.listen({ port: Number(environment.PORT), host: '127.0.0.1' })
})

/** The program in the documentation, copied verbatim. */
async function readProgram(): Promise<SignIn> {
  const page = await readFile(new URL('../../../../../docs/api-sign-in.md', import.meta.url), 'utf8')
  const program = /```js\n(export async function signIn.*?)```/s.exec(page)?.[1]
  if (!program) throw new Error('The documentation contains no program')
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`)
  return module.signIn
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The caller of a token, or the status of the refusal. */
async function ownerOf(accessToken: string): Promise<string | number> {
  const reply = await fetch(`${base}${getProfile.path}`, { headers: { authorization: `Bearer ${accessToken}` } })
  return reply.ok ? declarationOf(getProfile).response.parse(await reply.json()).email : reply.status
}

describe('the program of the documentation', () => {
  it('signs in over the network, calls, renews and signs out', async () => {
    const { email } = await given.member('support')
    const session = await signIn(base, email, goodPassword)
    expect(session.scopes).toContain('read:customers')
    expect(await ownerOf(session.accessToken)).toBe(email)
    const renewed = await session.refresh()
    expect(await ownerOf(renewed.accessToken)).toBe(email)
    await session.signOut()
    expect(await ownerOf(renewed.accessToken)).toBe(401)
    await expect(session.refresh()).rejects.toThrow('SessionExpired')
  })

  it('returns a code with two-factor authentication', async () => {
    const { email } = await given.secureMember()
    const session = await signIn(base, email, goodPassword, async () => given.code())
    expect(await ownerOf(session.accessToken)).toBe(email)
  })

  it('reports errors', async () => {
    const { email } = await given.secureMember()
    await expect(signIn(base, email, 'not the right one')).rejects.toThrow('Refused at the sign-in page (401)')
    await expect(signIn(base, email, goodPassword, async () => '000000')).rejects.toThrow('InvalidMfaToken')
  })
})
