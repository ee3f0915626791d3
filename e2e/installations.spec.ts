import { expect, type Page, test } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { call } from './calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { openLiveHome, signIn } from './members.ts'
import { addDevice, deviceRows, openDevice } from './screens.ts'

test('a PV and battery installation is added, takes over the grid connection point, and is removed', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${home.id}/smartenergy`)
  const [first, second] = [`E2E${Date.now()}`, `E2E${Date.now() + 1}`]
  await addPvBattery(page, first)
  await expect(page.getByRole('article').filter({ hasText: first })).toContainText('Grid connection point')
  await addPvBattery(page, second)
  // Another installation is the grid connection point, so the portal asks before replacing it, and again if that attempt fails.
  const replace = page.getByRole('dialog').last().getByRole('button', { name: 'Replace' })
  await page.route('**/installations/pvbattery', (route) => route.abort(), { times: 1 })
  await replace.click()
  const form = page.getByRole('dialog', { name: 'Add PV and battery' })
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await replace.click()
  const added = page.getByRole('article').filter({ hasText: second })
  await expect(added).toContainText('Grid connection point')
  await openDevice(added)
  await expect(added.getByText('Installed PV peak power')).toBeVisible()
  await expect(added.getByRole('columnheader', { name: 'Shade level' })).toBeVisible()
  await expect(added.getByRole('cell', { name: '0.05' })).toBeVisible()
  await expect(page.getByText('Grid connection point', { exact: true })).toHaveCount(1)
  await added.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(added).toHaveCount(0)
})

/** A new grid connection point, with a group of panels. */
async function addPvBattery(page: Page, serialNumber: string): Promise<void> {
  await addDevice(page, 'PV and battery')
  const form = page.getByRole('dialog', { name: 'Add PV and battery' })
  // All missing values are shown at once.
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  for (const field of ['Vendor', 'PV inverter max AC power', 'Battery capacity'])
    await expect(form.getByText(`${field} is required`)).toBeVisible()
  await form.getByRole('combobox', { name: 'Vendor' }).selectOption('Fronius')
  await form.getByRole('textbox', { name: /Serial number or device ID/ }).fill(serialNumber)
  await form.getByRole('textbox', { name: 'PV inverter max AC power' }).fill('8000')
  await form.getByRole('textbox', { name: 'Battery capacity' }).fill('10000')
  await form.getByRole('checkbox', { name: /Grid connection point/ }).check()
  await form.getByRole('button', { name: 'Add panel group' }).click()
  await expect(form.getByRole('textbox', { name: /Tilt/ })).toHaveValue('30')
  await form.getByRole('textbox', { name: /^Panels|Panel count|Number of panels/ }).fill('20')
  await form.getByRole('textbox', { name: /^Peak power/ }).fill('8400')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
}

test('a wallbox is added, refused a second time, changed after somebody else changed it, and removed', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${home.id}/smartenergy`)
  const station = `EH${Date.now()}`
  const form = await fillWallbox(page, station)
  // Input is validated as on the server.
  await form.getByRole('textbox', { name: 'Modulation minimal level' }).fill('17')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByText('Must not be more than the power output')).toBeVisible()
  await form.getByRole('textbox', { name: 'Modulation minimal level' }).fill('8')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: station })
  await expect(card).toContainText('16 A')
  await expect(card).toContainText('No measurement in the last 24 hours')

  const again = await fillWallbox(page, station)
  await expect(again.getByText('This customer already has an installation with this number.')).toBeVisible()
  await again.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(again.getByRole('alert')).toContainText('already exists at a customer’s site')
  // If the device belongs to another customer, the error links to that customer.
  const neighbour = await givenWallbox(page, `EN${Date.now()}`)
  await again.getByRole('textbox', { name: 'Station number' }).fill(neighbour.stationNumber)
  await again.getByRole('button', { name: 'Add', exact: true }).click()
  const other = again.getByRole('link', { name: `Open ${neighbour.accountName} in a new tab` })
  await expect(other).toHaveAttribute('href', new RegExp(neighbour.id))
  await expect(other).toHaveAttribute('target', '_blank')
  // A long name wraps, and pushes nothing out of the dialog.
  const help = again.getByRole('region', { name: 'What to do about it' })
  expect(await help.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await again.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard' }).click()

  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit wallbox' })
  await edit.getByRole('textbox', { name: 'Power output' }).fill('32')
  await changeElsewhere(page, home.id, station)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toContainText('Someone else changed this installation')
  await expect(edit).toContainText('32 A')
  await edit.getByRole('button', { name: 'Save selection' }).click()
  await expect(card).toContainText('32 A')
  await expect(card).toContainText('Somebody')

  await card.getByRole('button', { name: 'Connect by OCPP' }).click()
  const access = page.getByRole('dialog', { name: 'Connect by OCPP' })
  await access.getByRole('button', { name: 'Generate password' }).click()
  await expect(access.getByText(/^ws:.*\/ocpp\/$/)).toBeVisible()
  await access.getByRole('button', { name: 'Close' }).last().click()
  await expect(card.getByText('Not connected by OCPP').first()).toBeVisible()
  await expect(card.getByRole('button', { name: 'Start charging' })).toBeDisabled()
  // A limit is stored, and sent when the wallbox connects.
  await card.getByRole('button', { name: 'Limit charging' }).click()
  const limit = page.getByRole('dialog', { name: 'Limit charging' })
  await expect(limit.getByText('sent when the wallbox connects')).toBeVisible()
  const current = limit.getByRole('textbox', { name: 'Maximum charging current' })
  await current.fill('1e1')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(limit.getByText('Must be a number. Use . for decimals.')).toBeVisible()
  await current.fill('10')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The limit is stored, but not confirmed yet.')).toBeVisible()
  await expect(card.getByText('up to 10 A · limit not confirmed yet')).toBeVisible()
  // A phone shows all of it.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
})

/** Opens the dialog of a new wallbox and fills it in. */
async function fillWallbox(page: Page, station: string) {
  await addDevice(page, 'Wallbox')
  const form = page.getByRole('dialog', { name: 'Add wallbox' })
  await form.getByRole('combobox', { name: 'Vendor' }).selectOption('Easee')
  await form.getByRole('textbox', { name: 'Station number' }).fill(station)
  await form.getByRole('textbox', { name: 'Manufacturer' }).fill('Easee')
  await form.getByRole('textbox', { name: 'Power output' }).fill('16')
  return form
}

/** A wallbox of another customer. */
async function givenWallbox(page: Page, stationNumber: string): Promise<Made & { stationNumber: string }> {
  const customer = await givenCustomer(page, { accountName: 'Maximiliane Freifrau von Hohenstein-Bergbach' })
  const base = `/api/v1/customers/${customer.id}`
  type Listed = { items: { id: string; displayName: string }[] }
  const [site] = (await call<Listed>(page, `${base}/sites`)).items
  const vendors = await call<Listed>(page, '/api/v1/settings/installation-vendors?kind=wallbox')
  const vendorId = vendors.items.find(({ displayName }) => displayName === 'Easee')?.id
  const model = { siteId: site?.id, vendorId, stationNumber, manufacturer: 'Easee', powerOutputA: 16, modulationMinimalLevelA: 6 }
  const { configurationId } = await call<{ configurationId: string }>(page, `${base}/installations/wallbox`, model)
  expect(configurationId).toBeTruthy()
  return { ...customer, stationNumber }
}

/** Changes the wallbox by a call, as if by another member. */
async function changeElsewhere(page: Page, customerId: string, stationNumber: string): Promise<void> {
  const status = await page.evaluate(
    async ({ url, body }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':session')) ?? ''
      const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      return (await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })).status
    },
    {
      url: `/api/v1/customers/${customerId}/installations/wallbox/${stationNumber}`,
      body: { version: 1, stationNumber, manufacturer: 'Somebody', powerOutputA: 16, modulationMinimalLevelA: 8 },
    },
  )
  expect(status).toBe(200)
}

test('a smart meter becomes the grid connection point, a heat pump is changed, and both are removed', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${home.id}/smartenergy`)
  await expect(page.getByText('No devices yet')).toBeVisible()
  const number = `4${Date.now()}`.slice(0, 11)
  await addDevice(page, 'Smart meter')
  const meter = page.getByRole('dialog', { name: 'Add smart meter' })
  await meter.getByRole('combobox', { name: 'Vendor' }).selectOption('inexogy')
  await meter.getByRole('textbox', { name: 'Installation ID of bought energy' }).fill(number)
  await meter.getByRole('textbox', { name: 'Customer number' }).fill('*')
  await meter.getByRole('textbox', { name: 'Installation ID of sold energy' }).fill('123')
  await meter.getByRole('checkbox', { name: /Grid connection point/ }).check()
  await meter.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(meter.getByRole('alert')).toContainText('The customer number is not valid.')
  await meter.getByRole('textbox', { name: 'Customer number' }).fill('KD 17')
  await meter.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(meter.getByText('Must be exactly 11 characters')).toBeVisible()
  // A gas meter can neither sell energy nor be the grid connection point.
  await meter.getByRole('combobox', { name: 'Device category' }).selectOption('Gas')
  await expect(meter.getByRole('textbox', { name: 'Installation ID of sold energy' })).toHaveCount(0)
  await expect(meter.getByRole('checkbox', { name: /Grid connection point/ })).toHaveCount(0)
  await meter.getByRole('combobox', { name: 'Device category' }).selectOption('Electricity')
  await meter.getByRole('textbox', { name: 'Installation ID of sold energy' }).fill('')
  await meter.getByRole('button', { name: 'Add', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: number })
  await expect(card).toContainText('KD 17')
  await expect(card).toContainText('Grid connection point')

  await addDevice(page, 'Heat pump')
  const added = page.getByRole('dialog', { name: 'Add heat pump' })
  await added.getByRole('combobox', { name: 'Vendor' }).selectOption('gridX')
  await added.getByRole('textbox', { name: /Serial number or device ID/ }).fill(`HP${number}`)
  await added.getByRole('textbox', { name: 'Model' }).fill('Vitocal 250-A')
  await added.getByRole('button', { name: 'Add', exact: true }).click()
  const pump = page.getByRole('article').filter({ hasText: `HP${number}` })
  await openDevice(pump)
  await pump.getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit heat pump' })
  await edited.getByRole('textbox', { name: 'Model' }).fill('Vitocal 252-A')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(pump).toContainText('Vitocal 252-A')

  for (const device of [pump, card]) {
    await device.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
    await expect(device).toHaveCount(0)
  }
  await expect(page.getByText('No devices yet')).toBeVisible()
})

test('a member adds where a device is, and the gateway searches', async ({ page }) => {
  await signIn(page, 'admin')
  await openLiveHome(page, 'smartenergy')
  const open = () => page.getByRole('button', { name: 'Ports and units' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where are the devices that weren’t found?' })
  await open()
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await dialog.getByLabel('IP address').fill('8.8.8.8')
  await dialog.getByLabel('Units').fill('71, 200')
  await dialog.getByRole('button', { name: 'Save and search' }).click()
  await expect(dialog.getByText('Must be an address of the home’s network')).toBeVisible()
  await dialog.getByLabel('IP address').fill('192.168.1.20')
  await dialog.getByLabel('Port').fill('1502')
  await dialog.getByRole('button', { name: 'Save and search' }).click()
  await expect(page.getByText('The addresses were saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel('Units')).toHaveValue('71, 200')
  await dialog.getByRole('button', { name: 'Remove device 1' }).click()
  await dialog.getByRole('button', { name: 'Save and search' }).click()
  await expect(dialog).toBeHidden()
})

test('a gateway shows its state and its appliances', async ({ page }) => {
  await signIn(page, 'support')
  await openLiveHome(page, 'smartenergy')
  await expect(page.getByRole('heading', { name: 'Gateway', exact: true })).toBeVisible()
  await expect(page.getByText('Energy Meter').first()).toBeVisible()
  // Stored values are shown beside the gateway's current ones.
  const first = deviceRows(page).first()
  await openDevice(first)
  // On a busy machine, the gateway may not answer in time, and its vendor does instead.
  await expect(async () => {
    await first.getByRole('button', { name: 'Read now' }).click()
    await expect(first.getByRole('status')).toContainText('from the gateway', { timeout: 6_000 * patience })
  }).toPass()
  await expect(first.getByText('Stored', { exact: true })).toBeVisible()
  // The reason why support may not act is shown once, with a way to request the permission.
  for (const action of ['Add device', /^Search (again|the network)$/, 'Credential'])
    await expect(page.getByRole('button', { name: action })).toHaveCount(0)
  await expect(first.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(page.getByText('You don’t have permission to change installations.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Why can’t I?' }).click()
  const why = page.getByRole('dialog', { name: 'Why can’t I?' })
  await expect(why.getByText('Customers: change', { exact: true })).toBeVisible()
  await why.getByRole('button', { name: 'Close' }).first().click()
  // Support may only change the peak power of a PV inverter.
  await first.getByRole('button', { name: 'Change peak power' }).click()
  const peak = page.getByRole('dialog', { name: 'Change the peak power' })
  const saved = page.waitForResponse((response) => /\/api\/v1\/pvbattery\/[^/]+$/.test(response.url()))
  await peak.getByRole('textbox', { name: 'Installed PV peak power' }).fill('9800')
  await peak.getByRole('button', { name: 'Save' }).click()
  expect(await (await saved).json()).toMatchObject({ pvPeakPowerW: 9_800, pvInverterMaxAcPowerW: 9_800 })
  await expect(peak).toBeHidden()
  await signIn(page, 'admin')
  await openLiveHome(page, 'smartenergy')
  const started = page.waitForResponse((response) => response.url().endsWith('/scan'))
  await page.getByRole('button', { name: /^Search (again|the network)$/ }).click()
  expect(await (await started).json()).toMatchObject({ scanState: 'Pending' })
  // Devices on Modbus are found within a second.
  await expect(page.getByRole('status').filter({ hasText: /^(Searching the network …|The search was completed)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Credential' }).click()
  const credential = page.getByRole('dialog', { name: 'Credential' })
  const rotated = page.waitForResponse((response) => response.url().endsWith('/credential'))
  await credential.getByRole('button', { name: 'Rotate credential' }).click()
  expect(await (await rotated).json()).toMatchObject({ credential: { state: 'rotating' } })
  await expect(credential).toBeHidden()
})
