import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { enterPassword, signIn } from './members.ts'

const root = '/api/v1/unallocated-installations'
const list = '/dashboard/unallocated-installations/list'

/** Screens that are needed later are cached while there is a connection. */
async function expectFilesKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () => page.evaluate(async () => (await (await caches.open('wattdesk-portal-1')).keys()).map(({ url }) => url).join())
  for (const file of ['AddUnallocatedDialog', 'StartCodeCamera', 'KeptWorkNotice', '/forms-', '/validation-', '/errors-'])
    await expect.poll(kept, file).toContain(file)
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an installer without network registers gateways: queued on the phone, sent once and in order, and refusals are shown', async ({
    page,
    context,
    browser,
  }) => {
    const admin = await browser.newPage()
    await signIn(admin, 'admin')
    const startCode = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    const stocked = await call<{ id: string }>(admin, '/api/v1/gateways', {
      serialNumber: `CELLAR-${startCode}`,
      startCode,
      model: 'EMS-2',
    })
    expect(stocked.id, JSON.stringify(stocked)).toBeTruthy()

    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'installer', list)
    await expect(page.getByText('39FDDF7D85BAAD2D').first()).toBeVisible()
    await expectFilesKept(page)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Keine Verbindung.' })).toBeVisible()
    await expect(page.getByText('39FDDF7D85BAAD2D').first()).toBeVisible()
    for (const code of ['FFFFFFFFFFFFFFFF', startCode]) {
      await page.getByRole('button', { name: 'Anlage hinzufügen' }).click()
      const add = page.getByRole('dialog')
      await add.getByLabel('Startcode').fill(code)
      await add.getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(add).toBeHidden()
      await expect(page.getByText('Ihre Arbeit bleibt auf diesem Gerät und wird später gesendet.').first()).toBeVisible()
    }
    await expect(page.getByText('2 Arbeitsschritte warten auf die Verbindung.')).toBeVisible()
    expect(await allFaults(page)).toEqual([])
    // Nothing is lost if the page is closed.
    await page.reload()
    await expect(page.getByText('2 Arbeitsschritte warten auf die Verbindung.')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('1 wurde abgelehnt.')).toBeVisible()
    await expect(page.getByText('Die aufbewahrte Arbeit wurde gesendet.')).toBeVisible()
    const { items } = await call<{ items: { startCode: string }[] }>(admin, `${root}?startCode=${startCode}`)
    expect(items.map((one) => one.startCode)).toEqual([startCode])
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    const works = page.getByRole('dialog', { name: 'Aufbewahrte Arbeit' })
    await expect(works.getByRole('listitem')).toHaveCount(1)
    await expect(works.getByRole('listitem')).toContainText('FFFFFFFFFFFFFFFF')
    await expect(works.getByRole('alert')).not.toBeEmpty()
    expect(await allFaults(page)).toEqual([])
    await works.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByText('1 wurde abgelehnt.')).toBeHidden()
  })

  test('what an installer read since the sign-in is there without network, without a reload in between', async ({ page, context }) => {
    await page.goto(list)
    await enterPassword(page, 'installer')
    const registered = page.getByText('39FDDF7D85BAAD2D').first()
    await expect(registered).toBeVisible()
    await expectFilesKept(page)
    const responses = () => page.evaluate(() => localStorage.getItem('wattdesk-admin-portal:kept-responses') ?? '')
    await expect.poll(responses).toContain('39FDDF7D85BAAD2D')
    await context.setOffline(true)
    await page.reload()
    await expect(registered).toBeVisible()
  })

  test('work that the phone cannot store is not reported as kept, and stays in the dialog', async ({ page, context }) => {
    await signIn(page, 'installer', list)
    await expect(page.getByText('39FDDF7D85BAAD2D').first()).toBeVisible()
    await expectFilesKept(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Anlage hinzufügen' }).click()
    const add = page.getByRole('dialog')
    await add.getByLabel('Startcode').fill('FFFFFFFFFFFFFFFE')
    await add.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(add.getByRole('alert').filter({ hasText: 'Der Server ist nicht erreichbar' })).toBeVisible()
    await expect(add.getByLabel('Startcode')).toHaveValue('FFFFFFFFFFFFFFFE')
    await expect(page.getByText('Ihre Arbeit bleibt auf diesem Gerät')).toBeHidden()
  })
})

// Without the service worker, whose own requests this walk could not answer once it is installed, two seconds after the page.
test('another release is offered, and typed work stays', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const search = page.getByRole('searchbox').first()
  await search.fill('typed')
  await page.route(/:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/another.js"></script>' }),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByRole('status').filter({ hasText: 'A new release is available.' })
  await expect(notice).toBeVisible()
  await expect(search).toHaveValue('typed')
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(notice).toBeHidden()

  // A part of a screen whose file another release has replaced is there after another attempt.
  const file = /\/assets\/NotificationList-[^/]+\.js$/
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  const bell = page.getByRole('button', { name: /notification/i })
  await bell.click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute(file)
  await retry.click()
  await bell.click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
})

test('a screen whose files do not arrive says so, and requests them again', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'admin', '/dashboard/customers/list')
  let isHanging = true
  // Without a response for the first request even later: it would arrive before the press.
  await page.route(/\/assets\/reports-[^/]+\.js$/, (route) => (isHanging ? undefined : route.continue()))
  await page.getByRole('link', { name: 'Business reports' }).click()
  await expect(page).toHaveURL(/reports/)
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('alert').filter({ hasText: 'unusually long' })).toBeVisible()
  isHanging = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Business reports', level: 1 })).toBeVisible()
})
