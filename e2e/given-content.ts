import type { Page } from '@playwright/test'
import { call } from './calls.ts'

/** What a field of a simple type leaves out. */
export const plain = { listType: null, allowedValues: [], microschemaId: null, minimum: null, maximum: null }
export const heading = { name: 'heading', label: 'Heading', type: 'string', isRequired: true, order: 1, ...plain }

/** A tenant in whose tree no other test sorts contents. */
export async function otherTenant(page: Page): Promise<string> {
  const { items } = await call<{ items: { id: string; isOwn: boolean }[] }>(page, '/api/v1/content/tenants')
  return items.findLast(({ isOwn }) => isOwn)?.id ?? ''
}

/** A content with a heading, of a schema of its own. */
export async function givenContent(page: Page): Promise<{ id: string; tenantId: string; schema: string }> {
  const stamp = Date.now()
  const schema = `Offer ${stamp}`
  const { id: schemaId } = await call<{ id: string }>(page, '/api/v1/content-schemas', {
    ...{ kind: 'schema', name: `Offer${stamp}`, title: schema, description: null, audience: 'staff', fields: [heading] },
  })
  const tenantId = await otherTenant(page)
  const fields = { heading: `Offer ${stamp}` }
  const content = { tenantId, parentId: null, schemaId, language: 'en', slug: `offer-${stamp}`, fields }
  const { id } = await call<{ id: string }>(page, '/api/v1/content', content)
  return { id, tenantId, schema }
}
