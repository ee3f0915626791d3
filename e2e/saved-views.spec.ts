import { type Browser, expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { failCalls } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { givenMember, signIn, signInAs } from './members.ts'
import { goTo } from './screens.ts'

const menu = (page: Page) => page.getByRole('menu', { name: 'Views' })
/** The button shows which view is open. */
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

async function choose(page: Page, opened: string, item: string): Promise<void> {
  await button(page, opened).click()
  await menu(page).getByText(item, { exact: true }).click()
}

async function saveAs(page: Page, opened: string, name: string, isDefault = false): Promise<void> {
  await choose(page, opened, 'Save as a new view…')
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  if (isDefault) await dialog.getByRole('checkbox', { name: 'Use as default view' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, name)).toBeVisible()
}

async function remove(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Manage views…')
  const dialog = page.getByRole('dialog', { name: 'Manage views' })
  await dialog.getByRole('button', { name: `Remove “${name}”` }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText(name)).toBeHidden()
  await page.keyboard.press('Escape')
}

async function removeClosed(page: Page, name: string): Promise<void> {
  await choose(page, 'Views', name)
  await remove(page, name)
}

/** A view saved by a call of the signed-in member. */
function givenView(page: Page, list: string, name: string, state: Record<string, string>) {
  return call<{ id: string; name: string }>(page, '/api/v1/profile/views', { list, name, state })
}

/** Signs in as a member of this test: the default view of an admin would open in the lists of all tests that sign in as that admin. */
async function signInAlone(page: Page, browser: Browser, wanted?: string): Promise<{ name: string }> {
  const context = await browser.newContext()
  const admin = await context.newPage()
  await signIn(admin, 'admin')
  const member = await givenMember(admin)
  await context.close()
  await signInAs(page, member, wanted)
  return member
}

/** Expects the columns of the view. */
async function expectColumns(page: Page): Promise<void> {
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeHidden()
}

test('a view of customers is saved, changed, shared, copied by a colleague, opened by default, renamed and removed', async ({
  page,
  browser,
}) => {
  const name = `Partners ${Date.now()}`
  const list = '/dashboard/customers/list?type=partner&order=accountName:desc&columns=accountName,city'
  const owner = await signInAlone(page, browser, list)
  await saveAs(page, 'Views', name, true)
  const link = new URL(page.url())

  // After manual changes, it is marked as changed, and overwritten on request.
  await page
    .getByRole('columnheader', { name: /Account name/ })
    .getByRole('button')
    .click()
  await expect(button(page, `${name}.*changed`)).toBeVisible()
  await choose(page, name, `Save changes in “${name}”`)
  await expect(button(page, `${name}$`)).toBeVisible()

  // The list opens with it by default.
  await page.goto('/dashboard/customers/list')
  await expect(page).toHaveURL(/type=partner/)
  await expectColumns(page)

  // When it is shared with the team, a colleague finds it by its name and its owner's.
  await choose(page, name, 'Manage views…')
  const managed = page.getByRole('dialog', { name: 'Manage views' })
  await managed.getByRole('button', { name: `Share “${name}” with the team` }).click()
  await expect(managed.getByRole('listitem').filter({ hasText: name }).getByText('Shared with the team')).toBeVisible()
  expect(await allFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, 'support', '/dashboard/customers/list')
  await choose(colleague, 'Views', `${name} (by ${owner.name})`)
  await expectColumns(colleague)

  // A colleague who opens the link sees the same list, and may copy the view, but not change it.
  await colleague.goto(`${link.pathname}?view=${link.searchParams.get('view')}`)
  await expectColumns(colleague)
  await expect(colleague).toHaveURL(/type=partner/)
  await button(colleague, name).click()
  await expect(menu(colleague).getByRole('menuitem', { name: `Save changes in “${name}”` })).toHaveAttribute('aria-disabled', 'true')
  await colleague.keyboard.press('Escape')
  await saveAs(colleague, name, `${name} of mine`)

  // A message says that views cannot be loaded at the moment, as the list then shows everything.
  const views = /\/profile\/views\?/
  await failCalls(colleague, views)
  await colleague.goto(`${link.pathname}?view=${link.searchParams.get('view')}`)
  await expect(colleague.getByRole('region', { name: 'Messages' })).toContainText('try again', { ignoreCase: true })
  await colleague.unroute(views)
  await colleague.reload()
  await expectColumns(colleague)

  await choose(page, name, 'Manage views…')
  const dialog = page.getByRole('dialog', { name: 'Manage views' })
  await dialog.getByRole('button', { name: `Rename “${name}”` }).click()
  await dialog.getByRole('textbox').fill(`${name} of old`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`${name} of old`)).toBeVisible()
  await page.keyboard.press('Escape')
  await remove(page, `${name} of old`)

  // The link ends with the view; the copy remains.
  await colleague.goto(`${link.pathname}?view=${link.searchParams.get('view')}`)
  await expect(colleague.getByText('This saved view was removed, or you don’t have access to it.')).toBeVisible()
  await removeClosed(colleague, `${name} of mine`)
})

test('a view with parameters that its list no longer knows shows the rest, and names what was dropped', async ({ page }) => {
  await signIn(page, 'admin')
  const state = { type: 'partner,alien', order: 'shoeSize:asc', columns: 'city,fax', moonPhase: 'full' }
  const view = await givenView(page, 'customers', `Old ${Date.now()}`, state)
  await page.goto(`/dashboard/customers/list?view=${view.id}`)
  await expect(page.getByText(/Left out of “Old .*”/)).toContainText('moonPhase')
  await expect(page).toHaveURL(/type=partner(&|$)/)
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await remove(page, view.name)
})

/** The lists of rows of one run: of an import, a bulk action and a change of orders. */
async function rowLists(page: Page, customer: string): Promise<readonly (readonly [string, string, Record<string, string>])[]> {
  await goTo(page, '/dashboard/customers/upload')
  const buffer = Buffer.from('email,firstName,lastName,address,zipCode,city\nnobody,Ida,Lindgren,Gartenweg 7,68159,Mannheim\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'views.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/import=/)
  const upload = new URL(page.url()).searchParams.get('import')
  const selection = { by: 'ids', customerIds: [customer] }
  const action = { kind: 'export', columns: ['accountName'] }
  const bulk = await call<{ id: string }>(page, '/api/v1/customers/bulk-actions', { action, selection })
  const pasted = { origin: 'pasted', references: 'NOBODY', change: { installationStatus: 'planned' } }
  const run = await call<{ id: string }>(page, '/api/v1/customers/order-status', pasted)
  return [
    ['import-rows', `customers/upload?import=${upload}`, { state: 'new' }],
    ['bulk-action-customers', `customers/bulk-actions/${bulk.id}`, { outcome: 'refused' }],
    ['order-rows', `customers/update-order-status?run=${run.id}`, { outcome: 'refused' }],
  ]
}

test('every list can have its own default view', async ({ page, context, browser }) => {
  await signInAlone(page, browser)
  const { id: customer } = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  const lists: readonly (readonly [list: string, path: string, state: Record<string, string>])[] = [
    ['partner-customers', `customers/${customer}/customers`, { status: 'active' }],
    ['customer-activities', `customers/${customer}/audit-log`, { action: 'create' }],
    ['sales-history', `customers/${customer}/sales-history`, { event: 'sale.started' }],
    ['archived-sales', `customers/${customer}/archived-sales`, { kind: 'wallbox' }],
    ['timeline', `customers/${customer}/timeline`, { kinds: 'alarm' }],
    ['members', 'account/members', { order: 'email:asc' }],
    ['account-activities', 'account/activity-log', { action: 'update' }],
    ['my-activities', 'profile/activity-log', { action: 'update' }],
    ['outbox', 'outbox', { state: 'sent' }],
    ['alarms', 'alarms', { level: 'error' }],
    ['customer-alarms', `customers/${customer}/alarms`, { level: 'error' }],
    ['time-of-use', 'alarms/time-of-use', { ready: 'true' }],
    ['customer-imports', 'customers/upload', { date: '2026-01-31' }],
    ['bulk-actions', 'customers/bulk-actions', { limit: '50' }],
    ['order-runs', 'customers/update-order-status', { limit: '50' }],
    ['work', 'work', { kind: 'alarm' }],
    ['unallocated-installations', 'unallocated-installations/list', { q: '39FD' }],
    ['assigned-installations', 'unallocated-installations/assigned-installations', { order: 'assignedAt:asc' }],
    ['installer-companies', 'unallocated-installations/companies', { limit: '50' }],
    ['data-status', 'data-status', { state: 'silent' }],
    ...(await rowLists(page, customer)),
  ]
  for (const [list, path, state] of lists) {
    const view = await givenView(page, list, `View of ${list} ${Date.now()}`, state)
    await goTo(page, `/dashboard/${path}${path.includes('?') ? '&' : '?'}view=${view.id}`)
    await expect(button(page, view.name), list).toBeVisible()
    const shown = () => ({ list, ...Object.fromEntries(new URL(page.url()).searchParams) })
    await expect.poll(shown).toMatchObject({ list, view: view.id, ...state })
  }

  // The rows of a run also open with their default view, and a link to a view leads to the same run.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const last = lists.find(([list]) => list === 'order-rows')
  await goTo(page, `/dashboard/${last?.[1]}`)
  const name = `Rows ${Date.now()}`
  await saveAs(page, 'Views', name, true)
  await goTo(page, '/dashboard/customers/list')
  await goTo(page, `/dashboard/${last?.[1]}`)
  await expect(button(page, name)).toBeVisible()
  await choose(page, name, 'Copy a link to this view')
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect([...copied.searchParams.keys()].sort()).toEqual(['run', 'view'])
  await remove(page, name)
})
