import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds seriously wrong with the page as it is, in both themes. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const faults = await findFaults(page)
  return faults.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(wordsOf)
}

/** Everything that axe finds wrong with the page as it is, in both themes. */
export async function allFaults(page: Page): Promise<string[]> {
  return (await findFaults(page)).map(wordsOf)
}

type Fault = { theme: 'light' | 'dark'; rule: string; impact: string | null | undefined; places: string[] }
const wordsOf = ({ theme, rule, places }: Fault) => `${theme === 'dark' ? 'dark: ' : ''}${rule}: ${places.join(', ')}`

/**
 * The theme changes in place. Axe runs in the page and is loaded once: its builder for Playwright loads it for each look and
 * joins results on a second page, in five times the time.
 */
async function findFaults(page: Page): Promise<Fault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(changeColoursAtOnce)
  }
  await showIn(page, 'light')
  const faults = await look(page, 'light')
  await showIn(page, 'dark')
  return [...faults, ...(await look(page, 'dark', ofColours))]
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

function look(page: Page, theme: Fault['theme'], rules?: string[]): Promise<Fault[]> {
  return page.evaluate(
    async ({ theme, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })
      return violations.map(({ id, impact, nodes }) => ({ theme, rule: id, impact, places: nodes.map((node) => node.target.join(' ')) }))
    },
    { theme, runOnly: rules },
  )
}
