import { expect, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { changeResponses } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'

/** A red square of 200 pixels. */
const picture = () => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 200
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#b01010'
  context.fillRect(0, 0, 200, 200)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

test('a brand is drafted, previewed, published, worn by the app, and an earlier edition restored', async ({ page, context }) => {
  await signIn(page, 'admin')
  const partner = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${Date.now()}`, site: undefined })
  await page.goto(`/dashboard/customers/${partner.id}/white-label`)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'App name' }).fill('Lichthof')
  await page.getByRole('textbox', { name: 'Welcome message' }).fill('Good to see you')
  await page.getByRole('textbox', { name: 'E-mail sender' }).fill('Lichthof Service')
  const buffer = Buffer.from(await page.evaluate(picture), 'base64')
  await page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Icon', { exact: true }).setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2)
  await page.getByLabel('Icon', { exact: true }).setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('From Lichthof Service')).toBeVisible()
  const mail = page.frameLocator('iframe[title="E-mail preview"]')
  await expect(mail.getByText('Accept invitation')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The draft was saved.')).toBeVisible()
  await expect(page.getByText('Draft not published')).toBeVisible()
  expect(await allFaults(page)).toEqual([])

  const app = await context.newPage()
  await app.goto(`/app/?brand=${partner.partnerTenantId}`)
  await expect(app).not.toHaveTitle('Lichthof')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The brand was published.')).toBeVisible()
  await app.reload()
  await expect(app).toHaveTitle('Lichthof')
  await expect(app.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  const icon = await app.request.get(`/app/icon-180.png?brand=${partner.partnerTenantId}`)
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  await app.getByRole('button', { name: 'Continue with sign-in' }).click()
  await expect(app.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(app).toHaveTitle(/Lichthof/)
  expect(await allFaults(app)).toEqual([])

  await page.getByRole('textbox', { name: 'App name' }).fill('Sonnenhaus')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Draft not published')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Draft not published')).toBeHidden()
  await page.getByRole('button', { name: 'Editions' }).click()
  const editions = page.getByRole('dialog', { name: 'Editions' })
  await expect(editions.getByRole('listitem').filter({ hasText: /^Edition/ })).toHaveCount(2)
  for (const label of ['App name', 'Main colour', 'Icon'])
    await expect(editions.getByRole('rowheader', { name: label }).first()).toBeVisible()
  await expect(editions.getByText(/[a-z](Name|Color|FileId)\b|[\da-f]{8}-/)).toHaveCount(0)
  await editions.getByRole('button', { name: 'Use edition 1 as draft' }).click()
  const appName = page.getByRole('textbox', { name: 'App name' })
  await expect(appName).toHaveValue('Lichthof')
  await expect(page.getByText('Draft not published')).toBeVisible()

  // That is a draft, which another edition replaces only if the member says so. Beyond the fiftieth edition, the list is cut.
  await changeResponses(page, '**/white-label/editions', ({ items }) => ({ items: items.slice(0, 1) }))
  await page.getByRole('button', { name: 'Editions' }).click()
  await expect(editions.getByText('Older editions are not shown.')).toBeVisible()
  await expect(editions.getByRole('table')).toHaveCount(0)
  await editions.getByRole('button', { name: 'Use edition 2 as draft' }).click()
  const question = page.getByRole('dialog', { name: 'Replace the draft?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(appName).toHaveValue('Lichthof')
  await editions.getByRole('button', { name: 'Use edition 2 as draft' }).click()
  await question.getByRole('button', { name: 'Replace draft' }).click()
  await expect(appName).toHaveValue('Sonnenhaus')
})

test('a brand is previewed while typing, and support only views it', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page, { type: 'whitelabel_partner', accountName: 'Sonnenhaus Nord', site: undefined })
  await page.goto(`/dashboard/customers/${id}/white-label`)
  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview', level: 2 }) })
  const color = page.getByRole('textbox', { name: 'Main colour', exact: true })
  const region = await call<{ name: string; impressumUrl: string | null }>(page, `/api/v1/customers/${id}/tenant-affiliate`)
  await expect(preview.getByText(region.name, { exact: true })).toBeVisible()
  await expect(preview.getByText('Imprint')).toHaveCount(region.impressumUrl ? 1 : 0)
  await color.fill('#ffe08a')
  await expect(preview.getByText(/hardly stands out from white/)).toBeVisible()
  await color.fill('#004d40')
  await expect(preview.getByText(/reads well/)).toBeVisible()
  await page.getByRole('textbox', { name: 'App name' }).fill('Sonnenhaus')
  await page.getByRole('textbox', { name: /^Logo URL/ }).fill('https://localhost/logo.svg')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Must be a public https:// address')).toBeVisible()
  await page.getByRole('textbox', { name: /^Logo URL/ }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The draft was saved.')).toBeVisible()

  const support = await (await browser.newContext()).newPage()
  await signIn(support, 'support', `/dashboard/customers/${id}/white-label`)
  await expect(support.getByRole('textbox', { name: 'App name' })).toHaveValue('Sonnenhaus')
  await expect(support.getByRole('textbox', { name: 'App name' })).toBeDisabled()
  await expect(support.getByText('You don’t have permission to change brands.')).toBeVisible()
})

test('the pictures of a brand are kept when somebody else saves meanwhile', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${Date.now()}`, site: undefined })
  await page.goto(`/dashboard/customers/${id}/white-label`)
  const buffer = Buffer.from(await page.evaluate(picture), 'base64')
  for (const label of ['Logo', 'Icon'])
    await page.getByLabel(label, { exact: true }).setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2)
  const path = `/api/v1/customers/${id}/white-label`
  const brand = { version: 0, appName: 'Lichthof', logoUrl: null, primaryColor: '#1f5fbf', accentColor: '#f2a900', impressumUrl: null }
  await call(page, path, brand, 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lichthof')).toBeVisible()
  await page.getByRole('button', { name: 'Save selection' }).click()
  await expect(page.getByText('The draft was saved.')).toBeVisible()
  expect(await call(page, path)).toMatchObject({ appName: 'Lichthof', logoFileId: expect.any(String), iconFileId: expect.any(String) })
})

test('a brand that is being typed is not left without asking', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${Date.now()}`, site: undefined })
  await page.goto(`/dashboard/customers/${id}/white-label`)
  const welcome = page.getByRole('textbox', { name: 'Welcome message' })
  await welcome.fill('Good to see you')
  const account = page.getByRole('navigation', { name: 'Customer sections' }).getByRole('link', { name: 'Account' })
  await account.click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(welcome).toHaveValue('Good to see you')
  // Two forms ask once.
  await page.getByRole('textbox', { name: 'Domain' }).fill('energy.example')
  await account.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/account$/)
})
