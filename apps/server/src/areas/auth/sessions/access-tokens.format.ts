import { errors, SignJWT } from 'jose'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { signingKeysOf, verifyToken } from '../../../platform/signing-keys.ts'

/**
 * Access tokens: JSON Web Tokens (RFC 9068) with one algorithm. Only this product issues and verifies them, so the key is
 * symmetric and derived from the deployment's secret. A token names a session; permissions are read from the database.
 */
export type TokenKind = 'session' | 'multifactor'

const algorithm = 'HS256'
/** The type in the header keeps one kind of token from being accepted as another. */
const types: Record<TokenKind, string> = { session: 'at+jwt', multifactor: 'second-step+jwt' }
/** Maximum clock difference between processes. */
const clocksApartS = 60
const lifetimeS: Record<TokenKind, number> = { session: 600, multifactor: 300 }

type Signing = Pick<Ctx, 'config' | 'clock'>
export type IssuedToken = { token: string; expiresAt: Date }

export async function issueToken(ctx: Signing, kind: TokenKind, session: { id: string; memberId: string }): Promise<IssuedToken> {
  const issuedAt = Math.floor(ctx.clock.now().getTime() / 1_000)
  const expiresAt = issuedAt + lifetimeS[kind]
  const [signingKey] = keysOf(ctx)
  const token = await new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: algorithm, typ: types[kind] })
    .setIssuer(ctx.config.publicUrl)
    .setAudience(audienceOf(ctx))
    .setSubject(session.memberId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey)
  return { token, expiresAt: new Date(expiresAt * 1_000) }
}

/** The session a token names. Throws `SessionExpired` when its time is over, else `Unauthenticated`. */
export async function readToken(ctx: Signing, kind: TokenKind, token: string): Promise<{ sessionId: string; expiresAt: Date }> {
  return read(ctx, kind, token, 0)
}

/** The session of a token, expired or not, for renewing and signing out; undefined if the token was not issued here. */
export async function sessionOfToken(ctx: Signing, token: string): Promise<string | undefined> {
  const aDay = 86_400
  return read(ctx, 'session', token, aDay).then(
    ({ sessionId }) => sessionId,
    () => undefined,
  )
}

async function read(ctx: Signing, kind: TokenKind, token: string, clockTolerance: number): Promise<{ sessionId: string; expiresAt: Date }> {
  try {
    const { payload } = await verifyToken(token, keysOf(ctx), {
      algorithms: [algorithm],
      typ: types[kind],
      issuer: ctx.config.publicUrl,
      audience: audienceOf(ctx),
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      currentDate: ctx.clock.now(),
      clockTolerance,
    })
    if (Number(payload.iat) * 1_000 > ctx.clock.now().getTime() + clocksApartS * 1_000)
      throw new Error('The token was issued in the future')
    return { sessionId: String(payload.sid), expiresAt: new Date(Number(payload.exp) * 1_000) }
  } catch (error) {
    throw new DomainError(error instanceof errors.JWTExpired ? 'SessionExpired' : 'Unauthenticated')
  }
}

function audienceOf(ctx: Signing): string {
  return `${ctx.config.publicUrl}/api`
}

const keysOf = ({ config }: Signing) => signingKeysOf(config.secretKey, 'access-tokens')
