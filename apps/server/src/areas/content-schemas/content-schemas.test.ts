import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { documentOf } from '@wattdesk/contract/content/document.ts'
import type { Field } from '@wattdesk/contract/content/fields.ts'
import * as contract from '@wattdesk/contract/content-schemas/calls.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { fieldOf, insertContent, schemaModel } from '../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
let count = 0

const add = ({ token }: GivenMember, fields: Field[], more: object = {}) => {
  count += 1
  return server.call(contract.addContentSchema, { token, body: { kind: 'schema', ...schemaModel(`Schema${count}`, fields), ...more } })
}
const read = async ({ token }: GivenMember, id: string) =>
  (await server.call(contract.listContentSchemas, { token })).body.items.find((one) => one.id === id)

const content = (schemaId: string, fields: object, published?: object) => insertContent(server, given, { schemaId, fields, published })

describe('schemas of content', () => {
  it('are added once, listed with what uses them, changed in versions, logged, and removed', async () => {
    const root = await given.member('root')
    const made = await add(root, [fieldOf('heading', { isRequired: true })], { name: 'Notice', title: 'Notice' })
    const again = await add(root, [fieldOf('heading', { isRequired: true })], { name: 'Notice', title: 'Notice' })
    expect([made.status, again.body.id]).toEqual([200, made.body.id])
    expect((await add(root, [fieldOf('other')], { name: 'notice' })).error).toMatchObject({
      code: 'DuplicatedContentSchema',
      details: { field: 'name' },
    })
    const { id } = made.body
    const put = (version: number, fields: Field[]) =>
      server.call(contract.updateContentSchema, {
        token: root.token,
        params: { id },
        body: { ...schemaModel('Notice', fields), title: 'Notice', version },
      })
    const two = [fieldOf('heading', { isRequired: true }), fieldOf('text', { type: 'html', order: 2 })]
    const responses = await Promise.all([put(1, two), put(1, [...two, fieldOf('until', { type: 'date', order: 3 })])])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'ContentSchemaChanged',
      details: { version: 2, givenVersion: 1 },
    })
    expect(await read(root, id)).toMatchObject({ version: 2, contents: 0, usedBy: [], audience: 'customers' })
    const versions = await server.call(contract.listContentSchemaVersions, { token: root.token, params: { id } })
    expect(versions.body.items.map(({ version }) => version)).toEqual([2, 1])
    expect(versions.body.items[1]?.fields.map(({ name }) => name)).toEqual(['heading'])
    const removed = await server.call(contract.removeContentSchema, { token: root.token, params: { id } })
    expect(removed.status).toBe(204)
    expect((await server.call(contract.removeContentSchema, { token: root.token, params: { id } })).error.code).toBe(
      'ContentSchemaNotFound',
    )
    const log = await server.call(listAccountActivities, { token: root.token, query: { filter: '{"objectType":"content-schema"}' } })
    expect(log.body.items.slice(0, 3).map(({ event }) => event)).toEqual([
      'content-schema.removed',
      'content-schema.changed',
      'content-schema.added',
    ])
  })

  it('are read by admins and changed by the operator’s members alone', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const { body } = await add(root, [fieldOf('heading')])
    expect(await read(admin, body.id)).toMatchObject({ version: 1 })
    expect((await add(admin, [fieldOf('heading')])).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:cms-schemas' },
    })
    await server.sql(`update members set tenant_id = (select affiliate_id from tenants where kind = 'affiliate' limit 1) where id = $1`, [
      root.id,
    ])
    const regional = await given.sessionOf(root.id)
    const refused = await server.call(contract.addContentSchema, {
      token: regional,
      body: { kind: 'schema', ...schemaModel('Regional', [fieldOf('a')]) },
    })
    expect([refused.status, refused.error.code]).toEqual([403, 'OperatorReserved'])
  })

  it.each<[string, object, string]>([
    ['fields.0.name', { name: '1st' }, 'FieldNameInvalid'],
    ['fields.0.name', { name: 'a-b' }, 'FieldNameInvalid'],
    ['fields.0.name', { name: 'ä' }, 'FieldNameInvalid'],
    ['fields.0.name', { name: '' }, 'Required'],
    ['fields.0.name', { name: 'constructor' }, 'FieldNameReserved'],
    ['fields.0.name', { name: '__proto__' }, 'FieldNameReserved'],
    ['fields.0.label', { label: ' ' }, 'Required'],
    ['fields.0.order', { order: 0 }, 'NumberBetween'],
    ['fields.0.order', { order: 101 }, 'NumberBetween'],
    ['fields.0.order', { order: 1.5 }, 'WholeNumber'],
    ['fields.0.type', { type: 'regex' }, 'NotAChoice'],
    ['fields.0.pattern', { pattern: '(a+)+$' }, 'UnknownField'],
    ['fields.0.minimum', { type: 'number', minimum: 5, maximum: 4 }, 'MinimumAboveMaximum'],
    ['fields.0.maximum', { type: 'number', minimum: 5, maximum: 4 }, 'MaximumBelowMinimum'],
    ['fields.0.minimum', { type: 'date', minimum: 5 }, 'OnlyForBounded'],
    ['fields.0.listType', { type: 'list' }, 'Required'],
    ['fields.0.listType', { listType: 'string' }, 'OnlyForLists'],
    ['fields.0.allowedValues', { type: 'simple-select' }, 'AllowedValuesMissing'],
    ['fields.0.allowedValues.0.title', { type: 'simple-select', allowedValues: [{ value: 'a', title: '' }] }, 'Required'],
    ['fields.0.allowedValues.0.value', { type: 'simple-select', allowedValues: [{ value: '', title: 'A' }] }, 'Required'],
    [
      'fields.0.allowedValues.1.value',
      {
        type: 'simple-select',
        allowedValues: [
          { value: 'a', title: 'A' },
          { value: 'a', title: 'B' },
        ],
      },
      'AllowedValueTwice',
    ],
    ['fields.0.microschemaId', { type: 'microschema' }, 'Required'],
  ])('refuse %s of %j', async (field, more, code) => {
    const root = await given.member('root')
    const { status, error } = await add(root, [{ ...fieldOf('heading'), ...more } as Field])
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('refuse repeated names and orders', async () => {
    const { status, error } = await add(await given.member('root'), [fieldOf('heading'), fieldOf('HEADING')])
    expect(status).toBe(400)
    expect(error.details).toEqual([
      expect.objectContaining({ field: 'fields.1.name', code: 'FieldNameTwice' }),
      expect.objectContaining({ field: 'fields.1.order', code: 'OrderTwice' }),
    ])
  })
})

describe('microschemas', () => {
  it('contain neither microschemas nor themselves, and change the schemas that use them', async () => {
    const root = await given.member('root')
    const micro = { kind: 'microschema' }
    const step = await add(root, [fieldOf('text', { isRequired: true })], micro)
    const use = (microschemaId: string, name = 'steps') => fieldOf(name, { type: 'list', listType: 'microschema', microschemaId })
    expect((await add(root, [use(step.body.id)], micro)).error.code).toBe('MicroschemaNested')
    expect((await add(root, [use(crypto.randomUUID())])).error.code).toBe('ContentSchemaNotFound')
    const user = await add(root, [use(step.body.id)])
    const of = async (id: string) => (await read(root, id)) as ContentSchema
    expect((await of(step.body.id)).usedBy).toEqual([{ id: user.body.id, title: expect.any(String) }])
    const { version, contents: _, usedBy: __, updatedAt: ___, updatedBy: ____, id, kind: _____, ...values } = await of(step.body.id)
    const put = (fields: Field[], conversions: object[] = []) =>
      server.call(contract.updateContentSchema, {
        token: root.token,
        params: { id },
        body: { ...values, version, fields, conversions: conversions as never },
      })
    expect((await put([use(id)])).error.code).toBe('MicroschemaCircular')
    await content(user.body.id, { steps: [{ text: 'Turn it on' }] })
    const renamed = [fieldOf('words', { isRequired: true })]
    const broken = await put(renamed)
    expect([broken.status, broken.error]).toMatchObject([409, { code: 'SchemaBreaksContent', details: { count: 1 } }])
    expect((await put(renamed, [{ kind: 'rename', field: 'words', from: 'text' }])).status).toBe(200)
    expect((await of(user.body.id)).version).toBe(2)
    const inUse = await server.call(contract.removeContentSchema, { token: root.token, params: { id } })
    expect([inUse.status, inUse.error.code]).toEqual([409, 'ContentSchemaInUse'])
  })
})

describe('a change of a schema', () => {
  it('is refused if it would leave content invalid, or lose more values than the preview counted', async () => {
    const root = await given.member('root')
    const fields = [fieldOf('heading', { isRequired: true }), fieldOf('amount', { order: 2 }), fieldOf('old', { order: 3 })]
    const { body } = await add(root, fields)
    await content(body.id, { heading: 'A', amount: '12.5', old: 'x' }, { heading: 'A', amount: 'many' })
    const model = {
      ...schemaModel('Changed', [
        fieldOf('heading', { isRequired: true }),
        fieldOf('amount', { type: 'number', order: 2 }),
        fieldOf('kind', { type: 'simple-select', order: 3, isRequired: true, allowedValues: [{ value: 'a', title: 'A' }] }),
      ]),
      version: 1,
    }
    const preview = (conversions: object[]) =>
      server.call(contract.previewContentSchemaChange, {
        token: root.token,
        params: { id: body.id },
        body: { ...model, conversions: conversions as never },
      })
    const bare = (await preview([])).body
    expect(bare.outcomes).toEqual({ breaks: 2, loses: 0, converted: 0, unchanged: 0 })
    expect(bare.changes).toEqual([
      { field: 'old', change: 'removed', offers: ['drop'], contents: 1, removedChoices: [], renameFrom: [] },
      { field: 'amount', change: 'type', offers: ['convert', 'drop'], contents: 2, removedChoices: [], renameFrom: [] },
      { field: 'kind', change: 'added', offers: ['default'], contents: 0, removedChoices: [], renameFrom: [] },
    ])
    expect(bare.contents[0]).toMatchObject({ title: 'Page', language: 'en', outcome: 'breaks', fields: ['amount', 'kind', 'old'] })
    const conversions = [
      { kind: 'convert', field: 'amount' },
      { kind: 'default', field: 'kind', value: 'a' },
      { kind: 'drop', field: 'old' },
    ]
    expect((await preview(conversions)).body.outcomes).toEqual({ breaks: 0, loses: 2, converted: 0, unchanged: 0 })
    const put = (losing: number) =>
      server.call(contract.updateContentSchema, {
        token: root.token,
        params: { id: body.id },
        body: { ...model, conversions: conversions as never, losing },
      })
    expect((await put(1)).error).toMatchObject({ code: 'SchemaLosesContent', details: { count: 2 } })
    expect((await read(root, body.id))?.version).toBe(1)
    expect((await put(2)).body.version).toBe(2)
    const misplaced = await server.call(contract.previewContentSchemaChange, {
      token: root.token,
      params: { id: body.id },
      body: { ...model, version: 2, conversions: [{ kind: 'convert', field: 'nowhere' }] },
    })
    expect(misplaced.error.details).toEqual([expect.objectContaining({ field: 'conversions.0.field', code: 'ConversionMisplaced' })])
  })
})

describe('the JSON Schema of a schema', () => {
  it('is draft 2020-12, and judges content as the product does', async () => {
    const root = await given.member('root')
    const choices = [
      { value: 'a', title: 'A' },
      { value: 'b', title: 'B' },
    ]
    const micro = await add(root, [fieldOf('text', { isRequired: true })], { kind: 'microschema' })
    const fields = [
      fieldOf('heading', { isRequired: true, maximum: 10 }),
      fieldOf('count', { type: 'integer', order: 2 }),
      fieldOf('share', { type: 'number', order: 3, minimum: 0, maximum: 0.5 }),
      fieldOf('on', { type: 'boolean', order: 4 }),
      fieldOf('one', { type: 'simple-select', order: 5, allowedValues: choices }),
      fieldOf('some', { type: 'multiple-select', order: 6, allowedValues: choices }),
      fieldOf('day', { type: 'date', order: 7 }),
      fieldOf('at', { type: 'time', order: 8 }),
      fieldOf('link', { type: 'uri', order: 9 }),
      fieldOf('mail', { type: 'email', order: 10 }),
      fieldOf('key', { type: 'uuid', order: 11 }),
      fieldOf('body', { type: 'html', order: 12 }),
      fieldOf('tags', { type: 'list', listType: 'string', order: 13, maximum: 2 }),
      fieldOf('page', { type: 'node', order: 14 }),
      fieldOf('file', { type: 'binary', order: 15 }),
      fieldOf('step', { type: 'microschema', microschemaId: micro.body.id, order: 16 }),
    ]
    const { body } = await add(root, fields)
    const { body: schema } = await server.call(contract.readContentJsonSchema, { token: root.token, params: { id: body.id, version: 1 } })
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      required: ['heading'],
    })
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const conforms = ajv.compile(schema)
    const microschemas = { [micro.body.id]: { name: 'Step', fields: [fieldOf('text', { isRequired: true })] } }
    const check = documentOf({ fields, microschemas })
    const key = crypto.randomUUID()
    const good: Record<string, unknown> = {
      ...{ heading: 'Hello', count: 100, share: 0.5, on: false, one: 'a', some: ['a', 'b'], day: '2026-02-28', at: '23:59' },
      ...{
        link: 'https://a.example/b',
        mail: 'a@b.example',
        key,
        body: '<p>x</p>',
        tags: ['x'],
        page: key,
        file: key,
        step: { text: 'x' },
      },
    }
    expect([conforms(good), check.safeParse(good).success]).toEqual([true, true])
    const bad: Record<string, unknown[]> = {
      heading: ['', 'x'.repeat(11), 7, null],
      count: [0, 101, 1.5, '5'],
      share: [-0.1, 0.6],
      on: ['true', 0],
      one: ['c', ['a']],
      some: [['a', 'a'], ['c'], 'a'],
      day: ['2026-02-30', '28.2.2026'],
      at: ['24:00', '9:00'],
      link: ['nowhere'],
      mail: ['a@', 'a b@c.example'],
      key: ['x'],
      tags: [['a', 'b', 'c'], [1]],
      step: [{}, { text: 'x', more: 1 }, 'x'],
      more: ['x'],
    }
    for (const [name, values] of Object.entries(bad)) {
      for (const value of values) {
        const document = { ...good, [name]: value }
        expect([name, value, conforms(document), check.safeParse(document).success]).toEqual([name, value, false, false])
      }
    }
    // Links cannot contain scripts, whatever JSON Schema accepts as a URI.
    expect(check.safeParse({ ...good, link: 'javascript:alert(1)' }).success).toBe(false)
  })
})
