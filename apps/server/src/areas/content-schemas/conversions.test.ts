import { readContent } from '@wattdesk/contract/content/calls.ts'
import type { Field } from '@wattdesk/contract/content/fields.ts'
import * as contract from '@wattdesk/contract/content-schemas/calls.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, fieldOf, insertContent, schemaModel } from '../../../test/content.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { schema } = contentOf(server, given)
let count = 0

describe('the conversions of a change', () => {
  const script = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://foreign.example/x"></p>'

  /** A schema of a heading and a field, with a content. */
  async function givenField(field: Field, value: unknown) {
    const root = await given.member('root')
    count += 1
    const id = await schema([fieldOf('heading'), field])
    const contentId = await insertContent(server, given, { schemaId: id, fields: { heading: 'A', [field.name]: value } })
    const model = (fields: Field[], conversions: object[]) => ({
      ...schemaModel(`Changed${count}`, [fieldOf('heading'), ...fields]),
      ...{ version: 1, conversions: conversions as never },
    })
    const call = { token: root.token, params: { id } }
    return {
      preview: (fields: Field[], ...conversions: object[]) =>
        server.call(contract.previewContentSchemaChange, { ...call, body: model(fields, conversions) }),
      put: (fields: Field[], ...conversions: object[]) =>
        server.call(contract.updateContentSchema, { ...call, body: model(fields, conversions) }),
      fields: async () => (await server.call(readContent, { token: root.token, params: { id: contentId, language: 'en' } })).body.fields,
    }
  }

  it('clean the markup of a default', async () => {
    const { put, fields } = await givenField(fieldOf('old', { order: 2 }), 'x')
    const html = fieldOf('text', { type: 'html', isRequired: true, order: 3 })
    expect((await put([fieldOf('old', { order: 2 }), html], { kind: 'default', field: 'text', value: script })).status).toBe(200)
    expect(await fields()).toMatchObject({ text: '<p>Hi</p>' })
  })

  it.each<[string, Field]>([
    ['text', fieldOf('old', { order: 2 })],
    ['text of a list', fieldOf('old', { type: 'list', listType: 'string', order: 2 })],
  ])('escape %s that becomes formatted, and are demanded for it', async (_, field) => {
    const { put, preview, fields } = await givenField(field, field.type === 'list' ? [script] : script)
    const html = [fieldOf('old', { type: 'html', order: 2 })]
    expect((await preview(html)).body).toMatchObject({ outcomes: { breaks: 1 }, contents: [{ fields: ['old'] }] })
    expect((await put(html, { kind: 'convert', field: 'old' })).status).toBe(200)
    expect((await fields()).old).toMatch(/^<p>&lt;p onclick/)
  })

  it('keep markup that stays markup', async () => {
    const { put, fields } = await givenField(fieldOf('old', { type: 'html', order: 2 }), '<p>A <b>b</b></p>')
    const list = fieldOf('old', { type: 'list', listType: 'html', order: 2 })
    expect((await put([list], { kind: 'convert', field: 'old' })).status).toBe(200)
    expect(await fields()).toMatchObject({ old: ['<p>A <b>b</b></p>'] })
  })

  it.each<[string, Field, unknown, Field]>([
    ['a rounded number in text', fieldOf('old', { order: 2 }), '3.7', fieldOf('old', { type: 'integer', order: 2 })],
    [
      'rounded numbers of a list',
      fieldOf('old', { type: 'list', listType: 'number', order: 2 }),
      [3, 3.7],
      fieldOf('old', { type: 'list', listType: 'integer', order: 2 }),
    ],
    [
      'a link in formatted text',
      fieldOf('old', { type: 'html', order: 2 }),
      '<p>See <a href="https://help.example">help</a></p>',
      fieldOf('old', { order: 2 }),
    ],
    [
      'an ID that becomes a reference',
      fieldOf('old', { type: 'uuid', order: 2 }),
      crypto.randomUUID(),
      fieldOf('old', { type: 'node', order: 2 }),
    ],
  ])('count %s as lost', async (_, before, value, after) => {
    const { preview } = await givenField(before, value)
    const { body } = await preview([after], { kind: 'convert', field: 'old' })
    expect(body).toMatchObject({ outcomes: { breaks: 0, loses: 1 }, contents: [{ fields: ['old'] }] })
  })

  it('lose nothing where a number in text, or text without formatting, is converted', async () => {
    const whole = await givenField(fieldOf('old', { order: 2 }), '3')
    const convert = { kind: 'convert', field: 'old' }
    expect((await whole.preview([fieldOf('old', { type: 'integer', order: 2 })], convert)).body.outcomes).toMatchObject({ converted: 1 })
    const plain = await givenField(fieldOf('old', { type: 'html', order: 2 }), '<p>Hello</p>')
    expect((await plain.preview([fieldOf('old', { order: 2 })], convert)).body.outcomes).toMatchObject({ converted: 1 })
  })

  it.each<[string, Field[], object[], number]>([
    ['overwrite a field', [fieldOf('heading2', { order: 3 })], [{ kind: 'rename', field: 'heading', from: 'old' }], 0],
    [
      'move two fields into one',
      [fieldOf('one', { order: 3 })],
      [
        { kind: 'rename', field: 'one', from: 'old' },
        { kind: 'rename', field: 'one', from: 'old' },
      ],
      1,
    ],
    ['make text formatted by its name', [fieldOf('one', { type: 'html', order: 3 })], [{ kind: 'rename', field: 'one', from: 'old' }], 0],
    [
      'make up a reference',
      [fieldOf('old', { order: 2 }), fieldOf('one', { type: 'node', order: 3 })],
      [{ kind: 'default', field: 'one', value: crypto.randomUUID() }],
      0,
    ],
  ])('cannot %s', async (_, fields, conversions, at) => {
    const { preview } = await givenField(fieldOf('old', { order: 2 }), 'x')
    const { status, error } = await preview(fields, ...conversions)
    expect([status, error.details]).toEqual([
      400,
      [expect.objectContaining({ field: `conversions.${at}.field`, code: 'ConversionMisplaced' })],
    ])
  })
})
