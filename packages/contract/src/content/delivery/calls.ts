import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, language, plainText } from '../../formats.ts'
import { contentFileTypes } from '../files/terms.ts'
import { contentPathMax } from '../terms.ts'
import { delivered, deliveredContent } from './models.ts'

const area = 'content'
const base = '/api/v1/delivery'

const params = z.strictObject({ tenantId: id, language })
const path = plainText(contentPathMax).regex(/^$|^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/, 'PathInvalid')

export const deliverContent = endpoint({
  area,
  name: 'deliverContent',
  method: 'GET',
  path: `${base}/{tenantId}/{language}/content`,
  summary:
    'Published content at a path, and what is below it. A tenant without content there falls back to those above it, a language to the tenant’s and to English. Responses have an ETag and Last-Modified and may be cached',
  access: 'public',
  params,
  query: z.strictObject({ path: path.default('') }),
  response: delivered,
  errors: ['NotFound'],
})

export const searchDeliveredContent = endpoint({
  area,
  name: 'searchDeliveredContent',
  method: 'GET',
  path: `${base}/{tenantId}/{language}/search`,
  summary: 'Published content that matches a search, each in its own language, best first',
  access: 'public',
  params,
  query: z.strictObject({ q: plainText(200).min(1, 'Required') }),
  response: z.object({ items: z.array(deliveredContent) }),
  errors: ['NotFound', 'Unavailable'],
})

export const deliverContentFile = endpoint({
  area,
  name: 'deliverContentFile',
  method: 'GET',
  path: `${base}/files/{id}`,
  summary: 'A file of published content for customers. It never changes, so copies may be kept',
  access: 'public',
  params: z.strictObject({ id }),
  produces: contentFileTypes,
  response: z.unknown(),
  errors: ['NotFound'],
})
