import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { hashPassword } from '../apps/server/src/areas/auth/passwords/passwords.service.ts'
import { customerApp, makeStale } from '../scripts/builds.ts'
import { givenHome, openChromium } from './browser.ts'
import { onServer } from './databases.ts'
import { type Api, startApi } from './product.ts'
import { atMost, type Bench, judgedAt, median, number, type Row } from './row.ts'
import { measureVitals, readVitals, slowDown } from './web-vitals.ts'

const rounds = 5
const slowness = 4
const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
/** Fast 3G as defined by Lighthouse. */
const fast3g = { offline: false, latency: 150, downloadThroughput: (1_638.4 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 }
const signIn = { email: 'home@bench.example', password: 'copper lantern on a hill' }

/** The customers' app on a phone: the time until it shows the home live, and the bytes that it loads until then. */
export const appBench: Bench = {
  name: 'app',
  bars: [],
  async run(speed) {
    const browser = await openChromium()
    // A slow machine is throttled less.
    const rate = Math.max(1, slowness * speed)
    try {
      const screens = await measureApp(browser, rate)
      return screens.map((row) => judgedAt(row, (slowness * speed) / rate))
    } finally {
      await browser.close()
    }
  },
}

async function measureApp(browser: Browser, rate: number): Promise<Row[]> {
  await makeStale(customerApp)
  const started = await startApi(10_000, { CUSTOMER_APP_DIR: customerApp.directory })
  const api = { ...started, url: started.url.replace('127.0.0.1', 'localhost') }
  try {
    await givenMeasuringHome(api)
    const first = await browser.newContext(phone)
    await signInToApp(await first.newPage(), api.url)
    const storageState = await first.storageState()
    await first.close()
    const [fresh, again, shifts] = [[] as number[], [] as number[], [] as number[]]
    let scripts: string[] = []
    for (let round = 0; round < rounds; round++) {
      // With an empty cache in a new browser each time, and again with its cache.
      const context = await browser.newContext({ ...phone, storageState })
      const visit = await openApp(context, api.url, rate)
      fresh.push(visit.usableMs)
      shifts.push(visit.cls)
      scripts = visit.scripts
      again.push((await openApp(context, api.url, rate)).usableMs)
      await context.close()
    }
    return [
      usable('empty cache', median(fresh)),
      usable('opened again', median(again)),
      atMost(
        { bar: 0, what: 'app: JavaScript before charts, gzip', ...ours(await weigh(scripts), 'KB') },
        await weigh(scripts),
        120,
        100,
        ' KB',
      ),
      atMost(
        { bar: 0, what: 'app: layout shift (CLS)', ours: number(Math.max(...shifts), 3), reference: '-' },
        Math.max(...shifts),
        0.02,
        0.01,
      ),
    ]
  } finally {
    await api.stop()
  }
}

const ours = (value: number, unit: string) => ({ ours: `${number(value, 1)} ${unit}`, reference: '-' })
const usable = (how: string, ms: number) =>
  atMost({ bar: 0, what: `app: live home on a phone, 4 times slower, fast 3G, ${how}`, ...ours(ms, 'ms') }, ms, 2_500, 1_500, ' ms')

/** A home that measures now, whose customer can sign in to the app. */
async function givenMeasuringHome({ databaseUrl }: Api): Promise<void> {
  const customerId = await givenHome(databaseUrl)
  const password = await hashPassword(signIn.password)
  await onServer(databaseUrl, async (client) => {
    await client.query(
      `insert into home_quantities (site_id, production) select id, '{[2020-01-01,)}' from sites where customer_id = $1 on conflict do nothing`,
      [customerId],
    )
    await client.query(
      `insert into samples (site_id, at, source_id, production_w, grid_w, household_w)
       select id, now(), id, 3210, -1800, 1410 from sites where customer_id = $1 on conflict do nothing`,
      [customerId],
    )
    const { rows } = await client.query<{ id: string }>('select id from customer_users where customer_id = $1 and is_main', [customerId])
    await client.query("update customers set idp_status = 'registered' where id = $1", [customerId])
    await client.query('update customer_users set email = $2, username = $2, last_login_at = now() where id = $1', [
      rows[0]?.id,
      signIn.email,
    ])
    await client.query(
      `insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at)
       values ($1, gen_random_uuid(), $2, now(), now()) on conflict (customer_user_id) do update set password_hash = excluded.password_hash`,
      [rows[0]?.id, password],
    )
  })
}

async function signInToApp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/`)
  await page.getByRole('button', { name: 'Continue with sign-in' }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(signIn.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(signIn.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await flowOf(page).waitFor()
}

/** The chart of the home's current flows. */
const flowOf = (page: Page) => page.getByRole('img', { name: /^PV: / })

async function openApp(context: BrowserContext, url: string, rate: number) {
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) loaded.add(pathname)
  })
  await measureVitals(page)
  await slowDown(page, rate)
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', fast3g)
  await page.addInitScript({ content: usableWatch })
  await page.goto(`${url}/app/`, { waitUntil: 'commit' })
  await flowOf(page).waitFor()
  const usableMs = await page.evaluate<number>('globalThis.usableMs')
  const scripts = [...loaded].filter((file) => !file.endsWith('/worker.js'))
  await page.waitForLoadState('networkidle')
  const { cls } = await readVitals(page)
  await page.close()
  return { usableMs, cls, scripts }
}

// As text, because it runs in the page: finds the frame in which the flow is painted, from the start of the navigation.
const usableWatch = `
const look = () => {
  if (document.querySelector('svg[role=img][aria-label^="PV: "]')) return requestAnimationFrame(() => { globalThis.usableMs = performance.now() })
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
`

async function weigh(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (name) => {
      const bytes = gzipSync(await readFile(path.join(customerApp.directory, name.replace(/^\/app\//, ''))), { level: 9 }).length
      return bytes
    }),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_024
}
