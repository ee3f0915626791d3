import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { call } from './calls.ts'
import { givenCustomer, givenSale, type Made } from './given-customer.ts'
import { signIn } from './members.ts'
import { speak } from './screen-faults.ts'
import { goTo } from './screens.ts'

type Home = Made & { externalReferenceId: string }

/** A separate home, created by the signed-in member. */
async function makeHome(page: Page, accountName: string): Promise<Home> {
  const externalReferenceId = `E2E${Date.now()}${Math.floor(Math.random() * 1_000)}`
  return { ...(await givenCustomer(page, { accountName, externalReferenceId })), externalReferenceId }
}

async function startSale(page: Page, customer: Made, template = 'PV and battery'): Promise<void> {
  await page.goto(`/dashboard/customers/${customer.id}/sales`)
  await page.getByRole('button', { name: 'Start sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a sale' })
  const choice = dialog.getByRole('combobox', { name: 'Template' })
  const option = choice.getByRole('option', { name: new RegExp(`^${template}`) }).first()
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: 'Start sale' }).click()
  await expect(dialog).toBeHidden()
}

const stepOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a sale is started, advanced step by step, and archived permanently, as its history shows', async ({ page }) => {
  await signIn(page, 'admin')
  await startSale(page, await makeHome(page, `Sale ${Date.now()}`))

  // The summary grows by a line, which moves the steps.
  await expect(page.getByRole('region', { name: 'Summary' }).getByText(/planned for/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit step: Offer sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer sent' })
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Completed')
  await dialog.getByRole('textbox', { name: /Comment/ }).fill('Agreed by phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(stepOf(page, 'Offer sent')).toContainText('Completed')
  await expect(page.getByText('1 of 6 steps done')).toBeVisible()

  // Saved steps never return to pending.
  await page.getByRole('button', { name: 'Edit step: Offer sent' }).click()
  await expect(dialog.getByRole('option', { name: 'Pending' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // A step that needs an installation is refused without one, and the typed input is kept.
  await page.getByRole('button', { name: 'Edit step: Commissioning' }).click()
  const last = page.getByRole('dialog', { name: 'Commissioning' })
  await last.getByRole('combobox', { name: 'Status' }).selectOption('Completed')
  await last.getByRole('textbox', { name: /Comment/ }).fill('Too early')
  await last.getByRole('button', { name: 'Save' }).click()
  await expect(last.getByRole('alert')).toContainText('needs an installation')
  await expect(last.getByRole('textbox', { name: /Comment/ })).toHaveValue('Too early')
  await last.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Change type' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('Wallbox')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Wallbox', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('1 of 6 steps done')
  await page.getByRole('button', { name: 'Archive permanently' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('paragraph').filter({ hasText: 'No current sale' })).toBeVisible()

  await page.getByRole('link', { name: 'Archived sales' }).click()
  await expect(page.getByText('Archived by Ada Brandt')).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit step/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sales history' }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('row').nth(1)).toContainText('Sale archived')
  await expect(page.getByRole('row').nth(3)).toContainText('Agreed by phone')
})

test('two concurrent editors of a sale: another step is saved, for the same step both versions are shown', async ({ page, context }) => {
  await signIn(page, 'admin')
  const home = await makeHome(page, `Two at once ${Date.now()}`)
  await givenSale(page, home)
  const other = await context.newPage()
  await Promise.all([page, other].map((one) => one.goto(`/dashboard/customers/${home.id}/sales`)))
  const edit = async (one: Page, step: string, comment: string) => {
    await one
      .getByRole('dialog', { name: step })
      .getByRole('textbox', { name: /Comment/ })
      .fill(comment)
    await one.getByRole('dialog', { name: step }).getByRole('button', { name: 'Save' }).click()
  }
  for (const one of [page, other]) await one.getByRole('button', { name: 'Edit step: Offer sent' }).click()
  await edit(page, 'Offer sent', 'Sent on Monday')
  await expect(page.getByRole('dialog')).toBeHidden()
  await edit(other, 'Offer sent', 'Sent on Tuesday')
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this sale in the meantime.')
  await expect(dialog.getByText('Sent on Monday')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(stepOf(other, 'Offer sent')).toContainText('Sent on Tuesday')

  await page.getByRole('button', { name: 'Edit step: Site survey' }).click()
  await edit(page, 'Site survey', 'Bring a ladder')
  await expect(stepOf(page, 'Site survey')).toContainText('Bring a ladder')
  await expect(stepOf(page, 'Offer sent')).toContainText('Sent on Tuesday')
})

test('a template is added, offered, changed and removed; inherited ones stay as they are', async ({ page }) => {
  const inherited = `Service visit ${Date.now()}`
  await signIn(page, 'root')
  await call(page, '/api/v1/sale-templates', { name: inherited, installationKind: 'heatpump', steps: [{ name: 'Visit' }] })
  await signIn(page, 'admin')
  const home = await makeHome(page, `Template ${Date.now()}`)
  const name = `Express ${Date.now()}`
  await goTo(page, `/dashboard/customers/${home.id}/sales`)
  await page.getByRole('button', { name: 'Templates' }).click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByRole('button', { name: `Edit template: ${inherited}` })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add template' }).click()
  await dialog.getByRole('textbox', { name: 'Name (German)', exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Add step' }).click()
  const names = dialog.getByRole('textbox', { name: 'Step name (German)' })
  await names.nth(0).fill('Second')
  await names.nth(1).fill('First')
  await dialog.getByRole('button', { name: 'Move step 2 up' }).click()
  await expect(names.nth(0)).toHaveValue('First')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await startSale(page, home, name)
  await expect(page.getByRole('listitem').filter({ hasText: 'First' })).toBeVisible()
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: `Remove template: ${name}` }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove template' }).click()
  await expect(page.getByRole('button', { name: `Remove template: ${name}` })).toHaveCount(0)
})

test('names are translated in the template, and read by each member in their language', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await makeHome(page, `Translated ${Date.now()}`)
  const stamp = Date.now()
  await page.goto(`/dashboard/customers/${home.id}/sales`)
  await page.getByRole('button', { name: 'Templates' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Add template' }).click()
  await dialog.getByRole('textbox', { name: 'Name (German)', exact: true }).fill(`Schnell ${stamp}`)
  await dialog.getByRole('textbox', { name: 'Step name (German)' }).fill('Besuch')
  await dialog.getByRole('combobox', { name: 'Translation' }).selectOption('English: 2 names missing')
  // What stands in for a missing translation is shown as such.
  const step = dialog.getByRole('textbox', { name: 'Step name (English)' })
  await expect(step).toHaveAttribute('placeholder', 'Besuch')
  await expect(step).toHaveAccessibleDescription('Not translated: the German name is shown.')
  await dialog.getByRole('textbox', { name: /^Name \(English\)/ }).fill(`Quick ${stamp}`)
  await step.fill('Visit')
  await expect(dialog.getByRole('combobox', { name: 'Translation' })).toContainText('English: complete')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`Quick ${stamp}`)).toBeVisible()

  // A name of another template is refused in the language in which it is one, although nobody edits that language now.
  await dialog.getByRole('button', { name: 'Add template' }).click()
  await dialog.getByRole('textbox', { name: 'Name (German)', exact: true }).fill(`Quick ${stamp}`)
  await dialog.getByRole('textbox', { name: 'Step name (German)' }).fill('Besuch')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another template already has this name').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to templates' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard' }).click()
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, '/api/v1/sale-templates?limit=0')
  await call(page, `/api/v1/customers/${home.id}/sales`, { templateId: items.find(({ name }) => name === `Schnell ${stamp}`)?.id })
  await page.reload()
  await expect(page.getByRole('heading', { name: `Quick ${stamp}` })).toBeVisible()
  await expect(stepOf(page, 'Visit')).toBeVisible()
  const sales = `/dashboard/customers/${home.id}/sales`
  await speak(page, 'de')
  await page.goto(sales)
  await expect(page.getByRole('heading', { name: `Schnell ${stamp}` })).toBeVisible()
  await expect(stepOf(page, 'Besuch')).toBeVisible()
  await goTo(page, `${sales}-history`)
  await expect(page.getByRole('row').nth(1)).toContainText(`Schnell ${stamp}`)
})

test('many orders are checked, from a file or pasted, applied as shown, and downloaded', async ({ page }) => {
  await signIn(page, 'admin')
  const homes = [await makeHome(page, `Bulk A ${Date.now()}`), await makeHome(page, `Bulk B ${Date.now()}`)]
  for (const home of homes) await givenSale(page, home)
  await goTo(page, '/dashboard/customers/update-order-status')
  await expectFileChecked(page)
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('textbox', { name: /GV numbers/ }).fill([...homes.map((home) => home.externalReferenceId), 'NOBODY'].join('\n'))
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByText(/is required|Say what/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /Step name/ }).fill('angebot versendet')
  await page.getByRole('combobox', { name: /^Status/ }).selectOption('Completed')
  await page.getByRole('combobox', { name: /Installation status/ }).selectOption('Planned')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'NOBODY' })).toContainText('No customer matches')
  await expect(page.getByRole('row').filter({ hasText: homes[0]?.accountName })).toContainText('Completed')
  await page.getByRole('button', { name: 'Apply 2 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 2 changes' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download results' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n').filter((line) => line.includes(',applied,'))).toHaveLength(2)
  // The URL leads back to the run, and the list contains it.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await goTo(page, `/dashboard/customers/${homes[1]?.id}/sales`)
  await expect(stepOf(page, 'Offer sent')).toContainText('Completed')
})

test('customers of a list are ticked, or meant by its filter, and their orders change as previewed', async ({ page }) => {
  await signIn(page, 'admin')
  const name = `Listwise ${Date.now()}`
  for (const letter of ['A', 'B', 'C']) await makeHome(page, `${name} ${letter}`)
  await page.goto(`/dashboard/customers/list?q=${encodeURIComponent(name)}&order=accountName%3Aasc`)
  await page.getByRole('checkbox', { name: `Select ${name} A` }).check()
  await page.getByRole('button', { name: /Select all . matching/ }).click()
  await page.getByRole('checkbox', { name: `Select ${name} B` }).uncheck()
  await page.getByRole('region', { name: 'Actions on the selected customers' }).getByRole('button', { name: 'Update order status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update order status' })
  await dialog.getByRole('combobox', { name: /Installation status/ }).selectOption('Planned')
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByRole('button', { name: 'Apply 2 changes' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `${name} B` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Apply 2 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 2 changes' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
})

/** A faulty file is refused with its row; a valid one can be continued with. */
async function expectFileChecked(page: Page): Promise<void> {
  await page.getByText('Upload CSV').click()
  const choose = (name: string, text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('short.csv', 'customer,step,status\nGV1,Angebot versendet\n')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByText('Row 2 has 2 cells instead of 3.')).toBeVisible()
  await choose('good.csv', 'customer;step;status\nNOBODY;Angebot versendet;skipped\n')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByText('There is nothing to apply.')).toBeVisible()
}

test('support sees a partner’s dashboard and the sales history, may not advance sales, and follows its work instead', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await makeHome(page, `Seen by support ${Date.now()}`)
  await givenSale(page, home)
  const fresh = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${Date.now()}`, site: undefined })
  await signIn(page, 'support', `/dashboard/customers/${fresh.id}/dashboard`)
  await expect(page.locator('section').filter({ hasText: 'Installations by vendor' }).getByText('No installations yet')).toBeVisible()
  await goTo(page, '/dashboard/customers/list?type=partner&order=createdAt:asc')
  const openFirst = () => page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
  const sections = page.getByRole('navigation', { name: 'Customer sections' })
  await openFirst()
  await sections.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Customers created in the last 12 months')).toBeVisible()
  await expect(page.getByText('PV peak power')).toBeVisible()

  await goTo(page, '/dashboard/customers/list?type=residential_customer&status=active')
  await openFirst()
  await sections.getByRole('link', { name: 'Sales' }).click()
  await expect(page).toHaveURL(/sales-history$/)
  await expect(page.getByRole('link', { name: 'Archived sales' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Current sales' })).toHaveCount(0)
  // The steps of current sales stand above their history, to read.
  await goTo(page, `/dashboard/customers/${home.id}/sales-history`)
  await expect(stepOf(page, 'Offer sent')).toContainText('Pending')
  await expect(page.getByText('0 of 6 steps done')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit step/ })).toHaveCount(0)
  await goTo(page, '/dashboard/customers/update-order-status')
  await expect(page).toHaveURL(/\/dashboard$/)

  // Most urgent first. A row states the reason and links to its work.
  const work = page.getByRole('list', { name: 'Needs attention' })
  await expect(work.getByRole('listitem').first().getByRole('link')).toBeVisible()
  expect(await work.getByRole('listitem').count()).toBeLessThanOrEqual(8)
  await page
    .getByRole('navigation', { name: 'Kinds of work' })
    .getByRole('link', { name: /^Alarms/ })
    .click()
  await expect(page).toHaveURL(/work\?kind=alarm/)
})

test('a step’s message to the customer stands in their app while the step is pending', async ({ page }) => {
  await signIn(page, 'admin')
  const home = await makeHome(page, `Message ${Date.now()}`)
  await givenSale(page, home)
  await page.goto(`/dashboard/customers/${home.id}/sales`)
  const edit = async (fill: (dialog: Locator) => Promise<unknown>) => {
    await page.getByRole('button', { name: 'Edit step: Installation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Installation' })
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  await edit((dialog) => dialog.getByRole('textbox', { name: /Message to the customer/ }).fill('We come at eight.\nPlease clear the roof.'))
  const app = page.frameLocator('iframe[title^="App of"]')
  const view = async () => {
    await page.goto(`/dashboard/customers/${home.id}/impersonate`)
    await page.getByRole('button', { name: 'Start app view' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Ticket 1')
    await page.getByRole('button', { name: 'Start app view' }).click()
    await expect(app.getByRole('heading', { name: 'Today' })).toBeVisible()
  }
  await view()
  await expect(app.getByRole('listitem').filter({ hasText: 'Installation' })).toContainText('We come at eight. Please clear the roof.')
  await page.goto(`/dashboard/customers/${home.id}/sales`)
  await edit((dialog) => dialog.getByRole('combobox', { name: 'Status' }).selectOption('Skipped'))
  await view()
  await expect(app.getByText('We come at eight.')).toHaveCount(0)
})

test('the form of a list still names the chosen file after references were looked at', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/update-order-status')
  await page.getByRole('radio', { name: 'Upload CSV' }).check()
  const csv = 'customer,step,status\nnobody@home.example,Offer sent,skipped\n'
  await page.getByLabel('CSV file').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('november.csv')).toBeVisible()
  await page.getByRole('radio', { name: 'Paste references' }).check()
  await page.getByRole('radio', { name: 'Upload CSV' }).check()
  await expect(page.getByText('november.csv')).toBeVisible()
  // Neither another screen nor an earlier run takes its place without asking.
  await page.getByRole('main').getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByText('november.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'nobody@home.example' })).toBeVisible()
})
