import { expect, type Page, test } from '@playwright/test'
import { call } from './calls.ts'
import { holdCalls } from './faulty-calls.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

const stamp = Date.now()
const serials = Array.from({ length: 3 }, (_, at) => `STOCK-${stamp}-${at}`)

/** Checks a file with a valid, a faulty and two more valid rows, and adds the valid ones. */
async function deliver(page: Page): Promise<void> {
  const lines = ['Seriennummer;Startcode', `${serials[0]};`, 'no serial;', `${serials[1]};`, `${serials[2]};`]
  await goTo(page, '/dashboard/gateways/deliveries')
  await page.locator('input[type=file]').setInputFiles({ name: 'boxes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await page.getByRole('textbox', { name: 'Model' }).fill('gridBox 2')
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: 'NO SERIAL' })
      .or(page.getByRole('row').filter({ hasText: 'no serial' })),
  ).toContainText('4 to 48 letters')
  await page.getByRole('button', { name: 'Add 3 gateways' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 3 gateways' }).click()
  await expect(page.getByText('The delivery was added.')).toBeVisible()
  const labels = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print labels' }).click()
  expect((await labels).suggestedFilename()).toBe('Gateway labels.pdf')
  await page.getByRole('link', { name: 'Show the gateways' }).click()
}

/** Sends everything in the list to the first company. */
async function send(page: Page): Promise<void> {
  for (const serial of serials) await page.getByRole('checkbox', { name: `Select ${serial}` }).check()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Send to a company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send 3 gateways to a company' })
  await dialog.getByRole('combobox', { name: 'Installer company' }).selectOption({ label: 'Sonnenbau Mannheim' })
  await dialog.getByRole('button', { name: 'Send to a company' }).click()
  await expect(page.getByText('3 gateways were moved.')).toBeVisible()
}

test('a delivery is added, labelled and sent to installers, who see it; a password is shown once', async ({ browser, page }) => {
  await signIn(page, 'admin', '/dashboard/gateways/list')
  await deliver(page)
  await page.getByRole('link', { name: serials[0] ?? '' }).click()
  const drawer = page.getByRole('dialog', { name: serials[0] ?? '' })
  const respond = await holdCalls(page, '**/api/v1/gateways/passwords')
  await drawer.getByRole('button', { name: 'Show password' }).click()
  const passwords = page.getByRole('dialog', { name: 'Passwords of gateways' })
  // Closing it now would discard the password unseen.
  await passwords.press('Escape')
  respond()
  await expect(passwords.getByRole('row')).toHaveCount(2)
  // Without a secure context, members have to select and copy it.
  await passwords
    .getByRole('row')
    .last()
    .click({ clickCount: 3, position: { x: 300, y: 20 } })
  expect(await page.evaluate(() => getSelection()?.toString().trim().split(/\s/).at(-1))).toMatch(/^[\w-]{43}$/)
  // Nor does a stray key discard it then.
  await page.keyboard.press('Escape')
  await passwords.getByRole('button', { name: 'I have stored them' }).click()
  await expect(drawer.getByText('Password of a gateway shown')).toBeVisible()
  await drawer.getByRole('button', { name: 'Show password' }).click()
  await expect(passwords.getByText('No password to show.')).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog of another gateway, opened from the palette, ends with that gateway.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await palette.getByRole('combobox').fill(serials[1] ?? '')
  await palette.getByRole('option', { name: new RegExp(`^${serials[1]}`) }).click()
  await page
    .getByRole('dialog', { name: serials[1] ?? '' })
    .getByRole('button', { name: 'Edit gateway' })
    .click()
  const editing = page.getByRole('dialog', { name: /^Edit STOCK-/ })
  await expect(editing).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeVisible()
  await expect(editing).toBeHidden()
  await page.keyboard.press('Escape')
  await send(page)
  const installer = await (await browser.newContext()).newPage()
  await signIn(installer, 'installer', `/dashboard/gateways/list?q=STOCK-${stamp}`)
  await expect(installer.locator('tbody').getByRole('link', { name: /^STOCK-/ })).toHaveCount(3)
  // The demonstration's installer reads German.
  await expect(installer.getByRole('button', { name: 'Gateway hinzufügen' })).toBeDisabled()
  await installer.context().close()
})

test('a gateway that a colleague removed leaves its drawer, but not while something is typed', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/gateways/list')
  const open = async (serialNumber: string) => {
    const { id } = await call<{ id: string }>(page, '/api/v1/gateways', { serialNumber, model: 'gridBox' })
    await goTo(page, `/dashboard/gateways/list?gateway=${id}`)
    await expect(page.getByRole('dialog', { name: serialNumber })).toBeVisible()
    return () => call(page, `/api/v1/gateways/${id}`, undefined, 'DELETE')
  }
  const gone = page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: /^This record was not found/ })
  const remove = await open(`GONE-${stamp}-1`)
  await remove()
  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The labels weren’t made: This record was not found')
  await expect(gone).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print labels' })).toHaveCount(0)

  const removeOther = await open(`GONE-${stamp}-2`)
  await page.getByRole('button', { name: 'Edit gateway' }).click()
  const editing = page.getByRole('dialog', { name: /^Edit GONE-/ })
  await editing.getByRole('textbox', { name: 'Firmware' }).fill('7.5')
  await removeOther()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByRole('alert')).toContainText('The gateway wasn’t changed: This record was not found')
  await expect(editing.getByRole('textbox', { name: 'Firmware' })).toHaveValue('7.5')
})
