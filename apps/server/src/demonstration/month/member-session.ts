import type { CallInput, Endpoint, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { InjectOptions } from 'fastify'
import { demonstrationPassword } from '../sign-ins.ts'
import { betweenDeedsMs, callPlayed, type PlayedService } from './played-service.ts'

/** A member at work: calls with the session, each a little later than the previous one. */
export type MemberSession = {
  email: string
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>>
  /** The multipart body of an upload. */
  upload(path: string, file: { name: string; content: string }): Promise<{ id: string; version: number }>
}

/** Signs a member in at the identity provider, over the pages that a browser shows. */
export async function signIn(service: PlayedService, at: number, email: string): Promise<MemberSession> {
  service.travelTo(at)
  const { accessToken } = JSON.parse(await enter(service, email))
  const authorization = `Bearer ${accessToken}`
  const step = () => service.travelTo(service.ctx.clock.now().getTime() + betweenDeedsMs)
  return {
    email,
    call: (endpoint, input) => {
      step()
      return callPlayed(service, endpoint, { ...input, authorization })
    },
    async upload(path, { name, content }) {
      step()
      const boundary = 'between-the-parts'
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="csvData"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`
      const response = await service.app.inject({
        method: 'POST',
        url: path,
        headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `${head}${content}\r\n--${boundary}--\r\n`,
      })
      if (response.statusCode >= 400) throw new Error(`The upload returned ${response.statusCode}: ${response.body.slice(0, 300)}`)
      return response.json()
    },
  }
}

async function enter({ app, ctx }: PlayedService, email: string): Promise<string> {
  const base = ctx.config.publicUrl
  const cookies = new Map<string, string>()
  const send = async (address: string, options: InjectOptions = {}) => {
    const url = new URL(address, base)
    const response = await app.inject({
      method: 'GET',
      ...options,
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        origin: url.origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
  /** Follows redirects to their last page. */
  const follow = async (address: string): Promise<URL> => {
    const at = new URL(address, base)
    if (at.pathname === '/login') return at
    const { headers, statusCode } = await send(at.href)
    if (statusCode >= 400) throw new Error(`${at.pathname} returned ${statusCode}`)
    return headers.location ? follow(new URL(headers.location, at).href) : at
  }
  const { uri } = (await send('/api/v1/auth/authorization-uri')).json()
  const page = await follow(uri)
  const form = new URLSearchParams({ email, password: demonstrationPassword(email) }).toString()
  const { headers } = await send(page.href, {
    method: 'POST',
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { searchParams } = await follow(String(headers.location))
  const credentials = Buffer.from(`${searchParams.get('state')}:${searchParams.get('code')}`).toString('base64')
  const response = await send('/api/v1/auth/sign-in', { method: 'POST', headers: { authorization: `Basic ${credentials}` } })
  if (response.statusCode !== 200) throw new Error(`${email} cannot sign in: ${response.statusCode} ${response.body.slice(0, 200)}`)
  return response.body
}
