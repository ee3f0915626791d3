import { authorizationUri, signIn, signInMultifactor } from '@wattdesk/contract/auth/calls.ts'
import { call } from '../api/call.ts'
import { keepSession } from '../session/session-store.ts'

/** The name of the tab that only signs in, for another one that waits for it. */
export const signInTab = 'wattdesk-sign-in'

type Credentials = { state: string; code: string }
export type SignInReturn = { kind: 'credentials'; credentials: Credentials } | { kind: 'refused'; reason: string }

const returnParameters = ['state', 'code', 'iss', 'error', 'error_description', 'session_state']
let pending: SignInReturn | undefined

/**
 * Removes the identity provider's response from the address bar before the first render, so that no history, bookmark or referrer contains
 * it.
 */
export function captureSignInReturn(): void {
  const address = new URL(window.location.href)
  if (address.pathname !== '/login' && address.pathname !== '/auth') return
  const [state, code, error] = ['state', 'code', 'error'].map((name) => address.searchParams.get(name))
  if (state && code) pending = { kind: 'credentials', credentials: { state, code } }
  else if (error) pending = { kind: 'refused', reason: address.searchParams.get('error_description') ?? error }
  else return
  for (const name of returnParameters) address.searchParams.delete(name)
  address.pathname = '/login'
  window.history.replaceState(window.history.state, '', address)
}

/** Returns the credentials once. */
export function takeSignInReturn(): SignInReturn | undefined {
  const taken = pending
  pending = undefined
  return taken
}

export const hasSignInReturn = (): boolean => pending !== undefined

export type SignInStep = 'done' | 'multifactor'

/** Exchanges the one-time credentials for a session, or for a temporary one until the second factor. */
export async function finishSignIn({ state, code }: Credentials): Promise<SignInStep> {
  const basic = btoa(`${state}:${code}`)
  const result = await call(signIn, {}, { headers: { Authorization: `Basic ${basic}` } })
  keepSession(result)
  return result.multiFactor ? 'multifactor' : 'done'
}

/** A code of the authenticator application, or a recovery code. */
export async function verifyCode(multifactorToken: string): Promise<void> {
  keepSession(await call(signInMultifactor, { body: { multifactorToken } }))
}

/** Sends the browser to the identity provider. `fresh` asks for the password even if the provider remembers the browser. */
export async function startSignIn(lang: string, fresh?: boolean): Promise<void> {
  const { uri } = await call(authorizationUri, { query: { lang, fresh: fresh ? 'true' : undefined } })
  window.location.assign(uri)
}
