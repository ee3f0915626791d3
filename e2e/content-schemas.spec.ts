import { expect, test } from '@playwright/test'
import { call } from './calls.ts'
import { failCalls, holdCalls } from './faulty-calls.ts'
import { givenContent, heading, otherTenant, plain } from './given-content.ts'
import { signIn } from './members.ts'

test('existing content gets typed and chosen defaults of new fields, whatever these are called in the end', async ({ page }) => {
  await signIn(page, 'root')
  const { schema, id, tenantId } = await givenContent(page)
  await page.goto('/dashboard/cms/new-schemas')
  await page.getByRole('button', { name: `Edit ${schema}` }).click()
  const dialog = page.getByRole('dialog')
  const addField = async (number: number, name: string, type: string) => {
    await dialog.getByRole('button', { name: 'Add field' }).click()
    const field = dialog.getByRole('group', { name: `Field ${number}` })
    await field.getByRole('textbox', { name: 'Label' }).fill(name)
    await field.getByRole('textbox', { name: 'Name' }).fill(name)
    await field.getByRole('combobox', { name: 'Type' }).selectOption(type)
    await field.getByRole('checkbox', { name: 'Required' }).check()
    await dialog.getByRole('combobox', { name: `${name}: added` }).selectOption('default')
    return field
  }
  const price = await addField(2, 'prise', 'number')
  const value = dialog.getByRole('textbox', { name: 'Value' })
  await value.fill('1,500')
  await expect(dialog.getByText('Must be a number. Use . for decimals.')).toBeVisible()
  await value.fill('1.5')
  // The choice made for a former name leaves no fault behind.
  await price.getByRole('textbox', { name: 'Name' }).fill('price')
  await dialog.getByRole('combobox', { name: 'price: added' }).selectOption('default')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('1.5')
  await addField(3, 'isOpen', 'boolean')
  await dialog.getByRole('combobox', { name: 'Value', exact: true }).selectOption('Yes')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const { fields } = await call<{ fields: object }>(page, `/api/v1/content/${id}/en`)
  expect(fields).toMatchObject({ price: 1.5, isOpen: true })

  // The schema is changed again while somebody edits its content.
  await page.goto(`/dashboard/cms/content?tenant=${tenantId}&content=${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'prise' }).fill('2.5')
  type Schema = { id: string; title: string; version: number; fields: { name: string }[] }
  const { items } = await call<{ items: Schema[] }>(page, '/api/v1/content-schemas')
  const known = items.find(({ title }) => title === schema)
  if (!known) throw new Error('The schema is not listed')
  const renamed = known.fields.map((one) => (one.name === 'price' ? { ...one, name: 'cost', label: 'cost' } : one))
  const change = { name: `Offer${schema.split(' ')[1]}`, title: schema, description: null, audience: 'staff', version: known.version }
  const conversions = [{ kind: 'rename', field: 'cost', from: 'price' }]
  await call(page, `/api/v1/content-schemas/${known.id}`, { ...change, fields: renamed, conversions }, 'PUT')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  const gone = dialog.getByRole('alert').filter({ hasText: 'no longer has these fields' })
  await expect(gone).toContainText(/prise\s*2.5/)
  await gone.getByRole('button', { name: 'Remove fields' }).click()
  await dialog.getByRole('textbox', { name: 'cost' }).fill('2.5')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog).toBeHidden()
  expect((await call<{ fields: object }>(page, `/api/v1/content/${id}/en`)).fields).toMatchObject({ cost: 2.5 })
})

test('what nobody filled in has no value: an unanswered question, and an optional group that was emptied', async ({ page }) => {
  await signIn(page, 'root')
  const stamp = Date.now()
  const given = { description: null, audience: 'staff' }
  const add = (body: object) => call<{ id: string }>(page, '/api/v1/content-schemas', { ...given, ...body })
  const contact = {
    kind: 'microschema',
    name: `Contact${stamp}`,
    title: `Contact ${stamp}`,
    fields: [{ ...heading, name: 'phone', label: 'Phone' }],
  }
  const { id: microschemaId } = await add(contact)
  const group = { ...plain, type: 'microschema', microschemaId, isRequired: false }
  const question = { ...plain, type: 'boolean', isRequired: false }
  const fields = [
    heading,
    { ...question, name: 'isFree', label: 'Free of charge', isRequired: true, order: 2 },
    { ...question, name: 'isNew', label: 'New', order: 3 },
    { ...group, name: 'sales', label: 'Sales', order: 4 },
    { ...group, name: 'support', label: 'Support', isRequired: true, order: 5 },
  ]
  await add({ kind: 'schema', name: `Tariff${stamp}`, title: `Tariff ${stamp}`, fields })
  await page.goto(`/dashboard/cms/content?tenant=${await otherTenant(page)}`)
  await page.getByRole('button', { name: 'Add content' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Schema' }).selectOption({ label: `Tariff ${stamp}` })
  await dialog.getByRole('textbox', { name: 'Part of the path' }).fill(`tariff-${stamp}`)
  await dialog.getByRole('textbox', { name: 'Heading' }).fill(`Tariff ${stamp}`)
  const sales = dialog.getByRole('group', { name: 'Sales' }).getByRole('textbox', { name: 'Phone' })
  await sales.fill('1')
  await sales.fill('')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  // All that is missing is shown.
  const support = dialog.getByRole('group', { name: 'Support' })
  await expect(support.getByRole('alert')).toBeVisible()
  await support.getByRole('textbox', { name: 'Phone' }).fill('112')
  await dialog.getByRole('combobox', { name: 'Free of charge' }).selectOption('No')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog).toBeHidden()
  const id = new URL(page.url()).searchParams.get('content')
  const saved = await call<{ fields: object }>(page, `/api/v1/content/${id}/en`)
  expect(saved.fields).toEqual({ heading: `Tariff ${stamp}`, isFree: false, support: { phone: '112' } })
})

test('a form is saved only with the files that are on their way', async ({ page }) => {
  await signIn(page, 'root')
  const stamp = Date.now()
  const fields = [
    heading,
    { ...plain, type: 'binary', isRequired: false, name: 'photo', label: 'Photo', order: 2 },
    { ...plain, type: 'list', listType: 'binary', isRequired: false, name: 'plans', label: 'Plans', order: 3 },
  ]
  const schema = { kind: 'schema', name: `Photo${stamp}`, title: `Photo ${stamp}`, description: null, audience: 'staff', fields }
  await call(page, '/api/v1/content-schemas', schema)
  const schemas = '**/api/v1/content-schemas*'
  await failCalls(page, schemas)
  await page.goto(`/dashboard/cms/content?tenant=${await otherTenant(page)}`)
  await page.getByRole('button', { name: 'Add content' }).click()
  const dialog = page.getByRole('dialog')
  // A form whose schemas could not be loaded says so.
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute(schemas)
  await retry.click()
  await dialog.getByRole('combobox', { name: 'Schema' }).selectOption({ label: `Photo ${stamp}` })
  await dialog.getByRole('textbox', { name: 'Part of the path' }).fill(`photo-${stamp}`)
  await dialog.getByRole('textbox', { name: 'Heading' }).fill(`Photo ${stamp}`)
  const arrive = await holdCalls(page, /\/tenants\/[^/]+\/files\b/)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'
  const file = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Add to Plans' }).click()
  await dialog.getByLabel('Photo').setInputFiles(file)
  await dialog.getByLabel('Plans 2').setInputFiles(file)
  await expect(dialog.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  // The file would land in the place that its entry had.
  for (const name of ['Move entry 2 up', 'Remove entry 1']) await expect(dialog.getByRole('button', { name })).toBeDisabled()
  arrive()
  await dialog.getByRole('button', { name: 'Remove entry 1' }).click()
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog).toBeHidden()
  const id = new URL(page.url()).searchParams.get('content')
  const saved = await call<{ fields: object }>(page, `/api/v1/content/${id}/en`)
  expect(saved.fields).toEqual({ heading: `Photo ${stamp}`, photo: expect.any(String), plans: [expect.any(String)] })
})
