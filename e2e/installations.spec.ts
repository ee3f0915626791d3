import { expect, type Page, test } from '@playwright/test'
import { givenCustomer } from './given-customer.ts'
import { openLiveHome, signIn } from './members.ts'

test('a PV and battery installation is added, takes over the grid connection point, and is removed', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${home.id}/smartenergy`)
  const [first, second] = [`E2E${Date.now()}`, `E2E${Date.now() + 1}`]
  await addPvBattery(page, first)
  await expect(page.getByRole('article').filter({ hasText: first })).toContainText('Grid connection point')
  await addPvBattery(page, second)
  // Another installation is the grid connection point: the portal asks before it takes over.
  await page.getByRole('dialog').last().getByRole('button', { name: 'Replace' }).click()
  const added = page.getByRole('article').filter({ hasText: second })
  await expect(added).toContainText('Grid connection point')
  await expect(page.getByText('Grid connection point', { exact: true })).toHaveCount(1)
  await added.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(added).toHaveCount(0)
})

/** One that is to be the grid connection point, with a group of panels. */
async function addPvBattery(page: Page, serialNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Add PV and battery' }).click()
  const form = page.getByRole('dialog', { name: 'Add PV and battery' })
  await form.getByRole('combobox', { name: 'Vendor' }).selectOption('Fronius')
  await form.getByRole('textbox', { name: /Serial number or device ID/ }).fill(serialNumber)
  await form.getByRole('textbox', { name: 'PV inverter max AC power' }).fill('8000')
  await form.getByRole('textbox', { name: 'Battery capacity' }).fill('10000')
  await form.getByRole('checkbox', { name: /Grid connection point/ }).check()
  await form.getByRole('button', { name: 'Add panel group' }).click()
  await expect(form.getByRole('textbox', { name: /Tilt/ })).toHaveValue('30')
  await form.getByRole('textbox', { name: /^Panels|Panel count|Number of panels/ }).fill('20')
  await form.getByRole('textbox', { name: /^Peak power/ }).fill('8400')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
}

test('a gateway shows its state and what it found', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'smartenergy')
  await expect(page.getByRole('heading', { name: 'Gateway', exact: true })).toBeVisible()
  await expect(page.getByText('Energy Meter').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add PV and battery' })).toBeDisabled()
})
