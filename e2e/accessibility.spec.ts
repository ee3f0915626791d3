import { expect, type Page, test } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'
import { seriousFaults } from './axe.ts'
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
const tabs = ['account', 'smartenergy', 'live-stream', 'sales-history', 'archived-sales', 'timeline', 'audit-log']

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Looks at the open screen in both sizes, which change in place: a load costs more than a look. */
async function expectNoFaults(page: Page, screen: string): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const found = { screen, width: viewport.width, overflow, faults: await seriousFaults(page) }
    expect(found).toMatchObject({ overflow: 0, faults: [] })
  }
  await page.setViewportSize(wide)
}

test('no screen has a serious fault of accessibility or overflows its page, light or dark, wide or narrow', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with sign-in' })).toBeVisible()
  await expectNoFaults(page, '/login')
  await signIn(page, 'admin')
  for (const screen of screens) {
    await page.goto(screen)
    await expectNoFaults(page, screen)
  }
})

test('nor has any tab of a customer', async ({ page }) => {
  await signIn(page, 'admin')
  for (const tab of tabs) {
    await openLiveHome(page, tab)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, tab)
  }
})
