import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { faultsIn, overflowOf, type Size, sizes, type Theme } from './axe.ts'
import { signIn } from './members.ts'
import { expectPermitted, givenSubjects, ofRoot, openScreen, otherPages, portalScreens } from './screens.ts'

const looks: readonly (readonly [Size, Theme])[] = [
  ['wide', 'light'],
  ['narrow', 'dark'],
  ['narrow', 'light'],
  ['wide', 'dark'],
]

/**
 * Looks at a screen in one size and theme, which rotate from screen to screen, and for what overflows in both sizes. `npm run axe`
 * looks at each in all of them, and at the dialogs.
 */
async function expectNoFaults(page: Page, screen: string, at: number): Promise<void> {
  const [size, theme] = looks[at % looks.length] ?? ['wide', 'light']
  const other = size === 'wide' ? 'narrow' : 'wide'
  await page.setViewportSize(sizes[other])
  const overflow = await overflowOf(page)
  await page.setViewportSize(sizes[size])
  expect({ screen, [other]: overflow, [size]: await overflowOf(page) }).toEqual({ screen, wide: 0, narrow: 0 })
  // What is still being drawn has faults that do not last.
  await expect.poll(() => faultsIn(page, theme), screen).toEqual([])
}

/** Half of the screens: each half has a worker of its own, and walks through those of another role. */
function looksAt(half: 0 | 1) {
  test(`axe finds nothing on any screen, and nothing overflows its page: ${half === 0 ? 'first' : 'second'} half`, async ({ page }) => {
    await signIn(page, 'admin')
    const subjects = await givenSubjects(page)
    const screens = [...portalScreens(subjects), ...otherPages]
    expect(screens.length).toBeGreaterThan(30)
    for (const [at, screen] of screens.entries()) {
      if (at % 2 !== half) continue
      await openScreen(page, screen)
      await expectNoFaults(page, screen, (at - half) / 2)
    }
    await signIn(page, half === 0 ? 'support' : 'installer', '/dashboard/profile/summary')
    await expectPermitted(page, half === 0 ? 'support' : 'installer', subjects)
    if (half === 0) return
    await signIn(page, 'root')
    for (const [at, screen] of ofRoot.entries()) {
      await openScreen(page, screen)
      await expectNoFaults(page, screen, at + 1)
    }
  })
}
looksAt(0)
looksAt(1)

test('every dialog has its line in the list by which typed work and accessibility are tested', () => {
  const portal = path.resolve(import.meta.dirname, '../apps/portal/src')
  const lines = readFileSync(path.join(import.meta.dirname, 'dialogs.ts'), 'utf8')
  const shows = /<(Dialog|SaveDialog|ConfirmDialog|RemovalDialog)\b/
  const missing = globSync('{areas,lists,shell}/**/*.tsx', { cwd: portal })
    .filter((file) => shows.test(readFileSync(path.join(portal, file), 'utf8')))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !new RegExp(`\\b${name}[':]`).test(lines))
  expect(missing).toEqual([])
})
