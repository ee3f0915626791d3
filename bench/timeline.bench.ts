import type { Browser } from 'playwright-core'
import { listIsThere, listPath, openChromium, signInToList, startWithPortal } from './browser.ts'
import { onServer } from './databases.ts'
import type { Api } from './product.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'
import { entriesOfHome, givenEventfulHome } from './timeline-home.ts'
import { measureVitals, readVitals, slowDown, slowestDuring } from './web-vitals.ts'

const customers = 1_000_000
const requests = 300
const rounds = 5
const slowness = 4

type Page = { items: { key: string }[]; next: string | null }

/** The timeline of a home with 10,000 events, among a million customers: over HTTP, and as experienced by a reader. */
export const timelineBench: Bench = {
  name: 'timeline',
  bars: [15],
  async run() {
    const api = await startWithPortal(customers)
    const browser = await openChromium()
    try {
      const path = `/api/v1/customers/${await givenEventfulHome(api.databaseUrl)}/timeline`
      return [...(await measureCalls(api, path)), ...(await measureScreen(browser, api, path))]
    } finally {
      await browser.close()
      await api.stop()
    }
  },
}

async function measureCalls(api: Api, path: string): Promise<Row[]> {
  const entries = await countEntries(api, path)
  if (entries !== entriesOfHome) throw new Error(`The home has ${entries} entries, not ${entriesOfHome}`)
  const before = await sequentialScans(api)
  const wholes: number[] = []
  for (let round = 0; round < rounds; round++) wholes.push(await timed(() => readWhole(api, path)))
  const first = await timesOf(() => get<Page>(api, `${path}?limit=200`))
  const counts = await timesOf(() => get(api, `${path}/counts?by=day`))
  const scans = (await sequentialScans(api)) - before
  const row = (what: string, ours: string) => ({
    bar: 15,
    what: `timeline of ${number(entriesOfHome)} entries: ${what}`,
    ours,
    reference: '-',
  })
  const p50p99 = (times: readonly number[]) => `p50 ${number(median(times), 1)} ms, p99 ${number(at99(times), 1)} ms`
  return [
    atMost(row('first page of 200', p50p99(first)), at99(first), 100, 40, ' ms p99'),
    atMost(row('how much on each day, by kind', p50p99(counts)), at99(counts), 200, 80, ' ms p99'),
    atMost(row('all of them, page by page', `${number(median(wholes))} ms`), median(wholes), 1_500, 600, ' ms'),
    atMost(row('tables read from end to end', number(scans)), scans, 0, 0),
  ]
}

/** Reads every entry once, in order, as the portal does. */
async function readWhole(api: Api, path: string): Promise<void> {
  const keys = new Set<string>()
  let cursor = ''
  for (;;) {
    const page = await get<Page>(api, `${path}?limit=${cursor ? 1_000 : 200}${cursor}`)
    for (const item of page.items) keys.add(item.key)
    if (!page.next) break
    cursor = `&cursor=${encodeURIComponent(page.next)}`
  }
  if (keys.size !== entriesOfHome) throw new Error(`The pages contain ${keys.size} entries, not ${entriesOfHome}`)
}

async function countEntries(api: Api, path: string): Promise<number> {
  const { items } = await get<{ items: { counts: Record<string, number> }[] }>(api, `${path}/counts`)
  return items.flatMap((month) => Object.values(month.counts)).reduce((sum, count) => sum + count, 0)
}

/** Number of scans of large tables without an index so far. */
async function sequentialScans({ databaseUrl }: Api): Promise<number> {
  return onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ scans: number }>(
      `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables where n_live_tup > 10000
       and relname in ('activity_entries', 'customers', 'customer_users', 'invitations', 'outbox_mails', 'installations', 'gateways', 'appliances', 'sales', 'sale_steps', 'alarms', 'sites')`,
    )
    return rows[0]?.scans ?? 0
  })
}

type Visit = { usableMs: number; wholeMs: number; scrollMs: number; pressMs: number }

async function measureScreen(browser: Browser, api: Api, path: string): Promise<Row[]> {
  const screen = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }
  const first = await browser.newContext(screen)
  const page = await first.newPage()
  await signInToList(page, api.url)
  const storageState = await first.storageState()
  await first.close()
  const address = `${api.url}${path.replace('/api/v1', '/dashboard')}`
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...screen, storageState })
    visits.push(await visit(await context.newPage(), api, address))
    await context.close()
  }
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
  const row = (what: string, key: keyof Visit, must: number, aim: number) =>
    atMost({ bar: 15, what: `timeline, 4 times slower: ${what}`, ours: `${number(of(key))} ms`, reference: '-' }, of(key), must, aim, ' ms')
  return [
    row('from the list to entries that can be used', 'usableMs', 2_000, 1_000),
    row('until all 10,000 are there', 'wholeMs', 6_000, 3_000),
    row('scroll to paint, all there', 'scrollMs', 200, 80),
    row('opening an entry to paint (INP), all there', 'pressMs', 200, 80),
  ]
}

/** Comes from the list, like a reader, so the portal is already loaded. */
async function visit(page: import('playwright-core').Page, api: Api, address: string): Promise<Visit> {
  await measureVitals(page)
  await page.goto(api.url + listPath)
  await listIsThere(page)
  await slowDown(page, slowness)
  const feed = page.getByRole('region', { name: 'Timeline' })
  const startedAt = performance.now()
  await page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(new URL(address).pathname)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await feed.getByRole('button').first().waitFor()
  const usableMs = performance.now() - startedAt
  await page.getByText('10,000 entries', { exact: true }).waitFor()
  const wholeMs = performance.now() - startedAt
  await page.waitForLoadState('networkidle')
  const scrollMs = await slowestDuring(page, async () => {
    await feed.hover()
    for (const wayPx of [600, 600, 6_000, 60_000, -600, -6_000]) {
      await page.mouse.wheel(0, wayPx)
      await page.waitForTimeout(250)
    }
  })
  const pressMs = await slowestDuring(page, async () => {
    for (const nth of [12, 15, 18]) await feed.getByRole('button', { expanded: false }).nth(nth).click()
  })
  await readVitals(page)
  return { usableMs, wholeMs, scrollMs, pressMs }
}

async function get<Body = unknown>(api: Api, path: string): Promise<Body> {
  const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${api.token}` } })
  const reply = (await response.json()) as Body
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return reply
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  // The first ones warm up.
  for (let count = -20; count < requests; count++) {
    const ms = await timed(work)
    if (count >= 0) times.push(ms)
  }
  return times
}

const at99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
