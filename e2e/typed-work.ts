import { expect, type Locator, type Page } from '@playwright/test'

type Fields = { open: () => Promise<unknown>; dialog: Locator; type: (dialog: Locator) => Promise<unknown> }

/** Leaves a dialog in every way: at once while nothing is typed, otherwise only after "Discard", and nothing is lost before. */
export async function expectTypedWorkKept(page: Page, { open, dialog, type }: Fields): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(3, 3),
    () =>
      dialog
        .getByRole('button', { name: /^(Cancel|Back to templates)$/ })
        .last()
        .click(),
  ]
  await open()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await open()
  await type(dialog)
  // At once: the question must not depend on what is rendered a moment later.
  let typed: unknown
  for (const leave of ways) {
    await leave()
    await question.waitFor()
    typed ??= await inputOf(dialog)
    // Escape keeps what is typed, as the button of that name does.
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
