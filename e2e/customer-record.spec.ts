import { expect, type Page, test } from '@playwright/test'
import { givenCustomer } from './given-customer.ts'
import { openLiveHome, signIn } from './members.ts'

const openAccount = (page: Page, id: string) => page.goto(`/dashboard/customers/${id}/account`)
const panel = (page: Page, title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

test('the subscription is changed and ended; feature groups are given and taken away', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await openAccount(page, id)
  await page.getByRole('button', { name: 'Change subscription' }).click()
  const subscription = page.getByRole('dialog', { name: 'Subscription' })
  await subscription.getByRole('textbox', { name: 'Subscription' }).fill('Home Comfort')
  await subscription.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The subscription was saved.')).toBeVisible()
  await expect(panel(page, 'Account information').getByText('Home Comfort')).toBeVisible()

  const groups = panel(page, 'Feature groups')
  await expect(groups.getByText('This customer has no feature groups.')).toBeVisible()
  await groups.getByRole('button', { name: 'Assign' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign feature groups' })
  const first = assign.getByRole('checkbox').first()
  await expect(assign.getByRole('button', { name: 'Assign' })).toBeDisabled()
  await first.check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('1 feature group was assigned.')).toBeVisible()
  await groups.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(groups.getByText('This customer has no feature groups.')).toBeVisible()
})

test('what fails or is missing is named: feature groups, installations, the audit log, a screen to come', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await openAccount(page, id)
  await page.route(/feature-groups-list$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await panel(page, 'Feature groups').getByRole('button', { name: 'Assign' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign feature groups' })
  await assign.getByRole('checkbox').first().check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(assign.getByText('Feature group changes cannot be applied now. API request failed')).toBeVisible()

  await page.route(/installations\/pvbattery$/, (route) => route.abort())
  await page.goto(`/dashboard/customers/${id}/smartenergy`)
  await expect(page.getByText('Fetching installation data failed')).toBeVisible()

  await page.goto('/dashboard/customers/018f0000-0000-7000-8000-000000000000/audit-log')
  await expect(page.getByRole('heading', { name: 'Customer not found in audit log' })).toBeVisible()
  await page.goto('/dashboard/reports')
  await expect(page.getByRole('heading', { name: 'The feature is currently not available' })).toBeVisible()
})

test('typed work is dropped only by choice, whichever way out of its dialog is taken', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await openAccount(page, id)
  await page.getByRole('button', { name: 'Change subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscription' })
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const field = dialog.getByRole('textbox', { name: 'Subscription' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Change subscription' }).click()
  await field.fill('Home Comfort')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const leave of ways) {
    await leave()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(field).toHaveValue('Home Comfort')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field).toHaveValue('Home Comfort')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Account information').getByText('Home Comfort')).toBeHidden()
})

test('of two members who edit at once the second sees both versions, chooses, and nothing is lost', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'root')
  const { id } = await givenCustomer(page)
  const openEdit = async (member: Page) => {
    await openAccount(member, id)
    await panel(member, 'Account information').getByRole('button', { name: 'Edit', exact: true }).click()
    return member.getByRole('dialog', { name: 'Edit account information' })
  }
  const [mine, theirs] = [await openEdit(page), await openEdit(other)]
  await theirs.getByRole('textbox', { name: 'Account name' }).fill('Ida Nilsson')
  await theirs.getByRole('textbox', { name: 'Application' }).fill('Home Plus')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { name: 'Ida Nilsson', level: 1 })).toBeVisible()

  await mine.getByRole('textbox', { name: 'Account name' }).fill('Ida Berg')
  await mine.getByRole('textbox', { name: /^Second external/ }).fill('B-77')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Someone else changed this customer in the meantime.')).toBeVisible()
  const field = (name: string) => mine.getByRole('group', { name: new RegExp(`^${name}`) })
  await expect(field('Account name').getByText('changed by both')).toBeVisible()
  await expect(field('Account name').getByRole('radio', { name: 'Ida Nilsson' })).not.toBeChecked()
  await expect(field('Application').getByRole('radio', { name: 'Home Plus' })).toBeChecked()
  await expect(field('Second external reference').getByRole('radio', { name: 'B-77' })).toBeChecked()
  await field('Account name').getByRole('radio', { name: 'Ida Nilsson' }).check()
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ida Nilsson', level: 1 })).toBeVisible()
  await expect(panel(page, 'Account information').getByText('B-77')).toBeVisible()
  await expect(panel(page, 'Account information').getByText('Home Plus')).toBeVisible()
})

test('a site changed by two: what only the first changed stays, what the second typed comes back to the form', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'admin')
  const { id } = await givenCustomer(page)
  const openEdit = async (member: Page) => {
    await openAccount(member, id)
    await panel(member, 'Sites')
      .getByRole('button', { name: /^Edit site/ })
      .click()
    return member.getByRole('dialog', { name: 'Edit site' })
  }
  const [mine, theirs] = [await openEdit(page), await openEdit(other)]
  await theirs.getByRole('textbox', { name: 'City' }).fill('Heidelberg')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 9')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Someone else changed this site in the meantime.')).toBeVisible()
  await mine.getByRole('button', { name: 'Back to the form' }).click()
  await expect(mine.getByRole('textbox', { name: 'Address' })).toHaveValue('Gartenweg 9')
  await mine.getByRole('button', { name: 'Save' }).click()
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  await expect(panel(page, 'Sites').getByText('68159 Heidelberg')).toBeVisible()
  await expect(panel(page, 'Sites').getByText('Gartenweg 9')).toBeVisible()
})

test('a brand is previewed while it is typed, saved, and only looked at by support', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page, { type: 'whitelabel_partner', accountName: 'Sonnenhaus Nord', site: undefined })
  await openAccount(page, id)
  await page.getByRole('link', { name: 'White label', exact: true }).click()
  const preview = panel(page, 'Preview')
  await expect(preview.getByText('Sonnenhaus Nord')).toBeVisible()
  await page.getByRole('textbox', { name: 'App name' }).fill('Sonnenhaus')
  await expect(preview.getByText('Sonnenhaus', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#ffe08a')
  await expect(preview.getByText(/White text on the main colour is hard to read/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#004d40')
  await expect(preview.getByText(/hard to read/)).toBeHidden()
  await page.getByRole('textbox', { name: /^Logo URL/ }).fill('https://localhost/logo.svg')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Must be a public https:// address')).toBeVisible()
  await page.getByRole('textbox', { name: /^Logo URL/ }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The brand was saved.')).toBeVisible()

  const support = await (await browser.newContext()).newPage()
  await signIn(support, 'support', `/dashboard/customers/${id}/white-label`)
  await expect(support.getByRole('textbox', { name: 'App name' })).toHaveValue('Sonnenhaus')
  await expect(support.getByRole('textbox', { name: 'App name' })).toBeDisabled()
  await expect(support.getByText('You don’t have permission to change brands.')).toBeVisible()
})

test('a partner gets a customer of its own, who is then moved to the affiliate', async ({ page }) => {
  await signIn(page, 'admin')
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await page.goto(`/dashboard/customers/${partner.id}/customers`)
  await page.getByRole('button', { name: 'Add customer' }).click()
  const wizard = page.getByRole('dialog', { name: `Add customer for ${partner.accountName}` })
  await wizard.getByRole('textbox', { name: 'Account name' }).fill('Nora Falk')
  await wizard.getByRole('textbox', { name: 'Account e-mail' }).fill(`nora.${Date.now()}@home.example`)
  await wizard.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await wizard.getByRole('textbox', { name: 'Last name' }).fill('Falk')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Site name' }).fill('Home')
  await wizard.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 8')
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('68159')
  await wizard.getByRole('textbox', { name: 'City' }).fill('Mannheim')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText(partner.accountName, { exact: true })).toBeVisible()
  await wizard.getByRole('button', { name: 'Create customer' }).click()
  await expect(page.getByRole('heading', { name: 'Nora Falk', level: 1 })).toBeVisible()

  const tenant = panel(page, 'Tenant')
  await expect(tenant.getByText(partner.accountName)).toBeVisible()
  await tenant.getByRole('button', { name: 'Move to another tenant' }).click()
  const move = page.getByRole('dialog', { name: 'Move to another tenant' })
  await move.getByRole('radio', { name: /Affiliate/ }).check()
  await move.getByRole('button', { name: 'Move customer' }).click()
  await expect(page.getByText(/^The customer now belongs to/)).toBeVisible()
  await expect(tenant.getByText(partner.accountName)).toBeHidden()
})

test('support sees the record, and is told why it may not change it', async ({ page, browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const { id } = await givenCustomer(admin)
  await signIn(page, 'support')
  await openAccount(page, id)
  for (const name of ['Change subscription', 'Move to another tenant', 'Assign']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await page.getByRole('button', { name: 'Change subscription' }).hover({ force: true })
  await expect(page.getByText('You don’t have permission to change customers.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'White label', exact: true })).toHaveCount(0)
})

test('the app is viewed for a reason, which is kept, and the view is ended', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/customers/list?type=residential_customer&status=active')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'App view' }).click()
  await page.getByRole('button', { name: 'Start app view' }).click()
  await expect(page.getByText('Reason is required')).toBeVisible()
  const reason = `Inquiry ${Date.now()}`
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: 'Start app view' }).click()
  await expect(panel(page, 'App view').getByText('Ends in')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('The app view has ended.')).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start app view' })).toBeVisible()
})

test('what a device sent is put beside what is stored, day by day in the address', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'data-debug')
  await expect(page.getByRole('table', { name: 'Daily totals' }).getByText('Household')).toBeVisible()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
  await expect(page.getByText('Samples received')).toBeVisible()
})
