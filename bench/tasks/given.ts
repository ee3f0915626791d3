import type { Page } from 'playwright-core'

/** Makes a call with the session of the signed-in member: a GET, or a POST of a body. */
export async function call<T>(page: Page, path: string, body?: object): Promise<T> {
  const result: unknown = await page.evaluate(
    async ({ path, body }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':session')) ?? ''
      const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) }
      const response = await fetch(path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
      return response.json()
    },
    { path, body },
  )
  return result as T // as the contract declares
}

export type Made = { id: string; accountName: string; accountEmail: string }

/** A household for a single task. */
export async function givenCustomer(page: Page, city = 'Mannheim'): Promise<Made> {
  const tenants = await call<{ items: { id: string }[] }>(page, '/api/v1/settings/tenant-allocations')
  const mark = `${Date.now()}${Math.floor(Math.random() * 1_000)}`
  return call<Made>(page, '/api/v1/customers', {
    type: 'residential_customer',
    tenantId: tenants.items[0]?.id,
    accountName: `Lindgren ${mark}`,
    accountEmail: `ida.${mark}@home.example`,
    user: { firstName: 'Ida', lastName: 'Lindgren', language: 'en' },
    site: { name: 'Home', address: 'Gartenweg 7', zipCode: '68159', city, country: 'DE' },
  })
}

export async function findDevice(page: Page): Promise<{ serialNumber: string; accountName: string }> {
  type Installed = { items: { serialNumber?: string | null }[] }
  const filter = encodeURIComponent('{"type":"residential_customer","status":"active"}')
  const { items } = await call<{ items: Made[] }>(page, `/api/v1/customers?limit=100&filter=${filter}`)
  for (const { id, accountName } of items) {
    const found = await call<Installed>(page, `/api/v1/customers/${id}/installations/pvbattery`)
    const serialNumber = found.items?.find((one) => one.serialNumber)?.serialNumber
    if (serialNumber) return { serialNumber, accountName }
  }
  throw new Error('No customer has a device with a serial number')
}

/** The customer whose home was measured last. */
export async function findMeasuredHome(page: Page): Promise<{ accountName: string; externalReferenceId: string }> {
  const { items } = await call<{ items: { customer: { id: string } }[] }>(page, '/api/v1/data-import/status?limit=1&order=measuredAt:desc')
  return call(page, `/api/v1/customers/${items[0]?.customer.id}`)
}

/** A word that matches about three hundred customers. */
export async function findThreeHundred(page: Page): Promise<string> {
  const { items } = await call<{ items: { city: string | null }[] }>(page, '/api/v1/customers?limit=100')
  let best = { word: '', distance: Number.POSITIVE_INFINITY }
  for (const word of new Set(items.flatMap((item) => item.city ?? []))) {
    const { total } = await call<{ total: number }>(page, `/api/v1/customers?limit=1&searchValue=${encodeURIComponent(word)}`)
    const distance = Math.abs(total - 300)
    if (total > 0 && distance < best.distance) best = { word, distance }
  }
  return best.word
}
