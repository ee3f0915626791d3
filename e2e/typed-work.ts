import { expect, type Locator, type Page } from '@playwright/test'

type Fields = { open: () => Promise<unknown>; dialog: Locator; type: (dialog: Locator) => Promise<unknown>; way?: number }

/**
 * Leaves a dialog: immediately if nothing is typed, otherwise only after "Discard", without losing input before that. Leaves it in every
 * way or, if many dialogs are tested in turn, in one of them.
 */
export async function expectTypedWorkKept(page: Page, { open, dialog, type, way }: Fields): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const all = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(3, 3),
    () =>
      dialog
        .getByRole('button', { name: /^(Cancel|Back to templates)$/ })
        .last()
        .click(),
  ]
  const ways = way === undefined ? all : all.filter((_, at) => at === way % all.length)
  await open()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await open()
  await type(dialog)
  // Immediately, because the question must not depend on what is rendered a moment later.
  let typed: unknown
  for (const leave of ways) {
    await leave()
    await question.waitFor()
    typed ??= await inputOf(dialog)
    // Escape keeps the typed input, like the button "Keep editing".
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
  }
  expect(await inputOf(dialog)).toEqual(typed)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const inputOf = (dialog: Locator) =>
  dialog
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement && field.checked) || Reflect.get(field, 'value')))
