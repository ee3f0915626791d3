import { expect, type Locator, type Page, test } from '@playwright/test'
import { homeOfDemonstration, signInToApp } from './app-screens.ts'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { givenContent } from './given-content.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

const gripOf = (tree: Locator, title: string) =>
  tree
    .locator('li')
    .filter({ has: tree.page().getByRole('link', { name: title }) })
    .last()
    .locator('[draggable]')
    .first()
const jsonOf = (page: Page) => page.getByRole('textbox', { name: 'Content as JSON' })

test('content is written by a schema, in step with its JSON, published, sorted by keys, and read among the instructions', async ({
  page,
}) => {
  const stamp = Date.now()
  await signIn(page, 'root', '/dashboard')
  await page.getByRole('link', { name: 'Schemas', exact: true }).click()
  await page.getByRole('button', { name: 'Add schema' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Guide ${stamp}`)
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(`Guide${stamp}`)
  await dialog.getByRole('combobox', { name: 'Read by' }).selectOption('staff')
  const first = dialog.getByRole('group', { name: 'Field 1' })
  await first.getByRole('textbox', { name: 'Label' }).fill('Heading')
  await first.getByRole('checkbox', { name: 'Required' }).check()
  await dialog.getByRole('button', { name: 'Add field' }).click()
  const second = dialog.getByRole('group', { name: 'Field 2' })
  await second.getByRole('textbox', { name: 'Label' }).fill('Minutes')
  await second.getByRole('textbox', { name: 'Name' }).fill('minutes')
  await second.getByRole('combobox', { name: 'Type' }).selectOption('integer')
  await dialog.getByRole('button', { name: 'Add field' }).click()
  const third = dialog.getByRole('group', { name: 'Field 3' })
  await third.getByRole('textbox', { name: 'Label' }).fill('Text')
  await third.getByRole('textbox', { name: 'Name' }).fill('text')
  await third.getByRole('combobox', { name: 'Type' }).selectOption('html')
  await first.getByRole('textbox', { name: 'Name' }).fill('1heading')
  await first.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(dialog.getByText('Must begin with a letter or underscore', { exact: false })).toBeVisible()
  await first.getByRole('textbox', { name: 'Name' }).fill('heading')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Schemas' }).getByText(`Guide ${stamp}`)).toBeVisible()

  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add content' })).toBeDisabled()
  await page.getByRole('radio', { name: /^Own tenant/ }).check()
  for (const [at, title] of [`Scan ${stamp}`, `Pair ${stamp}`].entries()) {
    await page.getByRole('button', { name: 'Add content' }).click()
    const schema = dialog.getByRole('combobox', { name: 'Schema' })
    // Choosing another schema loses nothing.
    await dialog.getByRole('textbox', { name: 'Part of the path' }).fill(`guide-${stamp}-${at}`)
    await schema.selectOption({ label: `Guide ${stamp}` })
    await expect(dialog.getByRole('textbox', { name: 'Part of the path' })).toHaveValue(`guide-${stamp}-${at}`)
    await dialog.getByRole('textbox', { name: 'Heading' }).fill(title)
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('101')
    await expect(jsonOf(page)).toContainText('"minutes": 101')
    await jsonOf(page).fill(`{ "heading": "${title}", "minutes": 5, "nowhere": 1 }`)
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('5')
    await expect(dialog.locator('.cm-lintRange-error')).toBeVisible()
    await dialog.locator('.cm-lintRange-error').first().hover()
    await expect(page.getByText('Unable to find the corresponding node in the Root schema.')).toBeVisible()
    await jsonOf(page).fill('[]')
    await expect(dialog.getByRole('button', { name: 'Save draft' })).toBeDisabled()
    await jsonOf(page).fill(`{ "heading": "${title}", "minutes": 5 }`)
    if (at === 0) expect(await allFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect(page.getByText('The content was published.').last()).toBeVisible()
    // The toast may be that of the first content.
    await expect(publish).toHaveCount(0)
  }
  const tree = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Contents' }) })
  const order = () =>
    tree
      .getByRole('link')
      .filter({ hasText: String(stamp) })
      .allTextContents()
  await expect.poll(order).toEqual([`Scan ${stamp}`, `Pair ${stamp}`])
  await tree.getByRole('link', { name: `Pair ${stamp}` }).press('Alt+ArrowUp')
  await expect.poll(order).toEqual([`Pair ${stamp}`, `Scan ${stamp}`])
  await gripOf(tree, `Pair ${stamp}`).dragTo(gripOf(tree, `Scan ${stamp}`))
  await expect.poll(order).toEqual([`Scan ${stamp}`, `Pair ${stamp}`])
  await gripOf(tree, `Pair ${stamp}`).dragTo(gripOf(tree, `Scan ${stamp}`))
  await expect.poll(order).toEqual([`Pair ${stamp}`, `Scan ${stamp}`])
  // Of two levels: by keys, by dropping on a title, and in a dialog.
  const scan = tree.getByRole('link', { name: `Scan ${stamp}` })
  const isInside = () => expect(tree.locator('ul ul').getByRole('link', { name: `Scan ${stamp}` }))
  await scan.press('Alt+ArrowRight')
  await isInside().toBeVisible()
  await expect(scan).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await isInside().toBeHidden()
  await expect(scan).toBeFocused()
  await gripOf(tree, `Scan ${stamp}`).dragTo(tree.getByRole('link', { name: `Pair ${stamp}` }))
  await isInside().toBeVisible()
  await scan.click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Below' }).selectOption({ label: 'At the top of the tree' })
  await dialog.getByRole('button', { name: 'Move' }).click()
  await isInside().toBeHidden()
  await expect.poll(order).toEqual([`Pair ${stamp}`, `Scan ${stamp}`])
  await tree.getByRole('link', { name: `Pair ${stamp}` }).click()
  await tree.getByRole('button', { name: 'Publish order' }).first().click()
  await expect(page.getByText('The order was published.')).toBeVisible()

  // A colleague saves first, so both versions are offered.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const id = new URL(page.url()).searchParams.get('content')
  const fields = { heading: `Pair ${stamp}`, minutes: 7 }
  await call(page, `/api/v1/content/${id}`, { language: 'en', version: 1, slug: `guide-${stamp}-1`, fields }, 'PUT')
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('9')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog.getByText('Someone else changed this content in the meantime.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click()
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await expect(page.getByText('The draft was saved.')).toBeVisible()

  // An ended session does not discard edits.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('11')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await text.pressSequentially('Open the cover')
  await text.press('Shift+Control+ArrowLeft')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await expect(dialog.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Link' }).click()
  await dialog.getByRole('textbox', { name: 'Address of the link' }).fill('https://wattdesk.example')
  await dialog.getByRole('textbox', { name: 'Address of the link' }).press('Enter')
  await dialog.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(jsonOf(page)).toContainText(
    '<ul><li><p>Open the <a href=\\"https://wattdesk.example\\"><strong>cover</strong></a></p></li></ul>',
  )
  // The text shows the JSON's content, except for what its format lacks.
  await jsonOf(page).fill(
    `{ "heading": "Pair ${stamp}", "minutes": 11, "text": "<h2>Cover</h2><table><tr><th>A</th></tr></table><img src=x>" }`,
  )
  await expect(text.getByRole('heading', { name: 'Cover' })).toBeVisible()
  await expect(text.locator('th')).toHaveText('A')
  expect(await allFaults(page)).toEqual([])
  const ended = { status: 401, json: { code: 'SessionExpired' } }
  await page.route(/\/api\/v1\/(content\/|auth\/refresh)/, (route) => route.fulfill(ended))
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('11')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog).toBeHidden()

  await goTo(page, '/dashboard/cms/instructions')
  await page.getByRole('searchbox', { name: 'Search instructions' }).fill(`scan ${stamp}`)
  await page.getByRole('link', { name: `Scan ${stamp}` }).click()
  await expect(page.getByRole('heading', { name: `Scan ${stamp}` })).toBeVisible()
  expect(await allFaults(page)).toEqual([])
})

test('instructions are printed without the list beside them, and words are put into their search anywhere', async ({ page }) => {
  await signIn(page, 'installer', '/dashboard/cms/instructions')
  const title = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(title).toBeVisible()
  // Sheets are narrower than the window, also for the instruction that opened by itself.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(title).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const search = page.getByRole('searchbox', { name: 'Anleitungen suchen' })
  await page.keyboard.press('/')
  await page.keyboard.type('code')
  await expect(page).toHaveURL(/q=code/)
  await page.keyboard.press('Home')
  await page.keyboard.type('start', { delay: 20 })
  await expect(search).toHaveValue('startcode')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Anleitungen' }).getByRole('link').last().click()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(search).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Alle Anleitungen' })).toBeHidden()
})

test('content that a colleague removed is reported, and no other is shown in its place', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/cms/content')
  const { items: tenants } = await call<{ items: { id: string; isPublic: boolean }[] }>(page, '/api/v1/content/tenants')
  const { items: schemas } = await call<{ items: { id: string; name: string }[] }>(page, '/api/v1/content-schemas')
  const tenantId = tenants.find(({ isPublic }) => !isPublic)?.id
  const content = { id: crypto.randomUUID(), tenantId, parentId: null, language: 'en', fields: { heading: 'Gone soon' } }
  const schemaId = schemas.find(({ name }) => name === 'HelpPage')?.id
  await call(page, '/api/v1/content', { ...content, schemaId, slug: `gone-${Date.now()}` })
  await goTo(page, `/dashboard/cms/content?tenant=${tenantId}&content=${content.id}`)
  await expect(page.getByRole('heading', { name: 'Gone soon' })).toBeVisible()
  await call(page, `/api/v1/content/${content.id}`, undefined, 'DELETE')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Freeze', exact: true }).click()
  const gone = 'This content doesn’t exist any more.'
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(gone)
  await expect(page.getByRole('main').getByText(gone)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('main').getByText(gone)).toBeVisible()
  await page.getByRole('link', { name: 'All content' }).click()
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await goTo(page, `/dashboard/cms/instructions?instruction=${content.id}`)
  await expect(page.getByRole('main')).toContainText('This record was not found')
  // A region that the reader does not see.
  await goTo(page, `/dashboard/cms/content?tenant=${content.id}`)
  await expect(page.getByRole('main')).toContainText('This record was not found')
  await expect(page.getByRole('button', { name: 'Add content' })).toBeDisabled()
})

test('JSON that is not complete yet is not discarded without asking', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/cms/content')
  await page.getByRole('radio', { name: /^Own tenant/ }).check()
  await page.getByRole('button', { name: 'Add content' }).click()
  await jsonOf(page).fill('{ "heading": "Half')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await expect(jsonOf(page)).toContainText('"Half')
})

test('an unsaved draft is previewed in the app, which customers do not see', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/cms/content')
  await page.getByRole('radio', { name: /^Own tenant/ }).check()
  await page.getByRole('link', { name: 'My gateway is offline' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const heading = `Offline ${Date.now()}`
  await page.getByRole('dialog').getByRole('textbox', { name: 'Heading' }).first().fill(heading)
  await page.getByRole('radio', { name: 'Preview' }).check()
  const app = page.frameLocator('iframe[title^="The app in English"]')
  await expect(app.getByText(heading)).toBeVisible()
  await expect(app.getByText('Preview: not published')).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(app.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const frame = page.locator('iframe[title^="The app in English"]')
  await frame.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  // Content of a plain field is no markup of the app.
  const text =
    '<p title="a" style="position:fixed" onclick="x()">Calm<img src="x"></p><form action="/"></form><a href="javascript:x()">in</a>'
  await frame.evaluate((one: HTMLIFrameElement, text) => {
    const lists = { notices: [{ id: 'n', title: 'News', publishedAt: '2027-01-05T10:00:00Z', fields: { text } }], help: [] }
    one.contentWindow?.postMessage({ type: 'wattdesk:preview', lists, shownId: 'n', scheme: 'dark' }, '*')
  }, text)
  await expect(app.getByText('Calm')).toBeVisible()
  expect(await app.locator('details > div').innerHTML()).toBe('<p title="a">Calm</p><a>in</a>')
  await app.getByRole('link', { name: 'History' }).click()
  await expect(app.getByText('The preview shows nobody’s data.')).toBeVisible()
})

test('a scheduled publication says which version it publishes', async ({ page }) => {
  await signIn(page, 'root')
  const { id, tenantId } = await givenContent(page)
  const at = new Date(Date.now() + 86_400_000).toISOString()
  await call(page, `/api/v1/content/${id}/publish`, { language: 'en', version: 1, at })
  const saved = await call<{ slug: string }>(page, `/api/v1/content/${id}/en`)
  await call(page, `/api/v1/content/${id}`, { language: 'en', version: 1, slug: saved.slug, fields: { heading: 'Newer' } }, 'PUT')
  await page.goto(`/dashboard/cms/content?tenant=${tenantId}&content=${id}`)
  const facts = page.locator('dl').first()
  await expect(facts).toContainText(/Version\s*2/)
  await expect(facts).toContainText(/To be published.*, Version 1/)
})

test('a message is shown until its last day', async ({ page, browser }) => {
  const context = await browser.newContext()
  const editor = await context.newPage()
  await signIn(editor, 'root')
  type Listed = { items: { id: string; name?: string; path?: string; isPublic?: boolean }[] }
  const { items: tenants } = await call<Listed>(editor, '/api/v1/content/tenants')
  const tenantId = tenants.find(({ isPublic }) => isPublic)?.id
  const { items: contents } = await call<Listed>(editor, `/api/v1/content/tenants/${tenantId}`)
  const { items: schemas } = await call<Listed>(editor, '/api/v1/content-schemas')
  // Those of an earlier run that failed.
  for (const { id } of contents.filter(({ path }) => path?.includes('until-')))
    await call(editor, `/api/v1/content/${id}`, undefined, 'DELETE')
  const ids: string[] = []
  const publish = async (heading: string, days: number) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { id } = await call<{ id: string }>(editor, '/api/v1/content', {
      ...{ tenantId, parentId: contents.find(({ path }) => path === 'notices')?.id, language: 'en' },
      ...{ schemaId: schemas.find(({ name }) => name === 'Notice')?.id, slug: `until-${Date.now()}` },
      fields: { heading, text: '<p>Text</p>', kind: 'info', until },
    })
    ids.push(id)
    await call(editor, `/api/v1/content/${id}/publish`, { language: 'en', version: 1 })
  }
  await publish('Works on the grid last week', -2)
  await publish('Works on the grid next week', 2)
  await signInToApp(page, homeOfDemonstration)
  await expect(page.getByText('3 messages')).toBeVisible()
  await page.goto('/app/messages')
  await expect(page.getByText('Works on the grid next week')).toBeVisible()
  await expect(page.getByText('Works on the grid last week')).toHaveCount(0)
  for (const id of ids) await call(editor, `/api/v1/content/${id}`, undefined, 'DELETE')
  await context.close()
})
