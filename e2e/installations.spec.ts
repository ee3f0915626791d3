import { expect, test } from '@playwright/test'
import { openLiveHome, signIn } from './members.ts'

test('a PV and battery installation is added, takes over the grid connection point, and is removed', async ({ page }) => {
  await signIn(page, 'admin')
  await openLiveHome(page, 'smartenergy')
  const serial = `E2E${Date.now()}`
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add PV and battery' }).click()
  const form = page.getByRole('dialog', { name: 'Add PV and battery' })
  await form.getByRole('combobox', { name: 'Vendor' }).selectOption('Fronius')
  await form.getByRole('textbox', { name: /Serial number or device ID/ }).fill(serial)
  await form.getByRole('textbox', { name: 'PV inverter max AC power' }).fill('8000')
  await form.getByRole('textbox', { name: 'Battery capacity' }).fill('10000')
  await form.getByRole('checkbox', { name: /Grid connection point/ }).check()
  await form.getByRole('button', { name: 'Add panel group' }).click()
  await expect(form.getByRole('textbox', { name: /Tilt/ })).toHaveValue('30')
  await form.getByRole('textbox', { name: /^Panels|Panel count|Number of panels/ }).fill('20')
  await form.getByRole('textbox', { name: /^Peak power/ }).fill('8400')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  // Another installation is the grid connection point: the portal asks before it takes over.
  await page.getByRole('dialog').last().getByRole('button', { name: 'Replace it' }).click()
  const added = page.getByRole('article').filter({ hasText: serial })
  await expect(added).toContainText('Grid connection point')
  await expect(page.getByText('Grid connection point', { exact: true })).toHaveCount(1)
  await added.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(added).toHaveCount(0)
})

test('a gateway shows its state and what it found', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'smartenergy')
  await expect(page.getByRole('heading', { name: 'Gateway' })).toBeVisible()
  await expect(page.getByText('Energy Meter').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add PV and battery' })).toBeDisabled()
})
