import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds seriously wrong with the page as it is, in both themes; the theme changes in place. Axe runs in the page and
 * is loaded once: its builder for Playwright loads it for each look and joins results on a second page, in five times the time.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(changeColoursAtOnce)
  }
  await showIn(page, 'light')
  const faults = await look(page)
  await showIn(page, 'dark')
  return [...faults, ...(await look(page, ofColours)).map((fault) => `dark: ${fault}`)]
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
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

function look(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, rules)
}
