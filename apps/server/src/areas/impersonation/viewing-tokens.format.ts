import { errors, SignJWT } from 'jose'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { signingKeysOf, verifyToken } from '../../platform/signing-keys.ts'

/**
 * Tokens for viewing a customer's app: JSON Web Tokens like the access tokens, but with their own type, audience and key, so
 * that neither is accepted as the other. They name an impersonation, whose record decides what they may do.
 */
const algorithm = 'HS256'
const type = 'viewing+jwt'

type Signing = Pick<Ctx, 'config' | 'clock'>
type Named = { id: string; memberId: string; createdAt: Date; expiresAt: Date }

export async function signViewingToken(ctx: Signing, { id, memberId, createdAt, expiresAt }: Named): Promise<string> {
  const [signingKey] = keysOf(ctx)
  return new SignJWT({ vid: id })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(ctx.config.publicUrl)
    .setAudience(audienceOf(ctx))
    .setSubject(memberId)
    .setIssuedAt(Math.floor(createdAt.getTime() / 1_000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1_000))
    .sign(signingKey)
}

/** Checks only the header; the token may still be invalid. */
const header = Buffer.from(JSON.stringify({ alg: algorithm, typ: type })).toString('base64url')
export const isViewingToken = (token: string): boolean => token.startsWith(`${header}.`)

/** The impersonation of a token. Throws `SessionExpired` if the token has expired, `Unauthenticated` if it is invalid. */
export async function readViewingToken(ctx: Signing, token: string): Promise<string> {
  try {
    const { payload } = await verifyToken(token, keysOf(ctx), {
      algorithms: [algorithm],
      typ: type,
      issuer: ctx.config.publicUrl,
      audience: audienceOf(ctx),
      requiredClaims: ['exp', 'iat', 'sub', 'vid'],
      currentDate: ctx.clock.now(),
    })
    return String(payload.vid)
  } catch (error) {
    throw new DomainError(error instanceof errors.JWTExpired ? 'SessionExpired' : 'Unauthenticated')
  }
}

function audienceOf(ctx: Signing): string {
  return `${ctx.config.publicUrl}/app`
}

const keysOf = ({ config }: Signing) => signingKeysOf(config.secretKey, 'viewing-tokens')
