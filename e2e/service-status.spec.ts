import { expect, test } from '@playwright/test'
import { signIn } from './members.ts'

test('operators see running processes and queues, support does not', async ({ page, browser }) => {
  await signIn(page, 'root', '/dashboard/status')
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: 'Processes' }).getByRole('row').nth(1)).toContainText('Running')
  await expect(main.getByRole('table', { name: 'Jobs' }).getByRole('row').nth(1)).toBeVisible()
  const other = await browser.newPage()
  await signIn(other, 'support', '/dashboard/status')
  await expect(other).toHaveURL(/\/dashboard$/)
})
