import { expect, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

test('a search forgives typing errors, gives the reason of each result, and is the same in the palette and on its page', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const accountName = 'Zsófia Quittenbäumer'
  const site = { name: 'Home', address: 'Holunderpfad 3', zipCode: '68159', city: 'Mannheim', country: 'DE' }
  await givenCustomer(page, { accountName, site })

  await expect(page.getByRole('button', { name: 'Open the command palette' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const input = palette.getByRole('combobox')
  await input.fill('zsofia quitenbaumer')
  const option = palette.getByRole('option', { name: new RegExp(`^${accountName}`) }).first()
  await expect(option).toContainText('Account name, similar spelling:')
  await expect(option.locator('mark')).toHaveText(['Zsófia', 'Quittenbäumer'])
  expect(await allFaults(page)).toEqual([])
  // Finds screens that are tabs of others, actions, and gateways without a customer.
  await input.fill('tenant aff')
  await expect(palette.getByRole('option', { name: 'Tenant affiliates' })).toBeVisible()
  await input.fill('39fd df7d')
  await expect(palette.getByRole('option', { name: /^39FDDF7D85BAAD2D/ })).toContainText('Unallocated installation')
  await input.fill('holunderpf')
  await expect(palette.getByRole('option').filter({ hasText: 'Address: Holunderpfad 3' }).first()).toContainText(accountName)
  await page.keyboard.press('Escape')

  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('zsofia quitenbaumer')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: /^Results for “zsofia quitenbaumer”/, level: 1 })).toBeVisible()
  const result = page.getByRole('list', { name: 'Search results' }).getByRole('link').first()
  await expect(result).toContainText('Account name, similar spelling: Zsófia Quittenbäumer')
  expect(await allFaults(page)).toEqual([])
  // By keys, which then scroll the opened screen.
  await result.press('Enter')
  await expect(page.getByRole('heading', { name: accountName, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).pathname).toContain('/dashboard/customers/')

  await goTo(page, '/dashboard/search/39FDDF7D')
  await page.getByRole('link', { name: /^39FDDF7D85BAAD2D/ }).click()
  await expect(page).toHaveURL(/unallocated-installations/)
  await goTo(page, '/dashboard/search/xyzzyqqq')
  await expect(page.getByText('Nothing matches “xyzzyqqq”')).toBeVisible()
  // Before the response, Enter opens no result of the previous term, and nothing is said about the new one.
  await page.keyboard.press('Control+k')
  await input.fill('zsofia quit')
  await expect(option).toBeVisible()
  await page.route('**/api/v1/search?*', () => undefined)
  await input.fill('somebody else')
  await expect(palette.getByRole('option', { name: 'All results for “somebody else”' })).toBeVisible()
  await input.press('Enter')
  await expect(page.getByRole('heading', { name: /^Results for “somebody else”/, level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing matches')).toBeHidden()
})

test('a device is found by its serial number, in any notation, and opens with its home', async ({ page }) => {
  await signIn(page, 'admin')
  const filter = encodeURIComponent('{"type":"residential_customer","installationStatus":"commissioned"}')
  type Listed = { items: { id: string; serialNumber?: string }[] }
  const { items } = await call<Listed>(page, `/api/v1/customers?limit=50&filter=${filter}`)
  let serial = ''
  // Some vendors identify systems by other numbers.
  for (const { id } of items) {
    const { items: systems } = await call<Listed>(page, `/api/v1/customers/${id}/installations/pvbattery`)
    serial ||= systems.flatMap(({ serialNumber }) => serialNumber ?? [])[0] ?? ''
    if (serial) break
  }
  expect(serial).not.toBe('')
  await goTo(page, `/dashboard/search/${encodeURIComponent(serial.toLowerCase().replaceAll('-', ' '))}`)
  const result = page.getByRole('list', { name: 'Search results' }).getByRole('link').first()
  await expect(result).toContainText(`Serial number: ${serial}`)
  await result.click()
  await expect(page).toHaveURL(/smartenergy/)
})

test('the header suggests the same results as the palette, and both offer favourites and recent records', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const accountName = `Ottilie Brandmüller ${Date.now()}`
  const home = await givenCustomer(page, { accountName })
  const field = page.getByRole('search').getByRole('combobox')
  await field.fill(accountName)
  const suggested = page
    .getByRole('listbox', { name: 'Go to' })
    .getByRole('option', { name: new RegExp(`^${accountName}`) })
    .first()
  await expect(suggested).toBeVisible()
  expect(await allFaults(page)).toEqual([])
  // None is selected until the arrow keys select one; the focus then moves into the screen.
  while ((await suggested.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: accountName, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Go to' })).toBeHidden()

  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, '/dashboard/customers/list')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const kept = palette.getByRole('group', { name: 'Favourites' }).getByRole('option', { name: new RegExp(accountName) })
  await expect(kept).toBeVisible()
  // A term that is pasted and followed by Enter at once, as scanners do, searches, and opens none of these.
  await palette.getByRole('combobox').evaluate(async (field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'nobody at all')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await null
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  await expect(page.getByRole('heading', { name: /^Results for “nobody at all”/, level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await kept.click()
  await expect(page).toHaveURL(new RegExp(home.id))
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Favourite' }).click()
  await goTo(page, '/dashboard/customers/list')
  await field.focus()
  await expect(page.getByRole('group', { name: 'Last opened' }).getByRole('option').first()).toContainText(accountName)
  await expect(page.getByRole('group', { name: 'Favourites' }).getByRole('option', { name: new RegExp(accountName) })).toHaveCount(0)
})
