import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line, nothing, paragraph } from './formats.ts'
import { oauthScopes } from './permissions.ts'

/** The most credentials of one tenant. */
export const clientCredentialsMax = 50

const scopes = z
  .array(z.enum(oauthScopes))
  .min(1, 'ChooseOne')
  .max(oauthScopes.length)
  .refine((given) => new Set(given).size === given.length, 'Invalid')

/** Credentials with which a program calls the API. */
export const clientCredentials = z.object({
  id,
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(oauthScopes)),
  /** When the present secret was generated. */
  generatedOn: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
  version: z.number().int(),
})
export type ClientCredentials = z.infer<typeof clientCredentials>

/** With the secret, which is shown this once: only its hash is stored. */
export const clientCredentialsWithSecret = clientCredentials.extend({ clientSecret: z.string() })
export type ClientCredentialsWithSecret = z.infer<typeof clientCredentialsWithSecret>

const common = { area: 'account', errors: ['NotFound'] } as const

export const listClientCredentials = endpoint({
  ...common,
  name: 'listClientCredentials',
  method: 'GET',
  path: '/api/v1/account/client-credentials',
  summary: 'API credentials of the caller’s tenant, without their secrets',
  access: 'read:account-api-access',
  response: z.object({ items: z.array(clientCredentials) }),
})

export const clientCredentialsAddModel = z.strictObject({
  /** Taken once in a tenant, so a repeated call makes no second credentials. */
  name: line(100),
  scopes,
  /** None: they work until they are removed. */
  expiresAt: instant.nullable().optional(),
  reason: paragraph(500),
})

export const createClientCredentials = endpoint({
  ...common,
  name: 'createClientCredentials',
  method: 'POST',
  path: '/api/v1/account/client-credentials',
  summary: 'Generate API credentials; the secret is shown this once',
  access: 'write:account-api-access',
  body: clientCredentialsAddModel,
  response: clientCredentialsWithSecret,
  errors: ['DuplicatedClientCredentials', 'TooManyClientCredentials'],
})

export const resetClientSecret = endpoint({
  ...common,
  name: 'resetClientSecret',
  method: 'POST',
  path: '/api/v1/account/client-credentials/reset',
  summary: 'Generate a new secret; the old one and its tokens stop working at once',
  access: 'write:account-api-access',
  body: z.strictObject({ clientId: id, version: z.number().int() }),
  response: clientCredentialsWithSecret,
  errors: ['ClientCredentialsChanged', 'NotFound'],
})

export const removeClientCredentials = endpoint({
  ...common,
  name: 'removeClientCredentials',
  method: 'DELETE',
  path: '/api/v1/account/client-credentials/{id}',
  summary: 'Remove API credentials; their tokens stop working at once',
  access: 'delete:account-api-access',
  params: z.strictObject({ id }),
  response: nothing,
})
