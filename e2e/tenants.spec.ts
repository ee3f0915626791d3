import { expect, test } from '@playwright/test'
import { signIn } from './members.ts'

test('the contact of an affiliate is changed, and affiliates with customers stay', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/settings/tenant-affiliate')
  const row = page.getByRole('row').filter({ hasText: '@' }).first()
  await row.getByRole('button', { name: /^Edit / }).click()
  const editing = page.getByRole('dialog', { name: 'Edit the tenant affiliate' })
  const phone = `+49 30 ${String(Date.now()).slice(-7)}`
  await editing.getByLabel('Contact phone').fill(phone)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The tenant affiliate was saved.')).toBeVisible()
  await row.getByRole('button', { name: /^Edit / }).click()
  await expect(editing.getByLabel('Contact phone')).toHaveValue(phone)
  await page.keyboard.press('Escape')
  const name = ((await row.getByRole('cell').first().textContent()) ?? '').trim()
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  const removing = page.getByRole('dialog', { name: `Remove ${name}?` })
  await removing.getByRole('textbox').fill(name)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/The tenant affiliate wasn’t removed/)).toBeVisible()
})
