import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, nothing } from '../../formats.ts'
import { affiliate, affiliateAddModel, affiliateUpdateModel } from './models.ts'

const area = 'tenants'

const path = '/api/v1/settings/tenant-affiliates'
const params = z.strictObject({ id })

export const listAffiliates = endpoint({
  area,
  name: 'listAffiliates',
  method: 'GET',
  path,
  summary: 'Tenant affiliates within the caller’s reach, with their customers and vendors',
  access: 'read:system-settings',
  response: z.object({ items: z.array(affiliate) }),
})

export const addAffiliate = endpoint({
  area,
  name: 'addAffiliate',
  method: 'POST',
  path,
  summary: 'Add a tenant affiliate; only for members of the operator',
  access: 'write:system-settings',
  body: affiliateAddModel,
  response: z.object({ id }),
  errors: ['DuplicatedAffiliate', 'OperatorReserved'],
})

export const updateAffiliate = endpoint({
  area,
  name: 'updateAffiliate',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change the settings of a tenant affiliate',
  access: 'write:system-settings',
  params,
  body: affiliateUpdateModel,
  response: z.object({ id }),
  errors: ['NotFound', 'AffiliateChanged', 'DuplicatedAffiliate'],
})

export const removeAffiliate = endpoint({
  area,
  name: 'removeAffiliate',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a tenant affiliate without customers and members',
  access: 'delete:system-settings',
  params,
  response: nothing,
  errors: ['NotFound', 'OperatorReserved', 'TenantHasCustomers', 'TenantHasMembers'],
})
