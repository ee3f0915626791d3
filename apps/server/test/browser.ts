import type { AuthResult } from '@wattdesk/contract/auth/models.ts'
import type { AppSession } from '@wattdesk/contract/customer-app/models.ts'
import { appReturnPath } from '@wattdesk/contract/customer-app/terms.ts'
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './server.ts'

/** A browser without scripts that keeps cookies, follows redirects and fills in forms, like a person who signs in. */
export type Browser = {
  cookies: Map<string, string>
  request(
    method: 'GET' | 'POST',
    uri: string,
    options?: { form?: Record<string, string>; json?: object; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>
  /** Follows redirects to a page or the portal's own address. Returns the final address. */
  follow(uri: string): Promise<{ uri: URL; page: LightMyRequestResponse | undefined }>
}

export function openBrowser(server: TestServer): Browser {
  const cookies = new Map<string, string>()
  const origin = server.ctx.config.publicUrl
  const browser: Browser = {
    cookies,
    async request(method, uri, { form, json, headers } = {}) {
      const { pathname, search } = new URL(uri, origin)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await server.app.inject({
        method,
        url: pathname + search,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(method === 'POST' ? { origin } : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        payload: form ? new URLSearchParams(form).toString() : json,
      })
      remember(cookies, response.headers['set-cookie'])
      return response
    },
    async follow(uri) {
      let at = new URL(uri, origin)
      for (let hops = 0; hops < 10; hops++) {
        if (at.pathname === '/login' || at.pathname === appReturnPath) return { uri: at, page: undefined }
        const page = await browser.request('GET', at.href)
        const { location } = page.headers
        if (typeof location !== 'string') return { uri: at, page }
        at = new URL(location, at)
      }
      throw new Error(`Too many redirects from ${uri}`)
    },
  }
  return browser
}

function remember(cookies: Map<string, string>, header: string | string[] | undefined): void {
  for (const line of [header ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const isGone = value === '' || attributes.some((one) => /max-age=0$|expires=thu, 01 jan 1970/i.test(one.trim()))
    if (isGone) cookies.delete(name)
    else cookies.set(name, value)
  }
}

export type Credentials = { state: string; code: string }

const starts = { portal: '/api/v1/auth/authorization-uri?lang=en_GB', app: '/api/v1/app/authorization-uri?lang=en_GB' }

/** From the link of the portal or the app to the return with state and code. */
export async function signInAtProvider(
  browser: Browser,
  email: string,
  password: string,
  place: keyof typeof starts = 'portal',
): Promise<Credentials> {
  const started = await browser.request('GET', starts[place])
  const { uri } = await browser.follow(started.json<{ uri: string }>().uri)
  const posted = await browser.request('POST', uri.href, { form: { email, password } })
  if (typeof posted.headers.location !== 'string') throw new Error(`Refused at the provider: ${posted.statusCode}`)
  const returned = await browser.follow(posted.headers.location)
  return { state: returned.uri.searchParams.get('state') ?? '', code: returned.uri.searchParams.get('code') ?? '' }
}

export function postCredentials(
  browser: Browser,
  { state, code }: Credentials,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const authorization = `Basic ${Buffer.from(`${state}:${code}`).toString('base64')}`
  return browser.request('POST', '/api/v1/auth/sign-in', { headers: { authorization, ...headers } })
}

/** Signs in all the way; for a member with two-factor authentication the result is that of the first step. */
export async function signInWith(browser: Browser, email: string, password: string): Promise<AuthResult> {
  const response = await postCredentials(browser, await signInAtProvider(browser, email, password))
  if (response.statusCode !== 200) throw new Error(`Not signed in: ${response.body}`)
  return response.json<AuthResult>()
}

export function postAppCredentials(browser: Browser, credentials: Credentials): Promise<LightMyRequestResponse> {
  return browser.request('POST', '/api/v1/app/sign-in', { json: credentials })
}

/** Signs a customer's user in to the app. */
export async function signInToApp(browser: Browser, email: string, password: string): Promise<AppSession> {
  const response = await postAppCredentials(browser, await signInAtProvider(browser, email, password, 'app'))
  if (response.statusCode !== 200) throw new Error(`Not signed in: ${response.body}`)
  return response.json<AppSession>()
}
