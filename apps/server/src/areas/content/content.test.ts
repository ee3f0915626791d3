import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import * as contract from '@wattdesk/contract/content/calls.ts'
import { updateContentSchema } from '@wattdesk/contract/content-schemas/calls.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, fieldOf, schemaModel } from '../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { publishDueContents } from './content-publishing.service.ts'

const server = startServer()
const given = givenOf(server)
const content = contentOf(server, given)

const read = async ({ token }: GivenMember, id: string, language: 'en' | 'de' = 'en') =>
  server.call(contract.readContent, { token, params: { id, language } })
const save = ({ token }: GivenMember, id: string, version: number, fields: object, more: object = {}) =>
  server.call(contract.saveContent, {
    token,
    params: { id },
    body: { language: 'en', version, slug: `s-${id.slice(-6)}`, fields: fields as Record<string, unknown>, ...more },
  })
const publish = ({ token }: GivenMember, id: string, version: number, more: object = {}) =>
  server.call(contract.publishContent, { token, params: { id }, body: { language: 'en', version, ...more } })
const tree = async ({ token, tenantId }: GivenMember) =>
  (await server.call(contract.listContents, { token, params: { tenantId } })).body.items

describe('content', () => {
  it('is added as a draft, saved in versions, restored, published, frozen, withdrawn and removed, each logged once', async () => {
    const admin = await given.member('admin')
    const schemaId = await content.page()
    const id = crypto.randomUUID()
    const first = { id, slug: 'help', fields: { heading: 'First' } }
    await content.add(admin, schemaId, first)
    await content.add(admin, schemaId, first)
    const slug = { slug: 'help' }
    expect((await read(admin, id)).body).toMatchObject({ version: 1, status: 'draft', isWritable: true, path: 'help' })
    expect((await save(admin, id, 1, { heading: 'Second' }, slug)).body).toEqual({ id, version: 2 })
    expect((await save(admin, id, 2, { heading: 'Second' }, slug)).body.version).toBe(2)
    expect((await publish(admin, id, 2)).body).toEqual({ id, publishedVersion: 2, publishAt: null })
    expect((await save(admin, id, 2, { heading: 'Third' }, slug)).body.version).toBe(3)
    expect((await tree(admin))[0]).toMatchObject({ translations: [{ title: 'Third', status: 'published', hasDraft: true, version: 3 }] })
    const restored = await server.call(contract.restoreContent, {
      token: admin.token,
      params: { id },
      body: { language: 'en', version: 3, from: 2 },
    })
    expect(restored.body.version).toBe(4)
    const versions = await server.call(contract.listContentVersions, { token: admin.token, params: { id, language: 'en' } })
    expect(versions.body.items.map(({ version, title, restoredFrom, isPublished }) => [version, title, restoredFrom, isPublished])).toEqual(
      [
        [4, 'Second', 2, false],
        [3, 'Third', null, false],
        [2, 'Second', null, true],
        [1, 'First', null, false],
      ],
    )
    const change = (endpoint: typeof contract.freezeContent, more: object) =>
      server.call(endpoint, { token: admin.token, params: { id }, body: { language: 'en', version: 4, ...more } as never })
    expect((await change(contract.freezeContent, { isFrozen: true })).status).toBe(204)
    expect((await read(admin, id)).body.status).toBe('freeze')
    expect((await save(admin, id, 4, { heading: 'No' }, slug)).error.code).toBe('ContentFrozen')
    expect((await publish(admin, id, 4)).error.code).toBe('ContentFrozen')
    const remove = () => server.call(contract.removeContent, { token: admin.token, params: { id } })
    expect((await remove()).error.code).toBe('ContentFrozen')
    await change(contract.freezeContent, { isFrozen: false })
    expect((await change(contract.withdrawContent as never, {})).status).toBe(204)
    expect((await read(admin, id)).body).toMatchObject({ status: 'draft', publishedVersion: null, version: 4 })
    expect((await remove()).status).toBe(204)
    expect((await remove()).error.code).toBe('ContentNotFound')
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"content"}' } })
    expect(log.body.items.map(({ event }) => event.replace('content.', ''))).toEqual([
      ...['removed', 'withdrawn', 'unfrozen', 'frozen', 'restored', 'saved', 'published', 'saved', 'added'],
    ])
    expect(log.body.items.at(-2)).toMatchObject({
      before: { heading: 'First' },
      after: { heading: 'Second', language: 'en' },
    })
  })

  it('is added once for the same id, and refused with other values, as after a lost response, instead of being reported as saved', async () => {
    const admin = await given.member('admin')
    const [schemaId, other] = [await content.page(), await content.page()]
    const body = {
      ...{ id: crypto.randomUUID(), tenantId: admin.tenantId, parentId: null, schemaId, slug: 'once', language: 'en' as const },
      fields: { heading: 'Once', body: '<p>One</p>' },
    }
    const add = (fields: object) => server.call(contract.addContent, { token: admin.token, body: { ...body, ...fields } })
    const first = await add({})
    expect(first.status).toBe(200)
    for (const fields of [
      { slug: 'twice' },
      { schemaId: other },
      { language: 'de' },
      { fields: { heading: 'Corrected', body: '<p>One</p>' } },
    ])
      expect((await add(fields)).error.code).toBe('Conflict')
    expect((await add({})).body).toEqual(first.body)
    expect((await read(admin, body.id)).body).toMatchObject({ version: 1, slug: 'once', fields: body.fields })
  })

  it('of two simultaneous editors is saved for one, and the other gets a conflict', async () => {
    const admin = await given.member('admin')
    const id = await content.add(admin, await content.page())
    const responses = await Promise.all([save(admin, id, 1, { heading: 'Mine' }), save(admin, id, 1, { heading: 'Theirs' })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'ContentChanged',
      details: { version: 2, givenVersion: 1 },
    })
    const stale = await publish(admin, id, 1)
    expect([stale.status, stale.error.code]).toEqual([409, 'ContentChanged'])
  })

  it('is translated, beginning with what another language has', async () => {
    const admin = await given.member('admin')
    const id = await content.add(admin, await content.page(), { fields: { heading: 'Hello' } })
    expect((await read(admin, id, 'de')).body).toMatchObject({ version: 0, status: 'draft', fields: { heading: 'Hello' } })
    expect((await save(admin, id, 0, { heading: 'Hallo' }, { language: 'de' })).body.version).toBe(1)
    expect((await read(admin, id)).body.fields).toEqual({ heading: 'Hello' })
    expect((await save(admin, id, 0, { heading: 'Hi' }, { language: 'de' })).error.code).toBe('ContentChanged')
  })

  it('that is frozen in one language keeps its path, and is no longer published at a set time', async () => {
    const admin = await given.member('admin')
    const id = await content.add(admin, await content.page(), { slug: 'help' })
    await save(admin, id, 0, { heading: 'Hilfe' }, { language: 'de', slug: 'help' })
    const inAnHour = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    expect((await publish(admin, id, 1, { at: inAnHour })).body.publishAt).toBe(inAnHour)
    const body = { language: 'en' as const, version: 1, isFrozen: true }
    expect((await server.call(contract.freezeContent, { token: admin.token, params: { id }, body })).status).toBe(204)
    expect((await read(admin, id)).body).toMatchObject({ status: 'freeze', publishAt: null })
    const renamed = await save(admin, id, 1, { heading: 'Hilfe' }, { language: 'de', slug: 'hilfe' })
    expect([renamed.error.code, (await tree(admin))[0]?.path]).toEqual(['ContentFrozen', 'help'])
    expect((await save(admin, id, 1, { heading: 'Rat' }, { language: 'de', slug: 'help' })).body.version).toBe(2)
    const before = server.clock.now()
    server.clock.set(inAnHour)
    await publishDueContents(server.ctx)
    server.clock.set(before)
    expect((await read(admin, id)).body).toMatchObject({ status: 'freeze', publishedVersion: null })
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"event":"content.frozen"}' } })
    expect(log.body.items[0]).toMatchObject({
      before: { isFrozen: false, publishAt: inAnHour },
      after: { isFrozen: true, publishAt: null },
    })
  })

  it('that is public is read by all and written by the operator’s members alone', async () => {
    const [root, admin, stranger] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const schemaId = await content.page()
    const [shared, own] = [await content.add(root, schemaId), await content.add(admin, schemaId)]
    expect((await read(admin, shared)).body.isWritable).toBe(false)
    expect((await save(admin, shared, 1, { heading: 'Mine' })).error.code).toBe('ContentReadOnly')
    expect((await read(stranger, own)).error.code).toBe('ContentNotFound')
    expect((await save(stranger, own, 1, { heading: 'Mine' })).error.code).toBe('ContentNotFound')
    const tenants = await server.call(contract.listContentTenants, { token: admin.token })
    expect(tenants.body.items.map(({ id, isPublic, isOwn }) => [id, isPublic, isOwn])).toEqual([
      [root.tenantId, true, false],
      [admin.tenantId, false, true],
    ])
    const foreign = await server.call(contract.listContents, { token: stranger.token, params: { tenantId: admin.tenantId } })
    expect([
      foreign.status,
      (await server.call(contract.listContents, { token: stranger.token, params: { tenantId: root.tenantId } })).status,
    ]).toEqual([404, 200])
  })

  it('is written only with the permission, and installers only read instructions', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const [support, installer] = [await given.member('support', admin.tenantId), await given.member('installer', admin.tenantId)]
    const staff = await content.schema([fieldOf('heading', { isRequired: true })], { audience: 'staff' })
    const [page, instruction, draft] = [
      await content.add(admin, await content.page()),
      await content.add(admin, staff, { fields: { heading: 'How to scan' } }),
      await content.add(root, staff),
    ]
    await publish(admin, instruction, 1)
    await publish(admin, page, 1)
    expect((await read(support, page)).status).toBe(200)
    expect((await save(support, page, 1, { heading: 'Mine' })).error.details).toEqual({ permission: 'write:cms-content' })
    expect((await read(installer, page)).status).toBe(404)
    expect(await tree(installer)).toEqual([])
    const list = async (by: GivenMember) =>
      (await server.call(contract.listInstructions, { token: by.token, query: { language: 'de' } })).body.items
    expect((await list(installer)).map(({ id, title, language, isPublic }) => [id, title, language, isPublic])).toEqual([
      [instruction, 'How to scan', 'en', false],
    ])
    const below = await content.add(admin, staff, { parentId: instruction, fields: { heading: 'Then pair' } })
    const last = await content.add(admin, staff, { fields: { heading: 'Then leave' } })
    for (const id of [last, below]) await publish(admin, id, 1)
    expect((await list(installer)).map(({ title }) => title)).toEqual(['How to scan', 'Then pair', 'Then leave'])
    await publish(root, draft, 1)
    expect((await list(installer)).map(({ isPublic }) => isPublic)).toEqual([true, false, false, false])
    expect((await list(await given.member('installer'))).map(({ isPublic }) => isPublic)).toEqual([true])
  })

  it('is published at a set time by itself, in the version that was set', async () => {
    const admin = await given.member('admin')
    const id = await content.add(admin, await content.page(), { fields: { heading: 'First' } })
    const at = new Date(server.clock.now().getTime() + 60_000).toISOString()
    const past = await publish(admin, id, 1, { at: server.clock.now().toISOString() })
    expect([past.status, past.error.code]).toEqual([422, 'PublicationInPast'])
    expect((await publish(admin, id, 1, { at })).body).toEqual({ id, publishedVersion: null, publishAt: at })
    await save(admin, id, 1, { heading: 'Second' })
    await publishDueContents(server.ctx)
    expect((await read(admin, id)).body.publishedVersion).toBeNull()
    server.clock.advance(60_000)
    await Promise.all([publishDueContents(server.ctx), publishDueContents(server.ctx)])
    expect((await read(admin, id)).body).toMatchObject({ publishedVersion: 1, version: 2, publishAt: null, status: 'published' })
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"content"}' } })
    expect(log.body.items.filter(({ event }) => event === 'content.published')).toHaveLength(1)
    await publish(admin, id, 2, { at: new Date(server.clock.now().getTime() + 60_000).toISOString() })
    expect((await publish(admin, id, 2, { at: null })).body).toEqual({ id, publishedVersion: 1, publishAt: null })
  })

  it('that a schema change makes invalid by its set time is not published, which is logged', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const schemaId = await content.schema([fieldOf('heading', { isRequired: true })])
    const id = await content.add(admin, schemaId, { fields: { heading: 'A long heading' } })
    await publish(admin, id, 1, { at: new Date(server.clock.now().getTime() + 60_000).toISOString() })
    await save(admin, id, 1, { heading: 'Short' })
    const changed = await server.call(updateContentSchema, {
      token: root.token,
      params: { id: schemaId },
      body: { ...schemaModel(`Shorter${schemaId.slice(-4)}`, [fieldOf('heading', { isRequired: true, maximum: 5 })]), version: 1 },
    })
    expect(changed.status).toBe(200)
    server.clock.advance(60_000)
    await publishDueContents(server.ctx)
    expect((await read(admin, id)).body).toMatchObject({ publishedVersion: null, publishAt: null })
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"content"}' } })
    expect(log.body.items[0]).toMatchObject({ event: 'content.publication-failed', after: { reason: 'ValidationFailed' } })
  })
})

describe('the values of content', () => {
  it('are checked by the schema, with a fault for each field', async () => {
    const admin = await given.member('admin')
    const schemaId = await content.schema([fieldOf('heading', { isRequired: true }), fieldOf('count', { type: 'integer', order: 2 })])
    const id = await content.add(admin, schemaId)
    const bad: [object, object[]][] = [
      [{}, [{ field: 'fields.heading', code: 'Required' }]],
      [{ heading: 'x', count: 101 }, [{ field: 'fields.count', code: 'NumberBetween', params: { min: 1, max: 100 } }]],
      [{ heading: 'x', count: 1.5 }, [{ field: 'fields.count', code: 'WholeNumber' }]],
      [{ heading: 'x', nowhere: 1 }, [{ field: 'fields.nowhere', code: 'UnknownField' }]],
      [{ heading: '\u0000' }, [{ field: 'fields.heading', code: 'ControlCharacters' }]],
    ]
    for (const [fields, faults] of bad) {
      const { status, error } = await save(admin, id, 1, fields)
      expect([fields, status]).toEqual([fields, 400])
      expect(error.details).toEqual(faults.map((fault) => expect.objectContaining(fault)))
    }
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`)
    expect((await save(admin, id, 1, { heading: deep })).error.code).toBe('MalformedBody')
    for (const almost of [
      '{"heading": "x",}',
      '{"heading": "x"',
      "{'heading': 'x'}",
      '{"heading": "x", "heading": "y"}',
      '{heading: "x"}',
      '[]',
    ]) {
      const payload = `{"language":"en","version":1,"slug":"almost","fields":${almost}}`
      const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
      const response = await server.app.inject({ method: 'PUT', url: `/api/v1/content/${id}`, headers, payload })
      expect([almost, response.statusCode]).toEqual([almost, 400])
    }
    expect((await read(admin, id)).body.version).toBe(1)
    for (const slug of ['', 'A', 'a b', '../x', '-a', 'a/b'])
      expect((await save(admin, id, 1, { heading: 'x' }, { slug })).status).toBe(400)
  })

  it('lose what could run, also within microschemas and lists', async () => {
    const admin = await given.member('admin')
    const html = fieldOf('text', { type: 'html' })
    const micro = await content.schema([html], { kind: 'microschema' })
    const schemaId = await content.schema([
      fieldOf('heading', { order: 1 }),
      fieldOf('body', { type: 'html', order: 2 }),
      fieldOf('notes', { type: 'list', listType: 'html', order: 3 }),
      fieldOf('steps', { type: 'list', listType: 'microschema', microschemaId: micro, order: 4 }),
    ])
    const nasty = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)" onclick="x()">l</a>',
      '<svg><script>alert(1)</script></svg>',
      '<iframe src="https://evil.example"></iframe>',
      '<style>*{display:none}</style>',
      '<p style="position:fixed">x</p>',
      '<math><mtext></mtext></math>',
    ].join('')
    const id = await content.add(admin, schemaId, {
      fields: { heading: '<b>kept as text</b>', body: nasty, notes: [nasty], steps: [{ text: nasty }] },
    })
    const { fields } = (await read(admin, id)).body
    const clean = '<a>l</a><p>x</p>'
    expect(fields).toEqual({ heading: '<b>kept as text</b>', body: clean, notes: [clean], steps: [{ text: clean }] })
  })

  it('name only content of the tenant or public content, which then cannot be removed', async () => {
    const [root, admin, stranger] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const schemaId = await content.schema([fieldOf('heading'), fieldOf('see', { type: 'node', order: 2 })])
    const [own, shared, foreign] = [
      await content.add(admin, schemaId),
      await content.add(root, schemaId),
      await content.add(stranger, schemaId),
    ]
    const id = await content.add(admin, schemaId)
    const see = async (other: string, version = 1) => save(admin, id, version, { heading: 'x', see: other })
    expect((await see(foreign)).error).toMatchObject({ code: 'ContentReferenceInvalid', details: { ids: [foreign] } })
    expect((await see(id)).error.code).toBe('ContentReferenceInvalid')
    expect((await see(shared)).status).toBe(200)
    expect((await see(own, 2)).status).toBe(200)
    expect((await read(admin, id)).body.names).toEqual({ [own]: expect.stringMatching(/^Page/) })
    const removed = await server.call(contract.removeContent, { token: admin.token, params: { id: own } })
    expect([removed.status, removed.error.code]).toEqual([409, 'ContentInUse'])
  })
})

describe('the tree of content', () => {
  it('has unique paths that follow their parents', async () => {
    const admin = await given.member('admin')
    const schemaId = await content.page()
    const top = await content.add(admin, schemaId, { slug: 'help' })
    const below = await content.add(admin, schemaId, { slug: 'first', parentId: top })
    await expect(content.add(admin, schemaId, { slug: 'help' })).rejects.toThrow('DuplicatedContent')
    await save(admin, top, 1, { heading: 'Help' }, { slug: 'support' })
    expect((await tree(admin)).map(({ path }) => path)).toEqual(['support', 'support/first'])
    const removed = await server.call(contract.removeContent, { token: admin.token, params: { id: top } })
    expect(removed.error).toMatchObject({ code: 'ContentInUse', details: { children: 1 } })
    const foreign = await given.member('admin')
    await expect(content.add(foreign, schemaId, { parentId: below })).rejects.toThrow('ContentNotFound')
  })

  it('is sorted, then published in that order; two who sort at once lose nothing', async () => {
    const admin = await given.member('admin')
    const schemaId = await content.page()
    const [a, b] = [await content.add(admin, schemaId), await content.add(admin, schemaId)]
    const order = (items: object[]) =>
      server.call(contract.orderContents, { token: admin.token, body: { tenantId: admin.tenantId, parentId: null, items: items as never } })
    for (const wrong of [0, 101, 1.5]) {
      const { status, error } = await order([{ id: a, order: wrong, was: 1 }])
      expect([status, (error.details as { field: string }[])[0]?.field]).toEqual([400, 'items.0.order'])
    }
    expect((await order([{ id: a, order: 2, was: 1 }])).error.details).toEqual([expect.objectContaining({ code: 'OrderTwice' })])
    const swap = [
      { id: a, order: 2, was: 1 },
      { id: b, order: 1, was: 2 },
    ]
    await publish(admin, a, 1)
    expect((await order(swap)).status).toBe(204)
    expect((await order(swap)).error.code).toBe('ContentOrderChanged')
    const places = async () => (await tree(admin)).map(({ id, order: saved, publishedOrder }) => [id, saved, publishedOrder])
    expect(await places()).toEqual([
      [b, 1, null],
      [a, 2, 1],
    ])
    const body = { tenantId: admin.tenantId, parentId: null }
    expect((await server.call(contract.publishContentOrder, { token: admin.token, body })).status).toBe(204)
    expect(await places()).toEqual([
      [b, 1, 1],
      [a, 2, 2],
    ])
  })
})
