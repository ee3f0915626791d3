import { expect, test } from '@playwright/test'
import { ageStoredResponses, homeOfDemonstration, signInToApp } from './app-screens.ts'
import { changeResponses } from './faulty-calls.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a month with more charging sessions than the list shows says so', async ({ page }) => {
  let count = 100
  const at = new Date().toISOString()
  const unknown = { cost: null, fromPvWh: null, fromStorageWh: null, fromGridWh: null }
  const session = { ...unknown, energyWh: 1_000, state: 'ended', startedAt: at, endedAt: at }
  await changeResponses(page, /\/app\/sites\/.*\/charging-sessions/, (body) => ({
    ...body,
    isComplete: true,
    items: Array.from({ length: count }, (_, place) => ({ ...session, sessionId: `charge-${place}` })),
  }))
  await signInToApp(page, homeOfDemonstration)
  await page.goto('/app/car')
  const cut = page.getByText('Not all charging sessions are shown.')
  await expect(page.getByText('100', { exact: true })).toBeVisible()
  await expect(cut).toHaveCount(0)
  count = 120
  await page.evaluate(ageStoredResponses)
  await page.reload()
  await expect(page.getByText('120', { exact: true })).toBeVisible()
  await expect(cut).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '1 kWh' })).toHaveCount(100)
})
