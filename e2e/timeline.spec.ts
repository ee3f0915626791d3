import { expect, type Page, test } from '@playwright/test'
import { newSerial } from './given-customer.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

/** Makes a separate home by calls, with an invited user, a removed PV system, and a changed main site. */
async function makeEventfulHome(page: Page): Promise<string> {
  return page.evaluate(async (number) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(':session')) ?? ''
    const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) }
      const response = await fetch(`/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
      return response.status === 204 ? undefined : response.json()
    }
    const tenants = await ask('GET', '/settings/tenant-allocations')
    const { id } = await ask('POST', '/customers', {
      type: 'residential_customer',
      tenantId: tenants.items[0].id,
      accountName: `Eventful ${number}`,
      accountEmail: `${number}@home.example`,
      user: { firstName: 'Zoë', lastName: 'Brückner', language: 'de' },
      site: { name: 'Home', address: 'Gartenweg 7', zipCode: '68159', city: 'Mannheim', country: 'DE' },
    })
    const base = `/customers/${id}`
    const [site] = (await ask('GET', `${base}/sites`)).items
    const address = { name: 'Home', address: 'Gartenweg 8', zipCode: '68159', city: 'Mannheim', country: 'DE' }
    await ask('PUT', `${base}/sites/${site.id}`, { version: 1, ...address })
    const vendors = await ask('GET', '/settings/installation-vendors?kind=pvbattery')
    const vendorId = vendors.items.find((one: { identifiedBy: string }) => one.identifiedBy === 'serial_number').id
    const model = { siteId: site.id, vendorId, serialNumber: number, inverterKind: 'PV', pvInverterMaxAcPowerW: 8_000, pvPeakPowerW: 8_000 }
    const { configurationId } = await ask('POST', `${base}/installations/pvbattery`, model)
    await ask('DELETE', `${base}/installations/pvbattery/${configurationId}`)
    return id
  }, newSerial())
}

const feed = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const entry = (page: Page, words: string) => feed(page).getByRole('article').filter({ hasText: words })

test('a timeline shows events, is filtered in its address, and links to each record or shows that it was deleted', async ({ page }) => {
  await signIn(page, 'admin')
  const id = await makeEventfulHome(page)
  await page.goto(`/dashboard/customers/${id}/timeline`)
  await expect(feed(page).getByRole('article')).toHaveCount(4)

  await page.getByRole('button', { name: /^Device/ }).click()
  await expect(page).toHaveURL(/kinds=device/)
  await expect(feed(page).getByRole('article')).toHaveCount(2)
  await entry(page, 'PV and battery added').getByRole('button').first().click()
  await expect(page.getByText('This record no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Show what changed' }).click()
  await expect(page.getByRole('dialog', { name: 'PV and battery added' })).toContainText('Europe/Berlin')
  // The URL contains the open entry, so that a colleague sees the same.
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'PV and battery added' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Device/ }).click()
  await entry(page, 'Site changed').getByRole('button').first().click()
  await page.getByRole('link', { name: 'Go to site' }).click()
  await expect(page).toHaveURL(/account#site-/)
  await expect(page.locator('[id^="site-"]')).toBeFocused()
})

test('a timeline is used by keyboard alone, and zoomed by its axis', async ({ page }) => {
  await signIn(page, 'support')
  const admin = await page.context().browser()?.newPage()
  if (!admin) throw new Error('No second page')
  await signIn(admin, 'admin')
  const id = await makeEventfulHome(admin)
  await page.goto(`/dashboard/customers/${id}/timeline`)
  await expect(feed(page).getByRole('article')).toHaveCount(4)

  await page.getByRole('group', { name: 'Timeline' }).getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&until=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/from=/)

  const lines = feed(page).getByRole('article').getByRole('button')
  await lines.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines.nth(1)).toHaveAttribute('aria-expanded', 'true')

  await goTo(page, `/dashboard/customers/${id}/timeline?kinds=alarm&from=nonsense`)
  await expect(page.getByText('No matches')).toBeVisible()
  await goTo(page, `/dashboard/customers/${id}/timeline?log=018f0000-0000-7000-8000-000000000000`)
  await expect(page.getByRole('dialog')).toContainText('was not found, or it belongs to another customer')
})
