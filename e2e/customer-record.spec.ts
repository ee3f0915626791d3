import { expect, type Page, test } from '@playwright/test'
import { call } from './calls.ts'
import { changeResponses, holdCalls } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { findLiveHome, signIn } from './members.ts'
import { goTo, openAccount, panel } from './screens.ts'

test('what fails, is missing or is not permitted is named: in its panel, or in place of its screen', async ({ page }) => {
  await signIn(page, 'admin')
  const { id, accountEmail } = await givenCustomer(page)
  await openAccount(page, id)
  await page.route(/feature-groups-list$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await panel(page, 'Feature groups').getByRole('button', { name: 'Assign' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign feature groups' })
  await assign.getByRole('checkbox').first().check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(assign.getByText('Feature group changes cannot be applied now. API request failed')).toBeVisible()

  await page.route(/installations\/pvbattery$/, (route) => route.abort())
  await goTo(page, `/dashboard/customers/${id}/smartenergy`)
  await expect(page.getByText('Fetching installation data failed')).toBeVisible()

  await page.route(/\/(users\?|activities\?)/, (route) => route.fulfill({ status: 403, json: { code: 'PermissionMissing' } }))
  await openAccount(page, id)
  await expect(panel(page, 'Users').getByText('You don’t have permission to do this.')).toBeVisible()
  await expect(panel(page, 'Account information').getByText(accountEmail)).toBeVisible()
  await goTo(page, '/dashboard/account/activity-log')
  await expect(page.getByRole('heading', { name: 'No permission', level: 1 })).toBeVisible()

  await goTo(page, '/dashboard/customers/018f0000-0000-7000-8000-000000000000/audit-log')
  await expect(page.getByRole('heading', { name: 'Customer not found in audit log' })).toBeVisible()
})

test('the summary links to the tabs that explain it; an empty tab explains itself', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page, { externalReferenceId: `GV-${Date.now()}` })
  // Links to screens of partners explain that, and offer nothing that would fail.
  for (const [screen, text] of [
    ['dashboard', 'Only partners have a dashboard of their own.'],
    ['customers', 'Only partners have customers of their own.'],
  ]) {
    await goTo(page, `/dashboard/customers/${id}/${screen}`)
    await expect(page.getByText(text ?? '')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add customer' })).toHaveCount(0)
  }
  await goTo(page, `/dashboard/customers/${id}/account`)
  const summary = page.getByRole('region', { name: 'Summary' })
  for (const fact of ['Ida Lindgren', 'Gartenweg 7', /^GV-/, 'Never measured', 'Not invited']) {
    await expect(summary.getByText(fact, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText(id, { exact: true })).toBeHidden()
  await page.getByText('Identifiers and settings').click()
  await expect(page.getByText(id, { exact: true })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Customer sections' })
  await expect(tabs.getByRole('link', { name: 'Smart energy devices' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Live stream' })).toHaveCount(0)
  await summary.getByRole('link', { name: 'Never measured' }).click()
  await expect(page.getByText('No devices yet')).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Live stream' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to devices' }).click()
  await expect(page).toHaveURL(/smartenergy$/)

  await summary.getByRole('link', { name: 'No current sale' }).click()
  await page.getByRole('navigation', { name: 'Parts of sales' }).getByRole('link', { name: 'Archived sales' }).click()
  await expect(page).toHaveURL(/archived-sales$/)
  await expect(summary.getByText('Gartenweg 7')).toBeVisible()

  // As for a home that was last measured two hours ago: the state is the home's, whatever the browser's connection.
  await changeResponses(page, /\/summary$/, (summary) => {
    const measurement = { status: 'unavailable', contactedAt: new Date(Date.now() - 2 * 3_600_000).toISOString() }
    return { ...summary, measurement }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(summary.getByRole('link', { name: /^Silent for 2/ })).toBeVisible()
  // The head of the record leaves two thirds of a phone's screen to the content.
  const [top, tabsTop] = await Promise.all([page.locator('main > header').boundingBox(), tabs.boundingBox()])
  // A notice of the service may stand above it for some minutes.
  expect((tabsTop?.y ?? 844) - (top?.y ?? 0)).toBeLessThan(844 / 3 - 60)
  await summary.getByRole('button', { name: 'Contact, address and sale' }).press('Enter')
  await expect(summary.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expect(summary.getByText('Gartenweg 7')).toBeVisible()
  await summary.getByRole('button', { name: 'Show less' }).press('Enter')
  await expect(summary.getByRole('button', { name: 'Contact, address and sale' })).toBeFocused()
  await expect(tabs.getByRole('link', { name: 'Sales', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await tabs.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL(/audit-log$/)
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 })
})

test('of two concurrent editors the second sees both versions, chooses, and nothing is lost', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'admin')
  const { id } = await givenCustomer(page)
  const openEdit = async (member: Page) => {
    await openAccount(member, id)
    await panel(member, 'Account information').getByRole('button', { name: 'Edit', exact: true }).click()
    return member.getByRole('dialog', { name: 'Edit account information' })
  }
  const [mine, theirs] = [await openEdit(page), await openEdit(other)]
  await theirs.getByRole('textbox', { name: 'Account name' }).fill('Ida Nilsson')
  await theirs.getByRole('textbox', { name: 'Application' }).fill('Home Plus')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { name: 'Ida Nilsson', level: 1 })).toBeVisible()

  await mine.getByRole('textbox', { name: 'Account name' }).fill('Ida Berg')
  await mine.getByRole('textbox', { name: /^Second external/ }).fill('B-77')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Someone else changed this customer in the meantime.')).toBeVisible()
  const field = (name: string) => mine.getByRole('group', { name: new RegExp(`^${name}`) })
  await expect(field('Account name').getByText('changed by both')).toBeVisible()
  await expect(field('Account name').getByRole('radio', { name: 'Ida Nilsson' })).not.toBeChecked()
  await expect(field('Application').getByRole('radio', { name: 'Home Plus' })).toBeChecked()
  await expect(field('Second external reference').getByRole('radio', { name: 'B-77' })).toBeChecked()
  await field('Account name').getByRole('radio', { name: 'Ida Nilsson' }).check()
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ida Nilsson', level: 1 })).toBeVisible()
  await expect(panel(page, 'Account information').getByText('B-77', { exact: true })).toBeVisible()
  await expect(panel(page, 'Account information').getByText('Home Plus')).toBeVisible()
})

test('a site is moved on its map, with its new place shown first; in a concurrent change, nothing typed is lost', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'admin')
  const address = { name: 'Home', address: 'Gartenweg 7', zipCode: '68159', city: 'Mannheim', country: 'DE' }
  const { id } = await givenCustomer(page, { site: { ...address, latitude: 49.4875, longitude: 8.466 } })
  const openEdit = async (member: Page) => {
    await openAccount(member, id)
    await panel(member, 'Sites')
      .getByRole('button', { name: /^Edit site/ })
      .click()
    return member.getByRole('dialog', { name: 'Edit site' })
  }
  const [mine, theirs] = [await openEdit(page), await openEdit(other)]
  await expect(panel(other, 'Sites').getByRole('img', { name: 'Map of Home' })).toBeVisible()
  const link = panel(other, 'Sites').getByRole('link', { name: 'Open in OpenStreetMap' })
  await expect(link).toHaveAttribute('href', /mlat=49\.4875&mlon=8\.466#/)
  await theirs.getByRole('textbox', { name: 'City' }).fill('Heidelberg')
  const notice = theirs.getByRole('status')
  await expect(notice).toContainText('The coordinates belong to the old address and will be removed when you save.')
  await expect(notice).toContainText('The bidding zone stays Germany and Luxembourg.')
  await notice.getByRole('checkbox', { name: /keep the coordinates/ }).check()
  await expect(notice).toContainText('The coordinates stay as they are.')
  await notice.getByRole('checkbox', { name: /keep the coordinates/ }).uncheck()
  // A time zone is found by a place in it.
  const zone = theirs.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('vienn')
  await expect(theirs.getByRole('listbox').getByRole('option')).toHaveText(/Vienna.*Europe.*UTC/)
  await zone.press('Enter')
  await expect(zone).toHaveValue('Europe/Vienna')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 9')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Someone else changed this site in the meantime.')).toBeVisible()
  await mine.getByRole('button', { name: 'Back to the form' }).click()
  await expect(mine.getByRole('textbox', { name: 'Address' })).toHaveValue('Gartenweg 9')
  await mine.getByRole('button', { name: 'Save' }).click()
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  await expect(panel(page, 'Sites').getByText('68159 Heidelberg')).toBeVisible()
  await expect(panel(page, 'Sites').getByText('Gartenweg 9')).toBeVisible()
  await expect(panel(page, 'Sites').getByText('Europe/Vienna')).toBeVisible()
  await expect(panel(page, 'Sites').getByText(/The place of Heidelberg, because the site has no coordinates/)).toBeVisible()
})

test('a partner gets a customer, who is then moved to the affiliate', async ({ page }) => {
  await signIn(page, 'admin')
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await goTo(page, `/dashboard/customers/${partner.id}/customers`)
  await page.getByRole('button', { name: 'Add customer' }).click()
  const wizard = page.getByRole('dialog', { name: `Add customer for ${partner.accountName}` })
  await wizard.getByRole('textbox', { name: 'Account name' }).fill('Nora Falk')
  await wizard.getByRole('textbox', { name: 'Account e-mail' }).fill(`nora.${Date.now()}@home.example`)
  await expect(wizard.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora')
  await expect(wizard.getByRole('textbox', { name: 'Last name' })).toHaveValue('Falk')
  await expect(wizard.getByRole('checkbox', { name: 'Send the invitation now' })).toBeChecked()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Site name' }).fill('Home')
  await wizard.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 8')
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('68159')
  await wizard.getByRole('textbox', { name: 'City' }).fill('Mannheim')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText(partner.accountName, { exact: true })).toBeVisible()
  await wizard.getByRole('button', { name: 'Create customer' }).click()
  await expect(page.getByText(/^Nora Falk was created. The invitation to nora.* is on its way/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nora Falk', level: 1 })).toBeVisible()

  const tenant = panel(page, 'Tenant')
  await expect(tenant.getByText(partner.accountName).first()).toBeVisible()
  await tenant.getByRole('button', { name: 'Move to another tenant' }).click()
  const move = page.getByRole('dialog', { name: 'Move to another tenant' })
  await move.getByRole('radio', { name: /Affiliate/ }).check()
  await move.getByRole('button', { name: 'Move customer' }).click()
  await expect(page.getByText(/^The customer now belongs to/)).toBeVisible()
  await expect(tenant.getByText(partner.accountName)).toHaveCount(0)
})

test('support sees why it may not change a record, views the app for a reason, and compares a device’s samples', async ({
  page,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const { id } = await givenCustomer(admin)
  await admin.close()
  await signIn(page, 'support')
  await openAccount(page, id)
  for (const name of ['Change subscription', 'Move to another tenant', 'Assign']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await page.getByRole('button', { name: 'Change subscription' }).hover({ force: true })
  await expect(page.getByText('You don’t have permission to change customers.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'White label', exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'App view' }).click()
  await page.getByRole('button', { name: 'Start app view' }).click()
  await expect(page.getByText('Reason is required')).toBeVisible()
  const reason = `Inquiry ${Date.now()}`
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: 'Start app view' }).click()
  await expect(panel(page, 'App view').getByText('Ends in')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('The app view has ended.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'End now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start app view' })).toBeVisible()

  // Some days are imported from the simulated cloud of the vendor, and the log and the map show them.
  const live = `/dashboard/customers/${await findLiveHome(page)}`
  await goTo(page, `${live}/data-import`)
  await page.getByRole('button', { name: 'Import data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import data' })
  // Whatever is read, measured data stay by default.
  await expect(dialog.getByRole('checkbox', { name: 'Only what is missing' })).toBeChecked()
  await dialog.getByRole('combobox', { name: 'What to read' }).selectOption('specificTimeFrame')
  await expect(dialog.getByRole('checkbox', { name: 'Only what is missing' })).toBeChecked()
  const until = dialog.getByRole('textbox', { name: 'Until' })
  const today = await until.inputValue()
  await until.fill('2020-01-01')
  await until.blur()
  await expect(dialog.getByText(/^The period ends \(1 Jan 2020\)/)).toBeVisible()
  await until.fill(today)
  await until.blur()
  await dialog.getByRole('button', { name: 'Import data' }).click()
  await expect(dialog).toBeHidden()
  const imported = page.getByRole('table', { name: 'Imports' }).getByRole('row').nth(1)
  await expect(imported.getByText(/^(Done|No data found)$/)).toBeVisible()
  await expect(imported.getByRole('button', { name: /ago$/ })).toBeVisible()
  await expect(panel(page, 'Imports').getByText(/^Times in /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import data' })).toBeEnabled()

  // On a phone, which shows only part of them, the newest days are in sight first.
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, `${live}/data-import`)
  const coverage = page.getByRole('region', { name: 'Coverage' })
  const hiddenAtEnd = (box: HTMLElement) =>
    box.scrollWidth > box.clientWidth ? box.scrollWidth - box.clientWidth - box.scrollLeft : Infinity
  await expect.poll(() => coverage.evaluate(hiddenAtEnd)).toBeLessThanOrEqual(1)
  // Nothing covers a date above the days.
  const coveredDates = (box: HTMLElement) =>
    [...box.querySelectorAll('svg[role=img] text')].flatMap((text) => {
      const { left, top, height } = text.getBoundingClientRect()
      const isDate = /\d{4}$/.test(text.textContent) && left >= box.getBoundingClientRect().left
      return isDate && document.elementFromPoint(left + 2, top + height / 2)?.closest('ul') ? [text.textContent] : []
    })
  await coverage.scrollIntoViewIfNeeded()
  expect(await coverage.evaluate(coveredDates)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  // A device's samples are compared with stored data, day by day, with the day in the URL.
  // Just after midnight, nothing of today can be compared yet, but the hours before can.
  await goTo(page, `${live}/data-debug`)
  const totals = page.getByRole('table', { name: 'Totals of the compared quarter hours' })
  const [household, nothing] = [totals.getByText('Household'), page.getByText('No quarter hour of this day can be compared.')]
  await expect(household.or(nothing).first()).toBeVisible()
  const isComparedToday = await household.isVisible()
  const devices = await page.getByRole('combobox', { name: 'Device' }).getByRole('option').allInnerTexts()
  for (const device of devices.slice(1))
    expect(device).toMatch(/^(PV and battery|Smart meter|Wallbox|Heat pump|Gas meter|Smart home|Electric car) · /)
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
  if (!isComparedToday) await expect(household).toBeVisible()
  const arrived = page.getByRole('region', { name: 'How much of the day' })
  await expect(arrived.getByRole('columnheader')).toHaveText(['Figure', 'Received', 'Stored'])
  await expect(arrived.getByRole('row', { name: 'Covered time' })).toContainText(/%.*%/)
  // A day whose quarter hours were stored without samples is not called empty, and nothing about it is called equal.
  await goTo(page, `${live}/data-debug?date=${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}`)
  await expect(nothing).toHaveCount(2)
  // Single samples: a gateway's messages are not kept as sent, but the stored samples are shown.
  await page.getByRole('button', { name: 'Samples' }).click()
  await page.getByRole('combobox', { name: 'Data type' }).selectOption('meter')
  await expect(page.getByText('This device sends over MQTT.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Import reading, stored (Ws)' })).toBeVisible()
  await expect(page).toHaveURL(/view=samples.*type=meter/)
})

test('digits open the tabs of a record, also those that have no room', async ({ page }) => {
  await signIn(page, 'support')
  await openAccount(page, await findLiveHome(page))
  await expect(page.getByRole('link', { name: 'Live stream' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page).toHaveURL(/live-stream$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('6')
  await expect(page).toHaveURL(/timeline/)
})

test('a button pressed twice before it shows that it is busy sends one call', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${id}/account`)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()))
  // On a busy device, both presses of a double click are handled before anything is drawn again.
  const pressTwice = (name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name, exact: true })
      .evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
  await page.getByRole('button', { name: 'Edit site: Home' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit site' })
  await editing.getByLabel('Site name').fill('Holiday home')
  await pressTwice('Save')
  // Otherwise the second call would conflict with the first one.
  await expect(editing).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Holiday home/ })).toBeVisible()
  expect(sent).toEqual(['PUT'])
  await page.getByRole('button', { name: 'Edit site: Holiday home' }).click()
  await editing.getByLabel('Site name').fill('Home again')
  await pressTwice('Save')
  await expect(page.getByRole('heading', { name: /Home again/ })).toBeVisible()
  expect(sent).toEqual(['PUT', 'PUT'])
})

test('an import that ended is not judged by the coverage from before it', async ({ page }) => {
  await signIn(page, 'admin')
  const customer = await findLiveHome(page)
  type Sites = { items: { siteId: string }[] }
  const { items: sites } = await call<Sites>(page, `/api/v1/customers/${customer}/data-import/sites`)
  const site = `/api/v1/data-import/site/${sites[0]?.siteId}`
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  let [status, finishedAt, outcome] = ['running', null as string | null, 'imported']
  const whole = { from: `${day}T08:00:00.000Z`, to: `${day}T16:00:00.000Z`, action: 'specificTimeFrame', onlyMissing: true, progress: 0.5 }
  const known = { id: customer, vendorName: 'gridX', requestedBy: 'Ada', requestedAt: whole.to, startedAt: whole.to }
  const counts = { writtenIntervals: 0, replacedIntervals: 0, rejectedValues: 0, totals: [] }
  const none = { configId: null, fileName: null, fault: null, retryAt: null, findings: null }
  await page.route(`**${site}?*`, (route) => {
    const items = [{ ...whole, ...known, ...counts, ...none, siteId: sites[0]?.siteId, status, finishedAt }]
    return route.fulfill({ json: { items, page: 0, limit: 25, total: 1 } })
  })
  type Day = { day: string; cells: object[] }
  await changeResponses(page, `**${site}/coverage?*`, ({ days, ...coverage }: { days: Day[] }) => ({
    ...coverage,
    days: days.map((one) => ({
      ...one,
      cells: one.cells.map((cell) => (one.day === day ? { ...cell, state: finishedAt ? outcome : 'missing' } : cell)),
    })),
  }))
  await page.goto(`/dashboard/customers/${customer}/data-import`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gaps' })).toBeVisible()
  const respond = await holdCalls(page, `**${site}/coverage?*`)
  status = 'done'
  finishedAt = new Date().toISOString()
  await expect(page.getByRole('table', { name: 'Imports' }).getByText('Done')).toBeVisible()
  expect(await page.getByText(/^The gap of/).count()).toBe(0)
  respond()
  await expect(page.getByText(/^The gap of .* is closed/)).toBeVisible()
  // A phone shows the whole sentence.
  outcome = 'missing'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const sentence = page.getByRole('status').filter({ hasText: 'The gap of' })
  await expect(sentence).toContainText('the vendor delivered only part of it')
  expect(await sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
