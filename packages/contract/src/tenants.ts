import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { country, id, language } from './formats.ts'

/** A tenant as forms offer it. */
export const tenantChoice = z.object({
  id,
  name: z.string(),
  kind: z.enum(['operator', 'affiliate', 'partner']),
  country,
  timeZone: z.string(),
  language,
})
export type TenantChoice = z.infer<typeof tenantChoice>

export const listTenantAllocations = endpoint({
  name: 'listTenantAllocations',
  area: 'tenants',
  method: 'GET',
  path: '/api/v1/settings/tenant-allocations',
  summary: 'The tenants a member may put records under',
  access: { anyOf: ['read:customers', 'read:system-settings'] },
  response: z.object({ items: z.array(tenantChoice) }),
})

export const listCountries = endpoint({
  name: 'listCountries',
  area: 'tenants',
  method: 'GET',
  path: '/api/v1/settings/countries',
  summary: 'Countries the service knows',
  access: 'session',
  response: z.object({ items: z.array(z.object({ code: country })) }),
})
