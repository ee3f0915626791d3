import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { givenYear, listIsThere, listPath, openChromium, signInToList, startWithPortal } from './browser.ts'
import { openChartPage } from './chart-page.ts'
import type { Api } from './product.ts'
import { atLeast, atMost, type Bench, judgedAt, median, number, type Row } from './row.ts'
import { countCosts, measureVitals, type PageCosts, readVitals, slowDown, slowestDuring, slowestFrameDuring } from './web-vitals.ts'

const rounds = 5
const slowness = 4
const screen: BrowserContextOptions = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }

/** Bar 12: how fast the customers list, a year's chart and a year of quarter hours respond on a processor four times slower. */
export const browserBench: Bench = {
  name: 'browser',
  bars: [12],
  async run(speed) {
    const browser = await openChromium()
    // A slow machine is throttled less.
    const rate = Math.max(1, slowness * speed)
    try {
      const screens = await measureScreens(browser, rate)
      return [...screens.map((row) => judgedAt(row, (slowness * speed) / rate)), await compareCharts(browser, rate)]
    } finally {
      await browser.close()
    }
  },
}

async function measureScreens(browser: Browser, rate: number): Promise<Row[]> {
  const api = await startWithPortal(100_000)
  try {
    const first = await browser.newContext(screen)
    await signInToList(await first.newPage(), api.url)
    const storageState = await first.storageState()
    await first.close()
    // Each visit has a new browser with an empty cache.
    const open = () => browser.newContext({ ...screen, storageState })
    return [...(await measureList(open, api, rate)), ...(await measureYear(open, api, rate))]
  } finally {
    await api.stop()
  }
}

type Open = () => Promise<BrowserContext>
type Visit = { lcpMs: number; cls: number; orderMs: number; searchMs: number; scrollMs: number; costs: PageCosts }

async function measureList(open: Open, api: Api, rate: number): Promise<Row[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await open()
    visits.push(await visit(await context.newPage(), `${api.url}${listPath}`, rate))
    await context.close()
  }
  printCosts(visits.map(({ costs }) => costs))
  const of = (key: Exclude<keyof Visit, 'costs'>) => median(visits.map((one) => one[key]))
  const shift = { bar: 12, what: 'customers list: layout shift (CLS)', ours: number(of('cls'), 3), reference: '-' }
  return [
    slowed('customers list, empty cache: largest paint (LCP)', of('lcpMs'), 2_000, 1_200),
    slowed('customers list: order to paint (INP)', of('orderMs'), 200, 80),
    slowed('customers list: a letter of the search to paint (INP)', of('searchMs'), 200, 80),
    slowed('customers list, 100 rows: scroll to paint', of('scrollMs'), 200, 80),
    atMost(shift, of('cls'), 0.1, 0.02),
  ]
}

/** What the load of the list costs, layer by layer: what arrives until the largest paint, and the work until the page is idle. */
function printCosts(visits: readonly PageCosts[]): void {
  const of = (key: keyof PageCosts) => number(median(visits.map((one) => one[key])))
  console.log(`  customers list, empty cache: document after ${of('documentMs')} ms, code after ${of('codeMs')} ms, calls after ${of('callsMs')} ms
  ${of('files')} files, ${of('kilobytes')} KB; main thread ${of('mainThreadMs')} ms: script ${of('scriptMs')}, style ${of('styleMs')}, layout ${of('layoutMs')}`)
}

const slowed = (what: string, ms: number, must: number, aim: number) =>
  atMost({ bar: 12, what: `${what}, 4 times slower`, ours: `${number(ms)} ms`, reference: '-' }, ms, must, aim, ' ms')

/** A year of 35,040 quarter hours on its screen: moving the pointer, zooming into a week, and back. */
async function measureYear(open: Open, api: Api, rate: number): Promise<Row[]> {
  const { customerId, year } = await givenYear(api.databaseUrl)
  const context = await open()
  const page = await context.newPage()
  await page.goto(`${api.url}/dashboard/customers/${customerId}/history?view=power&period=year&date=${year}-06-15&step=PT15M`)
  const chart = page.locator('.u-over')
  await chart.waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page, rate)
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no bounding box')
  const middle = box.y + box.height / 2
  const at = (share: number) => page.mouse.move(box.x + box.width * share, middle)
  const hovered: number[] = []
  const zoomed: number[] = []
  // The first round compiles the code.
  for (let round = 0; round <= rounds; round++) {
    const hoverMs = await slowestFrameDuring(page, async () => {
      for (let step = 1; step < 60; step++) await at(step / 60)
    })
    const zoomMs = await slowestFrameDuring(page, async () => {
      for (const [from, to] of [
        [0.3, 0.6],
        [0.4, 0.46],
      ] as const) {
        await at(from)
        await page.mouse.down()
        for (let step = 1; step <= 10; step++) await at(from + ((to - from) * step) / 10)
        await page.mouse.up()
      }
      await page.getByRole('button', { name: 'Reset zoom' }).click()
    })
    if (round > 0) {
      hovered.push(hoverMs)
      zoomed.push(zoomMs)
    }
  }
  await context.close()
  return [
    slowed('a year in quarter hours: pointing at it, slowest frame', median(hovered), 50, 34),
    slowed('a year in quarter hours: zooming in and back, slowest frame', median(zoomed), 50, 34),
  ]
}

async function visit(page: Page, address: string, rate: number): Promise<Visit> {
  await measureVitals(page)
  await slowDown(page, rate)
  const readCosts = await countCosts(page)
  await page.goto(address)
  await listIsThere(page)
  const costs = await readCosts()
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
  return { lcpMs, cls, orderMs, searchMs, scrollMs, costs }
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
    // The first round compiles the code.
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
