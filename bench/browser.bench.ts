import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { listIsThere, listPath, openChromium, signInToList, startWithPortal } from './browser.ts'
import { openChartPage } from './chart-page.ts'
import { atLeast, atMost, type Bench, judgedAt, median, number, type Row } from './row.ts'
import { measureVitals, readVitals, slowDown, slowestDuring } from './web-vitals.ts'

const rounds = 5
const slowness = 4
const screen: BrowserContextOptions = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }

/** Bar 12: how the customers list and a year's chart feel on a processor that is four times slower. */
export const browserBench: Bench = {
  name: 'browser',
  bars: [12],
  async run(speed) {
    const browser = await openChromium()
    // A machine that is slow itself is slowed down by less.
    const rate = Math.max(1, slowness * speed)
    try {
      const list = await measureList(browser, rate)
      return [...list.map((row) => judgedAt(row, (slowness * speed) / rate)), await compareCharts(browser, rate)]
    } finally {
      await browser.close()
    }
  },
}

type Visit = { lcpMs: number; cls: number; orderMs: number; searchMs: number; scrollMs: number }

async function measureList(browser: Browser, rate: number): Promise<Row[]> {
  const api = await startWithPortal(100_000)
  try {
    const first = await browser.newContext(screen)
    await signInToList(await first.newPage(), api.url)
    const storageState = await first.storageState()
    await first.close()
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      // A browser of its own for each visit: nothing is in its cache.
      const context = await browser.newContext({ ...screen, storageState })
      visits.push(await visit(await context.newPage(), `${api.url}${listPath}`, rate))
      await context.close()
    }
    const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
    const ms = (what: string, key: keyof Visit, must: number, aim: number) =>
      atMost({ bar: 12, what: `${what}, 4 times slower`, ours: `${number(of(key))} ms`, reference: '-' }, of(key), must, aim, ' ms')
    const shift = { bar: 12, what: 'customers list: layout shift (CLS)', ours: number(of('cls'), 3), reference: '-' }
    return [
      ms('customers list, empty cache: largest paint (LCP)', 'lcpMs', 2_000, 1_200),
      ms('customers list: order to paint (INP)', 'orderMs', 200, 80),
      ms('customers list: a letter of the search to paint (INP)', 'searchMs', 200, 80),
      ms('customers list, 100 rows: scroll to paint', 'scrollMs', 200, 80),
      atMost(shift, of('cls'), 0.1, 0.02),
    ]
  } finally {
    await api.stop()
  }
}

async function visit(page: Page, address: string, rate: number): Promise<Visit> {
  await measureVitals(page)
  await slowDown(page, rate)
  await page.goto(address)
  await listIsThere(page)
  const { lcpMs, cls } = await readVitals(page)
  await page.goto(`${address}?limit=100`)
  await listIsThere(page)
  const scrollMs = await slowestDuring(page, async () => {
    await page.getByRole('table').hover()
    for (const wayPx of [600, 600, 600, -600, -1_200]) {
      await page.mouse.wheel(0, wayPx)
      await page.waitForTimeout(200)
    }
  })
  const orderMs = await slowestDuring(page, async () => {
    const order = page.getByRole('columnheader', { name: /Account name/ }).getByRole('button')
    for (let press = 0; press < 2; press++) {
      await order.click()
      await listIsThere(page)
    }
  })
  const searchMs = await slowestDuring(page, async () => {
    await page.getByRole('searchbox').last().click()
    await page.keyboard.type('müller', { delay: 150 })
    await page.waitForLoadState('networkidle')
  })
  return { lcpMs, cls, orderMs, searchMs, scrollMs }
}

async function compareCharts(browser: Browser, rate: number): Promise<Row> {
  const context = await browser.newContext(screen)
  const page = await openChartPage(context)
  await slowDown(page, rate)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const one = await page.evaluate<number>('timeOurs()')
    const other = await page.evaluate<number>('timeBare()')
    // The first of each compiles the code.
    if (round > 0) {
      ours.push(one)
      bare.push(other)
    }
  }
  await context.close()
  const [our, their] = [median(ours), median(bare)]
  const row = {
    bar: 12,
    what: 'a chart of 105,120 points, 4 times slower: speed',
    ours: `${number(our)} ms`,
    reference: `${number(their)} ms bare uPlot`,
  }
  return { ...atLeast(row, their / our, 1 / 2, 1 / 1.3), must: '1/2', aim: '1/1.3' }
}
