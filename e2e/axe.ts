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

/** Findings that axe cannot decide by itself, and the reason why each is not a fault. All others are faults. */
const explained: Record<string, string> = {
  'color-contrast elmPartiallyObscured': 'Scrolled under the edge of its box or a sticky header; others like it are judged in sight.',
  'color-contrast elmPartiallyObscuring': 'Words of two lines in a row that is one link; rows of one line are judged.',
  'color-contrast bgOverlap': 'Stands on a drawing: the map or the flow of energy, whose colours the theme pairs.',
  'color-contrast imgNode': 'Stands on a drawing: the map, the flow of energy or a chart, whose colours the theme pairs.',
  'color-contrast emptyValue': 'An empty field has no words.',
  'color-contrast nonBmp': 'A sign instead of letters, which nobody reads.',
  'color-contrast shortTextContent': 'One letter, which may be a picture; letters beside it are judged.',
  'aria-required-children aria-required-children': 'A table that is loading, or that is empty with a note below.',
  'th-has-data-cells th-has-data-cells': 'The heads of such a table.',
  'frame-tested frame-tested': 'The customers’ app in a frame has walks of its own.',
}

/** Findings in the API reference, which another program renders. */
const ofApiReference: Record<string, string> = {
  'aria-prohibited-attr noRoleSingular': 'Its buttons to copy have a label and no role; browsers read it.',
  'color-contrast bgImage': 'Its choices have an arrow as their ground, beside the words.',
  'color-contrast pseudoContent': 'Its headings draw a line behind the ground of the words.',
}

/** All findings of axe on the current page, in both themes. */
export async function allFaults(page: Page): Promise<string[]> {
  const light = await faultsIn(page, 'light')
  // Only colours depend on the theme.
  return [...light, ...(await faultsIn(page, 'dark', ofColours))]
}

/**
 * Findings of axe in one theme, which is switched in place. Axe runs in the page and is loaded once: its builder for Playwright loads it
 * for each inspection and joins results on a second page, which takes five times as long.
 */
export async function faultsIn(page: Page, theme: Theme, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(changeColoursAtOnce)
  }
  await showIn(page, theme)
  const found = await page.evaluate(
    async ({ runOnly, explained }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations, incomplete } = await run(document, {
        resultTypes: ['violations', 'incomplete'],
        ...(runOnly ? { runOnly } : {}),
      })
      const named = (id: string, why: string, nodes: readonly axe.NodeResult[]) =>
        `${id} (${why}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`
      const reasonsOf = (node: axe.NodeResult) => [...node.any, ...node.all, ...node.none].map(({ data, id }) => data?.messageKey ?? id)
      const open = incomplete.flatMap(({ id, nodes }) =>
        nodes.flatMap((node) =>
          reasonsOf(node)
            .filter((reason) => !explained.includes(`${id} ${reason}`))
            .map((reason) => named(id, reason, [node])),
        ),
      )
      return [...violations.map(({ id, impact, nodes }) => named(id, String(impact), nodes)), ...open]
    },
    {
      runOnly: rules && [...rules],
      explained: Object.keys(page.url().includes('/api/docs/') ? { ...explained, ...ofApiReference } : explained),
    },
  )
  return found.map((words) => `${theme}: ${words}`)
}

/** How far the page extends beyond its right edge, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function showIn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const root = page.locator('html')
  if (await root.getAttribute('data-mantine-color-scheme')) await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Colours must not be judged during a transition. */
function changeColoursAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

const smallestPx = 11

/** Words that are too small to read, apart from those in drawings and of the API reference, which another program renders. */
export async function tinyWordsOf(page: Page): Promise<string[]> {
  if (page.url().includes('/api/docs')) return []
  return page.evaluate((smallestPx) => {
    const tiny = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: part, textContent } = walker.currentNode
      if (!part || !textContent?.trim() || part.closest('svg, script, style') || !part.checkVisibility()) continue
      const px = Number.parseFloat(getComputedStyle(part).fontSize)
      if (px < smallestPx) tiny.add(`${px} px: ${textContent.trim().slice(0, 40)}`)
    }
    return [...tiny]
  }, smallestPx)
}
