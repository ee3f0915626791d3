import { z } from 'zod'
import { id, instant, line, paragraph } from '../formats.ts'
import { oauthScopes } from '../permissions.ts'

const scopes = z
  .array(z.enum(oauthScopes))
  .min(1, 'ChooseOne')
  .max(oauthScopes.length)
  .refine((given) => new Set(given).size === given.length, 'Invalid')

export const clientCredentials = z.object({
  id,
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(oauthScopes)),
  /** When the current secret was generated. */
  generatedOn: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
  version: z.number().int(),
})
export type ClientCredentials = z.infer<typeof clientCredentials>

/** The only response with the secret, of which the server stores a hash. */
export const clientCredentialsWithSecret = clientCredentials.extend({ clientSecret: z.string() })
export type ClientCredentialsWithSecret = z.infer<typeof clientCredentialsWithSecret>

export const clientCredentialsAddModel = z.strictObject({
  /** Unique in a tenant, so a repeated call creates no second credentials. */
  name: line(100),
  scopes,
  /** Absent: valid until removed. */
  expiresAt: instant.nullable().optional(),
  reason: paragraph(500),
})
