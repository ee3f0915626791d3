import { expect, type Page, test } from '@playwright/test'
import { ageStoredResponses, homeOfDemonstration, signInToApp } from './app-screens.ts'
import { allFaults, overflowOf } from './axe.ts'
import { changeResponses, failCalls } from './faulty-calls.ts'
import { openFaultyNetwork } from './faulty-network.ts'
import { givenCustomer, givenPvBattery } from './given-customer.ts'
import { followLink, openNewestMail } from './mailbox.ts'
import { signIn } from './members.ts'
import { setClockAnHourFast } from './wrong-clock.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })

async function expectWell(page: Page): Promise<void> {
  // Axe loses the order of headings if a card arrives during its inspection.
  await expect.poll(() => allFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

test('a customer signs in, and finds the home’s present, past and forecast, its devices, and messages', async ({ page }) => {
  // On a phone whose clock is wrong.
  await setClockAnHourFast(page)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  await signInToApp(page, homeOfDemonstration)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/solar|battery|grid|readings are missing/).first()).toBeVisible()
  await expectWell(page)

  await tab(page, 'History').click()
  await expect(page.getByText('Compared with the day before.')).toBeVisible()
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Week' }).click()
  await expect(page.getByText('Compared with the week before.')).toBeVisible()
  await expect(page.locator('.uplot').first()).toBeVisible()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(page.locator('figure ul').getByText('Previous week')).toBeVisible()
  await expectWell(page)

  await tab(page, 'Forecast').click()
  await expect(page.getByRole('heading', { name: 'Forecast' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your roof' })).toBeVisible()
  await expectWell(page)

  await tab(page, 'Devices').click()
  await expect(page.getByRole('listitem').getByText('Gateway', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Checked /)).toBeVisible()
  await expectWell(page)

  await tab(page, 'Profile').click()
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('Charge when power is cheap')).toBeVisible()
  await page.getByText('My gateway is offline').click()
  await expect(page.getByText('Check the power')).toBeVisible()
  await expect(page.getByText('Restart your router and wait for five minutes.')).toBeVisible()
  await expectWell(page)

  await page.getByRole('link', { name: 'Back' }).click()
  await page.goto('/app/account')
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Polski' })
  await expect(page.getByRole('heading', { name: 'Wygląd' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await expectWell(page)
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('button', { name: 'Przejdź do logowania' })).toBeVisible()
  expect(faults).toEqual([])
})

/** Runs in the page. The worker caches the files of all screens, one after another. */
async function findUncachedFiles(): Promise<string[]> {
  const cache = await caches.open('wattdesk-app-1')
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const files: string[] = await (await fetch('/app/files.json')).json()
  return files.filter((file) => !file.includes('/words-') && !cached.has(`${location.origin}/app/${file}`))
}

/** Runs in the page. Deleting the file would not be enough: the browser has a cache of its own. */
async function breakForecast(): Promise<void> {
  const cache = await caches.open('wattdesk-app-1')
  const keys = await cache.keys()
  const broken = keys.filter(({ url }) => url.includes('OutlookScreen'))
  await Promise.all(broken.map((key) => cache.put(key, new Response('', { status: 404 }))))
}

test('without network, the app opens with the last known state and its age', async ({ page, context }) => {
  await signInToApp(page, homeOfDemonstration)
  const today = page.locator('a[href="/app/history"]').filter({ has: page.getByRole('heading', { name: 'Today' }) })
  await tab(page, 'History').click()
  const compared = page.getByText('Compared with the day before.')
  await expect(compared).toBeVisible()
  await tab(page, 'Home').click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(findUncachedFiles)).toEqual([])
  // Nobody needs the sentences of another language.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name.includes('/words-'))).toHaveLength(1)
  await context.setOffline(true)
  const known = await today.textContent()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /^Last known state, .+ ago$/ })).toBeVisible()
  expect(await today.textContent()).toBe(known)
  await expect(page.getByText('Live', { exact: true })).toBeHidden()
  // The day looked at before, and one that was not.
  await tab(page, 'History').click()
  await expect(compared).toBeVisible()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(page.getByRole('alert').first()).toContainText('You are offline, and this is not saved on your phone yet.')
  await expectWell(page)

  // A screen whose file cannot be loaded has a heading all the same.
  await page.evaluate(breakForecast)
  await tab(page, 'Forecast').click()
  await expect(page.getByRole('alert')).toContainText('You are offline, and this screen is not saved on your phone yet.')
  await expect(page.getByRole('heading', { level: 1, name: 'Forecast' })).toBeAttached()
  await expectWell(page)
  await tab(page, 'History').click()

  // Everything that failed is loaded again.
  await context.setOffline(false)
  await expect(compared).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Last known state' })).toBeHidden()
})

test('an app saved on the phone opens although the server fails, or never responds', async ({ browser, baseURL }) => {
  const network = await openFaultyNetwork(String(baseURL))
  const context = await browser.newContext({ baseURL: network.address })
  const page = await context.newPage()
  const start = page.getByRole('button', { name: 'Continue with sign-in' })
  await page.goto('/app/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(findUncachedFiles)).toEqual([])
  for (const fault of ['fails', 'hangs'] as const) {
    network.set(fault)
    await page.reload({ waitUntil: 'commit' })
    await expect(start).toBeVisible()
  }
  await context.close()
  network.close()
})

test('a home that cannot be loaded leaves the choice of another one', async ({ page }) => {
  await signInToApp(page, homeOfDemonstration)
  const cottage = '00000000-0000-4000-8000-000000000001'
  await page.route(/\/api\/v1\/app\/home/, async (route) => {
    if (route.request().url().includes(cottage)) return route.abort()
    const { sites, ...home } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...home, sites: [...sites, { id: cottage, name: 'Cottage', city: 'Ulm' }] } })
  })
  await page.reload()
  const chooser = page.getByRole('combobox', { name: 'Home' })
  const main = await chooser.inputValue()
  await chooser.focus()
  await chooser.selectOption({ label: 'Cottage, Ulm' })
  await expect(chooser).toBeFocused()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chooser).toHaveValue(cottage)
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await chooser.selectOption(main)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('signing out ends the app in every tab, and does not wait for a server that does not respond', async ({ page, context }) => {
  await signInToApp(page, homeOfDemonstration)
  const other = await context.newPage()
  await other.goto('/app/account')
  await other.route('**/api/v1/app/sign-out', () => undefined)
  await other.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Continue with sign-in' })).toBeVisible()
})

test('a screen that cannot be updated says how old its figures are, and loads them again on request', async ({ page }) => {
  await signInToApp(page, homeOfDemonstration)
  await tab(page, 'History').click()
  const compared = page.getByText('Compared with the day before.')
  await expect(compared).toBeVisible()
  await page.evaluate(ageStoredResponses)
  const calls = /\/api\/v1\/app\/sites\//
  await failCalls(page, calls)
  await page.reload()
  const old = page.getByRole('status').filter({ hasText: 'Some figures could not be updated' })
  await expect(old).toContainText('last known state, 2 hr ago')
  await expect(compared).toBeVisible()
  await expectWell(page)
  await page.unroute(calls)
  await old.getByRole('button', { name: 'Try again' }).click()
  await expect(old).toBeHidden()
  await expect(compared).toBeVisible()
})

test('a forecast and help that cannot be loaded say so, and do not seem to be loading, or missing', async ({ page }) => {
  await signInToApp(page, homeOfDemonstration)
  await page.goto('/app/account')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.includes('kept:'))) localStorage.removeItem(key)
  })
  await failCalls(page, /\/outlook|path=help/)
  await page.goto('/app/')
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await expect(failure).toBeVisible()
  await expectWell(page)
  await page.goto('/app/messages')
  await expect(page.getByText('Charge when power is cheap')).toBeVisible()
  await expect(failure).toBeVisible()
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('My gateway is offline')).toBeVisible()
})

test('online, a screen whose file is gone does not say that the phone is offline', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInToApp(page, homeOfDemonstration)
  await page.route(/OutlookScreen/, (route) => route.fulfill({ status: 404 }))
  await tab(page, 'Forecast').click()
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded.')
  await expectWell(page)
  await page.unroute(/OutlookScreen/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await context.close()
})

test('online, what fails says so, and does not say that the phone is offline', async ({ page }) => {
  await signInToApp(page, homeOfDemonstration)
  const calls = '**/api/v1/app/**'
  const failure = page.getByRole('alert').first()
  await page.route(calls, (route) => route.abort())
  await tab(page, 'History').click()
  await expect(failure).toContainText('This could not be loaded.')
  // A server that does not respond at all is no missing network either.
  await page.route('**/health/live', (route) => route.abort())
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('The service cannot be reached, and this is not saved on your phone yet. Try again later.')
  await expectWell(page)
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { code: 'PermissionMissing', message: '', requestId: 'r-1' } }))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('This could not be loaded.Request r-1')
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Compared with the day before.')).toBeVisible()
})

test('figures that are known for part of the time say so, and the day has one word for an amount wherever it is shown', async ({
  page,
}) => {
  type Money = { provenance: object; savings: object }
  // As at ten o'clock: just after midnight, little of the day is measured.
  const elapsedSeconds = 36_000
  const measured = { elapsedSeconds, coveredSeconds: elapsedSeconds, balancedSeconds: elapsedSeconds }
  const inPart = <M extends Money>(money: M) => ({
    ...money,
    provenance: { ...money.provenance, ...measured },
    savings: { tariff: 'dynamic', savedCents: 310, earnedCents: 120, importCents: 990, knownSeconds: elapsedSeconds / 4 },
  })
  await signInToApp(page, homeOfDemonstration)
  await changeResponses(page, /\/api\/v1\/app\/home/, ({ home, ...body }) => ({ ...body, home: { ...home, today: inPart(home.today) } }))
  await changeResponses(page, /\/app\/sites\/.*\/savings/, inPart)
  await changeResponses(page, /\/app\/sites\/.*\/gas/, ({ provenance, ...gas }) => {
    const half = { ...provenance, elapsedSeconds, coveredSeconds: elapsedSeconds / 2 }
    return { ...gas, totalM3: 4, totalWh: 42_560, provenance: half }
  })
  await page.goto('/app/')
  const partOfMoney = page.getByText('Amounts cover 25% of the time', { exact: false })
  const today = page.locator('a[href="/app/history"]').filter({ has: page.getByRole('heading', { name: 'Today' }) })
  await expect(today.getByText('Saved and earned')).toBeVisible()
  await expect(today.getByText('€4.30')).toBeVisible()
  await expect(partOfMoney).toBeVisible()
  await tab(page, 'History').click()
  await expect(page.getByText('€3.10')).toBeVisible()
  await expect(partOfMoney).toBeVisible()
  await page.goto('/app/gas')
  await expect(page.getByText('4 m³')).toBeVisible()
  await expect(page.getByText('Measured for 50% of the time.')).toBeVisible()
})

test('powers of a home that fell silent say how old they are, wherever they are shown', async ({ page }) => {
  await page.routeWebSocket(/\/api\/v1\/live/, () => {})
  await signInToApp(page, homeOfDemonstration)
  await changeResponses(page, /\/api\/v1\/app\/home/, ({ home, ...body }) => {
    const powers = { ...home.live.powers, evW: 7_200, heatPumpW: 2_100, batteryW: 500, batteryStateOfCharge: 0.4 }
    const live = { ...home.live, powers, measuredAt: new Date(Date.now() - 3 * 3_600_000).toISOString() }
    return { ...body, home: { ...home, live, has: ['pv', 'battery', 'wallbox', 'heatPump'] } }
  })
  await page.goto('/app/')
  const old = /Measured 3 hr ago/
  for (const [screen, figure] of [
    ['car', '7.2 kW'],
    ['heat-pump', '2.1 kW'],
    ['battery', '40%'],
  ] as const) {
    const tile = page.locator(`a[href="/app/${screen}"]`)
    await expect(tile).toContainText(figure)
    await expect(tile, screen).toContainText(old)
  }
  for (const screen of ['car', 'heat-pump', 'battery']) {
    await page.goto(`/app/${screen}`)
    await expect(page.getByText(old), screen).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what was read yesterday is not called today’s or tomorrow’s', async ({ page }) => {
  const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  await changeResponses(page, /\/app\/sites\/.*\/outlook/, (outlook) => {
    const days = outlook.days.map(({ date }: { date: string }) => ({ date: before(date), expectedWh: 4_321 }))
    const [start, end] = [new Date(), new Date(Date.now() + 3 * 3_600_000)].map((at) => at.toISOString())
    const bestCharge = { start, end, ground: 'sun', sunShare: 0.5, centsPerMwh: null, assumedPowerW: 7_400 }
    return { ...outlook, fromDate: before(outlook.fromDate), toDate: before(outlook.toDate), days, bestCharge }
  })
  await signInToApp(page, homeOfDemonstration)
  await changeResponses(page, /\/api\/v1\/app\/home/, ({ home, ...body }) => {
    const today = { ...home.today, fromDate: before(home.today.fromDate), toDate: before(home.today.toDate) }
    return { ...body, home: { ...home, today } }
  })
  await page.reload()
  await expect(page.getByText(/^Charge today, /)).toBeVisible()
  await expect(page.getByText('expected tomorrow', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0)
  await expect(page.getByText('Today: unknown').first()).toBeVisible()
  await tab(page, 'Forecast').click()
  await expect(page.getByText(/^Today\s*4\.32\skWh$/)).toBeVisible()
  await expect(page.getByText(/^Tomorrow\s*Unknown$/)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a fault began when the clocks of the home showed it, wherever the phone is', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await changeResponses(page, /\/app\/sites\/.*\/devices/, (devices) => {
    const [first] = devices.items
    const fault = { status: 'error', reason: 'GatewayOffline', since: '2026-07-01T10:30:00Z' }
    return { ...devices, items: [{ ...first, ...fault }] }
  })
  await signInToApp(page, homeOfDemonstration)
  await tab(page, 'Devices').click()
  await expect(page.getByText(/Since .*12:30/)).toBeVisible()
  await context.close()
})

test('a home that was never measured shows its figures as unknown', async ({ page, context }) => {
  await signIn(page, 'admin')
  const customer = await givenCustomer(page)
  await givenPvBattery(page, customer)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dashboard/customers/${customer.id}/account`)
  await page.getByRole('table', { name: 'Users' }).getByRole('link', { name: 'Ida Lindgren' }).click()
  await page.getByRole('dialog', { name: 'Ida Lindgren' }).getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${customer.accountEmail} is on its way.`)).toBeVisible()
  const { letter } = await openNewestMail(context, customer.accountEmail)
  const welcome = await followLink(context, letter, 'Accept invitation')
  await welcome.getByLabel('Password').fill('copper lantern on a hill')
  await welcome.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(welcome.getByRole('heading', { name: 'All set' })).toBeVisible()

  const app = await context.newPage()
  await app.setViewportSize({ width: 390, height: 844 })
  await signInToApp(app, { email: customer.accountEmail, password: 'copper lantern on a hill' })
  await expect(app.getByText('Waiting for the first measurement.', { exact: false }).first()).toBeVisible()
  const today = app.locator('a[href="/app/history"]').filter({ has: app.getByRole('heading', { name: 'Today' }) })
  await expect(today).toContainText('Produced')
  await expect(today).not.toContainText(/\b0 (k?Wh|kg)/)
  await tab(app, 'History').click()
  await expect(app.getByRole('button', { name: /^Produced\s*Unknown/ })).toBeVisible()
  await expect(app.getByText(/\b0 k?Wh/)).toHaveCount(0)
  await expectWell(app)
})
