import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { changeResponses } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { findLiveHome, signIn } from './members.ts'
import { setClockAnHourFast } from './wrong-clock.ts'

type Started = { token: string; id: string }

/** Starts a view with its form, and returns the response. */
async function startView(page: Page, reason: string): Promise<Started> {
  const response = page.waitForResponse((one) => one.url().endsWith('/token') && one.request().method() === 'POST')
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: 'Start app view' }).click()
  return (await response).json()
}

/** A customer of a partner whose brand is drafted and not published. */
async function givenHomeWithDraft(page: Page): Promise<string> {
  const partner = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${Date.now()}`, site: undefined })
  const brand = { version: 0, appName: 'Lichthof', logoUrl: null, primaryColor: '#004d40', accentColor: '#ffb300', impressumUrl: null }
  await call(page, `/api/v1/customers/${partner.id}/white-label`, brand, 'PUT')
  return (await givenCustomer(page, { tenantId: partner.partnerTenantId })).id
}

/** Where the browser stores the draft's name. */
const draftsIn = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter((entry) => entry[1].includes('Lichthof')))

test('a member views a customer’s app for a reason, reads everything and changes nothing, also with a wrong clock', async ({ page }) => {
  await setClockAnHourFast(page)
  await signIn(page, 'admin')
  const home = await findLiveHome(page)
  await page.goto(`/dashboard/customers/${home}/impersonate`)
  await page.getByRole('button', { name: 'Start app view' }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  const reason = `Ticket ${Date.now()}`
  const { token } = await startView(page, reason)

  const app = page.frameLocator('iframe[title^="App of"]')
  await expect(app.getByText(/^App of /)).toBeVisible()
  // Not an hour less, however long the app took to load.
  await expect(app.getByText(/^(30:00|[12]\d:\d\d)$/)).toBeVisible()
  await expect(app.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Ends in' })).toBeVisible()
  // This home's app has the region's brand.
  await expect(page.getByRole('group', { name: 'Environment' }).getByRole('button', { name: 'Draft' })).toBeDisabled()
  await expect(page.getByText('so it has no draft')).toBeVisible()
  await page.locator('iframe[title^="App of"]').evaluate((frame) => frame.scrollIntoView({ block: 'end' }))
  await app.getByRole('link', { name: 'Devices' }).click()
  await expect(app.getByRole('listitem').getByText('Gateway', { exact: true })).toBeVisible()
  await app.getByRole('link', { name: 'Profile' }).click()
  await expect(app.getByText('You are viewing a customer’s app. Nothing can be changed.')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  expect(await page.locator('iframe[title^="App of"]').getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(await page.locator('iframe[title^="App of"]').getAttribute('src')).not.toContain(token)
  expect(await allFaults(page)).toEqual([])

  const authorization = `Bearer ${token}`
  const written = await page.request.post(`/api/v1/customers/${home}/notes`, { headers: { authorization }, data: { text: 'x' } })
  expect(written.status()).toBe(403)

  await page.getByRole('button', { name: 'End now' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  const ended = await page.request.get('/api/v1/app/home', { headers: { authorization } })
  expect(ended.status()).toBe(401)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page
    .getByText(/app view/i)
    .first()
    .click()
  await expect(page.getByText(reason).first()).toBeVisible()
})

test('a view also shows the unpublished brand, and a link opens the published one on a phone once', async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto(`/dashboard/customers/${await givenHomeWithDraft(page)}/impersonate`)
  await startView(page, 'On the phone with the customer')
  const app = page.frameLocator('iframe[title^="App of"]')
  const environment = page.getByRole('group', { name: 'Environment' })
  await expect(environment.getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'true')
  await expect(app.getByText(/^App of /)).toBeVisible()
  await expect(app.getByText('Lichthof')).toHaveCount(0)
  await environment.getByRole('button', { name: 'Draft' }).click()
  await expect(app.getByText('Lichthof')).toBeVisible()
  await expect(app.getByText('Preview: not published')).toBeVisible()
  expect(await app.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--app-brand'))).toBe('#004d40')
  expect(await draftsIn(page)).toEqual([])
  const links = page.waitForResponse((one) => one.url().endsWith('/link'))
  await page.getByRole('button', { name: 'Open on a phone' }).click()
  const { code } = await (await links).json()
  await expect(page.getByRole('img', { name: /^Scan this/ })).toBeVisible()
  await expect(page.getByText('The link works once, for')).toBeVisible()
  await expect(page.getByText('The phone shows the published app, not the draft.')).toBeVisible()
  // Work on the customer meanwhile replaces no link.
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  const notes = page.getByRole('dialog', { name: /^Notes/ })
  await notes.getByRole('button', { name: 'New note' }).click()
  await notes.getByRole('textbox').fill('Shown on the phone')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('article')).toContainText('Shown on the phone')
  await page.keyboard.press('Escape')
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  // A failure that says nothing about the link can be repeated.
  await phone.route('**/api/v1/app/view', (route) => route.fulfill({ status: 503, body: '' }))
  await phone.goto(new URL(`/app/view#${code}`, page.url()).href)
  await expect(phone.getByRole('alert')).toContainText('This could not be loaded.')
  expect(await allFaults(phone)).toEqual([])
  await phone.unroute('**/api/v1/app/view')
  await phone.getByRole('button', { name: 'Try again' }).click()
  await expect(phone.getByText(/^App of /)).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(phone.getByText('Lichthof')).toHaveCount(0)
  expect(phone.url()).not.toContain(code)
  expect(asked.filter((url) => url.includes(code) && !url.includes('#'))).toEqual([])
  expect(await allFaults(phone)).toEqual([])
  const second = await (await browser.newContext()).newPage()
  await second.goto(new URL(`/app/view#${code}`, page.url()).href)
  await expect(second.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  // A used or expired link is replaced.
  const next = page.waitForResponse((one) => one.url().endsWith('/link'))
  await page.getByRole('button', { name: 'New link' }).click()
  await second.goto(new URL(`/app/view?again#${(await (await next).json()).code}`, page.url()).href)
  await expect(second.getByText(/^App of /)).toBeVisible()

  await environment.getByRole('button', { name: 'Published' }).click()
  await expect(app.getByText('Lichthof')).toHaveCount(0)
  await expect(page.getByText('The phone shows the published app, not the draft.')).toHaveCount(0)
})

test('a view and a link that are over say so, and can be started again', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${id}/impersonate`)
  const endAfter = (url: string, ms: number) =>
    changeResponses(page, url, (given) => ({ ...given, expiresAt: new Date(Date.now() + ms).toISOString() }))
  await endAfter('**/token/*/link', 2_000)
  await startView(page, 'With the customer')
  await page.getByRole('button', { name: 'Open on a phone' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Scan this/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New link' })).toBeVisible()
  await page.reload()
  await endAfter('**/token', 2_000)
  await startView(page, 'With the customer')
  await expect(page.getByText('The app view has ended.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible()
})

test('no other site can frame the app', async ({ page, baseURL }) => {
  await page.route('https://foreign.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/app/"></iframe>` }),
  )
  await page.goto('https://foreign.example/')
  // The browser shows its own error page instead.
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0)
})
