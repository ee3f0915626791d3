import { z } from 'zod'
import { id, instant, joinedCode, line } from '../formats.ts'
import { passwordMax, passwordMin } from './terms.ts'

export const newPassword = z.string().min(passwordMin).max(passwordMax)

/** A code of an authenticator application (6 digits), or a recovery code (`abcde-fghij`). */
export const multifactorToken = z
  .string()
  .overwrite(joinedCode)
  .max(20, 'SecureCodeInvalid')
  .regex(/^(\d{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$/, 'SecureCodeInvalid')

/** Expiry of the access token; renew it earlier. */
export const authResult = z.object({
  accessToken: z.string(),
  /** When the access token expires. Renew it earlier. */
  expiresAt: instant,
  /** Renewals cannot extend the session beyond this. */
  sessionExpiresAt: instant,
  /** As `action:policy`. */
  scopes: z.array(z.string()),
  multiFactor: z.boolean(),
})
export type AuthResult = z.infer<typeof authResult>

/** `token` comes from the invitation link. */
export const idpSignUpRequest = z.strictObject({ token: line(200), password: newPassword })

/** Up to a hundred IDs, separated by commas. */
export const idList = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(id).min(1).max(100))

export const sessionRecord = z.object({
  id,
  startedAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  clientAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type SessionRecord = z.infer<typeof sessionRecord>
