import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { givenHome, listIsThere, listPath, openChromium, signInToList, startWithPortal } from './browser.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const screen: BrowserContextOptions = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }
const rounds = 3

type Click = { what: string; firstMs: number; completeMs: number }

/**
 * From a click to the first change of the screen, and until it is complete: every entry of the menu, the tabs of a record, and dialogs.
 * The first round is that of a browser that has no code of these screens yet.
 */
export const clicksBench: Bench = {
  name: 'clicks',
  bars: [12],
  async run() {
    const api = await startWithPortal(10_000)
    const browser = await openChromium()
    try {
      const home = `${api.url}/dashboard/customers/${await givenHome(api.databaseUrl)}`
      const [first, again]: [Click[], Click[]] = [[], []]
      const context = await browser.newContext(screen)
      const page = await context.newPage()
      await page.addInitScript({ content: watcher })
      await signInToList(page, api.url)
      for (let round = 0; round < rounds; round++) {
        const clicks = [
          ...(await clickEach(page, linksOf(page, 'Main menu'), 'menu')),
          ...(await clickTabs(page, `${home}/account`)),
          ...(await openDialogs(page, api.url)),
        ]
        if (round === 0) first.push(...clicks)
        else again.push(...clicks)
      }
      printSlowest(first)
      return [...rowsOf('code not loaded yet', first), ...rowsOf('code loaded', again)]
    } finally {
      await browser.close()
      await api.stop()
    }
  },
}

const linksOf = (page: Page, navigation: string) => page.getByRole('navigation', { name: navigation }).getByRole('link')

/** Clicks links one after the other. */
async function clickEach(page: Page, links: Locator, kind: string): Promise<Click[]> {
  const clicks: Click[] = []
  const count = await links.count()
  if (count === 0) throw new Error(`No ${kind} was found`)
  for (let at = 0; at < count; at++) {
    const link = links.nth(at)
    if ((await link.getAttribute('aria-current')) === 'page') continue
    // Without the count of its badge.
    const name = (await link.textContent())?.split(/\d/)[0]?.trim()
    clicks.push(await timed(page, `${kind}: ${name}`, () => link.click()))
  }
  return clicks
}

async function clickTabs(page: Page, address: string): Promise<Click[]> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return clickEach(page, linksOf(page, 'Customer sections'), 'tab')
}

/** A dialog and a panel of the list, each from a list that was just opened. */
async function openDialogs(page: Page, url: string): Promise<Click[]> {
  const clicks: Click[] = []
  for (const name of ['Add customer', 'Filter']) {
    await page.goto(url + listPath)
    await listIsThere(page)
    clicks.push(await timed(page, `dialog: ${name}`, () => page.getByRole('button', { name, exact: true }).first().click()))
  }
  return clicks
}

async function timed(page: Page, what: string, act: () => Promise<void>): Promise<Click> {
  await page.evaluate('watchNextClick()')
  await act()
  await settle(page)
  const { clickedAt, firstAt, lastAt } = await page.evaluate<{ clickedAt: number; firstAt: number; lastAt: number }>('watchedClick()')
  if (!clickedAt || !firstAt) throw new Error(`${what}: nothing changed`)
  return { what, firstMs: firstAt - clickedAt, completeMs: lastAt - clickedAt }
}

/** Until nothing is requested and nothing changes for a while; screens with live figures never stop. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction('isStill()', undefined, { timeout: 10_000, polling: 50 }).catch(() => undefined)
}

// Text, because it runs in the page. A change is seen at the next frame; pressing alone changes no content.
const watcher = `
let clickedAt = 0, firstAt = 0, lastAt = 0, requests = 0, quietSince = 0
const originalFetch = globalThis.fetch
globalThis.fetch = (...parameters) => { requests++; return originalFetch(...parameters).finally(() => { requests--; quietSince = performance.now() }) }
addEventListener('click', (event) => { if (clickedAt === -1) clickedAt = event.timeStamp }, { capture: true })
new MutationObserver(() => {
  quietSince = performance.now()
  if (clickedAt <= 0) return
  requestAnimationFrame(() => { const now = performance.now(); if (!firstAt) firstAt = now; lastAt = now })
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-current', 'aria-busy', 'aria-expanded', 'open', 'hidden'] })
globalThis.watchNextClick = () => { clickedAt = -1; firstAt = 0; lastAt = 0; quietSince = performance.now() }
globalThis.watchedClick = () => { const seen = { clickedAt, firstAt, lastAt }; clickedAt = 0; return seen }
globalThis.isStill = () => requests === 0 && performance.now() - quietSince > 300
`

function printSlowest(clicks: readonly Click[]): void {
  console.log(`  ${clicks.length} clicks; the slowest first changes:`)
  for (const { what, firstMs, completeMs } of clicks.toSorted((a, b) => b.firstMs - a.firstMs).slice(0, 8))
    console.log(`  ${number(firstMs).padStart(6)} ms, complete after ${number(completeMs)} ms  ${what}`)
}

function rowsOf(how: string, clicks: readonly Click[]): Row[] {
  const firsts = clicks.map(({ firstMs }) => firstMs)
  const completes = clicks.map(({ completeMs }) => completeMs)
  const row = (what: string, ms: number) => ({ bar: 12, what: `${what}, ${how}`, ours: `${number(ms)} ms`, reference: '-' })
  return [
    atMost(row('click to the first change, median', median(firsts)), median(firsts), 100, 50, ' ms'),
    atMost(row('click to the first change, worst', Math.max(...firsts)), Math.max(...firsts), 150, 100, ' ms'),
    atMost(row('click to a complete screen, median', median(completes)), median(completes), 1_000, 500, ' ms'),
    atMost(row('click to a complete screen, worst', Math.max(...completes)), Math.max(...completes), 3_000, 1_500, ' ms'),
  ]
}
