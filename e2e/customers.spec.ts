import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'

test('search, filter and order are in the address, and the same link shows the same list', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(26)
  await page.getByRole('searchbox').last().fill('müller')
  await expect(page).toHaveURL(/m%C3%BCller|müller/)
  await page
    .getByRole('columnheader', { name: /Account name/ })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(/accountName/)
  await expect(rows.nth(1)).toContainText('Müller')
  const name = (await rows.nth(1).getByRole('link').first().textContent()) ?? ''
  await page.reload()
  await expect(rows.nth(1).getByRole('link').first()).toHaveText(name)
})

test('a customer is created, found, changed, and its log tells what changed', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const name = `Zoë Brückner ${Date.now()}`
  await page.getByRole('button', { name: 'Add customer' }).click()
  const wizard = page.getByRole('dialog', { name: 'Add customer' })
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByRole('textbox', { name: 'Account name' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Account name is required')).toBeVisible()
  await wizard.getByRole('textbox', { name: 'Account name' }).fill(name)
  await wizard.getByRole('textbox', { name: 'Account e-mail' }).fill(`zoe.${Date.now()}@home.example`)
  await wizard.getByRole('textbox', { name: 'First name' }).fill('Zoë')
  await wizard.getByRole('textbox', { name: 'Last name' }).fill('Brückner')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Site name' }).fill('Home')
  await wizard.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 7')
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('6815')
  await wizard.getByRole('textbox', { name: 'City' }).fill('Mannheim')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText(/ZIP code/i).last()).toBeVisible()
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('68159')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Create customer' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const edit = page.getByRole('dialog')
  const reference = `GV${Date.now()}`
  await edit.getByRole('textbox', { name: /^External reference/ }).fill(reference)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(reference)).toBeVisible()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(
    page
      .getByText('Customer changed')
      .or(page.getByText(/changed/i))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Ada Brandt').first()).toBeVisible()
})

test('an address that another customer has leads to that customer, and keeps what is typed', async ({ page }) => {
  await signIn(page, 'admin')
  const other = await givenCustomer(page, { accountName: 'Sven Dahl' })
  const own = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${own.id}/account`)
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill(other.accountEmail)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another customer already has this', { exact: true })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open Sven Dahl in a new tab' }).click()
  await expect((await opened).getByRole('heading', { name: 'Sven Dahl' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Account e-mail' })).toHaveValue(other.accountEmail)
})

test('the wizard offers members of a partner their own tenant and households alone', async ({ page }) => {
  await signIn(page, 'admin')
  // The answer that a member of a partner gets.
  const tenant = { id: crypto.randomUUID(), name: 'Sonnenwerk', kind: 'partner', country: 'DE', timeZone: 'Europe/Berlin', language: 'de' }
  await page.route('**/api/v1/settings/tenant-allocations', (route) => route.fulfill({ json: { items: [tenant] } }))
  await page.goto('/dashboard/customers/list?new=true')
  const wizard = page.getByRole('dialog', { name: 'Add customer' })
  await expect(wizard.getByRole('radio')).toHaveCount(1)
  await expect(wizard.getByRole('radio', { name: /Residential/ })).toBeChecked()
  await expect(wizard.getByRole('option', { name: 'Sonnenwerk' })).toBeAttached()
})

test('the export holds exactly the filtered list', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list?type=whitelabel_partner')
  await expect(page.getByText('White label partner').nth(2)).toBeVisible()
  const shown = await page.getByRole('table').getByRole('row').count()
  await page
    .getByRole('main')
    .getByRole('button', { name: /More|Actions/ })
    .first()
    .click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /Export/ }).click()])
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.trim().split('\n')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(lines.length).toBe(shown)
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('the export of a partner’s list holds its own customers alone', async ({ page }) => {
  await signIn(page, 'admin')
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await givenCustomer(page, { tenantId: partner.partnerTenantId, accountName: 'Own Customer' })
  await page.goto(`/dashboard/customers/${partner.id}/customers?columns=city`)
  await expect(page.getByRole('link', { name: 'Own Customer' })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export list as CSV' }).click()])
  const text = await readFile(await download.path(), 'utf8')
  const [header = '', ...rows] = text.trim().split('\r\n')
  expect(header.split(',')).toEqual(expect.arrayContaining(['accountName', 'firstName', 'lastName', 'city']))
  expect(header).not.toContain('createdAt')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^Own Customer,/)
})

test('while a list loads its skeleton is shown, and a page beyond its end says so', async ({ page }) => {
  await signIn(page, 'admin')
  const hold = Promise.withResolvers<void>()
  await page.route(/api\/v1\/customers\?.*page=9998/, async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.goto('/dashboard/customers/list?page=9999')
  const rows = page.getByRole('table', { name: 'Customers' }).locator('tbody tr')
  await expect(rows).toHaveCount(25)
  hold.resolve()
  await expect(rows).toHaveCount(0)
  await expect(page.getByText('This page is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows).not.toHaveCount(0)
})

test('support sees customers and is told why it may not add one', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/customers/list')
  await expect(page.getByRole('button', { name: 'Add customer' })).toBeDisabled()
})
