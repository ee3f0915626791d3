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
  // Not the most urgent one, which another test hands over.
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/alarms\?alarm=/)
  const alarm = page.getByRole('dialog')
  await expect(alarm.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await alarm.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(alarm.getByRole('button', { name: 'Withdraw acknowledgement' })).toBeVisible()
  const assignee = alarm.getByRole('button', { name: /^Assigned to: / })
  await assignee.click()
  // Somebody else, if it is assigned already.
  const others = page.getByRole('menuitemradio', { checked: false }).filter({ hasNotText: 'Nobody' })
  const name = (await others.last().textContent()) ?? ''
  await others.last().click()
  await expect(page.getByText('The assignment was saved.')).toBeVisible()
  await expect(assignee).toHaveText(`Assigned to: ${name}`)
  await alarm.getByRole('button', { name: 'New comment' }).click()
  await alarm.getByRole('textbox', { name: 'New comment' }).fill('Router was off')
  await alarm.getByRole('button', { name: 'Add comment' }).click()
  await expect(alarm.getByRole('paragraph').filter({ hasText: 'Router was off' })).toBeVisible()
  // By keyboard, without starting again at the top of the page.
  await alarm.getByRole('button', { name: 'Withdraw acknowledgement' }).press('Enter')
  const acknowledge = alarm.getByRole('button', { name: 'Acknowledge', exact: true })
  await expect(acknowledge).toBeEnabled()
  await expect(acknowledge).toBeFocused()
  // Only the chosen member is assigned, none of those that the keys pass.
  const assigned: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/assignee') && assigned.push(request.postDataJSON().memberId))
  await assignee.press('Enter')
  await page.keyboard.press('End')
  for (const _ of await page.getByRole('menuitemradio').all()) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(assignee).toHaveText('Assigned to: Nobody')
  await expect(assignee).toBeEnabled()
  await expect(assignee).toBeFocused()
  expect(assigned).toEqual([null])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Alarms' }).getByText('Open').first()).toBeVisible()
  await goTo(page, '/dashboard/alarms/rules')
  await expect(page.getByRole('button', { name: 'Edit rule' }).first()).toBeDisabled()
})
