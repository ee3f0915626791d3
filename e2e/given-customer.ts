import { expect, type Page } from '@playwright/test'
import { call } from './calls.ts'

export type Made = { id: string; accountEmail: string; accountName: string; partnerTenantId: string | null }

/** A customer of one test alone, made as the signed-in member. */
export async function givenCustomer(page: Page, fields: Record<string, unknown> = {}): Promise<Made> {
  const tenants = await call<{ items: { id: string }[] }>(page, '/api/v1/settings/tenant-allocations')
  const made = await call<Made>(page, '/api/v1/customers', {
    type: 'residential_customer',
    tenantId: tenants.items[0]?.id,
    accountName: 'Ida Lindgren',
    accountEmail: `ida.${Date.now()}.${Math.random().toString(36).slice(2)}@home.example`,
    user: { firstName: 'Ida', lastName: 'Lindgren', language: 'en' },
    site: { name: 'Home', address: 'Gartenweg 7', zipCode: '68159', city: 'Mannheim', country: 'DE' },
    ...fields,
  })
  expect(made.id, JSON.stringify(made)).toBeTruthy()
  return made
}
