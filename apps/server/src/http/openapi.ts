import { setImmediate as nextTurn } from 'node:timers/promises'
import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import { type Endpoint, permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { type ErrorCode, errorStatus } from '@wattdesk/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readSignInGuide } from './api-reference.ts'

type Json = Record<string, unknown>

/** Errors that every call with this access can return. */
const commonErrors: readonly ErrorCode[] = ['ValidationFailed', 'TooManyRequests', 'Unexpected', 'Unavailable']
const signedInErrors: readonly ErrorCode[] = ['Unauthenticated', 'SessionExpired']

/** How many calls are described before others get their turn. */
const describedAtOnce = 10

/** Serves the OpenAPI 3.1 document of the bound calls. Its description explains how a program signs in. */
export async function serveOpenApi(app: FastifyInstance, options: { publicUrl: string }): Promise<void> {
  // Cached as text: making it takes half a second, and anyone may request it.
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= openApiDocument(app.endpoints, options).catch((error) => {
      document = undefined
      throw error
    })
    const json = await document
    return reply.type('application/json; charset=utf-8').send(json)
  })
}

async function openApiDocument(endpoints: readonly Endpoint[], { publicUrl }: { publicUrl: string }): Promise<string> {
  const guide = await readSignInGuide()
  const paths: Record<string, Json> = {}
  const known = new Map<string, string>()
  for (const [index, endpoint] of endpoints.entries()) {
    if (index % describedAtOnce === 0) await nextTurn()
    // Calls of one path may name its parameters differently. The document has one entry for them, with the names of the first call.
    const form = endpoint.path.replace(/\{\w+\}/g, '{}')
    const path = known.get(form) ?? endpoint.path
    known.set(form, path)
    const at = paths[path] ?? {}
    at[endpoint.method.toLowerCase()] = operationOf(endpoint, path)
    paths[path] = at
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Wattdesk',
      version: '1',
      description: `Back office of a home energy service. Every error returns \`{ code, message, details?, requestId }\`.\n\n${guide}`,
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.area))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
        program: {
          type: 'oauth2',
          description: 'A program with API credentials (Settings > API access).',
          flows: { clientCredentials: { tokenUrl: `${publicUrl}/idp/token`, scopes: scopesOf(endpoints) } },
        },
      },
      schemas: { Error: errorSchema },
    },
  })
}

/** Each scope with the calls that it opens. */
function scopesOf(endpoints: readonly Endpoint[]): Record<string, string> {
  const calls = Map.groupBy(
    endpoints.filter((endpoint) => endpoint.scope),
    (endpoint) => endpoint.scope,
  )
  return Object.fromEntries([...calls].map(([scope, some]) => [scope, some.map((endpoint) => nameOf(endpoint)).join(', ')]))
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: { code: { type: 'string' }, message: { type: 'string' }, details: {}, requestId: { type: 'string' } },
}

function operationOf(endpoint: Endpoint, path: string): Json {
  const permissions = permissionsOf(endpoint.access)
  const isPublic = endpoint.access === 'public'
  const { summary, params, query, body } = declarationOf(endpoint)
  const operation: Json = {
    operationId: nameOf(endpoint),
    tags: [endpoint.area],
    summary,
    parameters: [...named(parametersOf('path', params), endpoint.path, path), ...parametersOf('query', query)],
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
    security: isPublic ? [] : [{ bearer: [] }, ...(endpoint.scope ? [{ program: [endpoint.scope] }] : [])],
  }
  if (permissions.length > 0) {
    operation.description = `Needs ${permissions.map((one) => `\`${one}\``).join(typeof endpoint.access === 'object' && 'allOf' in endpoint.access ? ' and ' : ' or ')}.`
  }
  if (body) operation.requestBody = { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
  return operation
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

/** Parameters of a call's own path by the names of an equivalent one. */
function named(parameters: Json[], own: string, path: string): Json[] {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const [before, after] = [namesIn(own), namesIn(path)]
  return parameters.map((one) => ({ ...one, name: after[before.indexOf(String(one.name))] ?? one.name }))
}

function successOf(endpoint: Endpoint): Json {
  const { summary, response } = declarationOf(endpoint)
  const content: Json = { 'application/json': { schema: jsonSchema(response, 'output') } }
  for (const type of endpoint.produces ?? []) content[type] = { schema: { type: 'string' } }
  return { 200: { description: summary, content } }
}

function errorsOf(endpoint: Endpoint): Json {
  const codes = new Set<ErrorCode>([...commonErrors, ...declarationOf(endpoint).errors])
  if (endpoint.access !== 'public') for (const code of signedInErrors) codes.add(code)
  if (permissionsOf(endpoint.access).length > 0 || endpoint.scope) codes.add('PermissionMissing')
  if (isOfMembers(endpoint)) codes.add('MembersReserved')
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      { description: some.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  )
}

/** Calls that programs with API credentials cannot make. */
function isOfMembers({ access, scope }: Endpoint): boolean {
  return !scope && access !== 'public' && access !== 'multifactor' && access !== 'customer'
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
