import { expect, type Page } from '@playwright/test'
import { call } from './calls.ts'

export type Made = { id: string; accountEmail: string; accountName: string; partnerTenantId: string | null }

/** A customer for one test, created by the signed-in member. */
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

/** Not only the time: two tests that begin in the same millisecond would have the same. */
export const newSerial = () => `E2E${crypto.randomUUID().slice(-12).toUpperCase()}`

export async function givenPvBattery(page: Page, { id }: { id: string }, serialNumber = newSerial()): Promise<string> {
  const base = `/api/v1/customers/${id}`
  const [site] = (await call<{ items: { id: string }[] }>(page, `${base}/sites`)).items
  type Vendors = { items: { id: string; identifiedBy: string }[] }
  const vendors = await call<Vendors>(page, '/api/v1/settings/installation-vendors?kind=pvbattery')
  const vendorId = vendors.items.find((one) => one.identifiedBy === 'serial_number')?.id
  const model = { siteId: site?.id, vendorId, serialNumber, inverterKind: 'PV', pvInverterMaxAcPowerW: 8_000, pvPeakPowerW: 8_000 }
  const made = await call<{ configurationId: string }>(page, `${base}/installations/pvbattery`, model)
  expect(made.configurationId, JSON.stringify(made)).toBeTruthy()
  return made.configurationId
}

/** Starts a sale with the steps of the first template for PV and battery. */
export async function givenSale(page: Page, { id }: { id: string }): Promise<void> {
  const templates = await call<{ items: { id: string; name: string }[] }>(page, `/api/v1/sale-templates?customerId=${id}`)
  const templateId = templates.items.find(({ name }) => name.startsWith('PV und Batterie'))?.id
  const made = await call<{ id: string }>(page, `/api/v1/customers/${id}/sales`, { templateId })
  expect(made.id, JSON.stringify(made)).toBeTruthy()
}

export async function deactivateByCall(page: Page, { id, accountEmail }: Made): Promise<void> {
  const { version } = await call<{ version: number }>(page, `/api/v1/customers/${id}`)
  await call(page, `/api/v1/customers/${id}/deactivate`, { version, accountEmail }, 'DELETE')
}
