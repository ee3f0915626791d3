import { expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test'
import { call } from './calls.ts'
import { changeResponses, holdCalls } from './faulty-calls.ts'
import { openLiveHome, signIn } from './members.ts'
import { goTo } from './screens.ts'

/** Shows yesterday's chart, because today's is empty just after midnight. */
async function openYesterday(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Previous day' }).click()
  const chart = page.locator('figure').filter({ has: page.getByRole('heading', { name: 'in quarter hours' }) })
  await expect(chart.getByRole('button', { name: 'Today' })).toBeVisible()
  return chart
}

test('power arrives live, is filtered by topic, and the day so far is drawn', async ({ page }) => {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/v1\/live/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  const now = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Power now' }) })
  await expect(now.getByText('Live', { exact: true })).toBeVisible()
  await expect(now.getByText(/^Measured .* ago$/)).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' }).or(page.locator('section[aria-label="Messages"]')).first()
  const before = await messages.locator('> *, li, [role=row]').count()
  await expect.poll(() => messages.locator('> *, li, [role=row]').count()).toBeGreaterThan(before)
  // A proxy cuts the socket: it reconnects, and gets the newest message of every topic immediately.
  const known = await messages.locator('> *, li, [role=row]').count()
  const opened = sockets.length
  await sockets.at(-1)?.close({ code: 1001 })
  await expect.poll(() => sockets.length).toBeGreaterThan(opened)
  await expect(now.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(() => messages.locator('> *, li, [role=row]').count()).toBeGreaterThan(known)
  await openYesterday(page)
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.getByRole('button', { name: /table/i }).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  // Every home with devices is monitored from the first start on.
  await goTo(page, '/dashboard/data-status')
  await expect(page.getByRole('row').nth(10)).toBeVisible()
})

test('a home’s flow shows power and today’s energy, stays legible on a phone, and shows directions without motion', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  const picture = page.getByRole('figure').filter({ hasText: 'today’s energy so far' }).getByRole('img')
  await expect(picture).toHaveAttribute('data-layout', 'wide')
  await expect(picture.getByText(/Wh$/).first()).toBeAttached()
  // Powers, today's energies and the day's sums show their source.
  const tooltip = page.getByRole('tooltip')
  await page.getByText('Beside each part').focus()
  await expect(tooltip).toContainText(/of the time measured/)
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Power now' }) })
    .locator('dd [tabindex]')
    .first()
    .focus()
  await expect(tooltip).toContainText('Reported by the home’s devices')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(picture).toHaveAttribute('data-layout', 'tall')
  const smallestPx = await picture.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    return Math.min(...[...svg.querySelectorAll('text')].map((text) => scale * Number.parseFloat(getComputedStyle(text).fontSize)))
  })
  expect(smallestPx).toBeGreaterThanOrEqual(11)
  const flowing = picture.locator('[data-flow=in], [data-flow=out]').first()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(flowing.locator('path').last()).toHaveCSS('display', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(flowing.locator('path').last()).toHaveCSS('display', 'inline')
})

test('partly measured quarter hours are marked in the chart and its table, and devices have their own day', async ({ page }) => {
  await changeResponses(page, /\/sites\/[^/]+\/day/, (day) => {
    Object.assign(day.series[0], { quality: 'partial', coveredSeconds: 300 })
    return day
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  const chart = await openYesterday(page)
  await expect(chart.getByText('Measured in part')).toBeVisible()
  await chart.getByRole('button', { name: 'Table' }).click()
  await expect(chart.getByRole('row').nth(1)).toContainText('Measured for 5 of 15 minutes')
  await expect(chart.getByRole('row').nth(2)).not.toContainText('Measured for')

  const device = page.locator('figure').filter({ has: page.getByRole('heading', { name: 'Single devices' }) })
  await expect(device.getByLabel('Device')).toHaveValue(/.+/)
  await expect(device.getByText(/k?Wh/).first()).toBeVisible()
  await expect(device.locator('canvas')).toBeVisible()
})

test('on a slow network, days are stepped from the one that was asked for, and no day is called another', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  const chart = page.locator('figure').filter({ has: page.getByRole('heading', { name: 'in quarter hours' }) })
  const title = chart.getByRole('heading')
  await expect(title).toContainText('Today in quarter hours')
  const past = await holdCalls(page, /\/sites\/[^/]+\/day\?date=/)
  const [previous, next] = [page.getByRole('button', { name: 'Previous day' }), page.getByRole('button', { name: 'Next day' })]
  await previous.click()
  await previous.click()
  const dateOf = () => new URL(page.url()).searchParams.get('date') ?? ''
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format())
  const before = new Date(Date.parse(today) - 2 * 86_400_000).toISOString().slice(0, 10)
  await expect.poll(dateOf).toBe(before)
  await expect(title).toContainText('Today in quarter hours')
  await expect(page.locator('[aria-busy=true]').filter({ has: title })).toHaveCount(1)
  past()
  await expect(page.locator('[aria-busy=true]').filter({ has: title })).toHaveCount(0)
  await expect(title).toContainText(`${Number(before.slice(8))} `)
  // Nothing follows today, which goes on.
  await next.click()
  await next.click()
  await expect.poll(dateOf).toBe('')
  await expect(next).toBeDisabled()
  await expect(title).toContainText('Today in quarter hours')
})

test('an address with a day that does not exist shows today', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  await page.goto(`${page.url().split('?')[0]}?date=2026-02-30`)
  await expect(page.getByRole('heading', { name: 'Today in quarter hours' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible()
})

test('another device is chosen by keyboard without losing the focus', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'live-stream')
  const choice = page
    .locator('figure')
    .filter({ has: page.getByRole('heading', { name: 'Single devices' }) })
    .getByLabel('Device')
  const second = await choice.locator('option').nth(1).getAttribute('value')
  await choice.focus()
  const loaded = page.waitForResponse(/\/devices\/[^/]+\/day/)
  await choice.selectOption(second)
  await loaded
  await expect(choice).toHaveValue(second ?? '')
  await expect(choice).toBeFocused()
})

test('today’s energies of a device with two directions are named', async ({ page }) => {
  const total = { batteryDischarge: 1_200, batteryCharge: 3_400 }
  await changeResponses(page, /\/devices\/[^/]+\/day/, (day) => ({ ...day, total }))
  await signIn(page, 'support')
  await openLiveHome(page, 'smartenergy')
  await page.locator('article').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByText('Battery charge 3.4 kWh · Battery discharge 1.2 kWh').first()).toBeVisible()
})

test('a home that has been silent for days shows no live figures, and says why', async ({ page }) => {
  await signIn(page, 'support')
  type Listed = { items: { siteId: string; customer: { id: string } }[] }
  const silent = encodeURIComponent(JSON.stringify({ state: 'silent' }))
  const { items } = await call<Listed>(page, `/api/v1/data-import/status?limit=1&filter=${silent}`)
  await page.goto(`/dashboard/customers/${items[0]?.customer.id}/live-stream?site=${items[0]?.siteId}`)
  const now = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Power now' }) })
  await expect(now.getByText('No live data')).toBeVisible()
  await expect(now.getByText(/^Measured .* ago$/)).toBeVisible()
  await expect(now.getByText('No measurements yet')).toHaveCount(0)
  await expect(now.getByText(/\d W$/)).toHaveCount(0)
})
