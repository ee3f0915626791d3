import { expect, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { givenCustomer } from './given-customer.ts'
import { signIn } from './members.ts'
import { watchScreens } from './screen-faults.ts'

test('a note is added with a mention, pinned above every tab, shown in the timeline, changed and removed', async ({ page }) => {
  const faults = await watchScreens(page)
  await signIn(page, 'admin')
  const { id } = await givenCustomer(page)
  await page.goto(`/dashboard/customers/${id}/account`)
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /Notes on Ida Lindgren/ })
  await expect(drawer.getByText('No notes yet')).toBeVisible()
  await drawer.getByRole('button', { name: 'New note' }).click()
  await drawer.getByRole('button', { name: 'Add note' }).click()
  await expect(drawer.getByText(/is required/)).toBeVisible()
  const text = drawer.getByRole('textbox', { name: 'New note' })
  await text.fill('Ring twice. Ask ')
  await text.pressSequentially('@')
  const offers = drawer.getByRole('group', { name: 'Mention a colleague' })
  const name = (await offers.getByRole('button').first().textContent()) ?? ''
  await text.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`Ring twice. Ask @${name} `)
  await drawer.getByRole('checkbox', { name: /Pin to the top/ }).check()
  await drawer.getByRole('button', { name: 'Add note' }).click()
  await expect(drawer.getByRole('article').locator('mark')).toHaveText(`@${name}`)

  expect(await allFaults(page)).toEqual([])

  // Typed input is not lost by accident.
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click()
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Ring three times')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()

  // The author has also changed it in another window.
  const notes = `/api/v1/customers/${id}/notes`
  const [note] = (await call<{ items: { id: string; version: number }[] }>(page, notes)).items
  await call(page, `${notes}/${note?.id}`, { version: note?.version, text: 'Ring once', mentions: [] }, 'PUT')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText(/Your note was changed in another window/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Keep all of mine' }).click()
  await drawer.getByRole('button', { name: 'Save selection' }).click()
  // The change in the other window also shows "edited". While a call is running, Escape does nothing: the note's actions are back once it
  // is saved.
  await expect(drawer.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(drawer.getByText(/edited/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const pinned = page.getByRole('list', { name: 'Pinned' })
  await expect(pinned).toContainText('Ring three times')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(pinned).toBeVisible()
  await page.getByRole('button', { name: /Note added.*Ring three times/ }).click()
  await page.getByRole('link', { name: 'Go to note' }).click()
  await drawer.getByRole('button', { name: 'Remove' }).click()
  await drawer.getByRole('alert').getByRole('button', { name: 'Remove' }).click()
  await expect(drawer.getByText('No notes yet')).toBeVisible()
  await expect(pinned).toBeHidden()
  expect(faults).toEqual([])
})
