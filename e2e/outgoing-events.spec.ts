import { expect, test } from '@playwright/test'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

test('an endpoint is added, tested and paused; its secret is shown once, its attempts with request and reason', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/settings/events')
  const name = `Service desk ${Date.now()}`
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an endpoint' })
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Address').fill('https://10.0.0.1/events')
  await adding.getByRole('checkbox', { name: 'Content withdrawn' }).check()
  await adding.getByRole('button', { name: 'Add' }).click()
  await expect(adding.getByText('Must be a public https:// address')).toBeVisible()
  // The host does not exist, so nothing leaves this machine.
  await adding.getByLabel('Address').fill('https://nowhere.invalid/events')
  await adding.getByRole('button', { name: 'Add' }).click()
  const shown = page.getByRole('dialog', { name: `Secret of ${name}` })
  await expect(shown.getByText(/whsec_/)).toBeVisible()
  // Nothing else closes it: the secret would be lost.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Active')).toBeVisible()
  await expect(page.getByText(/whsec_/)).toHaveCount(0)

  const menu = row.getByRole('button', { name: `More actions for ${name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send a test' }).click()
  await expect(page.getByText(`A test is on its way to ${name}.`)).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Deliveries' }).click()
  await expect(page.getByRole('heading', { name: 'Deliveries of events' })).toBeVisible()
  await page.locator('tbody').getByRole('link', { name: 'Test' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Test' })
  await expect(drawer.getByText('Unknown host name').first()).toBeVisible()
  await drawer.getByText('Request headers').first().click()
  await expect(drawer.getByText(/webhook-signature: v1,/).first()).toBeVisible()
  await expect(drawer.getByText(/"type": "test"/)).toBeVisible()

  await goTo(page, '/dashboard/settings/events')
  await expect(row.getByText('Failing')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(row.getByText('Paused')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove the endpoint?' })
  await removing.getByRole('textbox').fill(name)
  await removing.getByRole('button', { name: 'Remove endpoint' }).click()
  await expect(row).toHaveCount(0)
})
