import { expect, test } from '@playwright/test'
import { openLiveHome, signIn } from './members.ts'

test('power arrives by itself, is filtered by topic, and the day so far is drawn', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/Measured .* ago/)).toBeVisible({ timeout: 20_000 })
  const messages = page.getByRole('region', { name: 'Messages' }).or(page.locator('section[aria-label="Messages"]')).first()
  const before = await messages.locator('> *, li, [role=row]').count()
  await expect.poll(() => messages.locator('> *, li, [role=row]').count(), { timeout: 25_000 }).toBeGreaterThan(before)
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.getByRole('button', { name: /table/i }).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
})
