import { expect, type Page, test } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'
import { allFaults, seriousFaults } from './axe.ts'
import { openLiveHome, signIn } from './members.ts'

const screens = [
  '/dashboard',
  '/dashboard/work',
  '/dashboard/customers/list',
  '/dashboard/customers/upload',
  '/dashboard/customers/bulk-actions',
  '/dashboard/customers/update-order-status',
  '/dashboard/account/members',
  '/dashboard/account/activity-log',
  '/dashboard/outbox',
  '/dashboard/profile/summary',
  '/dashboard/profile/security',
  '/dashboard/profile/activity-log',
  '/dashboard/search/becker',
  mailboxUrl,
  '/idp/password',
  '/idp/password/spent',
  '/dashboard/nowhere',
]
const tabs = ['account', 'smartenergy', 'live-stream', 'sales-history', 'archived-sales', 'timeline', 'audit-log']

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Looks at the open screen in both sizes, which change in place: a load costs more than a look. */
async function expectNoFaults(page: Page, screen: string, faultsOf = allFaults): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const found = { screen, width: viewport.width, overflow, faults: await faultsOf(page) }
    expect(found).toMatchObject({ overflow: 0, faults: [] })
  }
  await page.setViewportSize(wide)
}

// A look at a screen in both sizes and themes takes seconds where other tests run beside it.
test.describe.configure({ timeout: 180_000 })

test('axe finds nothing on any screen and nothing overflows its page, light or dark, wide or narrow', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with sign-in' })).toBeVisible()
  await expectNoFaults(page, '/login')
  await signIn(page, 'admin')
  for (const screen of screens) {
    await page.goto(screen)
    await expectNoFaults(page, screen)
  }
})

test('nor anything serious on any tab of a customer', async ({ page }) => {
  await signIn(page, 'admin')
  for (const tab of tabs) {
    await openLiveHome(page, tab)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, tab, seriousFaults)
  }
})
