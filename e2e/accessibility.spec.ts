import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'
import { openLiveHome, signIn } from './members.ts'

const screens = [
  '/dashboard',
  '/dashboard/customers/list',
  '/dashboard/account/activity-log',
  '/dashboard/outbox',
  '/dashboard/profile/summary',
  '/dashboard/profile/security',
  '/dashboard/search/becker',
  mailboxUrl,
  '/dashboard/nowhere',
]

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a serious fault of accessibility, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Continue with sign-in' })).toBeVisible()
    expect(await seriousFaults(page)).toEqual([])
    await signIn(page, 'admin')
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect([screen, await seriousFaults(page)]).toEqual([screen, []])
    }
    for (const tab of ['account', 'smartenergy', 'live-stream', 'sales-history', 'archived-sales', 'timeline', 'audit-log']) {
      await openLiveHome(page, tab)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([tab, await seriousFaults(page)]).toEqual([tab, []])
    }
  })
}

test('nothing overflows the page at 390 px', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, 'admin')
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect([screen, overflow]).toEqual([screen, 0])
  }
})
