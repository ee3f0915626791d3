import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { country } from '../formats.ts'
import { tenantChoice } from './models.ts'

export const listTenantAllocations = endpoint({
  name: 'listTenantAllocations',
  area: 'tenants',
  method: 'GET',
  path: '/api/v1/settings/tenant-allocations',
  summary: 'Tenants that a member may add records to',
  access: { anyOf: ['read:customers', 'read:system-settings'] },
  response: z.object({ items: z.array(tenantChoice) }),
})

export const listCountries = endpoint({
  name: 'listCountries',
  area: 'tenants',
  method: 'GET',
  path: '/api/v1/settings/countries',
  summary: 'Supported countries',
  access: 'session',
  response: z.object({ items: z.array(z.object({ code: country })) }),
})
