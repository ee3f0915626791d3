import { expect, type Page, test } from '@playwright/test'
import { faultsIn, overflowOf, type Size, sizes, type Theme, themes, tinyWordsOf } from './axe.ts'
import type { DialogCase } from './dialog-cases.ts'
import { dialogsOfMembers, dialogsOfRecord, dialogsOfRoot, dialogsOfSales, otherDialogs } from './dialogs.ts'
import { deactivateByCall, givenCustomer, givenPvBattery, givenSale } from './given-customer.ts'
import { enterPassword, findLiveHome, signIn } from './members.ts'
import { emptyTabs, givenSubjects, ofRoot, openScreen, otherPages, portalScreens } from './screens.ts'

// `npm run axe`: all screens and dialogs, in both themes and sizes. Each theme has its own context; sizes change in place.

const morePages = ['/dashboard/search/xyzzyqqq', '/api/docs/index.html', '/api/docs/index.html#/profile/getProfile']

type Look = (page: Page, shown: string) => Promise<void>

/** Inspects the open page in both sizes, and prints each finding. */
function lookFor(theme: Theme, found: string[]): Look {
  const report = (words: string) => {
    found.push(words)
    process.stdout.write(`${words}\n`)
  }
  return async (page, shown) => {
    for (const size of ['narrow', 'wide'] satisfies Size[]) {
      await page.setViewportSize(sizes[size])
      // Until the menu has followed the width: while it overlays a narrow screen, nothing else is read.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
      // A screen is drawn anew once the member's zone and dates are known.
      await page.locator('h1').first().waitFor()
      for (const fault of await faultsIn(page, theme)) report(`${shown} | ${size} | ${fault}`)
      const overflow = await overflowOf(page)
      for (const words of await tinyWordsOf(page)) report(`${shown} | ${size} | ${theme}: ${words}`)
      if (overflow > 0) report(`${shown} | ${size} | ${theme}: overflows by ${overflow} px`)
    }
  }
}

async function lookAtDialogs(page: Page, cases: readonly DialogCase[], look: Look): Promise<void> {
  for (const { of, go, open, title, type } of cases) {
    const dialog = page.getByRole('dialog', { name: title }).last()
    await test.step(of, async () => {
      await go?.()
      await open()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[class*=skeleton]')).toHaveCount(0)
      await look(page, `${of} (${title})`)
      if (type) {
        await type(dialog)
        await page.keyboard.press('Escape')
        const question = page.getByRole('dialog', { name: 'Discard your changes?' })
        await question.waitFor()
        if (of === 'SubscriptionDialog') await look(page, 'DiscardDialog')
        await question.getByRole('button', { name: 'Discard' }).click()
      } else await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }
}

for (const theme of themes) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme })
    const sweep = (title: string, walk: (page: Page, look: Look) => Promise<void>) =>
      test(`axe finds nothing on ${title}`, async ({ page }) => {
        const found: string[] = []
        await walk(page, lookFor(theme, found))
        expect(found).toEqual([])
      })

    sweep('the sign-in and the pages of installers', async (page, look) => {
      await signIn(page, 'admin', '/dashboard')
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('button', { name: 'Continue with sign-in' })).toBeVisible()
      await look(page, '/login')
      await page.getByRole('button', { name: 'Continue with sign-in' }).click()
      await page.getByRole('textbox', { name: 'Password' }).waitFor()
      await look(page, 'sign-in form')
      await enterPassword(page, 'secure')
      await page.getByRole('textbox', { name: /code/i }).waitFor()
      await look(page, 'two-factor code')
      await signIn(page, 'installer')
      for (const screen of ['/dashboard/unallocated-installations/list', '/dashboard/outbox', '/dashboard/profile/summary']) {
        await openScreen(page, screen)
        await look(page, `${screen} of an installer`)
      }
      await page.route(/\/api\/v1\/.*mails/, (route) => route.fulfill({ status: 403, json: { code: 'PermissionMissing' } }))
      // Reloaded, because cached data would still be shown.
      await page.goto('about:blank')
      await openScreen(page, '/dashboard/outbox')
      await look(page, 'no permission')
      await page.route(/\/api\/v1\/.*mails/, (route) => route.fulfill({ status: 503 }))
      await openScreen(page, '/dashboard/outbox')
      await look(page, 'a list that failed')
    })

    sweep('screens and pages', async (page, look) => {
      await signIn(page, 'admin')
      const subjects = await givenSubjects(page)
      for (const screen of [...portalScreens(subjects), ...otherPages, ...morePages]) {
        await openScreen(page, screen)
        await look(page, screen)
      }
      await signIn(page, 'root')
      for (const screen of ofRoot) {
        await openScreen(page, screen)
        await look(page, screen)
      }
    })

    sweep('tabs of a home that has nothing to show', async (page, look) => {
      await signIn(page, 'admin')
      for (const screen of emptyTabs(await givenSubjects(page))) {
        await openScreen(page, screen)
        await look(page, screen)
      }
    })

    sweep('dialogs of a record', async (page, look) => {
      await signIn(page, 'admin')
      const [home, inactive] = [await givenCustomer(page), await givenCustomer(page)]
      await givenPvBattery(page, home)
      await deactivateByCall(page, inactive)
      await lookAtDialogs(page, dialogsOfRecord(page, { home, inactive, live: await findLiveHome(page) }), look)
    })

    sweep('dialogs of sales, lists and the profile', async (page, look) => {
      await signIn(page, 'admin')
      const home = await givenCustomer(page, { accountName: `Ida ${Date.now()}` })
      await givenSale(page, home)
      const { partner, unallocated } = await givenSubjects(page)
      await lookAtDialogs(page, [...dialogsOfSales(page, { home, partner }), ...dialogsOfMembers(page, unallocated)], look)
    })

    sweep('other dialogs', async (page, look) => {
      await signIn(page, 'admin')
      await lookAtDialogs(page, otherDialogs(page, await givenSubjects(page)), look)
      await signIn(page, 'root')
      await lookAtDialogs(page, dialogsOfRoot(page), look)
    })
  })
}
