import { expect, type Page, test } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'
import { allFaults } from './axe.ts'
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
const tabs = [
  'account',
  'smartenergy',
  'live-stream',
  'sales',
  'sales-history',
  'archived-sales',
  'timeline',
  'audit-log',
  'impersonate',
  'data-debug',
]

/** What opens each dialog of a screen, one after another. A key is written as `⌨ Control+k`. */
const dialogs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/dashboard/customers/list': [['Add customer'], ['Filter'], ['Views', 'Save as a new view…'], ['⌨ Control+k'], ['⌨ ?']],
  '/dashboard/account/activity-log': [['Filter']],
  '/dashboard/profile/summary': [['Edit profile']],
}
const dialogsOfCustomer: typeof dialogs = {
  account: [['Edit'], ['Edit site'], ['Change subscription'], ['More actions for this customer', 'Deactivate'], ['Notes']],
  smartenergy: [['Edit PV and battery']],
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Looks at the open screen in both sizes, which change in place: a load costs more than a look. */
async function expectNoFaults(page: Page, screen: string): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const found = { screen, width: viewport.width, overflow, faults: await allFaults(page) }
    expect.soft(found).toMatchObject({ overflow: 0, faults: [] })
  }
  await page.setViewportSize(wide)
}

/** Opens a dialog, looks at it alone in both sizes, and closes it. */
async function expectNoFaultsIn(page: Page, screen: string, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const key = /^⌨ (.+)$/.exec(step)?.[1]
    if (key) await page.keyboard.press(key)
    else await byName(page, step).click()
  }
  const dialog = page.getByRole('dialog').last()
  await expect(dialog, `${screen}: ${steps.join(' > ')}`).toBeVisible()
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    const found = { screen, dialog: steps.join(' > '), width: viewport.width, faults: await allFaults(page, dialog) }
    expect.soft(found).toMatchObject({ faults: [] })
  }
  await page.setViewportSize(wide)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const byName = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .or(page.getByRole('button', { name: new RegExp(`^${name}`) }))
    .first()

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

test('nor on any tab of a customer', async ({ page }) => {
  await signIn(page, 'admin')
  for (const tab of tabs) {
    await openLiveHome(page, tab)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, tab)
  }
})

test('nor in any open dialog', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [screen, all] of Object.entries(dialogs)) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const steps of all) await expectNoFaultsIn(page, screen, steps)
  }
  for (const [tab, all] of Object.entries(dialogsOfCustomer)) {
    await openLiveHome(page, tab)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const steps of all) await expectNoFaultsIn(page, tab, steps)
  }
})
