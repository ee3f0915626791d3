import { refresh, signIn, signInMultifactor, signOut } from '@wattdesk/contract/auth/calls.ts'
import type { AuthResult } from '@wattdesk/contract/auth/models.ts'
import {
  type CallInput,
  type Endpoint,
  fillPath,
  type ResponseOf,
  unattendedHeader,
  workingTenantHeader,
} from '@wattdesk/contract/endpoint.ts'
import { noteServerTime } from '@wattdesk/ui/feedback/clock.ts'
import { checkReachability, noteResponse } from '@wattdesk/ui/network/reachability.ts'
import { prepareAreas } from '../language/language-choice.ts'
import { isUnattended } from '../session/attendance.ts'
import { endsSoon, renewSession } from '../session/renewal.ts'
import { currentSession, temporarySession } from '../session/session-store.ts'
import { shownTenant } from '../session/shown-tenant.ts'
import { CallError, readError } from './call-error.ts'
import { patienceMs, received, startPatience } from './patience.ts'

type Extra = { signal?: AbortSignal; headers?: Record<string, string>; isFile?: boolean }
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Their 401 is about the sign-in and does not end the session. */
const signing: ReadonlySet<Endpoint> = new Set<Endpoint>([signIn, signInMultifactor, signOut, refresh])
/** Their 401 does not sign the member out, because edits in the CMS would be lost. */
const keptAreas = new Set(['content', 'content-schemas'])

let onSessionLost: () => void = () => undefined

/** Sets what happens when the session has expired. Called once, by the session. */
export function whenSessionIsLost(react: () => void): void {
  onSessionLost = react
}

let onTenantSwitched: () => void = () => undefined

/** Sets what happens when a call was refused because the member no longer works where this tab shows. */
export function whenTenantIsSwitched(react: () => void): void {
  onTenantSwitched = react
}

/** Makes a call of the contract and returns its response. Throws a `CallError` if it fails. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, extra: Extra = {}): Promise<ResponseOf<E>> {
  const response = await send(endpoint, partsOf(input), extra)
  if (response.status === 204) return undefined as ResponseOf<E> // only calls without a response body return 204
  // The server validates every response against this contract.
  return (await response.json()) as ResponseOf<E>
}

export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>, accept: string, extra: Extra = {}): Promise<Blob> {
  const response = await send(endpoint, partsOf(input), { ...extra, headers: { ...extra.headers, Accept: accept }, isFile: true })
  return response.blob()
}

/** The caller's types ensure that these are the declared parts. */
const partsOf = (input: object): Parts => input

async function send(endpoint: Endpoint, input: Parts, extra: Extra): Promise<Response> {
  const token = await tokenFor(endpoint)
  const first = await request(endpoint, input, extra, token)
  if (first.ok) return first
  const refusal = await failureOf(first)
  if (!isOfSession(endpoint, refusal)) throw refusal
  const renewed = token ? await renewOnce(token) : undefined
  if (!renewed) return lost(endpoint, refusal)
  const second = await request(endpoint, input, extra, renewed)
  if (second.ok) return second
  const failure = await failureOf(second)
  return isOfSession(endpoint, failure) ? lost(endpoint, failure) : Promise.reject(failure)
}

/** A 401 may also be about a code or password just typed. */
function isOfSession(endpoint: Endpoint, { status, code }: CallError): boolean {
  return status === 401 && endpoint.access !== 'public' && !signing.has(endpoint) && code !== 'InvalidMfaToken' && code !== 'LoginFailed'
}

function lost(endpoint: Endpoint, failure: CallError): never {
  if (!keptAreas.has(endpoint.area)) onSessionLost()
  throw failure
}

/** The session's token, renewed first if it expires soon. */
export async function tokenFor(endpoint: Endpoint): Promise<string | undefined> {
  if (endpoint.access === 'public') return currentSession()?.accessToken
  if (endpoint.access === 'multifactor') return temporarySession()?.accessToken
  const session = currentSession()
  if (!session || !endsSoon(session)) return session?.accessToken
  return (await renewOnce(session.accessToken).catch(unlessLate)) ?? session.accessToken
}

/** Early renewal is optional: after a failure, the old token is still tried, and its 401 decides. Not if the network hangs. */
function unlessLate(error: unknown): undefined {
  if (error instanceof CallError && error.late) throw error
}

async function renewOnce(staleToken: string): Promise<string | undefined> {
  try {
    return (await renewSession(staleToken, requestRenewal))?.accessToken
  } catch (error) {
    // 401 or 403 ends the session. Without a response, or with a server error, the member stays signed in.
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) return undefined
    throw error
  }
}

/** Also sends the old access token, which distinguishes this client's second attempt from a stolen cookie. */
async function requestRenewal(staleToken: string): Promise<AuthResult> {
  const response = await request(refresh, {}, {}, staleToken)
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as AuthResult // parsed by the server against this contract
}

async function request(endpoint: Endpoint, input: Parts, extra: Extra, token: string | undefined): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', ...extra.headers })
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`)
  const shown = shownTenant()
  if (shown && endpoint.access !== 'public' && !headers.has(workingTenantHeader)) headers.set(workingTenantHeader, shown)
  if (isUnattended()) headers.set(unattendedHeader, 'true')
  const body = bodyOf(endpoint, input.body)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  // A renewal saves nothing that a member would look for.
  const late = endpoint.method === 'GET' || endpoint === refresh ? 'read' : 'write'
  const { signal, renew, stop } = startPatience(patienceMs[extra.isFile ? 'file' : late], body, extra.signal)
  try {
    const response = await fetch(fillPath(endpoint.path, input.params) + queryOf(input.query), {
      method: endpoint.method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
    })
    noteServerTime(response.headers.get('date'))
    noteResponse()
    return await received(response, extra.isFile, renew)
  } catch (error) {
    if (extra.signal?.aborted) throw error
    void checkReachability()
    throw new CallError('', { status: 0, late: signal.aborted ? late : undefined })
  } finally {
    stop()
  }
}

function bodyOf(endpoint: Endpoint, body: unknown): string | undefined {
  if (body !== undefined) return JSON.stringify(body)
  return endpoint === signOut ? '{}' : undefined
}

function queryOf(query: Record<string, unknown> | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** Parses a failed response, and ends the session if that is why. For calls not made with `call`. */
export async function refusalOf(endpoint: Endpoint, status: number, text: string, requestId: string | undefined): Promise<CallError> {
  const refusal = await readRefusal(status, text, requestId)
  if (isOfSession(endpoint, refusal) && !keptAreas.has(endpoint.area)) onSessionLost()
  return refusal
}

async function failureOf(response: Response): Promise<CallError> {
  return readRefusal(response.status, await response.text(), response.headers.get('x-request-id') ?? undefined)
}

/** Sentences of errors load with the first error. */
async function readRefusal(status: number, text: string, requestId: string | undefined): Promise<CallError> {
  await prepareAreas('errors')
  const refusal = readError(status, text, requestId)
  if (refusal.code === 'TenantSwitched') onTenantSwitched()
  return refusal
}
