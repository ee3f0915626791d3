import type { Secret } from '../../../platform/secret-keys.ts'
import { makeToken, openToken } from './derived-tokens.format.ts'

/** A refresh token names its session and generation; only the server's key makes one, so none is stored. */
export function makeRefreshToken(secretKey: Secret, session: { id: string; refreshGeneration: number }): string {
  const generation = String(session.refreshGeneration)
  return `${generation}.${makeToken(secretKey, 'refresh-token', session.id, generation)}`
}

export function openRefreshToken(secretKey: Secret, token: string): { sessionId: string; generation: number } | undefined {
  const match = /^(\d{1,9})\.([\w-]{64})$/.exec(token)
  if (!match?.[1] || !match[2]) return undefined
  const sessionId = openToken(secretKey, 'refresh-token', match[2], match[1])
  return sessionId ? { sessionId, generation: Number(match[1]) } : undefined
}
