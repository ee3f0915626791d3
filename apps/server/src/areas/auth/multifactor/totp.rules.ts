import { Secret, TOTP } from 'otpauth'

/** Time-based one-time passwords (RFC 6238) as authenticator applications make them: SHA-1, 6 digits, 30 seconds. */
const periodS = 30

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URI an authenticator application reads from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step a code belongs to, at most one step off the clock; undefined when it belongs to none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / periodS) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Wattdesk', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodS })
}
