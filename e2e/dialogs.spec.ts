import { expect, type Page, test } from '@playwright/test'
import type { DialogCase } from './dialog-cases.ts'
import { dialogsOfMembers, dialogsOfRecord, dialogsOfSales } from './dialogs.ts'
import { deactivateByCall, givenCustomer, givenPvBattery, givenSale } from './given-customer.ts'
import { findLiveHome, signIn } from './members.ts'
import { watchScreens } from './screen-faults.ts'
import { givenUnallocated } from './screens.ts'
import { expectTypedWorkKept } from './typed-work.ts'

/**
 * Opens dialogs one after the other, each where the previous one was left unless it has its own place. The first one is left in every
 * way.
 */
async function expectEachKept(page: Page, cases: readonly DialogCase[]): Promise<void> {
  for (const [at, { go, open, title, type }] of cases.entries()) {
    await go?.()
    if (!type) continue
    const dialog = page.getByRole('dialog', { name: title }).last()
    await test.step(String(title), () => expectTypedWorkKept(page, { open, dialog, type, way: at === 0 ? undefined : at }))
  }
}

test('the dialogs of a record keep typed work, whichever way the member leaves', async ({ page }) => {
  const faults = await watchScreens(page)
  await signIn(page, 'admin')
  const [home, inactive] = [await givenCustomer(page), await givenCustomer(page)]
  await givenPvBattery(page, home)
  await deactivateByCall(page, inactive)
  await expectEachKept(page, dialogsOfRecord(page, { home, inactive, live: await findLiveHome(page) }))
  expect(faults).toEqual([])
})

test('the dialogs of sales, lists, the profile and members keep typed work, whichever way the member leaves', async ({ page }) => {
  const faults = await watchScreens(page)
  await signIn(page, 'admin')
  const home = await givenCustomer(page, { accountName: `Ida ${Date.now()}` })
  await givenSale(page, home)
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await givenCustomer(page, { tenantId: partner.partnerTenantId })
  await expectEachKept(page, [...dialogsOfSales(page, { home, partner }), ...dialogsOfMembers(page, await givenUnallocated(page))])
  expect(faults).toEqual([])
})

test('going back or leaving the page asks before typed work is lost', async ({ page }) => {
  // The newest customers belong to other tests, which deactivate or purge them.
  await signIn(page, 'admin', '/dashboard/customers/list?status=active&order=accountName%3Aasc')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/account$/)
  const dialog = page.getByRole('dialog', { name: 'Edit account information' })
  const name = dialog.getByRole('textbox', { name: 'Account name' })
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await name.fill('Typed')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const goBack = () => page.evaluate(() => history.back())
  await goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Typed')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const native = await asked
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
  await expect(name).toHaveValue('Typed')
  await goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/customers\/list/)
  await expect(dialog).toBeHidden()
  // Without input, nothing asks.
  await page.goForward()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await name.waitFor()
  await goBack()
  await expect(page).toHaveURL(/customers\/list/)
})
