import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ofColours = ['color-contrast', 'link-in-text-block']

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
export type Size = keyof typeof sizes

/** Everything that axe finds wrong with the page as it is, in both themes. */
export async function allFaults(page: Page): Promise<string[]> {
  const light = await faultsIn(page, 'light')
  // Only colours depend on the theme.
  return [...light, ...(await faultsIn(page, 'dark', ofColours))]
}

/**
 * What axe finds wrong in one theme, which changes in place. Axe runs in the page and is loaded once: its builder for Playwright
 * loads it for each look and joins results on a second page, in five times the time.
 */
export async function faultsIn(page: Page, theme: Theme, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(changeColoursAtOnce)
  }
  await showIn(page, theme)
  const found = await page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })
      return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    rules && [...rules],
  )
  return found.map((words) => `${theme}: ${words}`)
}

/** How many pixels of the page lie beyond its right edge. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function showIn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const root = page.locator('html')
  if (await root.getAttribute('data-mantine-color-scheme')) await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** No colour is judged while it is changing. */
function changeColoursAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
