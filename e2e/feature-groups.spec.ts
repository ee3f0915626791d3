import { expect, type Locator, test } from '@playwright/test'
import { call } from './calls.ts'
import { failCalls } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'
import { goTo, openAccount, panel } from './screens.ts'

test('the subscription is changed and ended; feature groups are given, removed, and managed', async ({ page }) => {
  await signIn(page, 'admin')
  const other = await givenCustomer(page, { accountName: 'Otto Almgren' })
  const { id, accountEmail } = await givenCustomer(page)
  await openAccount(page, other.id)
  await expect(page.getByRole('heading', { name: other.accountName, level: 1 })).toBeVisible()
  await goTo(page, `/dashboard/customers/${id}/account`)
  await page.getByRole('button', { name: 'Change subscription' }).click()
  const subscription = page.getByRole('dialog', { name: 'Subscription' })
  // A dialog ends with its record: it would save what was typed to the other customer.
  await subscription.getByRole('textbox', { name: 'Subscription' }).fill('Not for Otto')
  await page.goBack()
  await expect(page.getByRole('heading', { name: other.accountName, level: 1 })).toBeVisible()
  await expect(subscription).toBeHidden()
  await page.goForward()
  await page.getByRole('button', { name: 'Change subscription' }).click()
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
  await expect(groups.getByRole('heading', { name: 'What the customer has and why' })).toBeVisible()
  await groups.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(groups.getByText('This customer has no feature groups.')).toBeVisible()
  // A single user gets more groups than the customer has.
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click()
  const user = page.getByRole('dialog').first()
  await user.getByRole('button', { name: 'Assign feature groups to the user' }).click()
  await assign.getByRole('checkbox', { name: /Household owner/ }).check()
  await assign.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(user.getByRole('heading', { name: 'What the user has and why' })).toBeVisible()
  await expect(user.getByText('through Household owner').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(groups.getByText('Single users also have: Household owner (1 user)')).toBeVisible()

  await goTo(page, '/dashboard/features/manage')
  const name = `walk-${Date.now()}`
  await page.getByRole('button', { name: 'Add group' }).click()
  const add = page.getByRole('dialog', { name: 'Add a feature group' })
  await add.getByRole('textbox', { name: 'Display name' }).fill(name)
  await add.getByRole('textbox', { name: 'Name', exact: true }).fill('x'.repeat(37))
  await add.getByRole('combobox', { name: 'Inherit from' }).selectOption('Home Plus')
  await expect(add.getByText('The group inherits this from Home Basic.').first()).toBeVisible()
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add.getByText(/at most 36/i).first()).toBeVisible()
  await add.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: `Edit ${name}` }) })
      .getByText('inherits 2 from Home Basic'),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Assign features' }).click()
  await page.getByRole('checkbox', { name: name }).check()
  await page.getByRole('searchbox', { name: 'Search customers', exact: true }).fill(accountEmail)
  await page.getByRole('checkbox', { description: accountEmail }).check()
  await page.getByRole('button', { name: 'Show preview' }).click()
  await expect(page.getByRole('button', { name: 'Assign to 1 customer' })).toBeVisible()

  await goTo(page, '/dashboard/features/manage')
  const counting = /\/customers$/
  await failCalls(page, counting)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const remove = page.getByRole('dialog')
  // How many customers lose it is unknown, not none.
  await expect(remove.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(remove.getByText(/customers? loses? this group/)).toHaveCount(0)
  await page.unroute(counting)
  await remove.getByRole('button', { name: 'Try again' }).click()
  await expect(remove.getByText(/customers? loses? this group/)).toBeVisible()
  await expect(remove.getByText('A deletion takes up to 5 minutes to reach all apps. It cannot be undone.')).toBeVisible()
  await remove.getByRole('textbox').fill(name)
  await remove.getByRole('button', { name: 'Delete group' }).click()
  await expect(panel(page, 'Deletions of the last 24 hours').getByText(name)).toBeVisible()
})

test('the focus stays at a list whose row was removed by its own button', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  const offered = await call<{ assignable: { id: string; displayName: string }[] }>(page, `/api/v1/customers/${id}/feature-groups-list`)
  const two = offered.assignable.slice(0, 2)
  await call(page, `/api/v1/customers/${id}/feature-groups-list`, { featureGroupIds: two.map((group) => group.id) })
  await openAccount(page, id)
  const rows = panel(page, 'Feature groups')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
  const remove = async () => {
    await panel(page, 'Feature groups')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
  }
  await expect(rows).toHaveCount(2)
  await remove()
  await expect(rows).toHaveCount(1)
  await expect(rows).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rows.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await remove()
  await expect(rows).toHaveCount(0)
  await expect(panel(page, 'Feature groups')).toBeFocused()
})

test('the features that are chosen for a group are saved, shown when it is edited, and taken away again', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/features/manage')
  const name = `own-${Date.now()}`
  await page.getByRole('button', { name: 'Add group' }).click()
  const add = page.getByRole('dialog', { name: 'Add a feature group' })
  await add.getByRole('textbox', { name: 'Display name' }).fill(name)
  await add.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  // Features have a line each, in groups named after their application.
  const features = (dialog: Locator) => dialog.getByRole('checkbox', { name: / · (read|write|delete)$/i })
  for (const at of [0, 1]) {
    await features(add).nth(at).check()
    await expect(features(add).nth(at)).toBeChecked()
  }
  await add.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) })
  await expect(row.getByText('2 own', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the feature group' })
  await expect(features(edit).and(page.locator(':checked'))).toHaveCount(2)
  await features(edit).nth(0).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('1 own', { exact: true })).toBeVisible()
})

test('flags that an Unleash server decides are shown as it decided, not as they were switched here', async ({ page }) => {
  await signIn(page, 'root')
  const flags = ['croatia-customer-country', 'installer-portal'].map((name) => ({ name, isOn: true, version: 1, updatedAt: null }))
  await page.route('**/api/v1/settings/feature-flags', (route) => route.fulfill({ json: { items: flags, isOfUnleash: true } }))
  const variant = { name: 'disabled', enabled: false }
  const toggles = [{ name: 'installer-portal', enabled: true, variant, impressionData: false }]
  await page.route(/\/api\/frontend\?/, (route) => route.fulfill({ json: { toggles } }))
  await page.goto('/dashboard/features/manage')
  await expect(page.getByText('The configured Unleash server decides these flags.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Croatia as a customer country' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Installer portal' })).toBeChecked()
})

test('a flag that was switched by keyboard keeps the focus, and chosen groups are not left without asking', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/features/manage')
  const flag = page.getByRole('checkbox', { name: 'Installer portal' })
  await flag.waitFor()
  const change = { name: 'installer-portal', isOn: true, version: 1, updatedAt: null }
  await page.route('**/api/v1/settings/feature-flags/*', (route) => route.fulfill({ json: change }))
  const switched = page.waitForResponse('**/api/v1/settings/feature-flags')
  await flag.press('Space')
  await switched
  await expect(flag).toBeEnabled()
  await expect(flag).toBeFocused()
  await goTo(page, '/dashboard/features/assign')
  const group = page.getByRole('main').getByRole('checkbox').first()
  await group.check()
  await page.getByRole('link', { name: 'Manage features' }).click()
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await expect(group).toBeChecked()
})

test('a move to a partner names the feature groups that the customer’s users lose, too', async ({ page }) => {
  await signIn(page, 'root')
  const stamp = Date.now()
  const group = {
    inheritsFrom: null,
    availableToPartnerTenants: false,
    featureIds: [],
    customerType: 'residential_customer',
    level: 'user',
  }
  const name = `guests-${stamp}`
  const { id: groupId } = await call<{ id: string }>(page, '/api/v1/feature-groups', { ...group, name, displayName: name })
  await signIn(page, 'admin')
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Sonnenhaus ${stamp}`, site: undefined })
  const { id } = await givenCustomer(page)
  const { items } = await call<{ items: { id: string }[] }>(page, `/api/v1/customers/${id}/users`)
  await call(page, `/api/v1/customers/${id}/users/${items[0]?.id}/feature-groups-list`, { featureGroupIds: [groupId] })
  await openAccount(page, id)
  await page.getByRole('button', { name: 'Move to another tenant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(partner.accountName)
  await dialog.getByRole('radio', { name: new RegExp(partner.accountName) }).check()
  await expect(dialog.getByText(new RegExp(name))).toBeVisible()
})
