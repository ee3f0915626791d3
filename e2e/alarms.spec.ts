import { expect, test } from '@playwright/test'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

test('an alarm explains itself, and is acknowledged, assigned and commented on', async ({ page }) => {
  await signIn(page, 'support', '/dashboard/work?kind=alarm&city=b&device=gateway')
  // The address holds the filters, and the list counts what it shows.
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips).toContainText('Gateway')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Add a filter' })
  await filters.getByRole('button', { name: 'Firmware of the gateway' }).click()
  await filters.getByRole('searchbox', { name: 'Firmware of the gateway' }).fill('0.')
  await expect(page).toHaveURL(/firmware=/)
  await page.keyboard.press('Escape')
  await goTo(page, '/dashboard/work?kind=alarm')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/alarms\?alarm=/)
  const alarm = page.getByRole('dialog')
  await expect(alarm.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await alarm.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(alarm.getByRole('button', { name: 'Withdraw acknowledgement' })).toBeVisible()
  await alarm.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 })
  await expect(page.getByText('The assignment was saved.')).toBeVisible()
  await alarm.getByRole('button', { name: 'New comment' }).click()
  await alarm.getByRole('textbox', { name: 'New comment' }).fill('Router was off')
  await alarm.getByRole('button', { name: 'Add comment' }).click()
  await expect(alarm.getByText('Router was off')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Alarms' }).getByText('Open').first()).toBeVisible()
  await goTo(page, '/dashboard/alarms/rules')
  await expect(page.getByRole('button', { name: 'Edit rule' }).first()).toBeDisabled()
})
