import { expect, test } from '@playwright/test'
import { signIn } from './members.ts'

test('credentials are generated, work until they are removed, and show their secret once', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/settings/api-access')
  const name = `Meter reader ${Date.now()}`
  await page.getByRole('button', { name: 'Generate credentials' }).click()
  const generating = page.getByRole('dialog', { name: 'Generate API credentials' })
  await generating.getByLabel('Name').fill(name)
  await generating.getByRole('checkbox', { name: 'pvb:read' }).check()
  await generating.getByLabel('Reason').fill('Reads the meters of the city')
  await generating.getByRole('button', { name: 'Generate' }).click()
  const shown = page.getByRole('dialog', { name: `Secret of ${name}` })
  await expect(shown.getByText('Store the secret now.')).toBeVisible()
  // Copied texts contain invisible line break opportunities.
  const [id = '', secret = ''] = (await shown.locator('dd').allInnerTexts()).map((text) => text.replaceAll(/[^\w-]/g, ''))
  const token = async () => {
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
    const response = await page.request.post('/idp/token', { form: { grant_type: 'client_credentials' }, headers: { authorization } })
    return response.status()
  }
  expect(await token()).toBe(200)
  // Nothing else closes it: the secret would be lost.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).not.toContainText(secret)
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  const removing = page.getByRole('dialog', { name: 'Remove the API credentials?' })
  await removing.getByRole('textbox').fill(name)
  await removing.getByRole('button', { name: 'Remove credentials' }).click()
  await expect(page.getByText(`${name} was removed.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await token()).toBe(401)
})
