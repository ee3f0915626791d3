import { expect, type Page } from '@playwright/test'

export type Made = { id: string; accountEmail: string; accountName: string; partnerTenantId: string | null }

/** A customer of one test alone, made as the signed-in member. */
export async function givenCustomer(page: Page, fields: Record<string, unknown> = {}): Promise<Made> {
  const made = await page.evaluate(
    async ({ accountEmail, given }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':session')) ?? ''
      const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const tenants = await (await fetch('/api/v1/settings/tenant-allocations', { headers })).json()
      const body = {
        type: 'residential_customer',
        tenantId: tenants.items[0].id,
        accountName: 'Ida Lindgren',
        accountEmail,
        user: { firstName: 'Ida', lastName: 'Lindgren', language: 'en' },
        site: { name: 'Home', address: 'Gartenweg 7', zipCode: '68159', city: 'Mannheim', country: 'DE' },
        ...given,
      }
      const answer = await fetch('/api/v1/customers', { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.json()
    },
    { accountEmail: `ida.${Date.now()}.${Math.random().toString(36).slice(2)}@home.example`, given: fields },
  )
  expect(made.id, JSON.stringify(made)).toBeTruthy()
  return made
}
