import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { changeResponses } from './faulty-calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

/** Creates three customers for one test, and opens a list with only these. */
async function openThree(page: Page): Promise<string> {
  const mark = `bulk${Date.now()}${Math.floor(Math.random() * 1_000)}`
  for (const name of ['Anna', 'Bert', 'Cleo']) await givenCustomer(page, { accountName: `${name} ${mark}` })
  await page.goto(`/dashboard/customers/list?q=${mark}&order=accountName%3Aasc`)
  await expect(page.getByRole('checkbox', { name: `Select Anna ${mark}` })).toBeVisible()
  return mark
}

/** Shows the previewed action as if it had 1284 customers, whose number may be typed with or without group separators. */
async function expectDigits(page: Page): Promise<void> {
  const detail = /\/api\/v1\/customers\/bulk-actions\/[^/?]+$/
  await changeResponses(page, detail, (action) => ({ ...action, planned: 1284 }))
  await page.reload()
  const name = /^Deactivate 1,?284 customers$/
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  const typed = dialog.getByRole('textbox', { name: 'Type 1284 to confirm' })
  for (const text of ['1284', '1,284', '1.284', '1 284']) {
    await typed.fill(text)
    await expect(dialog.getByRole('button', { name })).toBeEnabled()
  }
  await typed.fill('128')
  await expect(dialog.getByRole('button', { name })).toBeDisabled()
  await page.unroute(detail)
  await page.reload()
}

const chosen = (page: Page) => page.getByRole('region', { name: 'Actions on the selected customers' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('customers are ticked, deactivated after a preview, and brought back', async ({ page }) => {
  await signIn(page, 'admin')
  const mark = await openThree(page)

  // Selects a range with Shift, by mouse and by keys.
  await page.getByRole('checkbox', { name: `Select Anna ${mark}` }).click()
  await page.getByRole('checkbox', { name: `Select Cleo ${mark}` }).click({ modifiers: ['Shift'] })
  await expect(chosen(page)).toContainText('3 customers selected')
  await chosen(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(chosen(page)).toBeHidden()
  await page.getByRole('checkbox', { name: `Select Anna ${mark}` }).press('Shift+ArrowDown')
  await expect(chosen(page)).toContainText('2 customers selected')

  // Everybody in the search results except for one.
  await chosen(page).getByRole('button', { name: 'Select all 3 matching customers' }).click()
  await page.getByRole('checkbox', { name: `Select Bert ${mark}` }).click()
  await expect(chosen(page)).toContainText('All 3 matching customers selected')
  await chosen(page).getByRole('button', { name: 'Deactivate' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Reason/ })
    .fill('Contract ended')
  await page.getByRole('dialog').getByRole('button', { name: 'Show preview' }).click()

  // Nothing has happened yet. The number must be typed to continue.
  await expect(page.getByRole('heading', { name: 'Deactivate customers' })).toBeVisible()
  await expect(rowOf(page, `Cleo ${mark}`)).toContainText('Planned')
  expect(await allFaults(page)).toEqual([])
  await expectDigits(page)
  await page.getByRole('button', { name: 'Deactivate 2 customers' }).click()
  const start = page.getByRole('dialog').getByRole('button', { name: 'Deactivate 2 customers' })
  await expect(start).toBeDisabled()
  await page.getByRole('dialog').getByRole('textbox').fill('2')
  await start.click()
  await expect(rowOf(page, `Anna ${mark}`)).toContainText('Done')
  await expect(rowOf(page, `Bert ${mark}`)).toHaveCount(0)

  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  for (const name of ['Anna', 'Cleo']) await expect(rowOf(page, `${name} ${mark}`)).toContainText('Undone')
  await page.getByRole('link', { name: `Cleo ${mark}` }).click()
  await expect(page.getByRole('heading', { name: `Cleo ${mark}` })).toBeVisible()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()

  // The activity log finds it by a customer's name, and shows its effect on both as one expandable entry.
  await goTo(page, '/dashboard/account/activity-log')
  await page.getByRole('main').getByRole('searchbox').fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: 'Time', exact: true }).click()
  // Today may have begun a moment ago.
  await page.getByRole('button', { name: 'Last 7 days', exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/)
  await page.keyboard.press('Escape')
  await expect(page.locator('tbody tr').filter({ hasText: /^Customer deactivated/ })).toHaveCount(2)
  await page.getByRole('main').getByRole('searchbox').fill('')
  const run = page
    .locator('tbody tr')
    .filter({ hasText: /^Bulk action: Customer deactivated/ })
    .first()
  await expect(run).toContainText('Customer deactivated: 2 records')
  await run.getByRole('link').first().click()
  await expect(page).toHaveURL(/run=/)
  await expect(page.locator('tbody tr').filter({ hasText: 'Customer deactivated' })).toHaveCount(2)

  // The list leads back to it.
  await goTo(page, '/dashboard/customers/list')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Bulk actions' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Deactivate' }).first()).toContainText('Undone')
})

test('exactly the chosen customers are exported', async ({ page }) => {
  await signIn(page, 'admin')
  const mark = await openThree(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('checkbox', { name: `Select Bert ${mark}` }).click()
  await chosen(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Export 2 customers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export 2 customers' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split(/\r?\n/)).toHaveLength(3)
  expect(text).not.toContain(`Bert ${mark}`)
})

test('members without permission see the reason', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/customers/list')
  await page.locator('tbody').getByRole('checkbox').first().click()
  const refused = chosen(page).getByRole('button', { name: 'Deactivate' })
  await expect(refused).toBeDisabled()
  await refused.hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText('You don’t have permission to deactivate customers.')
  await expect(chosen(page).getByRole('button', { name: 'Send invitation' })).toBeEnabled()
})
