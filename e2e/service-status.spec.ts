import { expect, test } from '@playwright/test'
import { changeResponses, holdCalls } from './faulty-calls.ts'
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

test('on a slow device, neither a search nor a notice that arrives meanwhile hides the screen', async ({ page }) => {
  await page.addInitScript(delaySteps)
  const arrival = Promise.withResolvers<void>()
  const from = new Date(Date.now() - 60_000).toISOString()
  await changeResponses(page, '**/api/v1/service/notice', async (notice) => {
    await arrival.promise
    return { ...notice, maintenance: { from, until: from, note: 'Elbe' } }
  })
  const load = await holdCalls(page, '**/assets/service-status-*.js')
  await signIn(page, 'support', '/dashboard/customers/list')
  const search = page.getByRole('searchbox')
  await search.fill('Koch')
  const requested = page.waitForRequest('**/assets/service-status-*.js')
  arrival.resolve()
  await requested
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForURL(/Koch/)
  await expect(search).toBeFocused()
  load()
  await expect(page.getByText('Elbe')).toBeVisible()
  await expect(search).toBeFocused()
})

/** Keeps the page busy at each change of its address for longer than it waits for another screen. */
function delaySteps(): void {
  const replace = history.replaceState.bind(history)
  history.replaceState = (...parameters) => {
    const until = performance.now() + 300
    while (performance.now() < until);
    replace(...parameters)
  }
}
