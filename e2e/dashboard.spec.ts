import { expect, test } from '@playwright/test'
import type { FleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import { patience } from '../scripts/patience.ts'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { signIn } from './members.ts'
import { expectPastLoaded, goTo } from './screens.ts'

test('figures of the dashboard open the lists they count, and the map of homes opens a home', async ({ page }) => {
  await signIn(page, 'admin')
  // The health of homes is known only some seconds after the start.
  type Fleet = { counts: Record<string, number> }
  const errorsOf = async () => (await call<Fleet>(page, '/api/v1/dashboard/fleet')).counts.error
  await expect.poll(errorsOf, { timeout: 45_000 * patience }).toBeGreaterThan(0)
  const main = page.getByRole('main')
  const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
  const rows = main.locator('li:has(a[href*="/customers/list?"])')
  // One of each kind; statistics.test.ts compares all of them.
  for (const name of ['Partner', 'accounts created in the last 30 days']) {
    const figure = rows.filter({ has: page.getByRole('link', { name: new RegExp(`(^|[\\d,] ?)${name}$`) }) })
    // Repeated if another test adds or removes a customer in between.
    await expect(async () => {
      await page.goto('/dashboard')
      await expect(rows.filter({ hasText: 'Open registration' })).toContainText(/\d/)
      await expect(rows.filter({ hasText: 'in the last 30 days' })).toContainText(/\d/)
      const counted = numberIn(((await figure.textContent()) ?? '').replace('last 30 days', ''))
      await figure.getByRole('link').click()
      await expect(main.getByRole('heading', { level: 1 })).toContainText(/Customers.*\d/)
      expect(numberIn(await main.getByRole('heading', { level: 1 }).textContent())).toBe(counted)
    }).toPass({ timeout: 60_000 * patience })
    await page.goBack()
  }
  // Long names must end within their panel.
  const newest = main.getByRole('region', { name: 'Customers to keep an eye on' })
  await expect(newest.getByRole('listitem').last()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await newest.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)

  const errors = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Error', exact: true }) })
  // Repeated if the state of a home changes in between: homes are counted every minute.
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(errors).toContainText(/\d/)
    const broken = numberIn(await errors.textContent())
    await errors.getByRole('link', { name: 'Error', exact: true }).click()
    await expect(page).toHaveURL(/fleet\?state=error/)
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/\d homes?/)
    await expect(main.getByText(/\d homes? in view/)).toBeVisible()
    expect(numberIn(await main.getByRole('heading', { level: 1 }).textContent())).toBe(broken)
    expect(numberIn(await main.getByText(/\d homes? in view/).textContent())).toBe(broken)
  }).toPass({ timeout: 120_000 * patience })
  await main.getByRole('button', { name: /^OK/ }).click()
  await expect(page).toHaveURL(/state=error(,|%2C)ok/)

  const map = main.getByRole('application', { name: 'Map of homes' })
  await map.focus()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/at=/)
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/at=/)
  // A click on a group zooms in; on a home, it opens the customer.
  await expect(map.locator('button').first()).toBeAttached()
  // The table has a row for each group on the map.
  const closer = main.getByRole('table', { name: 'Homes in view' }).getByRole('button', { name: 'Zoom in' })
  await expect(async () => expect(await closer.count()).toBe(await map.locator('button').count())).toPass()
  await map.locator('button').first().dispatchEvent('click')
  await expect(page).toHaveURL(/at=/)
  await expect(main.getByRole('table', { name: 'Homes in view' }).getByRole('row')).not.toHaveCount(1)
  const view = 'zoom=16&west=13.36&south=52.46&east=13.44&north=52.54'
  const { marks } = await call<FleetMap>(page, `/api/v1/dashboard/fleet/map?${view}`)
  const found = marks.find(({ site }) => site)
  await goTo(page, `/dashboard/fleet?at=${found?.latitude},${found?.longitude},17`)
  await map
    .getByTitle(found?.site?.customerName ?? '')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/customers/${found?.site?.customerId}`))
})

test('each count of the map opens the homes that it counts, and alarms are taken together', async ({ page }) => {
  await signIn(page, 'admin')
  const figures = page.getByRole('link', { name: /^List \d+ homes?: Error$/ })
  const title = page.getByRole('heading', { level: 1 })
  // Repeated if the state of a home changes in between: homes are counted every minute.
  await expect(async () => {
    await page.goto('/dashboard')
    const count = Number(/\d+/.exec((await figures.getAttribute('aria-label')) ?? '')?.[0])
    await figures.click()
    await expect(page).toHaveURL(/data-status\?health=error/)
    await expect(title).toHaveText(/^Data status\d+$/)
    expect(await title.textContent()).toBe(`Data status${count}`)
  }).toPass({ timeout: 120_000 * patience })

  await goTo(page, '/dashboard/alarms?active=true&owner=nobody')
  const boxes = page.getByRole('table', { name: 'Alarms' }).getByRole('row').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' })
  await expect(bar.getByText('2 rows selected')).toBeVisible()
  expect(await allFaults(page)).toEqual([])
  await bar.getByRole('button', { name: 'Take' }).click()
  await expect(page.getByText('Done for 2 rows.')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await goTo(page, '/dashboard/alarms?active=true&owner=mine')
  await expect(page.getByRole('table', { name: 'Alarms' }).getByRole('row')).not.toHaveCount(1)
})

test('the map of homes moves only while a button is held, also if it was released outside', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/fleet')
  const map = page.getByRole('application', { name: 'Map of homes' })
  await expect(map.locator('button').filter({ visible: true }).first()).toBeVisible()
  const place = () => map.locator('g[transform]').first().getAttribute('transform')
  const before = await place()
  const { x = 0, y = 0, width = 0 } = (await map.boundingBox()) ?? {}
  const edge = { x: x + width - 60, y: y + 200 }
  // So fast that no movement inside is seen.
  await page.mouse.move(edge.x, y + 200)
  await page.mouse.down()
  await page.mouse.move(edge.x, y - 40)
  await page.mouse.up()
  for (const by of [20, 120, 220]) await page.mouse.move(edge.x - by, edge.y + 60)
  await page.mouse.move(edge.x, y - 40)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await place()).toEqual(before)
  await page.mouse.move(edge.x, edge.y)
  await page.mouse.down()
  await page.mouse.move(edge.x - 90, edge.y, { steps: 3 })
  await page.mouse.up()
  await expect(page).toHaveURL(/at=/)
  expect(await place()).not.toEqual(before)
})

test('work, map and trend are on the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin')
  // A notice of its loading would stand above.
  await expectPastLoaded(page)
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  const trend = main.getByRole('list').filter({ has: page.getByRole('link', { name: /^[A-Z][a-z]{2,3} \d\d$/ }) })
  await expect(trend.getByRole('listitem')).toHaveCount(12)
  for (const part of [main.getByRole('list', { name: 'Needs attention' }), main.getByRole('heading', { name: 'Map of homes' }), trend]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('a figure that could not be loaded says so, and is loaded by a retry', async ({ page }) => {
  const failing = { since: /\/customers\?.*createdAt.*exactTotal/, children: /\/customers\/stats\/children/ }
  for (const url of Object.values(failing))
    await page.route(url, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'X' } }))
  await signIn(page, 'admin', '/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveCount(2, { timeout: 30_000 * patience })
  await expect(main.getByText('…', { exact: true })).toHaveCount(0)
  await page.unrouteAll()
  const retry = main.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click()
    await expect(main.getByRole('alert')).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 * patience })
  await expect(main.locator('dl > div').filter({ hasText: 'Customers of partners' })).toContainText(/\d/)
  await expect(main.locator('li').filter({ hasText: 'in the last 30 days' })).toContainText(/\d/)
})
