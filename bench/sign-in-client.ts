import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { demonstrationPassword } from '../apps/server/src/demonstration/sign-ins.ts'

/** Members of the demonstration without a second factor: enough that no account exhausts its few free attempts. */
const members = ['admin', 'support', 'installer', 'root', 'admin.it', 'admin.hu', 'admin.gb', 'support.it']

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let started = 0

type Outcome = { status: number; headers: IncomingHttpHeaders; body: string }

/** A sign-in in progress, by a program that uses a password. */
export type SignIn = { enterPassword(): Promise<string>; finish(location: string): Promise<string> }

/** Proceeds to the form of the identity provider. Uses another member each time, without cookies. */
export async function prepareSignIn(base: string): Promise<SignIn> {
  const number = started++
  const email = `${members[number % members.length]}@wattdesk.example`
  // Open sign-ins are counted by address, and a real flood has many.
  const localAddress = `127.0.${process.pid % 200}.${2 + (number % 200)}`
  const cookies = new Map<string, string>()
  const send = async (address: string, options: { headers?: Record<string, string>; form?: Record<string, string> } & Method = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await exchange(new URL(address, base), { ...options, localAddress, headers: { cookie, ...options.headers } })
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return reply
  }
  /** Follows redirects to their last page. Does not request the portal's own page. */
  const follow = async (address: string): Promise<URL> => {
    const at = new URL(address, base)
    if (at.pathname === '/login') return at
    const { headers, status } = await send(at.href)
    if (status >= 400) throw new Error(`${at.pathname} returned ${status}`)
    return headers.location ? follow(new URL(headers.location, at).href) : at
  }
  const { body } = await send('/api/v1/auth/authorization-uri')
  const page = await follow(JSON.parse(body).uri)
  return {
    async enterPassword() {
      const form = { email, password: demonstrationPassword(email) }
      const { status, headers } = await send(page.href, { method: 'POST', form })
      if (status !== 303 || !headers.location) throw new Error(`The sign-in page returned ${status}`)
      return headers.location
    },
    async finish(location) {
      const { searchParams } = await follow(location)
      const credentials = Buffer.from(`${searchParams.get('state')}:${searchParams.get('code')}`).toString('base64')
      const { status, body } = await send('/api/v1/auth/sign-in', { method: 'POST', headers: { authorization: `Basic ${credentials}` } })
      if (status !== 200) throw new Error(`The sign-in returned ${status}: ${body}`)
      return JSON.parse(body).accessToken
    },
  }
}

export async function signInWhole(base: string): Promise<void> {
  const signIn = await prepareSignIn(base)
  await signIn.finish(await signIn.enterPassword())
}

type Method = { method?: 'GET' | 'POST' }

function exchange(
  url: URL,
  { form, headers, ...options }: Method & { localAddress: string; headers: Record<string, string>; form?: Record<string, string> },
): Promise<Outcome> {
  const body = form ? new URLSearchParams(form).toString() : ''
  const kind = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, ...options, headers: { ...headers, ...kind, 'content-length': body.length } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    call.on('error', reject)
    call.end(body)
  })
}
