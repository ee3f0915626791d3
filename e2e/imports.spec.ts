import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { holdCalls } from './faulty-calls.ts'
import { signIn } from './members.ts'
import { expectTypedWorkKept } from './typed-work.ts'

const columns = 'E-Mail;Vorname;Nachname;Straße;PLZ;Ort;Notiz'

/** A file as written by an older spreadsheet: two valid rows, one that can be corrected, and one that cannot. */
function fileOf(series: string): Buffer {
  const lines = [
    `anna.${series}@import.example;Anna;Groß;Gartenweg 1;68159;Mannheim;x`,
    `zoe.${series}@import.example;Zoë;Müßig;Gartenweg 2;68159;Mannheim;`,
    `nobody;Jürgen;Käthe;Gartenweg 3;681;Mannheim;`,
    `anna.${series}@import.example;Anna;Groß;Gartenweg 1;68159;Mannheim;`,
  ]
  return Buffer.from([columns, ...lines, ''].join('\r\n'), 'latin1')
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

const countOf = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.='${name}']`) })

test('a file with faults is uploaded, a row mended in place, the good ones imported, the rest downloaded', async ({ page }) => {
  const series = String(Date.now())
  const name = `customers-${series}.csv`
  await signIn(page, 'admin', '/dashboard/customers/list')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'CSV import' }).click()
  await upload(page, name, fileOf(series))

  // Shows the detected settings, and every fault by row and field.
  await expect(page.getByText('Waiting for your decision')).toBeVisible()
  await expect(page.getByText('ISO-8859-1 (Western European)', { exact: true })).toBeVisible()
  await expect(page.getByText('Semicolon', { exact: true })).toBeVisible()
  await expect(countOf(page, 'New')).toHaveText('2')
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect(rows.getByRole('row')).toHaveCount(3)
  await expect(rows).toContainText('Duplicate of row 2')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: 'Error', exact: true }).click()
  await page.getByRole('checkbox', { name: 'ZIP code: Invalid ZIP code (1)' }).check()
  await page.keyboard.press('Escape')
  await expect(rows.getByRole('row')).toHaveCount(2)

  const drawer = page.getByRole('dialog', { name: 'Correct row 4' })
  const openRow = () => page.getByRole('link', { name: 'Correct row 4' }).click()
  await expectTypedWorkKept(page, {
    open: openRow,
    dialog: drawer,
    type: () => drawer.getByRole('textbox', { name: 'City' }).fill('Worms'),
  })
  await openRow()
  await drawer.getByRole('textbox', { name: 'ZIP code' }).fill('68159')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Row 4 still has errors.')).toBeVisible()
  // The filter no longer includes the row, but its form stays open.
  await expect(page.getByRole('button', { name: 'Error: ZIP code: Invalid ZIP code (0)', includeHidden: true })).toBeVisible()
  await expect(drawer.getByText('Row 4 still has errors.')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Account e-mail' }).fill(`juergen.${series}@import.example`)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
  await expect(countOf(page, 'New')).toHaveText('3')

  await page.getByRole('button', { name: 'Import 3 customers' }).click()
  await expect(page.getByRole('dialog', { name: 'Start the import' })).toContainText('1 invalid row will be left out')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(countOf(page, 'Created')).toHaveText('3')
  await expect(page.getByRole('link', { name: 'Upload another file' })).toBeVisible()
  expect(await allFaults(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Downloads: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rejected rows with reasons' }).click()
  const rejected = await readFile(await (await downloading).path(), 'utf8')
  expect(rejected.split('\r\n')[0]).toMatch(/^\ufeffE-Mail,.*,Reason$/)
  expect(rejected).toContain('Duplicate of row 2')

  // The same file again changes nothing, as the result states.
  await page.getByRole('link', { name: 'Upload another file' }).click()
  await upload(page, name, fileOf(series))
  await expect(page.getByText('This file changes nothing yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 0 customers' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to history' }).click()
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').filter({ hasText: name }).nth(1)).toContainText('3 created, 1 invalid')
})

test('faults are corrected in the table, and the same invalid value in all rows at once', async ({ page }) => {
  const series = String(Date.now())
  await signIn(page, 'admin', '/dashboard/customers/upload')
  const line = (number: number, zip: string) => `r${number}.${series}@import.example;Ada;Lang;Gartenweg ${number};${zip};Mannheim;`
  const lines = [line(1, '681'), line(2, '681'), line(3, '68159'), line(4, '99'), line(5, '681')]
  await upload(page, `inline-${series}.csv`, Buffer.from([columns, ...lines, ''].join('\r\n'), 'latin1'))
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect(rows.getByRole('row')).toHaveCount(5)
  const first = page.getByRole('textbox', { name: 'ZIP code of row 2' })
  await expect(first).toHaveValue('681')
  // The sentence names the field, which the table has no column for.
  await expect(rows.getByRole('row').nth(1)).toContainText('ZIP code')
  await first.fill('68161')
  await first.press('Enter')
  // Enter moves to the next fault.
  await expect(page.getByRole('textbox', { name: 'ZIP code of row 3' })).toBeFocused()
  // The last of the other rows is refused at first.
  await page.route(/\/rows\/6$/, (route) => route.fulfill({ status: 503, json: { code: 'Unavailable', message: '', requestId: 'e2e' } }))
  await page.getByRole('button', { name: 'Replace “681” with “68161”' }).click()
  await expect(page.getByText('1 more row was corrected.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1 row was not changed.')
  await page.unrouteAll()
  const refused = page.getByRole('textbox', { name: 'ZIP code of row 6' })
  await refused.fill('68161')
  await refused.press('Enter')
  await expect(rows.getByRole('row')).toHaveCount(2)
  const last = page.getByRole('textbox', { name: 'ZIP code of row 5' })
  // The cell that had the focus is gone.
  await expect(last).toBeFocused()
  await last.fill('6')
  // A value that was not saved yet is not left behind unseen.
  await page.getByRole('link', { name: 'Back to history' }).click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(last).toHaveValue('6')
  await last.press('Escape')
  await expect(last).toHaveValue('99')
  await last.fill('68165')
  await last.press('Enter')
  await expect(page.getByRole('button', { name: 'Import 5 customers' })).toBeFocused()
})

test('a file that cannot be read as detected is read once its columns are named', async ({ page }) => {
  const series = String(Date.now())
  await signIn(page, 'admin', '/dashboard/customers/upload')
  await upload(page, `odd-${series}.csv`, Buffer.from(`who|a|b\nodd.${series}@import.example|Ada|Lang\n`))
  await expect(page.getByText('The file cannot be read with these settings')).toBeVisible()
  await page.getByRole('combobox', { name: 'who' }).selectOption('Account e-mail')
  await page.getByRole('combobox', { name: 'a', exact: true }).selectOption('First name')
  await page.getByRole('combobox', { name: 'b', exact: true }).selectOption('Last name')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByText('Changed manually')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByText('The import was cancelled.')).toBeVisible()
})

test('a choice of columns outlasts a corrected row and an expired session', async ({ page }) => {
  const series = String(Date.now())
  await signIn(page, 'admin', '/dashboard/customers/upload')
  const lines = [`kept.${series}@import.example;Ada;Lang;Gartenweg 1;681;Mannheim;`]
  await upload(page, `kept-${series}.csv`, Buffer.from([columns, ...lines, ''].join('\r\n'), 'latin1'))
  await page.getByRole('button', { name: 'Change' }).click()
  // Also found while the screen is hidden.
  const note = page.getByLabel('Notiz')
  await note.selectOption('Subscription')
  const fault = page.getByRole('textbox', { name: 'ZIP code of row 2' })
  await fault.fill('68161')
  await fault.press('Enter')
  await expect(page.getByText('Row 2 was corrected.')).toBeVisible()
  await expect(note).toHaveValue('subscription')
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await expect(note).toHaveValue('subscription')
  const ended = { status: 401, json: { code: 'SessionExpired', message: '', requestId: 'e2e' } }
  await page.route(/\/api\/v1\/(?!auth\/sign-out)/, (route) => route.fulfill(ended))
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible()
  await expect(note).toHaveValue('subscription')
})

test('leaving the screen asks before it stops an upload', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/customers/upload')
  const respond = await holdCalls(page, /customers\/upload\?/)
  const name = `long-${Date.now()}.csv`
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: fileOf('long') })
  await expect(page.getByText(`Uploading ${name}`)).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Stop the upload?' })
  await page.getByRole('link', { name: 'Members' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(`Uploading ${name}`)).toBeVisible()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(question).toBeVisible()
  respond()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(question).toBeHidden()
  // The question that was left open does not lead away later.
  await page.getByRole('link', { name: 'Back to history' }).click()
  await expect(page.getByText('Drop a CSV file here')).toBeVisible()

  await page.unrouteAll()
  const respondLater = await holdCalls(page, /customers\/upload\?/)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: fileOf('long') })
  await page.getByRole('link', { name: 'Members' }).click()
  await question.getByRole('button', { name: 'Stop upload' }).click()
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
  respondLater()
})

test('an ambiguous file asks for the right spelling, and imports nothing before', async ({ page }) => {
  const series = String(Date.now())
  await signIn(page, 'admin', '/dashboard/customers/upload')
  // Kovač in Windows-1250; in Windows-1252 the same bytes are Kovaè.
  const file = Buffer.from(`${columns}\nk.${series}@import.example;Ana;Kova\xe8;Weg 1;68159;Mannheim;\n`.replace('ß', 'ss'), 'latin1')
  await upload(page, `kovac-${series}.csv`, file)
  const question = page.getByRole('alert').filter({ hasText: 'Which spelling is right?' })
  await expect(question.getByRole('row').nth(1)).toContainText('Kovaè')
  await expect(question.getByRole('row').nth(1)).toContainText('Kovač')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await question.getByRole('button', { name: /Windows-1250/ }).click()
  await expect(page.getByRole('button', { name: 'Import 1 customer' })).toBeEnabled()
  await expect(page.getByRole('row').filter({ hasText: `k.${series}@import.example` })).toContainText('Kovač')
})

test('an installer may not import customers', async ({ page }) => {
  await signIn(page, 'installer', '/dashboard/customers/upload')
  await expect(page).not.toHaveURL(/customers\/upload/)
})
