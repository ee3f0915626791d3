import { errors, SignJWT } from 'jose'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { signingKeysOf, verifyToken } from '../../../platform/signing-keys.ts'

/**
 * Access tokens of customers: JSON Web Tokens like those of members, but with their own type, audience and key, so that neither
 * is accepted as the other. A token names a session, whose record decides.
 */
const algorithm = 'HS256'
const type = 'customer+jwt'
const lifetimeS = 600
/** Maximum clock difference between processes. */
const clocksApartS = 60

type Signing = Pick<Ctx, 'config' | 'clock'>

export async function signCustomerToken(
  ctx: Signing,
  { id, customerUserId }: { id: string; customerUserId: string },
): Promise<{ token: string; expiresAt: Date }> {
  const issuedAt = Math.floor(ctx.clock.now().getTime() / 1_000)
  const [signingKey] = keysOf(ctx)
  const token = await new SignJWT({ sid: id })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(ctx.config.publicUrl)
    .setAudience(audienceOf(ctx))
    .setSubject(customerUserId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(signingKey)
  return { token, expiresAt: new Date((issuedAt + lifetimeS) * 1_000) }
}

/** Checks only the header; the token may still be invalid. */
const header = Buffer.from(JSON.stringify({ alg: algorithm, typ: type })).toString('base64url')
export const isCustomerToken = (token: string): boolean => token.startsWith(`${header}.`)

/** The session of a token. Throws `SessionExpired` if the token has expired, `Unauthenticated` if it is invalid. */
export async function readCustomerToken(ctx: Signing, token: string, clockTolerance = 0): Promise<string> {
  try {
    const { payload } = await verifyToken(token, keysOf(ctx), {
      algorithms: [algorithm],
      typ: type,
      issuer: ctx.config.publicUrl,
      audience: audienceOf(ctx),
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      currentDate: ctx.clock.now(),
      clockTolerance,
    })
    if (Number(payload.iat) * 1_000 > ctx.clock.now().getTime() + clocksApartS * 1_000)
      throw new Error('The token was issued in the future')
    return String(payload.sid)
  } catch (error) {
    throw new DomainError(error instanceof errors.JWTExpired ? 'SessionExpired' : 'Unauthenticated')
  }
}

function audienceOf({ config }: Signing): string {
  return `${config.publicUrl}/app`
}

const keysOf = ({ config }: Signing) => signingKeysOf(config.secretKey, 'customer-tokens')
