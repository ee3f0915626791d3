import { expect, type Page, type Route, test } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { changeResponses, failCalls } from './faulty-calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { signIn } from './members.ts'
import { goTo, openDevice } from './screens.ts'

/** The start code of a gateway in stock that the fleet simulates. */
const startCode = '5B0E1C77A94D2F86'
/** The start code of an installation that stays unallocated. */
const waitingCode = '39FDDF7D85BAAD2D'
const root = '/api/v1/unallocated-installations'
const ofOne = /\/unallocated-installations\/[\da-f-]{36}$/

/** As an admin: frees the gateway of an earlier run, and creates the customer that it will be assigned to. */
async function prepare(admin: Page): Promise<Made> {
  await signIn(admin, 'admin')
  const { items } = await call<{ items: { id: string; installationStatus: string }[] }>(admin, `${root}?startCode=${startCode}`)
  for (const { id } of items) await callDelete(admin, `${root}/${id}`)
  type Stocked = { items: { startCode: string; customer: { id: string } | null }[] }
  const filter = encodeURIComponent('{"state":"paired"}')
  const stock = await call<Stocked>(admin, `/api/v1/gateways?limit=100&filter=${filter}`)
  const home = stock.items.find((one) => one.startCode === startCode)?.customer
  if (home) await removeGatewayOf(admin, home.id)
  return givenCustomer(admin)
}

/** Removes the gateway of a customer's home. */
async function removeGatewayOf(admin: Page, customerId: string): Promise<void> {
  const path = `/api/v1/customers/${customerId}/installations/gateway`
  const { items } = await call<{ items: { configurationId: string }[] }>(admin, path)
  await callDelete(admin, `${path}/${items[0]?.configurationId}`)
}

/** Adds an installer company, lists the members who could join it with their current company, and removes it. */
async function tendCompanies(admin: Page): Promise<void> {
  const name = `Dachwerk ${crypto.randomUUID().slice(0, 8)}`
  await admin.goto('/dashboard/unallocated-installations/companies')
  await admin.getByRole('button', { name: 'Add company' }).first().click()
  await admin.getByRole('dialog').getByLabel('Name').fill(name)
  await admin.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(admin.getByText('The company was added.')).toBeVisible()
  await admin.getByRole('link', { name }).click()
  const company = admin.getByRole('dialog', { name: `Installers of ${name}` })
  await expect(company.getByRole('checkbox', { name: 'Ines Vogel' })).not.toBeChecked()
  await expect(company.getByText(/works for/).first()).toBeVisible()
  await company.getByRole('button', { name: 'Remove company' }).click()
  await admin
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove company' })
    .click()
  await expect(admin.getByText('The company was removed.')).toBeVisible()
}

const callDelete = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const { accessToken } = JSON.parse(localStorage.getItem('wattdesk-admin-portal:session') ?? '{}')
    await fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${accessToken}` } })
  }, path)

/** Gives a browser a barcode reader, and a camera before a label: first out of focus, then the start code in lower case. */
function giveCamera(code: string): void {
  const seen = ['?', code.toLowerCase()]
  class BarcodeDetector {
    detect = async () => [{ rawValue: seen.shift() ?? code }]
  }
  Object.assign(window, { BarcodeDetector })
  const canvas = document.createElement('canvas')
  // A canvas that does not change gives no picture.
  setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 10, 10), 100)
  const getUserMedia = async () => canvas.captureStream(10)
  if (navigator.mediaDevices) Object.assign(navigator.mediaDevices, { getUserMedia })
}

/** Adds the inverter that the gateway found as an installation, with a prefilled form. */
async function addFoundInverter(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: /^Add as installation: Fronius/ }).click()
  const form = admin.getByRole('dialog', { name: 'Add PV and battery' })
  await expect(form.getByRole('combobox', { name: 'Vendor' }).locator(':checked')).toHaveText('Fronius')
  await expect(form.getByRole('textbox', { name: 'PV inverter provider' })).toHaveValue('Fronius')
  await expect(form.getByRole('textbox', { name: 'Gateway serial number' })).toHaveValue(/^C083-/)
  const serialNumber = await form.getByRole('textbox', { name: /Serial number or device ID/ }).inputValue()
  await form.getByRole('textbox', { name: 'PV inverter max AC power' }).fill('9800')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  // The article of the gateway also names it, and stands alone until the inverter is added.
  const added = admin.getByRole('article').filter({ has: admin.locator('header').filter({ hasText: serialNumber }) })
  await openDevice(added)
  await expect(added).toContainText('Installed PV peak power')
  await expect(added).toContainText('Inverter')
  await expect(admin.getByRole('button', { name: /^Add as installation: Fronius/ })).toHaveCount(0)
}

/** Opens an installation that stays: the newest ones in the list belong to other tests, which assign or remove them. */
const openUnallocated = (page: Page) => page.getByRole('table').getByRole('link', { name: waitingCode }).first().click()

/** The request arrives, but its response is lost. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Opens an installation that waits for its gateway. It shows the gateway's contact, and nothing once access has ended. */
async function expectCurrent(page: Page, code: string): Promise<void> {
  const silent = { stage: 'paired', state: 'waiting', reason: 'GatewaySilent', at: null }
  const showSilent = async (route: Route) => {
    const response = await route.fetch()
    const { stages, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, stages: [silent, ...stages.slice(1)] } })
  }
  await page.route(`**${root}/*/commissioning`, showSilent, { times: 1 })
  // Access seems to end soon, and is only over once the contact was seen, however long that takes.
  let isOver = false
  const showEnd = async (route: Route) => {
    const expired = { code: 'UnallocatedInstallationExpired', message: '', requestId: 'e2e' }
    if (isOver) return route.fulfill({ status: 410, json: expired })
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt: new Date(Date.now() + 2_000).toISOString() } })
  }
  await page.route(ofOne, showEnd)
  await page.getByText(code).click()
  await expect(page.getByText(/Das Gateway hat sich noch nicht gemeldet/)).toBeVisible()
  await expect(page.getByText(/Das Gateway hat sich noch nicht gemeldet/)).toBeHidden()
  isOver = true
  await expect(page.getByText(/Ihr Zugriff auf diese Anlage ist abgelaufen/)).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  await page.unroute(ofOne)
  await page.goBack()
}

async function expectNoFaults(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect({ overflow, faults: await allFaults(page) }).toEqual({ overflow: 0, faults: [] })
}

test('an installer with a phone takes a gateway from its start code to its customer', async ({ page, browser }) => {
  const admin = await browser.newPage()
  const customer = await prepare(admin)
  await tendCompanies(admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(giveCamera, startCode)
  await signIn(page, 'installer', '/')
  await expect(page).toHaveURL(/\/unallocated-installations\/list$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nicht zugeordnete Anlagen')
  await expectCurrent(page, waitingCode)

  await page.getByRole('button', { name: 'Anlage hinzufügen' }).click()
  const add = page.getByRole('dialog')
  await add.getByLabel('Startcode').fill('1234')
  await add.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(add.getByText(/Ungültiges Format/)).toBeVisible()
  await add.getByRole('button', { name: 'Mit der Kamera einlesen' }).click()
  await expect(add.getByLabel('Startcode')).toHaveValue(startCode)
  await expect(add.getByLabel('Kamerabild')).toHaveCount(0)
  // Without a connection, the typed input is kept. If the request arrived, a retry does not register it twice.
  await page.route(`**${root}/gateway`, (route) => route.abort(), { times: 1 })
  await add.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(add.getByRole('alert')).toBeVisible()
  await page.route(`**${root}/gateway`, loseResponse, { times: 1 })
  await add.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(add.getByRole('alert')).toBeVisible()
  await expectNoFaults(page)
  await add.getByRole('button', { name: 'Hinzufügen' }).click()

  await expect(page).toHaveURL(new RegExp(`/${startCode}/[^/]+/smart-energy-devices$`))
  // A long code stays in one line.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(startCode)
  expect(await heading.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize))).toBeLessThan(2)
  // A long code must not cover the action beside it.
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  // The gateway searches its network by itself.
  const devices = page.getByRole('table', { name: 'Geräte' })
  // As cards, so without the header row.
  await expect(devices.getByRole('row')).toHaveCount(3)
  await devices
    .getByRole('row')
    .filter({ hasText: 'Fronius' })
    .getByRole('button', { name: /bearbeiten/ })
    .click()
  const device = page.getByRole('dialog')
  await device.getByLabel('Spitzenleistung').fill('9800')
  // If the gateway detects the wrong kind of device, the error offers another network search.
  const json = { code: 'UnsupportedDeviceType', message: 'UnsupportedDeviceType', requestId: 'e2e' }
  await page.route(`**${root}/*/devices/*`, (route) => route.fulfill({ status: 400, json }), { times: 1 })
  await device.getByRole('button', { name: 'Speichern' }).click()
  const help = device.getByRole('region', { name: 'Was Sie tun können' })
  await expectNoFaults(page)
  // The connection fails during the network search; the typed input is kept.
  const failed = page.waitForEvent('requestfailed')
  await page.route(ofOne, (route) => route.abort(), { times: 1 })
  const [scanned] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/scan')),
    failed,
    help.getByRole('button', { name: 'Erneut suchen' }).click(),
  ])
  expect(scanned.status()).toBe(200)
  await expect(device.getByLabel('Spitzenleistung')).toHaveValue('9800')
  // Only what was changed, because others may change the rest meanwhile.
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/devices/')),
    device.getByRole('button', { name: 'Speichern' }).click(),
  ])
  expect(saved.postDataJSON()).toEqual({ peakPowerW: 9_800 })
  await expect(page.getByText('Das Gerät wurde gespeichert.')).toBeVisible()

  await page.getByRole('link', { name: 'Live-Daten' }).click()
  await page.getByRole('button', { name: 'Live-Daten prüfen' }).click()
  // The gateway may not have sent any yet; the screen then asks to check again.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Erneut prüfen' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByText('Live-Daten sind eingetroffen.')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 * patience })
  await expect(page.getByText('Plausibel', { exact: true }).first()).toBeVisible()
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Einem Kunden zuordnen' }).click()
  const assign = page.getByRole('dialog')
  await expect(assign.getByText('Bestanden')).toHaveCount(5)
  // The error of the field that loses focus must move the button only after its click.
  await assign.getByRole('button', { name: 'Einem Kunden zuordnen' }).click({ delay: 100 })
  await expect(assign.getByText(/ist erforderlich/)).toHaveCount(3)
  await assign.getByLabel('E-Mail-Adresse des Kunden').fill(customer.accountEmail)
  await assign.getByLabel('E-Mail-Adresse wiederholen').fill('ida@home.example')
  await assign.getByLabel('Postleitzahl oder externe Referenz').fill('68160')
  await assign.getByRole('button', { name: 'Einem Kunden zuordnen' }).click()
  await expect(assign.getByText('Die E-Mail-Adressen stimmen nicht überein')).toBeVisible()
  await expect(assign.getByText('Bestanden')).toHaveCount(5)
  await assign.getByLabel('E-Mail-Adresse wiederholen').fill(customer.accountEmail)
  // Another home's postal code gets the same response as an unknown address.
  await assign.getByRole('button', { name: 'Einem Kunden zuordnen' }).click()
  await expect(assign.getByText(/^Kunde nicht gefunden!/)).toHaveCount(1)
  await expect(assign.getByLabel('E-Mail-Adresse des Kunden')).toBeFocused()
  await expect(assign.getByRole('alert')).toHaveCount(0)
  await assign.getByLabel('Postleitzahl oder externe Referenz').fill('68159')
  await assign.getByRole('button', { name: 'Einem Kunden zuordnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.accountName)
  await expect(page.getByText(/^Protokoll vom .* von Ines Vogel$/)).toBeVisible()

  await goTo(admin, `/dashboard/customers/${customer.id}/smartenergy`)
  const gateway = admin.getByRole('article').filter({ hasText: startCode })
  await expect(gateway.getByRole('table', { name: 'Appliances' }).getByRole('row')).toHaveCount(4)
  // Later reports of the search belong to this pairing.
  await expect(gateway.getByText('Done', { exact: true })).toBeVisible()
  await goTo(admin, `/dashboard/customers/${customer.id}/audit-log`)
  await expect(admin.getByText('Installation assigned to a customer')).toBeVisible()
  await removeGatewayOf(admin, customer.id)

  // Staff pair it again, over a bad connection, and see its appliances in the same dialog.
  await admin.goto(`/dashboard/customers/${customer.id}/smartenergy`)
  await admin.getByRole('button', { name: 'Add gateway' }).first().click()
  const wizard = admin.getByRole('dialog', { name: 'Add gateway' })
  await wizard.getByLabel('Start code').fill(startCode)
  // For the serial number of another gateway, the error links to its field.
  await wizard.getByLabel('Gateway serial number').fill('C083-ANOTHER')
  await wizard.getByRole('button', { name: 'Add', exact: true }).click()
  await wizard.getByRole('button', { name: 'Go to the field' }).click()
  await expect(wizard.getByLabel('Gateway serial number')).toBeFocused()
  await wizard.getByLabel('Gateway serial number').fill('')
  await admin.route(`**/api/v1/customers/${customer.id}/installations/gateway`, loseResponse, { times: 1 })
  await wizard.getByRole('button', { name: 'Add', exact: true }).click()
  // The error of the lost response replaces the previous one.
  await expect(wizard.getByRole('button', { name: 'Go to the field' })).toHaveCount(0)
  await expect(wizard.getByRole('alert')).toBeVisible()
  await expect(wizard.getByLabel('Start code')).toHaveValue(startCode)
  await wizard.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(wizard.getByText(/^(Searching|The search was completed)/)).toBeVisible()
  await expect(wizard.getByRole('listitem').first()).toBeVisible()
  await wizard.getByRole('button', { name: 'Close' }).last().click()
  await addFoundInverter(admin)
  await removeGatewayOf(admin, customer.id)
  await admin.close()
})

test('a member who sees customers chooses the one that an installation is assigned to', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/unallocated-installations/list')
  const customer = await givenCustomer(page, { accountName: `Wendelin Ostermann ${Date.now()}` })
  const commissioning = /\/commissioning$/
  await failCalls(page, commissioning)
  await openUnallocated(page)
  await page.getByRole('button', { name: 'Assign to customer' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign to a customer' })
  await expect(assign.getByText('The commissioning could not be checked.')).toBeVisible()
  await page.unroute(commissioning)
  await assign.getByRole('button', { name: 'Try again' }).click()
  await expect(assign.getByRole('region', { name: 'Commissioning record' })).toBeVisible()
  await assign.getByRole('button', { name: 'Assign to customer' }).click()
  const search = assign.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(search).toHaveAccessibleDescription('Choose the customer')
  await search.fill(customer.accountName)
  await assign
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(customer.accountName) })
    .click()
  const chosen = assign.getByRole('region', { name: 'Customer', exact: true })
  await expect(chosen).toContainText(customer.accountEmail)
  await expect(chosen).toContainText('Gartenweg 7, 68159, Mannheim')
  expect(await allFaults(page)).toEqual([])
  // An assignment is final, so this only tests what the dialog sends.
  await page.route('**/assignCustomer', (route) => route.abort())
  const [sent] = await Promise.all([
    page.waitForRequest('**/assignCustomer'),
    assign.getByRole('button', { name: 'Assign to customer' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ customer: customer.accountEmail, zipCodeOrReference: '68159' })
})

test('the agreement to replace a grid connection point counts for the home it was asked about', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/unallocated-installations/list')
  const homes = [await givenCustomer(page, { accountName: `Ottilie Brandt ${Date.now()}` }), await givenCustomer(page)] as const
  await openUnallocated(page)
  await page.getByRole('button', { name: 'Assign to customer' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign to a customer' })
  const choose = async ({ accountName, accountEmail }: Made) => {
    await assign.getByRole('searchbox').fill(accountEmail)
    await assign
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(accountName) })
      .click()
  }
  const send = async (click: () => Promise<void>) => {
    const [sent] = await Promise.all([page.waitForRequest('**/assignCustomer'), click()])
    return sent.postDataJSON()
  }
  const submit = () => assign.getByRole('button', { name: 'Assign to customer' }).click()
  const json = { code: 'OverwriteGcpUnconfirmed', message: '', requestId: 'e2e' }
  // An assignment is final, so this only tests what the dialog sends.
  await page.route('**/assignCustomer', (route) => route.abort())
  await page.route('**/assignCustomer', (route) => route.fulfill({ status: 409, json }), { times: 1 })
  await choose(homes[0])
  expect(await send(submit)).toMatchObject({ customer: homes[0].accountEmail, overwriteGcp: false })
  const agree = page.getByRole('dialog', { name: 'Replace the grid connection point?' }).getByRole('button', { name: 'Replace' })
  expect(await send(() => agree.click())).toMatchObject({ customer: homes[0].accountEmail, overwriteGcp: true })
  await expect(assign.getByRole('alert')).toBeVisible()
  await assign.getByRole('button', { name: 'Choose another customer' }).click()
  await choose(homes[1])
  expect(await send(submit)).toMatchObject({ customer: homes[1].accountEmail, overwriteGcp: false })
})

test('an address with a typo shows that the installation does not exist', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/unallocated-installations/unallocated-installations/39f')
  await expect(page.getByRole('heading', { name: 'This record was not found' })).toBeVisible()
  await expect(page.getByText('Some of the values are not valid')).toHaveCount(0)
})

test('the record of an assigned installation shows what has come since', async ({ page }) => {
  await signIn(page, 'admin')
  type Assigned = { items: { startCode: string; assignedCustomer: { siteId: string } }[] }
  const { items } = await call<Assigned>(page, `${root}/assigned`)
  const siteId = items.find((one) => one.startCode === 'E4A17C3390D5F2B8')?.assignedCustomer.siteId
  const record = `/dashboard/unallocated-installations/assigned-installations/${siteId}`
  const stages = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^(Gateway paired|Signs and peak power plausible)$/ }) })
  await page.goto(record)
  await expect(stages.filter({ hasText: 'Passed' })).toHaveCount(2)
  await expect(page.getByText('In the record: Waiting')).toHaveCount(0)

  // As if it had been assigned before its gateway connected.
  await changeResponses(page, '**/commissioning', ({ record, ...now }) => {
    const waiting = record.stages.map((stage: object) => ({ ...stage, state: 'waiting', at: null }))
    return { ...now, record: { ...record, stages: waiting } }
  })
  await page.goto(record)
  await expect(stages.filter({ hasText: 'Passed' }).filter({ hasText: 'In the record: Waiting' })).toHaveCount(2)
})
