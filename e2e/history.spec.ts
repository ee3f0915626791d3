import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { allFaults, overflowOf } from './axe.ts'
import { changeResponses, holdCalls } from './faulty-calls.ts'
import { deactivateByCall, givenCustomer, givenPvBattery } from './given-customer.ts'
import { findLiveHome, openLiveHome, signIn } from './members.ts'
import { expectPastLoaded, goTo } from './screens.ts'

/** Just after midnight, nothing of today, or of a new month, is measured yet. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('on a slow network, pictures of the previous choice are marked, and keep their name', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, `history?view=heatMap&date=${yesterday()}`)
  const figure = page.getByRole('figure').filter({ has: page.getByRole('combobox', { name: 'Quantity' }) })
  const title = figure.getByRole('heading')
  await expect(title).toContainText('Production')
  const busy = page.locator('[aria-busy=true]').filter({ has: page.getByRole('figure') })
  await expect(busy).toHaveCount(0)
  const map = await holdCalls(page, /quantity=gridImport/)
  await figure.getByRole('combobox').selectOption('Grid import')
  await expect(busy).toHaveCount(1)
  await expect(title).toContainText('Production')
  map()
  await expect(title).toContainText('Grid import')
  await expect(busy).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Energy')
  await expect(page.locator('figure canvas').first()).toBeVisible()
  await expect(busy).toHaveCount(0)
  const energy = await holdCalls(page, /fromDate=/)
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(busy).toHaveCount(1)
  energy()
  await expect(busy).toHaveCount(0)
})

test('the expected energy of a period says for how much of it there was a forecast', async ({ page }) => {
  let share = 1
  await changeResponses(page, /pvbattery\/forecast\?/, (read) => {
    const seconds = 3_600 * share
    const series = read.series.map((span: object, at: number) => ({
      ...span,
      coveredSeconds: at % 2 === 0 ? 3_600 : seconds,
      energyWh: 10,
    }))
    return { ...read, series, totalWh: 4_780 }
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'history?view=forecast&period=week')
  const expected = page.getByText('Expected: 4.78 kWh')
  await expect(expected).toBeVisible()
  await expect(expected).not.toContainText('of the time')
  share = 0
  await page.reload()
  await expect(expected).toContainText('forecast known for 50% of the time')
})

test('the energy of a wallbox says how many of its sessions it leaves out', async ({ page }) => {
  await changeResponses(page, /\/wallbox\?/, (read) => {
    const unknown = { cost: null, fromPvWh: null, fromStorageWh: null, fromGridWh: null, coveredSeconds: 0, counterSeconds: 0 }
    const box = { ...unknown, deviceId: 'box-1', isReported: true, energyWh: 7_500, sessions: 3, sessionsWithoutEnergy: 2 }
    return { ...read, wallboxes: [box] }
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'history?view=wallbox')
  const box = page.locator('section').filter({ has: page.getByRole('heading', { name: 'box-1' }) })
  await expect(box.getByText('7.5 kWh')).toBeVisible()
  await expect(box.locator('dl > div').filter({ hasText: 'Sessions of unknown energy' })).toContainText('2')
})

test('a heat map as CSV names the instant of each value, on days of any length', async ({ page }) => {
  await changeResponses(page, /\/heat-?map\?/, (map) => {
    const days = ['2026-10-24', '2026-10-25'].map((date, at) => ({ date, powersW: Array.from({ length: at === 0 ? 96 : 100 }, () => 7) }))
    const slots = { coveredSeconds: [], writtenAfterMinutes: [], sources: [] }
    return { ...map, timeZone: 'Europe/Berlin', days, slots }
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'history?view=heatMap&date=2026-10-25')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
  const lines = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('Time,Production (W)')
  expect(lines).toHaveLength(1 + 96 + 100)
  expect([lines[1], lines.at(-1)]).toEqual(['2026-10-23T22:00:00.000Z,7', '2026-10-25T22:45:00.000Z,7'])
})

/** Runs in the page. The mean brightness of a chart's labels, up to 255. */
function inkOf(chart: Element): number {
  const canvas = chart as HTMLCanvasElement
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, 50, canvas.height) ?? {}
  const opaque = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter((at) => data[at + 3] === 255)
  return opaque.reduce((sum, at) => sum + (data[at] ?? 0), 0) / opaque.length
}

test('a chart is printed in dark ink, and is light again on a dark screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'support')
  await openLiveHome(page, `history?date=${yesterday()}`)
  const ink = () => page.locator('canvas').first().evaluate(inkOf)
  const print = (event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event)
  await expect.poll(ink).toBeGreaterThan(140)
  await print('beforeprint')
  expect(await ink()).toBeLessThan(110)
  await print('afterprint')
  expect(await ink()).toBeGreaterThan(140)
  // A heat map fills its canvas, so it is as dark as the screen.
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Year at a glance')
  await expect(page.getByRole('img', { name: /^Production \d{4}/ })).toBeVisible()
  await expect.poll(ink).toBeLessThan(110)
  await print('beforeprint')
  expect(await ink()).toBeGreaterThan(140)
  await print('afterprint')
  expect(await ink()).toBeLessThan(110)
})

test('pictures of at most a year say so, if all of the time is asked for', async ({ page }) => {
  await signIn(page, 'support')
  let isYoung = false
  const lately = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  await changeResponses(page, /\/history\/first-days\?/, () => {
    const day = isYoung ? lately : '2020-01-01'
    return { charging: day, gas: day }
  })
  const only = page.getByText(/^Only of the last year, /)
  const history = `/dashboard/customers/${await findLiveHome(page)}/history`
  for (const view of ['devices', 'wallbox', 'solarCloud', 'forecast']) {
    await goTo(page, `${history}?view=${view}&period=all`)
    await expect(only.first(), view).toBeVisible()
  }
  await goTo(page, `${history}?view=devices&period=year`)
  await expect(page.getByRole('heading', { name: 'Devices' }).first()).toBeVisible()
  await expect(only).toHaveCount(0)
  // All of the time of a new device is short enough, and is drawn in months.
  isYoung = true
  await page.reload()
  for (const [view, call] of [
    ['wallbox', 'electric-car'],
    ['gas', 'gas'],
  ]) {
    const inMonths = page.waitForRequest(new RegExp(`/historical-data/${call}\\?.*interval=P1M`))
    await goTo(page, `${history}?view=${view}&period=all`)
    await inMonths
    await expect(page.getByRole('heading', { name: view === 'gas' ? 'Gas' : 'Sessions' }).first()).toBeVisible()
    await expect(only).toHaveCount(0)
  }
})

test('a device that was measured for less time than its home says so beside its energy', async ({ page }) => {
  await changeResponses(page, /\/devices-consumption\?/, (read) => {
    const { elapsedSeconds } = read.provenance
    Object.assign(read.provenance, { source: 'integrated_power', coveredSeconds: elapsedSeconds })
    const device = { quantity: 'heatPump', counterShare: 0, contradictions: 0 }
    read.devices = [
      { ...device, deviceId: 'heat-pump-1', energyWh: 42_730, coveredSeconds: elapsedSeconds * 0.1 },
      { ...device, deviceId: 'heat-pump-2', energyWh: 267_900, coveredSeconds: elapsedSeconds },
    ]
    return read
  })
  await signIn(page, 'support')
  await openLiveHome(page, 'history?view=devices')
  const figureOf = (deviceId: string) => page.locator('dl > div').filter({ hasText: deviceId })
  await expect(figureOf('heat-pump-1')).toContainText('10% of the time measured')
  await expect(figureOf('heat-pump-2')).toContainText('267.9 kWh')
  await expect(figureOf('heat-pump-2')).not.toContainText('of the time measured')
})

test('a home’s history is shown in every view, which the address names, with its table and figures, on a phone too', async ({ page }) => {
  await signIn(page, 'support')
  // The month before is shown below, and a notice of its loading would stand above every screen.
  await expectPastLoaded(page)
  await openLiveHome(page, 'live-stream')
  await page.getByRole('navigation', { name: 'Live data and history' }).getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/\/history$/)
  // Without a chart just after midnight.
  await expect(page.locator('figure').first()).toBeVisible()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.getByLabel('Compare with').selectOption('Month before')
  await expect(page).toHaveURL(/period=month.*compare=month|compare=month.*period=month/)
  for (const part of ['From the grid', 'Exported']) await expect(page.getByRole('button', { name: part })).toBeVisible()
  // On the first day of a month, little of the month is measured.
  await page.getByRole('button', { name: 'Earlier' }).click()
  const figure = page.locator('dd').filter({ hasText: 'Wh' }).first().locator('[tabindex]')
  const origin = page.getByRole('tooltip').filter({ hasText: 'Computed from measured power' })
  // When the figures of the other month arrive, they move, and the pointer is no longer on them.
  await expect(async () => {
    await figure.hover()
    await expect(origin).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // A year in quarter hours: all of them are drawn, and only the visible part of the table.
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Power')
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await page.getByLabel('Resolution').selectOption('Quarter hours')
  await expect(page).toHaveURL(/step=PT15M/)
  await expect(page.locator('figure canvas')).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('row').nth(2)).toContainText(/00:15/)
  expect(await page.getByRole('row').count()).toBeLessThan(100)
  await page.getByLabel('Resolution').selectOption('Days')
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const offered = await page.getByRole('combobox', { name: 'Chart' }).locator('option').allTextContents()
  // The home has PV. The demonstration decides whether it has a wallbox.
  expect(offered).toContain('PV forecast and yield')
  for (const view of [
    'Sources and uses',
    'Devices',
    'SolarCloud',
    'Wallbox',
    'Electric car',
    'PV forecast and yield',
    'Year at a glance',
  ].filter((view) => offered.includes(view))) {
    await page.getByRole('combobox', { name: 'Chart' }).selectOption(view)
    // Titles within pictures contain the same text, hidden.
    const published = page.locator('p').filter({ hasText: /measured ·|No data|no forecast|Nothing was measured/i })
    await expect(published.first()).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Overview')
  await expect(page.getByRole('row', { name: /^All/ })).toContainText('Wh')
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Year at a glance')
  const heat = page.getByRole('img', { name: /^Production \d{4}/ })
  await expect(heat).toBeVisible()
  // Noon of that month's last day.
  const { width, height } = (await heat.boundingBox()) ?? { width: 0, height: 0 }
  const noon = new Date()
  noon.setUTCDate(0)
  noon.setUTCHours(12)
  const [start, end] = [0, 1].map((years) => Date.UTC(noon.getUTCFullYear() + years, 0, 1)) as [number, number]
  await heat.hover({ position: { x: (width * (noon.getTime() - start)) / (end - start), y: height / 2 } })
  await expect(page.getByText(/^\d{1,2} \w{3,4} \d{4} \d\d:\d\d$/).locator('..')).toContainText(/of the time measured/)
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('row').nth(2)).toContainText('W')
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Sources and uses')
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /PNG|image/i })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/-flows\.png$/)
  await page.setViewportSize({ width: 390, height: 844 })
  const smallestPx = () =>
    page.getByRole('img', { name: 'From source to use' }).evaluate((svg: SVGSVGElement) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
      return Math.min(...[...svg.querySelectorAll('text')].map((text) => scale * Number.parseFloat(getComputedStyle(text).fontSize)))
    })
  // The picture is drawn anew once it knows its width.
  await expect.poll(smallestPx).toBeGreaterThanOrEqual(11)
  // The controls fold into one row, so that the chart begins in the upper half of the screen.
  await page.getByRole('button', { name: 'Chart and comparison' }).click()
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('Energy')
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Month before')
  await page.getByRole('button', { name: 'Chart and comparison' }).click()
  await expect(page.locator('figure canvas').first()).toBeVisible()
  const top = async () => {
    const chart = await page.locator('figure').first().boundingBox()
    return (chart?.y ?? 844) + (await page.evaluate(() => scrollY))
  }
  await expect.poll(top).toBeLessThan(450)
  // Charts adapt to the window with a delay.
  await expect.poll(() => overflowOf(page)).toBe(0)
  expect(await allFaults(page)).toEqual([])
})

test('support mails a customer the figures of a month, as previewed, and finds the mail in the outbox', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, `history?period=month&date=${yesterday()}`)
  await page.getByRole('button', { name: 'Send to customer' }).click()
  const dialog = page.getByRole('dialog', { name: /^Send figures of/ })
  const letter = dialog.frameLocator('iframe')
  await expect(letter.getByRole('img')).toHaveAttribute('alt', /Wh/)
  const email = /<(.+)>/.exec((await dialog.getByText(/<.+@.+>/).textContent()) ?? '')?.[1] ?? ''
  const note = `As promised on the phone, ${Date.now()}.`
  await dialog.getByLabel('Personal note').fill(note)
  await expect(letter.getByText(note)).toBeVisible()
  const { naturalWidth } = await letter.getByRole('img').evaluate((image: HTMLImageElement) => ({ naturalWidth: image.naturalWidth }))
  expect(naturalWidth).toBeGreaterThan(900)
  await dialog.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(page.getByText(`The e-mail is on its way to ${email}.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await goTo(page, `/dashboard/outbox?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const kept = page.getByRole('dialog').frameLocator('iframe')
  await expect(kept.getByText(note)).toBeVisible()
  await expect(kept.getByRole('img')).toHaveAttribute('src', /^data:image\/png/)
})

test('figures are not sent to a customer who cannot get them, and the button shows why', async ({ page }) => {
  await signIn(page, 'admin')
  const customer = await givenCustomer(page)
  await givenPvBattery(page, customer)
  await page.goto(`/dashboard/customers/${customer.id}/history`)
  const send = page.getByRole('button', { name: 'Send to customer' })
  const reason = page.getByRole('tooltip')
  await expect(send).toBeDisabled()
  await send.hover({ force: true })
  await expect(reason).toContainText(`The customer hasn’t confirmed ${customer.accountEmail}.`)
  await deactivateByCall(page, customer)
  await page.reload()
  // Without a mouse too. A finger gives the button no focus in every browser: pressing elsewhere hides the reason.
  await page.mouse.move(0, 0)
  await send.dispatchEvent('click')
  await expect(reason).toContainText('Only active customers can be sent e-mails.')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(reason).toBeHidden()
  await page.mouse.move(0, 0)
  await send.press('Enter')
  await expect(reason).toContainText('Only active customers can be sent e-mails.')
  await expect(send).toBeDisabled()
})
