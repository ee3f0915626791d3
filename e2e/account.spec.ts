import { expect, type Page, test } from '@playwright/test'
import { call } from './calls.ts'
import { failCalls } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn, signInAs } from './members.ts'
import { goTo, openScreen, panel } from './screens.ts'

test('a member is added, given another role, signed out and removed', async ({ page, browser }) => {
  await signIn(page, 'admin', '/dashboard/account/members')
  const email = `nora.${Date.now()}@team.example`
  await page.getByRole('button', { name: 'Add member' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a member' })
  await adding.getByLabel('E-mail').fill('support@wattdesk.example')
  await adding.getByLabel('First name').fill('Nora')
  await adding.getByLabel('Last name').fill('Neu')
  await adding.getByRole('combobox', { name: 'Language' }).selectOption('German')
  await adding.getByRole('combobox', { name: 'Role' }).selectOption('Support')
  await adding.getByRole('button', { name: 'Add and invite' }).click()
  await expect(adding.getByText('You are not allowed to add a duplicate email address')).toBeVisible()
  await adding.getByLabel('E-mail').fill(email)
  await adding.getByRole('button', { name: 'Add and invite' }).click()

  const member = page.getByRole('dialog', { name: 'Nora Neu' })
  await expect(member.getByText('Waiting for the member')).toBeVisible()
  await expect(member.getByText(/\/idp\/sign-up\//)).toBeVisible()
  await expect(member.getByRole('button', { name: 'Remove two-factor' })).toBeDisabled()
  await member.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`Another invitation is on its way to ${email}.`)).toBeVisible()
  await member.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit the member' })
  await editing.getByRole('checkbox', { name: 'Installer' }).check()
  await editing.getByLabel('Last name').fill('Neumann')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  await expect(member.getByText('Installer', { exact: true })).toBeVisible()
  // The dialog of another member, opened from the palette, ends with that member.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await palette.getByRole('combobox').fill('support@wattdesk.example')
  await palette
    .getByRole('option', { name: /support@wattdesk\.example$/ })
    .first()
    .click()
  await expect(member).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(editing).toBeVisible()
  await page.goBack()
  await expect(member).toBeVisible()
  await expect(editing).toBeHidden()

  // Nora accepts the invitation by its link and signs in.
  const password = 'copper lantern on a hill'
  const link = (await member.getByText(/\/idp\/sign-up\//).textContent()) ?? ''
  const hers = await browser.newPage()
  await hers.request.post(link, { form: { password }, headers: { origin: new URL(link).origin } })
  await signInAs(hers, { email, password }, '/dashboard/account/members')
  // A disabled action shows the permission it needs. She requests it; the admin is notified and lends it to her.
  await hers.getByRole('button', { name: 'Mitglied hinzufügen' }).press('Enter')
  const why = hers.getByRole('dialog', { name: 'Warum geht das nicht?' })
  await expect(why.getByText('Mitglieder: ändern')).toBeVisible()
  await why.getByRole('textbox').fill('Vertretung')
  await why.getByRole('button', { name: 'Anfragen' }).click()
  await expect(hers.getByText('Ihre Anfrage wurde an die Mitglieder gesendet')).toBeVisible()
  // Only the changed name is reverted. The log that records it is verified meanwhile.
  await page.keyboard.press('Escape')
  // Other tests fill the log meanwhile.
  await openScreen(page, '/dashboard/account/activity-log?limit=100')
  await expect(page.getByRole('row', { name: /Permission requested/ }).first()).toContainText('Member: Nora Neumann')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Verify the log' }).click()
  await page.getByRole('link', { name: 'Member changed' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revert: “Last name” back to “Neu”' }).click()
  await expect(page.getByText('The field was reverted.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^The log is intact: [\d,]+ entries verified\.$/)).toBeVisible()
  await goTo(page, '/dashboard')
  // A row of the work list is handed over to her.
  await page.getByRole('button', { name: 'Assign or snooze' }).first().click()
  await page.getByRole('menuitem', { name: 'Hand over' }).click()
  const handing = page.getByRole('dialog', { name: 'Hand over' })
  await expect(handing.getByText(/planned for|Error:|Warning:|offline|purged|expires|not delivered/).first()).toBeVisible()
  await handing.getByRole('combobox').selectOption('Nora Neu')
  await handing.getByRole('textbox').fill('Please call them')
  await handing.getByRole('button', { name: 'Hand over' }).click()
  await expect(handing).toBeHidden()
  await page.getByRole('button', { name: /unread notification/ }).click()
  await page
    .getByRole('link', { name: /A member asks for a permission/ })
    .first()
    .click()
  const requests = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Requests for permissions' }) })
  await requests.getByRole('button', { name: 'Open member: Nora Neu' }).click()
  await member.getByRole('button', { name: 'Lend access' }).click()
  const lending = page.getByRole('dialog', { name: 'Lend access to Nora Neu' })
  await lending.getByRole('textbox', { name: 'Reason' }).fill('Holidays')
  await lending.getByRole('combobox', { name: 'For' }).selectOption('Until a chosen time')
  await lending.getByLabel('End', { exact: true }).fill('2099-01-01T10:00')
  await lending.getByRole('button', { name: 'Lend', exact: true }).click()
  // No role is preselected.
  const role = lending.getByRole('combobox', { name: 'Permissions of the role' })
  await expect(role).toHaveAttribute('aria-invalid', 'true')
  await role.selectOption('Admin')
  await lending.getByRole('button', { name: 'Lend', exact: true }).click()
  await expect(lending.getByText('At most 30 days from now', { exact: true })).toBeVisible()
  await lending.getByLabel('End', { exact: true }).fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16))
  await lending.getByRole('button', { name: 'Lend', exact: true }).click()
  // Its field also shows the reason while the request is running.
  await expect(lending).toBeHidden()
  await expect(member.getByText('Holidays')).toBeVisible()
  await hers.reload()
  await expect(hers.getByText('Zugriff auf Zeit: Admin')).toBeVisible()
  await hers.getByRole('button', { name: /ungelesene/ }).click()
  await expect(hers.getByRole('link', { name: /Sie haben Zugriff auf Zeit erhalten/ })).toBeVisible()
  await expect(hers.getByRole('link', { name: /Arbeit an Sie übergeben/ })).toBeVisible()
  await member.getByRole('button', { name: 'End now: Admin' }).click()
  await expect(member.getByText('No access is lent.')).toBeVisible()
  await worksInTenant({ page, hers })
  await member.getByRole('table', { name: 'Signed in at' }).getByRole('button', { name: 'End session' }).click()
  await expect(member.getByText('Not signed in anywhere')).toBeVisible()
  await hers.reload()
  // A signed-out browser forgets the member's language; it may have noticed before the reload.
  await expect(hers.getByRole('button', { name: /Weiter zur Anmeldung|Continue with sign-in/ })).toBeVisible()
  await hers.close()
  await page.keyboard.press('Escape')
  await expect(member).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'View as Support' }).click()
  const preview = page.getByText('You see the portal as the role “Support” does.')
  await expect(preview).toBeVisible()
  await goTo(page, '/dashboard/account/members')
  await page.getByRole('button', { name: 'Return to your own view' }).click()
  await expect(preview).toBeHidden()
  await page.goto(page.url().replace(/dashboard.*/, 'dashboard/account/members?q=nora'))
  await page.getByRole('link', { name: 'Nora Neu' }).first().press('Enter')
  await member.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remove the member?' }).getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText('Nora Neu was removed.')).toBeVisible()
  await expect(member).toBeHidden()
  // Her row disappears with the focus, which moves on.
  await expect(page.getByRole('link', { name: 'Nora Neu' })).toHaveCount(0)
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})

/** Access lent for one tenant counts while Nora works there, until it is ended. */
async function worksInTenant({ page, hers }: { page: Page; hers: Page }) {
  const member = page.getByRole('dialog', { name: 'Nora Neu' })
  await member.getByRole('button', { name: 'Lend access' }).click()
  const lending = page.getByRole('dialog', { name: 'Lend access to Nora Neu' })
  await lending.getByRole('combobox', { name: 'Permissions of the role' }).selectOption('Admin')
  const where = lending.getByRole('combobox', { name: 'Applies to' })
  await expect(where.locator('option:checked')).toHaveText('Everything Nora Neu may see')
  await where.selectOption({ index: 1 })
  const tenant = (await where.locator('option:checked').textContent()) ?? ''
  await lending.getByRole('textbox', { name: 'Reason' }).fill('One partner')
  await lending.getByRole('button', { name: 'Lend', exact: true }).click()
  await expect(member.getByText(`only in ${tenant}`)).toBeVisible()
  await goTo(hers, '/dashboard/profile')
  await hers.reload()
  await expect(hers.getByText(`Zugriff auf Zeit: Admin nur in ${tenant}`)).toBeVisible()
  // The banner above every screen offers it, as does the profile.
  await hers
    .getByRole('button', { name: `In ${tenant} arbeiten` })
    .first()
    .click()
  const banner = hers.getByText(`Sie arbeiten in ${tenant}, mit Zugriff auf Zeit als „Admin“. Sie sehen nur diesen Mandanten.`)
  await expect(banner).toBeVisible()
  await goTo(hers, '/dashboard/customers/list')
  await hers.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').click()
  const selected = hers.getByText('1 Kunde ausgewählt')
  await expect(selected).toBeVisible()
  await hers.getByRole('button', { name: 'Verlassen' }).click()
  await expect(banner).toBeHidden()
  // What she had selected there is not selected elsewhere, nor when she comes back.
  await hers.getByRole('button', { name: `In ${tenant} arbeiten` }).click()
  await expect(banner).toBeVisible()
  await goTo(hers, '/dashboard/customers/list')
  await expect(hers.getByRole('table').getByRole('row').nth(1).getByRole('checkbox')).toBeVisible()
  await expect(selected).toBeHidden()
  await hers.getByRole('button', { name: 'Verlassen' }).click()
  await expect(banner).toBeHidden()
  // Where she may not do something, it is offered too.
  const { id } = await givenCustomer(page)
  await goTo(hers, `/dashboard/customers/${id}/smartenergy`)
  await hers.getByRole('button', { name: 'Warum geht das nicht?' }).click()
  const why = hers.getByRole('dialog', { name: 'Warum geht das nicht?' })
  await why.getByRole('button', { name: `In ${tenant} arbeiten` }).click()
  await expect(why).toBeHidden()
  await expect(banner).toBeVisible()
  await hers.getByRole('button', { name: 'Verlassen' }).click()
  await expect(banner).toBeHidden()
  await goTo(hers, '/dashboard/profile')
  await hers
    .getByRole('button', { name: `In ${tenant} arbeiten` })
    .first()
    .click()
  await expect(banner).toBeVisible()
  // It is ended elsewhere, and she is told when she returns to the tab, until she closes it, although she tried to leave before.
  const leaving = '**/api/v1/profile/permissions/access/use'
  await failCalls(hers, leaving)
  await hers.getByRole('button', { name: 'Verlassen' }).click()
  await expect(hers.getByText(/^Der Wechsel ist nicht gelungen/)).toBeVisible()
  await hers.unroute(leaving)
  await member.getByRole('button', { name: `End now: Admin, ${tenant}` }).click()
  await expect(member.getByText('No access is lent.')).toBeVisible()
  await hers.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(banner).toBeHidden()
  await expect(hers.locator('[data-type=warning]').getByText(`Sie arbeiten nicht mehr in ${tenant}`)).toBeVisible()
}

test('API credentials are generated, used by a program, and removed; an admin may not remove a vendor, but adds members to a partner', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard')
  await page.getByRole('link', { name: 'Integration settings' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'gridX' })).toBeVisible()
  await expect(page.getByText('Vendors are shared by all regions. Only the operator’s members change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove gridX' })).toHaveCount(0)
  await page.getByRole('link', { name: 'API access', exact: true }).click()
  const name = `Data warehouse ${Date.now()}`
  await page.getByRole('button', { name: 'Generate credentials' }).click()
  const generating = page.getByRole('dialog', { name: 'Generate API credentials' })
  await generating.getByRole('textbox', { name: 'Name' }).fill(name)
  await generating.getByRole('textbox', { name: 'Reason' }).fill('Nightly figures')
  await generating.getByRole('button', { name: 'Generate' }).click()
  await expect(generating.getByText('Choose at least one')).toBeVisible()
  await generating.getByRole('checkbox', { name: 'pvb:read' }).check()
  await generating.getByRole('button', { name: 'Generate' }).click()

  const shown = page.getByRole('dialog', { name: `Secret of ${name}` })
  await expect(shown.locator('dd')).toHaveCount(3)
  const texts = await shown.locator('dd').allInnerTexts()
  const [clientId, secret] = texts.map((text) => /^[\w-]+/.exec(text)?.[0])
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  const token = async () => page.request.post('/idp/token', { headers: { authorization }, form: { grant_type: 'client_credentials' } })
  const { access_token: bearer } = await (await token()).json()
  const read = () => page.request.get('/api/v1/account/users', { headers: { authorization: `Bearer ${bearer}` } })
  expect((await read()).status()).toBe(403)
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const removing = page.getByRole('dialog', { name: 'Remove the API credentials?' })
  await removing.getByRole('textbox').fill(name)
  await removing.getByRole('button', { name: 'Remove credentials' }).click()
  await expect(page.getByText(`${name} was removed.`)).toBeVisible()
  expect((await read()).status()).toBe(401)
  expect((await token()).status()).toBe(401)
  const { id, accountName } = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await goTo(page, `/dashboard/customers/${id}/account`)
  await page.getByRole('button', { name: 'Add member' }).click()
  await addMember(page, 'Pia')
  await expect(page.getByRole('dialog', { name: 'Pia Nuovo' }).getByText(accountName)).toBeVisible()
})

test('preferences, requests and invitations that could not be loaded say so, and are loaded by a retry', async ({ page }) => {
  await signIn(page, 'admin')
  // Not the usual choices, as if the member had made none.
  await failCalls(page, /profile\/me\/preferences/)
  await page.goto('/dashboard/profile/summary')
  const preferences = panel(page, 'Preferences')
  const failed = page.waitForResponse(/profile\/me\/preferences/)
  await preferences.getByRole('button', { name: 'Try again' }).click()
  // A call that had not left yet would reach the server.
  await failed
  await page.unroute(/profile\/me\/preferences/)
  await preferences.getByRole('button', { name: 'Try again' }).click()
  await expect(preferences.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(preferences.getByRole('checkbox').first()).toBeEnabled()

  const failing = /access-requests|sign-up-uris/
  const made = await call<{ id: string }>(page, '/api/v1/account/users', {
    ...{ email: `late.${Date.now()}@team.example`, firstName: 'Lea', lastName: 'Late', language: 'de', roles: ['support'] },
  })
  await failCalls(page, failing)
  await page.goto(`/dashboard/account/members?member=${made.id}`)
  const invitation = page.getByRole('dialog', { name: 'Lea Late' }).locator('section').filter({ hasText: 'Send again' })
  await expect(invitation.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Until both have failed: a call that had not left yet would reach the server.
  await expect(panel(page, 'Requests for permissions').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(failing)
  await invitation.getByRole('button', { name: 'Try again' }).click()
  await expect(invitation.getByText(/\/idp\/sign-up\//)).toBeVisible()
  await page.keyboard.press('Escape')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(retry).toHaveCount(0)
})

test('root adds a member to an affiliate', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/account/members?new=true')
  const adding = page.getByRole('dialog', { name: 'Add a member' })
  await adding.getByRole('combobox', { name: 'Tenant' }).selectOption('Wattdesk Italia')
  await addMember(page, 'Livia')
  await expect(page.getByRole('dialog', { name: 'Livia Nuovo' }).getByText('Wattdesk Italia')).toBeVisible()
})

test('what was typed about a member stays although they were removed meanwhile, and the drawer says so once it is discarded', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id } = await call<{ id: string }>(page, '/api/v1/account/users', {
    ...{ email: `gone.${Date.now()}@team.example`, firstName: 'Gerd', lastName: 'Gone', language: 'de', roles: ['support'] },
  })
  await page.goto('/dashboard/account/members?q=gone')
  await page.getByRole('link', { name: 'Gerd Gone' }).press('Enter')
  await page.getByRole('dialog', { name: 'Gerd Gone' }).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit the member' })
  await editing.getByLabel('First name').fill('Gerda')
  await call(page, `/api/v1/account/users/${id}`, undefined, 'DELETE')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByRole('alert')).toBeVisible()
  await expect(editing.getByLabel('First name')).toHaveValue('Gerda')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog').getByText('This member does not exist any more.')).toBeVisible()
  // The row that opened the drawer is gone.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

async function addMember(page: Page, firstName: string): Promise<void> {
  const adding = page.getByRole('dialog', { name: 'Add a member' })
  await adding.getByLabel('E-mail').fill(`${firstName.toLowerCase()}.${Date.now()}@team.example`)
  await adding.getByLabel('First name').fill(firstName)
  await adding.getByLabel('Last name').fill('Nuovo')
  await adding.getByRole('combobox', { name: 'Language' }).selectOption('Italian')
  await adding.getByRole('combobox', { name: 'Role' }).selectOption('Support')
  await adding.getByRole('button', { name: 'Add and invite' }).click()
}

test('a link to an entry of the activity log opens it, although it is on another page by now', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/account/activity-log')
  const { items } = await call<{ items: { id: string; run: unknown }[] }>(page, '/api/v1/account/activities?filter={}&limit=50&page=2')
  const entry = items.find(({ run }) => !run)
  await page.goto(`/dashboard/account/activity-log?entry=${entry?.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Request ID')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.goto('/dashboard/account/activity-log?entry=018f0000-0000-7000-8000-000000000000')
  await expect(drawer.getByText('This entry is not in this log')).toBeVisible()
})

test('after the remaining notifications are shown, the focus is on the first of them, and after all are read, it stays among them', async ({
  page,
}) => {
  const newest = Date.now()
  const items = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), objectId: crypto.randomUUID(), kind: 'import-done', detail: null, customer: null, readAt: null },
    ...{ causedBy: `Sender ${at + 1}`, createdAt: new Date(newest - at * 60_000).toISOString() },
  }))
  let unread = items.length
  await page.route(/\/api\/v1\/notifications(\?|$)/, (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit') ?? 50)
    return route.fulfill({ json: { items: items.slice(0, limit), total: items.length, unread } })
  })
  await page.route('**/api/v1/notifications/read', (route) => {
    unread = 0
    return route.fulfill({ status: 204 })
  })
  await signIn(page, 'support', '/dashboard')
  await page.getByRole('button', { name: '60 unread notifications' }).press('Enter')
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  const list = bell.getByRole('list')
  await expect(list.getByRole('link')).toHaveCount(50)
  await page.getByRole('button', { name: 'Show all 60' }).press('Enter')
  await expect(list.getByRole('link')).toHaveCount(60)
  await expect(list.getByRole('listitem').filter({ hasText: 'Sender 51' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: /Sender 51/ })).toBeFocused()
  await bell.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(bell.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(bell).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: /Sender 1 / })).toBeFocused()
})
