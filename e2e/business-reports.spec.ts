import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { call } from './calls.ts'
import { holdCalls } from './faulty-calls.ts'
import { signIn } from './members.ts'

test('a report is chosen, filtered, exported, and sent by e-mail until it is stopped', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/reports')
  const main = page.getByRole('main')
  const choose = (label: string, option: string) => main.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  await choose('Report', 'Configured devices')
  await choose('Type of installation', 'Wallbox')
  await expect(page).toHaveURL(/report=devicesConfigurations.*kind=wallbox/)
  type Counted = { total: { installations: number } }
  const countNow = async () => {
    const filter = encodeURIComponent('{"kind":"wallbox"}')
    const { total } = await call<Counted>(page, `/api/v1/reports/devicesConfigurations?filter=${filter}`)
    return total.installations
  }
  const exportNow = async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export as CSV' }).click()])
    return readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
  }
  const totals = main.getByRole('table').last().getByRole('row').last()
  // Repeated if another test adds or removes a wallbox in between.
  await expect(async () => {
    await page.reload()
    const counted = await countNow()
    await expect(totals).toContainText(`Total${counted}`, { timeout: 5_000 })
    const lines = await exportNow()
    expect(lines[0]).toContain('Type of installation,Vendor,Installations')
    expect(lines.at(-1)).toContain(`Total,,${counted}`)
  }).toPass()

  await main.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reports by e-mail' })
  await dialog.getByRole('combobox', { name: 'Attached file' }).selectOption('PDF')
  await expect(dialog.getByRole('checkbox', { name: /\(you\)$/ })).toBeChecked()
  const colleague = dialog.getByRole('checkbox', { name: /(?<!\(you\))$/ }).first()
  await colleague.check()
  await dialog.getByRole('button', { name: 'Send regularly' }).click()
  await expect(page.getByText('“Configured devices” will be sent by e-mail.')).toBeVisible()
  await expect(dialog.getByText(/Configured devices \(.*PDF\)/)).toBeVisible()
  await colleague.uncheck()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('“Configured devices” was changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop sending “Configured devices”' }).click()
  await expect(page.getByText('“Configured devices” is no longer sent.')).toBeVisible()
})

test('a report of many series has a small chart for each, which the pointer reads at one time', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/reports?report=vendor&by=month')
  const picture = page.getByRole('figure').getByRole('img', { name: /Fronius \d+/ })
  await expect(picture).toBeVisible()
  await expect(picture.locator('g > path')).toHaveCount(await picture.locator('title').count())
  await expect(page.getByText('Each chart has its own scale.')).toBeVisible()
  await picture.hover({ position: { x: 20, y: 60 } })
  await expect(
    page
      .getByRole('figure')
      .getByRole('paragraph')
      .filter({ hasText: /^\w+ \d{4}$/ }),
  ).toBeVisible()
})

test('a printed report with many columns is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await signIn(page, 'admin', '/dashboard/reports?report=tenant&by=month')
  const table = page.locator('main table').last()
  await expect(table.getByRole('columnheader', { name: 'Total' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Browsers shrink a page to half its size at most.
  await expect.poll(() => table.evaluate((shown) => shown.getBoundingClientRect().width)).toBeLessThan(2 * 700)
})

test('a printed report states its days and filters, and figures of the previous filter are marked until the response', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/reports?report=devicesConfigurations')
  const main = page.getByRole('main')
  await expect(main.getByRole('table').last()).toBeVisible()
  const release = await holdCalls(page, /devicesConfigurations.*wallbox/)
  await main.getByRole('combobox', { name: 'Type of installation', exact: true }).selectOption('Wallbox')
  const busy = main.locator('[aria-busy="true"]').filter({ has: page.getByRole('table') })
  await expect(busy).toHaveCount(1)
  release()
  await expect(busy).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Configured devices', level: 1 })).toBeVisible()
  await expect(page.getByText('Type of installation: Wallbox')).toBeVisible()
  await expect(page.getByText(/^\d{1,2} \w{3,4} 20\d\d$/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/dashboard/reports?report=product&by=month&running=true&states=active,inactive&source=csv')
  await expect(main.getByRole('table').last()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Customers in status: Active, Inactive')).toBeVisible()
  await expect(page.getByText(/^Source: CSV/)).toBeVisible()
})

test('the table of a picture of many series names the column of its totals', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/reports?report=vendor&by=month')
  const figure = page.getByRole('figure')
  await figure.getByRole('button', { name: 'Table' }).click()
  const head = figure.getByRole('columnheader')
  await expect(head.last()).toHaveText('Total')
  const cells = figure.getByRole('row').nth(1).locator('th, td')
  await expect(head).toHaveCount(await cells.count())
})

test('support reads no business reports', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/reports')
  await expect(page).toHaveURL(/\/dashboard$/)
})
