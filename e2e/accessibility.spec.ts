import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { languages, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { appScreens, homeOfDemonstration, openAppScreen, signInToApp } from './app-screens.ts'
import { faultsIn, overflowOf, type Size, sizes, type Theme } from './axe.ts'
import { signIn } from './members.ts'
import { speak, watchScreens } from './screen-faults.ts'
import { expectPermitted, givenSubjects, ofRoot, openScreen, otherPages, portalScreens, type Subjects, screensFor } from './screens.ts'

const looks: readonly (readonly [Size, Theme])[] = [
  ['wide', 'light'],
  ['narrow', 'dark'],
  ['narrow', 'light'],
  ['wide', 'dark'],
]

/**
 * Inspects a screen in one size and theme, which rotate from screen to screen, and its overflow in both sizes. `npm run axe` inspects
 * each in all of them, and the dialogs.
 */
async function expectNoFaults(page: Page, screen: string, at: number): Promise<void> {
  const [size, theme] = looks[at % looks.length] ?? ['wide', 'light']
  const other = size === 'wide' ? 'narrow' : 'wide'
  for (const one of [other, size] as const) {
    await page.setViewportSize(sizes[one])
    // Charts adapt to the window with a delay.
    await expect.poll(() => overflowOf(page), `${screen}, ${one}`).toBe(0)
  }
  // Parts that are still being drawn may have temporary faults.
  await expect.poll(() => faultsIn(page, theme), screen).toEqual([])
}

const screensOf = (subjects: Subjects, half: 0 | 1) => [...portalScreens(subjects), ...otherPages].filter((_, at) => at % 2 === half)

// Half of the screens, because each half has its own worker. Each also visits screens of another role.
test('axe finds nothing on any screen, and nothing overflows its page: first half', async ({ page }) => {
  const faults = await watchScreens(page)
  await signIn(page, 'admin')
  const subjects = await givenSubjects(page)
  for (const [at, screen] of screensOf(subjects, 0).entries()) {
    await openScreen(page, screen)
    await expectNoFaults(page, screen, at)
  }
  await signIn(page, 'support', '/dashboard/profile/summary')
  await expectPermitted(page, 'support', subjects)
  expect(faults).toEqual([])
})

test('axe finds nothing on any screen, and nothing overflows its page: second half, in the languages of staff', async ({ page }) => {
  const faults = await watchScreens(page)
  await signIn(page, 'admin')
  const subjects = await givenSubjects(page)
  const screens = screensOf(subjects, 1)
  expect(screens.length).toBeGreaterThan(15)
  // One language after the other, because loading the portal takes most of the time.
  const share = Math.ceil(screens.length / wholeLanguages.length)
  for (const [at, screen] of screens.entries()) {
    if (at % share === 0) await speak(page, wholeLanguages[at / share] ?? 'en')
    await openScreen(page, screen)
    await expectNoFaults(page, screen, at)
  }
  await speak(page, 'hu')
  await signIn(page, 'installer', '/dashboard/profile/summary')
  for (const screen of screensFor('installer', subjects)) {
    await openScreen(page, screen)
    expect([screen, await overflowOf(page)]).toEqual([screen, 0])
  }
  await signIn(page, 'root')
  for (const [at, screen] of ofRoot.entries()) {
    await openScreen(page, screen)
    await expectNoFaults(page, screen, at + 1)
  }
  expect(faults).toEqual([])
})

test('axe finds nothing on any screen of the app, in any language', async ({ page }) => {
  const faults = await watchScreens(page)
  await page.setViewportSize(sizes.narrow)
  await signInToApp(page, homeOfDemonstration)
  for (const [at, screen] of appScreens.entries()) {
    await openAppScreen(page, screen, languages[at % languages.length] ?? 'en')
    await expectNoFaults(page, `/app/${screen}`, at)
  }
  expect(faults).toEqual([])
})

test('over a narrow screen, the menu takes the focus from what it covers, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, 'support', '/dashboard/alarms')
  const main = page.getByRole('main')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const here = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Alarms' })
  await button.press('Enter')
  await expect(here).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]')).toHaveText(['Alarms'])
  await expect(main).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(here).toHaveCount(0)
  // It closes when a link is followed, also one to the open screen.
  await button.press('Enter')
  await here.press('Enter')
  await expect(main).toBeFocused()
  await button.press('Enter')
  await page.getByRole('link', { name: 'Data status', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Data status', level: 1 })).toBeVisible()
  await expect(main).toBeFocused()
})

test('every dialog has a line in the list that tests typed work and accessibility', () => {
  const portal = path.resolve(import.meta.dirname, '../apps/portal/src')
  const lines = ['dialog-cases.ts', 'dialogs.ts'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n')
  const shows = /<(Dialog|SaveDialog|ConfirmDialog|RemovalDialog)\b/
  const missing = globSync('{areas,lists,shell}/**/*.tsx', { cwd: portal })
    .filter((file) => shows.test(readFileSync(path.join(portal, file), 'utf8')))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !new RegExp(`\\b${name}[':]`).test(lines))
  expect(missing).toEqual([])
})
