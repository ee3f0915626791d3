import { refreshAppSession } from '@wattdesk/contract/customer-app/calls.ts'
import { type CallInput, type Endpoint, fillPath, type ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { noteServerTime, nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { checkReachability, noteResponse } from '@wattdesk/ui/network/reachability.ts'
import { currentSession, endSession, keepSession, rereadSession } from '../session/session.ts'
import { CallError, readError } from './call-error.ts'

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A call that takes longer has failed: a network can hang without an error. */
const patienceMs = 20_000
/** Tokens this close to their expiry are renewed before use. */
const renewBeforeMs = 30_000
const lockName = 'wattdesk-app:renewal'

/** Makes a call of the app and returns its response. Throws a `CallError` if it fails. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<ResponseOf<E>> {
  const parts = partsOf(input)
  const token = endpoint.access === 'public' ? undefined : await currentToken()
  const first = await request(endpoint, parts, token, signal)
  if (first.ok) return (await first.json()) as ResponseOf<E> // the server validates every response against the contract
  const refusal = await readError(first)
  if (refusal.status !== 401 || !token) throw refusal
  const renewed = await renewed401(token)
  if (!renewed) throw refusal
  const second = await request(endpoint, parts, renewed, signal)
  if (second.ok) return (await second.json()) as ResponseOf<E>
  throw await readError(second)
}

/** The caller's types ensure that these are the declared parts. */
const partsOf = (input: object): Parts => input

async function currentToken(): Promise<string | undefined> {
  const session = currentSession()
  if (!session || session.kind === 'ended') return undefined
  const endsSoon = Date.parse(session.expiresAt) - nowMs() < renewBeforeMs
  if (session.kind === 'view' || !endsSoon) return session.accessToken
  return (await renew(session.accessToken).catch(() => undefined)) ?? session.accessToken
}

/** After a 401: a renewed token, or undefined when the session is over. */
async function renewed401(staleToken: string): Promise<string | undefined> {
  if (currentSession()?.kind === 'view') {
    endSession()
    return undefined
  }
  try {
    return await renew(staleToken)
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      endSession()
      return undefined
    }
    throw error
  }
}

let running: Promise<string | undefined> | undefined

/** Renews once for all concurrent calls, in this tab and in others, because the cookie works only once. */
function renew(staleToken: string): Promise<string | undefined> {
  running ??= underLock(() => exchange(staleToken)).finally(() => {
    running = undefined
  })
  return running
}

/** Uses, once, the renewal that `start.js` requested before the program was loaded. */
async function takeEarlyRenewal() {
  const started = window.wattdeskStart?.session
  if (window.wattdeskStart) window.wattdeskStart.session = undefined
  return started?.catch(() => undefined)
}

async function exchange(staleToken: string): Promise<string | undefined> {
  const stored = rereadSession()
  if (stored?.kind !== 'customer') return undefined
  if (stored.accessToken !== staleToken) return stored.accessToken
  const early = await takeEarlyRenewal()
  if (early) {
    keepSession(early)
    return early.accessToken
  }
  const response = await request(refreshAppSession, {}, staleToken)
  if (!response.ok) throw await readError(response)
  const result = (await response.json()) as ResponseOf<typeof refreshAppSession>
  // A late response must not restore a session that was signed out meanwhile.
  if (rereadSession()?.kind !== 'customer') return undefined
  keepSession(result)
  return result.accessToken
}

function underLock<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(lockName, work) : work()
}

async function request(endpoint: Endpoint, { params, query, body }: Parts, token?: string, signal?: AbortSignal): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  const timer = setTimeout(giveUp, patienceMs)
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    const response = await fetch(fillPath(endpoint.path, params) + (text ? `?${text}` : ''), {
      method: endpoint.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: limit.signal,
    })
    // It can hang within the response as well.
    const received = await response.text()
    noteServerTime(response.headers.get('date'))
    noteResponse()
    return new Response(received || null, response)
  } catch (error) {
    if (signal?.aborted) throw error
    void checkReachability()
    throw new CallError('', { status: 0, isLate: limit.signal.aborted })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
