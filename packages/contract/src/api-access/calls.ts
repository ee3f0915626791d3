import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'
import { clientCredentials, clientCredentialsAddModel, clientCredentialsWithSecret } from './models.ts'

const common = { area: 'api-access', errors: ['NotFound'] } as const

export const listClientCredentials = endpoint({
  ...common,
  name: 'listClientCredentials',
  method: 'GET',
  path: '/api/v1/account/client-credentials',
  summary: 'API credentials of the caller’s tenant, without their secrets',
  access: 'read:account-api-access',
  response: z.object({ items: z.array(clientCredentials) }),
})

export const createClientCredentials = endpoint({
  ...common,
  name: 'createClientCredentials',
  method: 'POST',
  path: '/api/v1/account/client-credentials',
  summary: 'Generate API credentials; the secret is shown only once',
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
