import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { holdCalls } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { findLiveHome, signIn } from './members.ts'
import { goTo } from './screens.ts'

test('search, filter and order are in the address, and the same link shows the same list', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(26)
  const ordered = page.waitForResponse(/\/customers\?.*order=accountName/)
  // The search waits for the last key. When it begins, it keeps the order that was chosen meanwhile.
  await page.getByRole('searchbox').last().fill('müller')
  await page
    .getByRole('columnheader', { name: /Account name/ })
    .getByRole('button')
    .dispatchEvent('click')
  await ordered
  await expect(page).toHaveURL(/m%C3%BCller|müller/)
  await expect(page).toHaveURL(/accountName/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(rows.nth(1)).toContainText('Müller')
  const name = (await rows.nth(1).getByRole('link').first().textContent()) ?? ''
  await page.reload()
  await expect(rows.nth(1).getByRole('link').first()).toHaveText(name)

  // On a slow network, a search that was typed just before leaving does not narrow the next list.
  await page.route('**/assets/**', (route) => void setTimeout(() => route.continue(), 800))
  await page.getByRole('searchbox').last().fill('mü')
  await page.locator('nav a[href="/dashboard/account/members"]').dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('filters are chips of one line, constant columns are hidden, and times are relative', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(26)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a filter' })
  await dialog.getByRole('button', { name: 'Type' }).click()
  await dialog.getByRole('checkbox', { name: 'Residential' }).check()
  await page.keyboard.press('Escape')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button', { name: 'Type: Residential' })).toBeVisible()

  // All rows now have the same type: the column is hidden with a note, and returns when chosen.
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeHidden()
  await expect(page.getByText('Same in all rows:')).toContainText('Type Residential')
  await page.getByRole('button', { name: 'Show as columns' }).click()
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeVisible()

  // A preset, then a day typed in another notation. An invalid day is refused.
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await dialog.getByRole('button', { name: 'Created on' }).click()
  await dialog.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&until=/)
  const from = dialog.getByRole('textbox', { name: 'From' })
  // All at once, as on a busy machine: the day arrives in the address only after the next text, and leaves it.
  await from.evaluate((input: HTMLInputElement) => {
    const type = (text: string) => {
      input.focus()
      input.select()
      document.execCommand('insertText', false, text)
    }
    type('5.1.2026')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    type('31.2.2026')
    input.blur()
  })
  await expect(page).toHaveURL(/from=2026-01-05/)
  await expect(chips.getByRole('button', { name: /Jan 2026/ })).toBeVisible()
  await expect(dialog.getByText(/Not a date/)).toBeVisible()
  await expect(from).toHaveValue('31.2.2026')
  const calendar = dialog.getByRole('button', { name: 'Calendar: From' })
  await calendar.click()
  // Escape closes only the innermost panel.
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveAttribute('aria-expanded', 'false')
  await expect(calendar).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('1 Dec 2025')
  expect(await allFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  // The tooltip shows the exact time and its zone, for keyboard users too.
  const time = rows.nth(1).getByRole('button', { name: /ago|in / })
  await time.focus()
  await expect(page.getByRole('tooltip')).toHaveText(/^\d{1,2} \w{3,4} \d{4} \d{2}:\d{2}:\d{2} \(.+\)$/)

  // Chips that do not fit are summarized by a number, and the line never wraps.
  const heightOf = async () => (await page.getByRole('button', { name: 'Views' }).locator('..').boundingBox())?.height
  const height = await heightOf()
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(page.getByRole('button', { name: '1 more filter' })).toBeVisible()
  expect(await heightOf()).toBe(height)
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter')
  await expect(chips).toBeHidden()
  // Its button is gone, and the focus stays at the list.
  await expect(page.locator('section:has(table)')).toBeFocused()
  await expect(page).not.toHaveURL(/type=|from=/)

  // At the end of the list, the button that led there keeps the focus.
  const last = page.getByRole('button', { name: 'Last page' })
  await last.press('Enter')
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  await expect(last).toBeFocused()
})

test('rows are reached, opened and edited, and screens opened, by single keys, until they are turned off', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/account/members')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/customers\/list/)
  // The newest customers belong to other tests, which deactivate or purge them.
  await goTo(page, '/dashboard/customers/list?status=active&order=accountName%3Aasc')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  const links = page.locator('tbody [data-title] a')
  await expect(links).toHaveCount(25)
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Go to Customers')
  expect(await allFaults(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Account name' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/account$/)

  // When typed, they are just letters.
  await goTo(page, '/dashboard/customers/list')
  await page.getByRole('searchbox').last().fill('')
  await page.keyboard.type('gc?')
  await expect(page.getByRole('searchbox').last()).toHaveValue('gc?')
  await expect(help).toBeHidden()

  await page.route('**/api/v1/profile/me/preferences', (route) => route.fulfill({ json: { language: 'en', singleKeyShortcuts: false } }))
  await Promise.all([page.waitForResponse(/\/me\/preferences$/), page.goto('/dashboard/customers/list')])
  await expect(links).toHaveCount(25)
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await expect(links.first()).not.toBeFocused()
})

test('a customer is created, found, changed, and its log shows the change', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  const name = `Zoë Brückner ${Date.now()}`
  await page.getByRole('button', { name: 'Add customer' }).click()
  const wizard = page.getByRole('dialog', { name: 'Add customer' })
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByRole('textbox', { name: 'Account name' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Account name is required')).toBeVisible()
  await wizard.getByRole('textbox', { name: 'Account name' }).fill(name)
  await wizard.getByRole('textbox', { name: 'Account e-mail' }).fill(`zoe.${Date.now()}@home.example`)
  await wizard.getByRole('textbox', { name: 'First name' }).fill('Zoë')
  await wizard.getByRole('textbox', { name: 'Last name' }).fill('Brückner')
  await wizard.getByRole('checkbox', { name: 'Send the invitation now' }).uncheck()
  await expect(wizard.getByText('No e-mail is sent. You can invite the user later.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Site name' }).fill('Home')
  await wizard.getByRole('textbox', { name: 'Address' }).fill('Gartenweg 7')
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('6815')
  await wizard.getByRole('textbox', { name: 'City' }).fill('Mannheim')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText(/ZIP code/i).last()).toBeVisible()
  await wizard.getByRole('textbox', { name: /ZIP/i }).fill('68159')
  await wizard.getByRole('button', { name: 'Next' }).press('Enter')
  // Another Enter must not create a customer that nobody has reviewed.
  await expect(wizard.locator(':focus')).toContainText('68159 Mannheim')
  await wizard.getByRole('button', { name: 'Create customer' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const edit = page.getByRole('dialog')
  const reference = `GV${Date.now()}`
  await edit.getByRole('textbox', { name: /^External reference/ }).fill(reference)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(reference).first()).toBeVisible()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(
    page
      .getByText('Customer changed')
      .or(page.getByText(/changed/i))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Ada Brandt').first()).toBeVisible()
})

test('favourites of two tabs are all kept', async ({ page, context }) => {
  await signIn(page, 'admin')
  const [one, other] = [await givenCustomer(page), await givenCustomer(page)]
  const tab = await context.newPage()
  const star = (of: Page) => of.getByRole('button', { name: 'Favourite' })
  await page.goto(`/dashboard/customers/${one.id}/account`)
  await tab.goto(`/dashboard/customers/${other.id}/account`)
  await expect(star(tab)).toBeVisible()
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await star(tab).click()
  await expect(star(tab)).toHaveAttribute('aria-pressed', 'true')
  // Those of other tests, which sign in as the same member, may stand between.
  const kept = async () => {
    const { favoriteCustomers } = await call<{ favoriteCustomers: string[] }>(page, '/api/v1/profile/me/preferences')
    return favoriteCustomers.filter((id) => [one.id, other.id].includes(id))
  }
  await expect.poll(kept).toEqual([other.id, one.id])
  for (const of of [page, tab]) await star(of).click()
  await expect.poll(kept).toEqual([])
})

test('the wizard moves the focus with its steps, forwards and back', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/list')
  await page.getByRole('button', { name: 'Add customer' }).press('Enter')
  const wizard = page.getByRole('dialog')
  const next = wizard.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await expect(wizard.getByRole('textbox', { name: 'Account name' })).toBeFocused()
  await page.keyboard.type('Ida Lindgren')
  // There is no button that leads back from the first step.
  await wizard.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(wizard.getByRole('radio', { name: 'Residential' })).toBeFocused()
  await next.press('Enter')
  await expect(wizard.getByRole('textbox', { name: 'Account name' })).toHaveValue('Ida Lindgren')
  await wizard.getByRole('textbox', { name: 'Account e-mail' }).fill('ida.lindgren@home.example')
  await next.press('Enter')
  // What was typed in a field with a list stays without a choice from it.
  const zone = wizard.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await page.keyboard.type('canary')
  await page.keyboard.press('Tab')
  await expect(zone).toHaveValue('Atlantic/Canary')
  await zone.fill('Atlantis')
  await page.keyboard.press('Tab')
  await expect(zone).toHaveValue('Atlantis')
  await expect(wizard.getByText('Unknown time zone')).toBeVisible()
})

test('a taken address links to its customer, and keeps the typed input', async ({ page }) => {
  await signIn(page, 'admin')
  const other = await givenCustomer(page, { accountName: 'Sven Dahl' })
  const own = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${own.id}/account`)
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Account e-mail' }).fill(other.accountEmail)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another customer already has this', { exact: true })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open Sven Dahl in a new tab' }).click()
  await expect((await opened).getByRole('heading', { name: 'Sven Dahl' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Account e-mail' })).toHaveValue(other.accountEmail)
})

test('the wizard offers members of a partner only their own tenant and residential customers', async ({ page }) => {
  await signIn(page, 'admin')
  // A response as for a member of a partner.
  const tenant = { id: crypto.randomUUID(), name: 'Sonnenwerk', kind: 'partner', country: 'DE', timeZone: 'Europe/Berlin', language: 'de' }
  await page.route('**/api/v1/settings/tenant-allocations', (route) => route.fulfill({ json: { items: [tenant] } }))
  await page.goto('/dashboard/customers/list?new=true')
  const wizard = page.getByRole('dialog', { name: 'Add customer' })
  await expect(wizard.getByRole('radio')).toHaveCount(1)
  await expect(wizard.getByRole('radio', { name: /Residential/ })).toBeChecked()
  await expect(wizard.getByRole('option', { name: 'Sonnenwerk' })).toBeAttached()
})

test('the export contains exactly the filtered list', async ({ page }) => {
  await signIn(page, 'admin')
  // Other tests add white label partners meanwhile.
  const mark = `export${Date.now()}`
  for (const name of ['Lichthof', 'Sonnenhaus'])
    await givenCustomer(page, { type: 'whitelabel_partner', accountName: `${name} ${mark}`, site: undefined })
  await givenCustomer(page, { accountName: `Ida ${mark}` })
  await page.goto(`/dashboard/customers/list?q=${mark}&type=whitelabel_partner`)
  await expect(page.getByRole('button', { name: 'Type: White label partner' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: mark })).toHaveCount(2)
  // It is sent once, also by a second press while a long list is prepared.
  const exports: string[] = []
  page.on('request', (request) => request.url().includes('csvExport') && exports.push(request.url()))
  const release = await holdCalls(page, /csvExport/)
  const more = page.getByRole('main').getByRole('button', { name: 'More actions' }).first()
  const start = page.getByRole('menuitem', { name: 'Export list as CSV' })
  await more.click()
  await start.click()
  await expect(page.getByText('Preparing the export…')).toBeVisible()
  await more.click()
  await expect(start).toBeDisabled()
  await start.click({ force: true })
  await page.keyboard.press('Escape')
  const downloading = page.waitForEvent('download')
  release()
  const download = await downloading
  expect(exports).toHaveLength(1)
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.trim().split('\n')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(lines).toHaveLength(3)
  expect(text).not.toContain(`Ida ${mark}`)
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d{2}-\d{2}\.csv$/)
})

/** Where it is another day than in UTC. */
const farZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

test.describe('far away', () => {
  test.use({ timezoneId: farZone })

  test('the export of a partner’s list contains only its own customers, and its name has the reader’s day', async ({ page }) => {
    await signIn(page, 'admin')
    const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
    await givenCustomer(page, { tenantId: partner.partnerTenantId, accountName: 'Own Customer' })
    await page.goto(`/dashboard/customers/${partner.id}/customers?columns=city`)
    await expect(page.getByRole('link', { name: 'Own Customer' })).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export list as CSV' }).click()])
    const text = await readFile(await download.path(), 'utf8')
    const [header = '', ...rows] = text.trim().split('\r\n')
    expect(header.split(',')).toEqual(expect.arrayContaining(['accountName', 'firstName', 'lastName', 'city']))
    expect(header).not.toContain('createdAt')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/^Own Customer,/)
    expect(download.suggestedFilename()).toContain(`-${new Intl.DateTimeFormat('sv', { timeZone: farZone }).format()}.csv`)
    // What a device sent is compared by the days of its home.
    const compared = page.waitForResponse(/\/compare\?/)
    await page.goto(`/dashboard/customers/${await findLiveHome(page)}/data-debug`)
    const { date, timeZone } = await (await compared).json()
    expect(date).toBe(new Intl.DateTimeFormat('sv', { timeZone }).format())
  })
})

test('a loading list shows its skeleton, and a page beyond its end a message', async ({ page }) => {
  await signIn(page, 'admin')
  const release = await holdCalls(page, /api\/v1\/customers\?.*page=9998/)
  await page.goto('/dashboard/customers/list?page=9999')
  const rows = page.getByRole('table', { name: 'Customers' }).locator('tbody tr')
  await expect(rows).toHaveCount(25)
  release()
  await expect(rows).toHaveCount(0)
  await expect(page.getByText('This page is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows).not.toHaveCount(0)
})

test('support sees customers and the reason why it may not add one', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/customers/list')
  const add = page.getByRole('button', { name: 'Add customer' })
  await expect(add).toBeDisabled()
  // It takes keys once its reason is known.
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await add.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Why can’t I?' }).getByText('Customers: change')).toBeVisible()
})

test('a list is printed with its filters and every row, in dark ink and without the portal around it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'admin', '/dashboard/customers/list?limit=100&status=active&type=residential_customer')
  const table = page.getByRole('table', { name: 'Customers' })
  await expect(table.getByRole('row')).toHaveCount(101)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const kept of [page.getByRole('heading', { level: 1 }), page.getByText('Status: Active')]) await expect(kept).toBeVisible()
  for (const role of ['banner', 'navigation', 'checkbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(24, 32, 44)')
  // An age means nothing on paper.
  const age = table.locator('time').first()
  expect(await age.evaluate((time) => [getComputedStyle(time).fontSize, getComputedStyle(time, '::after').content])).toEqual([
    '0px',
    expect.stringMatching(/^"\d{1,2} \w+ 20\d\d \d\d:\d\d"$/),
  ])
  // As tall as its rows, which then continue on further pages.
  const end = await table.evaluate((rows) => rows.getBoundingClientRect().bottom + window.scrollY)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(end)
})
