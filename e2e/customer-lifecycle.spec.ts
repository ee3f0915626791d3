import { expect, type Page, test } from '@playwright/test'
import { call } from './calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { followLink, openNewestMail } from './mailbox.ts'
import { signIn } from './members.ts'

/** A customer of this test who reads German. */
function givenGerman(page: Page, fields: { type?: string; tenantId?: string } = {}): Promise<Made> {
  const user = { firstName: 'Ida', lastName: 'Lindgren', language: 'de' }
  return givenCustomer(page, { accountName: `Lifecycle ${Date.now()}${Math.random().toString(36).slice(2, 8)}`, user, ...fields })
}

async function open(page: Page, { id, accountName }: Made): Promise<void> {
  await page.goto(`/dashboard/customers/${id}/account`)
  await expect(page.getByRole('heading', { name: accountName, level: 1 })).toBeVisible()
}

const menu = (page: Page) => page.getByRole('button', { name: 'More actions for this customer' })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

async function choose(page: Page, name: string): Promise<void> {
  await menu(page).click()
  await item(page, name).click()
}

async function deactivate(page: Page, customer: Made): Promise<void> {
  await choose(page, 'Deactivate')
  const dialog = page.getByRole('dialog', { name: 'Deactivate customer' })
  await expect(dialog.getByText('For 30 days')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill(customer.accountEmail)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${customer.accountName} was deactivated.`)).toBeVisible()
  await expect(page.getByText('Deactivated. Will be purged permanently in')).toContainText('29 days')
}

async function purge(page: Page, customer: Made): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Purge customer permanently' })
  await dialog.getByRole('textbox', { name: 'Account name' }).fill(customer.accountName)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked to be forgotten')
  await dialog.getByRole('button', { name: 'Purge permanently' }).click()
  await expect(page.getByText('The customer was purged.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Purged customer', level: 1 })).toBeVisible()
}

test('a customer is deactivated, reactivated over the mail’s link, and again by the menu', async ({ page, context }) => {
  await signIn(page, 'admin')
  const customer = await givenGerman(page)
  await open(page, customer)
  await menu(page).click()
  await item(page, 'Purge').hover()
  await expect(page.getByText('Deactivate the customer first.')).toBeVisible()
  await page.keyboard.press('Escape')

  await choose(page, 'Deactivate')
  const dialog = page.getByRole('dialog', { name: 'Deactivate customer' })
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill('somebody@else.example')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText('Account e-mail does not match')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard' }).click()
  await deactivate(page, customer)

  const { mailbox, letter } = await openNewestMail(context, customer.accountEmail)
  await expect(mailbox.getByRole('heading', { name: 'Ihr Konto wurde deaktiviert', level: 1 })).toBeVisible()
  const wayBack = await followLink(context, letter, 'Konto reaktivieren')
  await mailbox.close()
  await wayBack.getByRole('button').click()
  await expect(wayBack.getByText(customer.accountEmail)).toBeVisible()
  await wayBack.close()

  await open(page, customer)
  await expect(page.getByText('Will be purged')).toHaveCount(0)
  await deactivate(page, customer)
  await choose(page, 'Reactivate')
  await expect(page.getByText(`${customer.accountName} is active again.`)).toBeVisible()
  // The menu was disabled meanwhile, but keyboard users keep their place.
  await expect(page.getByRole('button', { name: 'More actions for this customer' })).toBeFocused()
  await expect(page.getByText('Will be purged')).toHaveCount(0)
})

test('a customer whose address somebody changed meanwhile is deactivated by typing the new one', async ({ page }) => {
  await signIn(page, 'admin')
  const customer = await givenGerman(page)
  await open(page, customer)
  await choose(page, 'Deactivate')
  const dialog = page.getByRole('dialog', { name: 'Deactivate customer' })
  const { version } = await call<{ version: number }>(page, `/api/v1/customers/${customer.id}`)
  const accountEmail = `new.${customer.accountEmail}`
  await call(page, `/api/v1/customers/${customer.id}`, { version, accountEmail }, 'PUT')
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill(customer.accountEmail)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText('Account e-mail does not match')).toBeVisible()
  await expect(dialog.getByText(accountEmail)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill(accountEmail)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${customer.accountName} was deactivated.`)).toBeVisible()
})

test('a deactivation is undone in its toast', async ({ page }) => {
  await signIn(page, 'admin')
  const customer = await givenGerman(page)
  await open(page, customer)
  await deactivate(page, customer)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${customer.accountName} is active again.`)).toBeVisible()
  await expect(page.getByText('Will be purged')).toHaveCount(0)
})

test('a purge counts what it destroys, asks for the name and a reason, and leaves only the log', async ({ page }) => {
  await signIn(page, 'admin')
  const customer = await givenGerman(page)
  await open(page, customer)
  await deactivate(page, customer)
  await choose(page, 'Purge')
  const dialog = page.getByRole('dialog', { name: 'Purge customer permanently' })
  for (const loss of ['1 user', '1 site', '1 e-mail']) await expect(dialog.getByText(loss, { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Account name' }).fill('Somebody else')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Mrs. Lindgren wants it')
  await dialog.getByRole('button', { name: 'Purge permanently' }).click()
  await expect(dialog.getByText('Account name does not match')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Account name' }).fill(customer.accountName)
  await dialog.getByRole('button', { name: 'Purge permanently' }).click()
  await expect(dialog.getByText('it must not name the customer', { exact: false }).last()).toBeVisible()
  await purge(page, customer)
  await expect(page).toHaveURL(/audit-log/)
  await expect(page.getByText('All data of this customer was destroyed')).toBeVisible()
  await page.getByRole('link', { name: 'Customer created' }).click()
  await expect(page.getByText('The values were destroyed')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Customer purged' }).click()
  await expect(page.getByText('Asked to be forgotten', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(customer.accountName)).toHaveCount(0)
  await menu(page).click()
  await item(page, 'Reactivate').hover()
  await expect(page.getByText('The customer has already been purged.')).toBeVisible()
})

test('a partner is purged once its customers were moved', async ({ page }) => {
  await signIn(page, 'admin')
  const partner = await givenGerman(page, { type: 'partner' })
  const other = await givenGerman(page, { type: 'partner' })
  const customer = await givenGerman(page, { tenantId: partner.partnerTenantId ?? '' })
  await open(page, partner)
  await deactivate(page, partner)
  await choose(page, 'Purge')
  const moving = page.getByRole('dialog', { name: 'Move the customers first' })
  await expect(moving.getByText('1 customer still belongs to this partner')).toBeVisible()
  // Only a choice that is seen counts.
  const submit = moving.getByRole('button', { name: 'Move 1 customer' })
  await moving.getByRole('searchbox').fill(other.accountName)
  await moving.getByRole('radio', { name: other.accountName }).check()
  await moving.getByRole('searchbox').fill('No partner is called this')
  await expect(moving.getByRole('radio', { name: other.accountName })).toHaveCount(0)
  await expect(submit).toBeDisabled()
  await moving.getByRole('searchbox').fill('')
  await moving.getByRole('radio').first().check()
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Purge customer permanently' })).toBeVisible()
  await purge(page, partner)
  await open(page, customer)
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
})

test('support sees the available actions, and why they are disabled', async ({ page, browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const customer = await givenGerman(admin)
  await signIn(page, 'support')
  await open(page, customer)
  await menu(page).click()
  await item(page, 'Deactivate').hover()
  await expect(page.getByText('You don’t have permission to deactivate customers.')).toBeVisible()
  await expect(item(page, 'Deactivate')).toBeDisabled()
})
