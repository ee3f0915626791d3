/** Feature flags of a configured Unleash server, by its frontend API. Its key stays on the server. */
import type { Config } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** The time limit of a request to the Unleash server. */
const patienceMs = 5_000

export type Unleash = NonNullable<Config['unleash']>

/** Passes the query on and returns the response. */
export async function readUnleashFlags(unleash: Unleash, search: string): Promise<unknown> {
  const response = await ask(unleash, `${unleash.url}${search}`, {})
  return response.json().catch(() => {
    throw new DomainError('Unavailable')
  })
}

export async function reportToUnleash(unleash: Unleash, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await ask(unleash, `${unleash.url}/client/metrics`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function ask({ clientKey }: Unleash, url: string, init: RequestInit): Promise<Response> {
  const headers = { accept: 'application/json', ...init.headers, authorization: clientKey }
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(url, { ...init, headers, signal, redirect: 'error' }).catch(() => undefined)
  if (!response?.ok) throw new DomainError('Unavailable')
  return response
}
