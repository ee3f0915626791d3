import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { allFaults } from './axe.ts'
import { changeResponses } from './faulty-calls.ts'
import { emailOf, enterPassword, openLiveHome, signIn, signInAs } from './members.ts'
import { speak } from './screen-faults.ts'
import { deviceRows, expectRefusals, goTo, openDevice } from './screens.ts'

const demonstrationSecret = 'WATTDESKDEMOSECRETWATTDESKDEMO22'

test('a member who is not signed in ends at the requested path, with its query', async ({ page }) => {
  const wanted = '/dashboard/customers/list?order=accountName%3Aasc'
  await page.goto(wanted)
  await enterPassword(page, 'admin')
  await expect(page).toHaveURL(/\/dashboard\/customers\/list\?.*accountName/)
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expect(page.getByText(emailOf('admin'))).toBeVisible()
})

test('a wrong password is reported without revealing whether the address exists', async ({ page }) => {
  await page.goto('/login')
  await enterPassword(page, 'support', 'not the password')
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(alert).not.toContainText('support@')
  await expect(page).toHaveURL(/\/idp\//)
  // A member who comes back without signing in finds the button.
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with sign-in' })).toBeEnabled()
})

test('two-factor authentication asks for a code, and a wrong one keeps the field', async ({ page }) => {
  await page.goto('/login')
  await enterPassword(page, 'secure')
  const code = page.getByRole('textbox', { name: /code/i })
  await code.fill('000000')
  await page.getByRole('button', { name: /Verify|Bestätigen|Prüfen/ }).click()
  await expect(page.getByText(/Invalid MFA Token/)).toBeVisible()
  await expect(code).toBeVisible()
  await code.fill(new TOTP({ secret: demonstrationSecret }).generate())
  await page.getByRole('button', { name: /Verify|Bestätigen|Prüfen/ }).click()
  await page.waitForURL(/\/dashboard/)
})

test('another member who signs in in another tab takes over this one, without the former member’s data', async ({ page, context }) => {
  await signIn(page, 'admin', '/dashboard/settings/api-access')
  await expect(page.getByText(emailOf('admin'))).toBeVisible()
  // Typed input of the former member does not keep the tab theirs.
  page.on('dialog', (question) => question.dismiss())
  await page.getByRole('button', { name: 'Generate credentials' }).click()
  const typed = page.getByRole('dialog').getByRole('textbox').first()
  await typed.pressSequentially('Data warehouse')
  const { uri } = await (await context.request.get('/api/v1/auth/authorization-uri?lang=en_GB&fresh=true')).json()
  const other = await context.newPage()
  await other.goto(uri)
  await enterPassword(other, 'support')
  await expect(other.getByText(emailOf('support'))).toBeVisible()
  await expect(page.getByText(emailOf('support'))).toBeVisible()
  await expect(page.getByText(emailOf('admin'))).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('what was typed when a session expires is hidden, and is back once the same member has signed in again', async ({ page, context }) => {
  await signIn(page, 'admin', '/dashboard/profile/summary')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const typed = page.getByRole('dialog', { name: 'Edit profile' }).getByRole('textbox', { name: 'First name' })
  const expired = page.getByRole('dialog', { name: 'Your session has expired' })
  await typed.fill('Not saved yet')
  const ended = { status: 401, json: { code: 'SessionExpired', message: '', requestId: 'e2e' } }
  const expire = async () => {
    await page.route(/\/api\/v1\/(?!auth\/sign-out)/, (route) => route.fulfill(ended))
    await typed.press('Enter')
    await expect(expired).toBeVisible()
    await page.unrouteAll()
  }
  await expire()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Please log in again to continue.')
  await expect(typed).toBeHidden()
  await expect(page.getByText(emailOf('admin')).filter({ visible: true })).toHaveCount(0)
  await expect(page).toHaveTitle('Wattdesk')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wattdesk-admin-portal:session'))).toBeNull()
  expect(await allFaults(page)).toEqual([])
  const opened = context.waitForEvent('page')
  await expired.getByRole('link', { name: 'Sign in again' }).click()
  const other = await opened
  await enterPassword(other, 'admin')
  await expect(expired).toBeHidden()
  await expect.poll(() => other.isClosed()).toBe(true)
  await expect(page).toHaveURL(/profile\/summary/)
  await expect(typed).toHaveValue('Not saved yet')
  await expect(typed).toBeFocused()

  await expire()
  const another = await context.newPage()
  await signIn(another, 'support')
  await expect(page.getByText(emailOf('support'))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(typed).toHaveCount(0)
})

test('a new address that was typed before a sign-in was too long ago is kept until the member has signed in again', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/profile/security')
  const stale = { code: 'FreshProofRequired', message: 'Sign in again', requestId: '1' }
  await page.route('**/api/v1/account/email', (route) => route.fulfill({ status: 403, json: stale }))
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const address = page.getByRole('dialog', { name: 'Change e-mail' }).getByRole('textbox', { name: 'New e-mail' })
  await address.fill('ada@home.example')
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(address).toHaveValue('ada@home.example')
  await page.keyboard.press('Enter')
  await again.getByRole('button', { name: 'Sign in again' }).click()
  await enterPassword(page, 'admin')
  await expect(address).toHaveValue('ada@home.example')
  await expect(page).toHaveURL(/\/dashboard\/profile\/security$/)
  // Once discarded, it does not come back.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change e-mail' })).toBeVisible()
  await expect(address).toBeHidden()
})

test('the credentials of the return are taken out of the address and work once', async ({ page, context }) => {
  await page.goto('/login')
  let returned = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/login\?.*code=/.test(request.url())) returned = request.url()
  })
  await enterPassword(page, 'admin')
  await page.waitForURL(/\/dashboard/)
  expect(returned).toContain('code=')
  expect(await page.evaluate(() => history.length && location.href)).not.toContain('code=')
  const other = await context.newPage()
  await page.evaluate(() => localStorage.clear())
  await other.goto(returned)
  await expect(other.getByText('Login failed. Please try again.')).toBeVisible()
})

test('a page that a member may not see says so on the start page, where they can ask for the permission', async ({ page }) => {
  await signIn(page, 'support', `/dashboard/customers/${crypto.randomUUID()}/sales`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('You don’t have permission to view that page.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for permission' }).click()
  const why = page.getByRole('dialog', { name: 'Why can’t I?' })
  await expect(why.getByText('Customers: change')).toBeVisible()
})

test('signing out ends the session here and at the server', async ({ page }) => {
  await signIn(page, 'support', '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expectRefusals(page, 'support', '/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  const goOn = page.getByRole('button', { name: 'Continue with sign-in' })
  await expect(goOn).toBeVisible()
  expect(await allFaults(page)).toEqual([])
  // After a sign-out, no other screen redirects to the provider either.
  await page.goto('/dashboard/customers/list')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await goOn.click()
  await enterPassword(page, 'support')
  await expect(page).toHaveURL(/\/dashboard\/customers\/list/)
})

test('an unknown path leads a member who is not signed in to the sign-in and back', async ({ page }) => {
  await page.goto('/nowhere?from=mail')
  await enterPassword(page, 'admin')
  await expect(page).toHaveURL(/\/nowhere\?from=mail$/)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an installer starts at the installations, where a forbidden path redirects; without a start page there is a message', async ({
  page,
}) => {
  await signIn(page, 'installer', '/')
  // In the member's own language, once it is known.
  const heading = page.getByRole('heading', { name: /^Nicht zugeordnete Anlagen/ })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/unallocated-installations\/list$/)
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
  await page.goto('/dashboard/customers/list')
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/unallocated-installations\/list$/)
  await expectRefusals(page, 'installer', '/dashboard/unallocated-installations/list')

  // With permissions for no start page.
  await page.addInitScript(() => {
    const key = 'wattdesk-admin-portal:session'
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, scopes: ['read:profile'] }))
  })
  for (const path of ['/dashboard/customers/list', '/dashboard/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Keine Berechtigung' }), path).toBeVisible()
  }
})

test('the time zone chosen in the profile applies at once and in another browser, and every list names it', async ({ page, browser }) => {
  await signIn(page, 'installer', '/dashboard/profile/summary')
  await page.getByLabel('Zeitzone').selectOption('Pacific/Auckland')
  await page.getByRole('main').getByRole('link', { name: 'Meine Aktivitäten' }).click()
  await expect(page.getByText('Zeiten in Pacific/Auckland')).toBeVisible()
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, 'installer', '/dashboard/profile/activity-log')
  await expect(elsewhere.getByText('Zeiten in Pacific/Auckland')).toBeVisible()
  await elsewhere.close()
})

test('the language chosen in the profile applies at once and in another browser; the header offers it beside the usual two', async ({
  page,
  browser,
}) => {
  // A member as whom no other test signs in, because the language changes to Italian.
  const member = { email: 'admin.gb@wattdesk.example', password: 'admin.gb-sunny-roof' }
  await signInAs(page, member, '/dashboard/profile/summary')
  await page.getByLabel('Language', { exact: true }).selectOption('it')
  await expect(page.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible()
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, member, '/dashboard/profile/summary')
  await expect(elsewhere.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible()
  await elsewhere.getByRole('button', { name: /^Lingua: it/ }).click()
  await expect(elsewhere.getByRole('menuitemradio')).toHaveText(['English', 'Deutsch', 'Italiano'])
  const kept = elsewhere.waitForResponse((response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT')
  await elsewhere.getByRole('menuitemradio', { name: 'English' }).click()
  await kept
  await expect(elsewhere.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  // The first browser notices it with its next request.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await elsewhere.close()
  // A new browser offers the way back, so that nobody gets stuck.
  const third = await browser.newPage()
  await signInAs(third, member, '/dashboard/profile/summary')
  await third.getByRole('button', { name: /^Language: en/ }).click()
  await third.getByRole('menuitemradio', { name: 'Italiano' }).click()
  await expect(third.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible()
  await third.getByRole('button', { name: /^Lingua: it/ }).click()
  await third.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(third.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await third.close()
})

test('the API reference explains the sign-in, makes calls for the member from the page, and logs no error', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await signIn(page, 'support', '/api/docs/index.html#/profile/getProfile')
  await expect(page.getByRole('status')).toHaveText('You are signed in. Calls that you try here act for you, on real data.')
  await expect(page.getByRole('heading', { name: /sign/i }).first()).toBeVisible()
  const operation = page.locator('#operations-profile-getProfile')
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table')).toContainText('200')
  await expect(operation.locator('.live-responses-table')).toContainText(emailOf('support'))
  expect(await allFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('the account’s language wins over the last known one, however late the sentences of that arrive', async ({ page }) => {
  const loadedBy = { en: new Set<string>(), de: new Set<string>() }
  let spoken: keyof typeof loadedBy = 'en'
  page.on('response', (response) => response.request().resourceType() === 'script' && loadedBy[spoken].add(response.url()))
  const name = 'wattdesk-admin-portal:kept-responses'
  await signIn(page, 'admin', '/dashboard/profile/summary')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  const known = () => page.evaluate((name) => localStorage.getItem(name) ?? '', name)
  await expect.poll(known).toContain('"preferences"')
  const ofEnglish = await known()

  spoken = 'de'
  await page.evaluate(() => localStorage.setItem('wattdesk-admin-portal:language', 'de_DE'))
  await speak(page, 'de')
  await page.addInitScript((name) => localStorage.setItem(name, sessionStorage.getItem('given') ?? ''), name)
  await page.goto('/dashboard/profile/summary')
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible()
  // The browser is German now, as is the account, but its last known preferences are English.
  await page.evaluate((given) => sessionStorage.setItem('given', given), ofEnglish)
  const isGerman = Promise.withResolvers<void>()
  const held = new Set<string>()
  const ofEnglishOnly = [...loadedBy.en].filter((url) => !loadedBy.de.has(url))
  for (const url of ofEnglishOnly)
    await page.route(url, async (route) => {
      held.add(url)
      await isGerman.promise
      await route.continue()
    })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible()
  await expect.poll(() => held.size).toBeGreaterThan(0)
  const late = page.waitForResponse((response) => held.has(response.url()))
  isGerman.resolve()
  await late
  // Another screen takes longer than a change of the language.
  await page
    .getByRole('link', { name: /^Kunden/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Kunden', level: 1 })).toBeVisible()
})

test('the account’s time zone and dates apply to a screen in use without starting it again', async ({ page }) => {
  const isUsed = Promise.withResolvers<void>()
  const preferences = '**/api/v1/profile/me/preferences'
  await changeResponses(page, preferences, async (read) => {
    await isUsed.promise
    return { ...read, timeZone: 'America/New_York', dateNotation: 'iso' }
  })
  await signIn(page, 'admin')
  await openLiveHome(page, 'smartenergy')
  const device = deviceRows(page).first()
  await openDevice(device)
  const added = device.getByText(/^\d{1,2} \w+ 20\d{2} /).first()
  await expect(added).toBeVisible()
  isUsed.resolve()
  await expect(device.getByText(/^20\d{2}-\d{2}-\d{2} /).first()).toBeVisible()
  await expect(added).toBeHidden()
  await expect(device.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  // Days of the calendar are the same in every zone.
  let days: { day: string }[] = []
  await changeResponses(page, /alarm-rules\/play-back/, (read) => {
    days = read.days
    return read
  })
  await goTo(page, '/dashboard/alarms/rules')
  await page.getByRole('button', { name: 'Edit rule' }).first().click()
  await expect.poll(() => days).not.toEqual([])
  await expect(page.getByRole('dialog').getByText(days.at(-1)?.day ?? '', { exact: true })).toBeVisible()
})
