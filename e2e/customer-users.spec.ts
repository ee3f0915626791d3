import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { changeResponses, failCalls } from './faulty-calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { followLink, openNewestMail } from './mailbox.ts'
import { signIn } from './members.ts'

async function openUser(page: Page, customer: Made): Promise<void> {
  await page.goto(`/dashboard/customers/${customer.id}/account`)
  await page.getByRole('table', { name: 'Users' }).getByRole('link', { name: 'Ida Lindgren' }).click()
  await expect(page).toHaveURL(/user=/)
  await expect(page.getByRole('dialog', { name: 'Ida Lindgren' })).toBeVisible()
}

test('a user is invited, opens the mail’s link, chooses a password, and has joined', async ({ page, context }) => {
  await signIn(page, 'admin')
  const customer = await givenCustomer(page)
  await openUser(page, customer)
  const user = page.getByRole('dialog', { name: 'Ida Lindgren' })
  await expect(user.getByText('Not invited yet')).toBeVisible()
  await expect(user.getByRole('button', { name: 'Reset password' })).toBeDisabled()
  await user.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${customer.accountEmail} is on its way.`)).toBeVisible()
  await expect(user.getByRole('list', { name: 'Invitations' }).getByText(/Pending|Sent/)).toBeVisible()

  await user.getByRole('link', { name: 'Open the e-mail in the outbox' }).click()
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible()
  const mail = page.getByRole('dialog', { name: /^Your access to/ })
  await expect(mail.getByText(customer.accountEmail).first()).toBeVisible()
  await expect(mail.getByText('No mail server configured')).toBeVisible()
  const letter = mail.frameLocator('iframe')
  await expect(letter.getByText('Hello Ida Lindgren,')).toBeVisible()
  expect(await mail.locator('iframe').getAttribute('sandbox')).toBe('')
  await expect(mail.getByText('The link in this e-mail acts on behalf of its recipient, so it is not shown.')).toBeVisible()
  await expect(letter.getByRole('link')).toHaveCount(0)

  const received = await openNewestMail(context, customer.accountEmail)
  await expect(received.letter.getByText('Hello Ida Lindgren,')).toBeVisible()
  const welcome = await followLink(context, received.letter, 'Accept invitation')
  await received.mailbox.close()
  await expect(welcome.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await welcome.getByLabel('Password').fill('short')
  await welcome.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(welcome.getByText('Use at least 8 characters.')).toBeVisible()
  await welcome.getByLabel('Password').fill('copper lantern on a hill')
  await welcome.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(welcome.getByRole('heading', { name: 'All set' })).toBeVisible()
  await welcome.close()

  await openUser(page, customer)
  await expect(user.getByText('Joined')).toBeVisible()
  await expect(user.getByText('confirmed', { exact: true })).toBeVisible()
  await expect(user.getByRole('button', { name: 'Send another invitation' })).toBeDisabled()
  await user.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('dialog', { name: 'Reset the password?' }).getByRole('button', { name: 'Send e-mail' }).click()
  await expect(page.getByText(`A password reset e-mail is on its way to ${customer.accountEmail}.`)).toBeVisible()

  // What cannot be refreshed stays, and a message says so.
  await failRefresh(page, /\/customers\/[^/]+\/users\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('try again', { ignoreCase: true })
  await expect(user.getByText('Joined')).toBeVisible()
  await page.keyboard.press('Escape')
  await failRefresh(page, /\/customers\/[^/]+\/users\?/)
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('link', { name: 'Ida Lindgren' })).toBeVisible()
})

/** Reconnects until a call fails. What was read just now is not read again. */
async function failRefresh(page: Page, url: RegExp): Promise<void> {
  await failCalls(page, url)
  let refusals = 0
  page.on('response', (response) => {
    if (url.test(response.url()) && response.status() === 503) refusals += 1
  })
  const reconnect = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    return refusals
  }
  await expect.poll(reconnect).toBeGreaterThan(0)
}

test('name and address are changed; a taken address is refused beside its field', async ({ page }) => {
  await signIn(page, 'admin')
  const [customer, other] = [await givenCustomer(page), await givenCustomer(page)]
  await openUser(page, customer)
  const user = page.getByRole('dialog', { name: 'Ida Lindgren' })
  await user.getByRole('button', { name: 'Change e-mail' }).click()
  const change = page.getByRole('dialog', { name: 'Change e-mail address' })
  await change.getByRole('textbox', { name: 'New e-mail address' }).fill(other.accountEmail)
  await change.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(change.getByText('Another customer already has this')).toBeVisible()
  const email = `moved.${customer.accountEmail}`
  await change.getByRole('textbox', { name: 'New e-mail address' }).fill(email)
  await change.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText(`A confirmation e-mail is on its way to ${email}.`, { exact: false })).toBeVisible()
  await expect(change).toBeHidden()
  await expect(user.getByText(email)).toBeVisible()

  await user.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await expect(edit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await expect(user).toBeVisible()
  await user.getByRole('button', { name: 'Edit', exact: true }).click()
  await edit.getByRole('textbox', { name: 'First name' }).fill('Zoë')
  await edit.getByRole('combobox', { name: 'Language' }).selectOption('hu')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Zoë Lindgren' }).getByRole('definition').filter({ hasText: 'Hungarian' })).toBeVisible()
})

test('support may invite, but not change the address, as the button explains', async ({ page, browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const customer = await givenCustomer(admin)
  await signIn(page, 'support')
  await openUser(page, customer)
  const user = page.getByRole('dialog', { name: 'Ida Lindgren' })
  const button = user.getByRole('button', { name: 'Change e-mail' })
  await expect(button).toBeDisabled()
  await button.hover({ force: true })
  await expect(page.getByText('You don’t have permission to change e-mail addresses.')).toBeVisible()
  await expect(user.getByRole('button', { name: 'Send invitation' })).toBeEnabled()
})

test('the outbox shows installers only their own mails', async ({ page }) => {
  await signIn(page, 'installer', '/dashboard/outbox')
  await expect(page.getByText('Diese E-Mails gingen an Sie.')).toBeVisible()
  // In the language that this member has chosen.
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(menu.getByRole('link', { name: 'Profil' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Postausgang' })).toBeVisible()
})

test('the file of a mail is named and downloaded in the outbox', async ({ page }) => {
  const file = { name: 'Kunden – 1.csv', type: 'text/csv; charset=utf-8', bytes: 9 }
  // Reports are sent at night, so no mail of the demonstration has a file yet.
  await changeResponses(page, /\/api\/v1\/mails\?/, (list) => {
    list.items[0].file = file
    return list
  })
  await changeResponses(page, /\/api\/v1\/mails\/[\w-]+$/, (mail) => ({ ...mail, file }))
  await page.route(/\/mails\/[\w-]+\/file$/, (route) => route.fulfill({ contentType: file.type, body: 'From,To\r\n' }))
  await signIn(page, 'admin', '/dashboard/outbox')
  const first = page.getByRole('table').getByRole('row').nth(1)
  await expect(first.getByRole('img', { name: 'Attachment' })).toBeVisible()
  await first.getByRole('link').first().click()
  const mail = page.getByRole('dialog')
  await expect(mail.getByText('CSV, 9 B')).toBeVisible()
  const save = mail.getByRole('button', { name: 'Download “Kunden – 1.csv”' })
  const [saved] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect([saved.suggestedFilename(), readFileSync(await saved.path(), 'utf8')]).toEqual([file.name, 'From,To\r\n'])
})

test('the outbox is narrowed in the address', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/outbox')
  await page.getByRole('searchbox', { name: 'Recipient starts with' }).fill('nobody@')
  await expect(page).toHaveURL(/q=nobody/)
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/q=/)
})
