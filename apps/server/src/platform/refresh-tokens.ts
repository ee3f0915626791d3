import { makeToken, openToken } from './derived-tokens.ts'
import type { Secret } from './secret-keys.ts'

/** The kind of sessions that a refresh token renews. */
type Purpose = 'refresh-token' | 'app-refresh-token'

/** A refresh token names its session and generation; only the server's key creates one, so none is stored. */
export function makeRefreshToken(
  secretKey: Secret,
  session: { id: string; refreshGeneration: number },
  purpose: Purpose = 'refresh-token',
): string {
  const generation = String(session.refreshGeneration)
  return `${generation}.${makeToken(secretKey, purpose, session.id, generation)}`
}

export function openRefreshToken(
  secretKey: Secret,
  token: string,
  purpose: Purpose = 'refresh-token',
): { sessionId: string; generation: number } | undefined {
  const match = /^(\d{1,9})\.([\w-]{64})$/.exec(token)
  if (!match?.[1] || !match[2]) return undefined
  const sessionId = openToken(secretKey, purpose, match[2], match[1])
  return sessionId ? { sessionId, generation: Number(match[1]) } : undefined
}

const renewalGraceMs = 10_000
type Renewing = { refreshGeneration: number; refreshedAt: Date | null }

/**
 * The effect of a refresh token's generation. The current one renews the session; the previous one, within ten seconds and from a client
 * with an access token of the session, gets the current one again; any other is a stolen copy.
 */
export function judgeRenewal(session: Renewing, generation: number, isOwnClient: boolean, now: Date): 'renew' | 'repeat' | 'reused' {
  if (generation === session.refreshGeneration) return 'renew'
  const sinceRenewalMs = now.getTime() - (session.refreshedAt?.getTime() ?? 0)
  const isRepeat = generation === session.refreshGeneration - 1 && sinceRenewalMs <= renewalGraceMs
  return isRepeat && isOwnClient ? 'repeat' : 'reused'
}
