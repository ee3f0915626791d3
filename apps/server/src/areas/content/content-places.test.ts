import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import * as contract from '@wattdesk/contract/content/calls.ts'
import { deliverContent } from '@wattdesk/contract/content/delivery/calls.ts'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const content = contentOf(server, given)

type Place = { parentId: string | null; beforeId?: string | null; was: string }
const move = ({ token }: GivenMember, id: string, body: Place) => server.call(contract.moveContent, { token, params: { id }, body })
const publish = ({ token }: GivenMember, id: string) =>
  server.call(contract.publishContent, { token, params: { id }, body: { language: 'en', version: 1 } })
const tree = async ({ token, tenantId }: GivenMember) =>
  (await server.call(contract.listContents, { token, params: { tenantId } })).body.items
const places = async (member: GivenMember) => (await tree(member)).map(({ path, order }) => `${path} ${order}`).sort()
const deliver = async ({ tenantId }: GivenMember, path: string) =>
  (await server.call(deliverContent, { params: { tenantId, language: 'en' }, query: { path } })).status

/** Two branches: help with a and b below it, and news with c below it and d below c. */
async function givenTree() {
  const admin = await given.member('admin')
  const schemaId = await content.page()
  const add = (slug: string, parentId: string | null = null) => content.add(admin, schemaId, { slug, parentId })
  const [help, news] = [await add('help'), await add('news')]
  const [a, b, c] = [await add('a', help), await add('b', help), await add('c', news)]
  return { admin, schemaId, help, news, a, b, c, d: await add('d', c) }
}

describe('moving content', () => {
  it('takes everything below along, to the place that was chosen, and readers find it there at once', async () => {
    const { admin, help, news, a, b, c, d } = await givenTree()
    for (const id of [help, news, a, b, c, d]) expect((await publish(admin, id)).status).toBe(200)
    expect(await deliver(admin, 'news/c/d')).toBe(200)
    expect((await move(admin, c, { parentId: help, beforeId: b, was: 'news/c' })).body).toEqual({ id: c, path: 'help/c' })
    expect(await places(admin)).toEqual(['help 1', 'help/a 1', 'help/b 3', 'help/c 2', 'help/c/d 1', 'news 2'])
    expect([await deliver(admin, 'news/c/d'), await deliver(admin, 'help/c/d')]).toEqual([404, 200])
    expect((await tree(admin)).find(({ id }) => id === c)?.publishedOrder).toBe(2)
    expect((await move(admin, c, { parentId: null, was: 'help/c' })).body.path).toBe('c')
    expect(await places(admin)).toEqual(['c 3', 'c/d 1', 'help 1', 'help/a 1', 'help/b 3', 'news 2'])
  })

  it('is logged once, and repeated without effect', async () => {
    const { admin, news, a } = await givenTree()
    const place = { parentId: news, was: 'help/a' }
    for (let count = 0; count < 2; count++) expect((await move(admin, a, place)).body.path).toBe('news/a')
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"content"}' } })
    const [moved, ...others] = log.body.items.filter(({ event }) => event === 'content.moved')
    expect(moved).toMatchObject({ before: { path: 'help/a', order: 1 }, after: { path: 'news/a', order: 2 } })
    expect(others).toEqual([])
  })

  it('is refused below itself, to a taken path, to another tenant, of frozen content, and after another move', async () => {
    const { admin, schemaId, help, news, a, c, d } = await givenTree()
    for (const parentId of [news, c, d]) expect((await move(admin, news, { parentId, was: 'news' })).error.code).toBe('ContentBelowItself')
    await content.add(admin, schemaId, { slug: 'a' })
    expect((await move(admin, a, { parentId: null, was: 'help/a' })).error.code).toBe('DuplicatedContent')
    const stranger = await given.member('admin')
    const foreign = await content.add(stranger, schemaId)
    expect((await move(admin, a, { parentId: foreign, was: 'help/a' })).error.code).toBe('ContentNotFound')
    expect((await move(stranger, a, { parentId: null, was: 'help/a' })).error.code).toBe('ContentNotFound')
    const shared = await content.add(await given.member('root'), schemaId)
    expect((await move(admin, shared, { parentId: null, was: 'x' })).error.code).toBe('ContentReadOnly')
    expect((await move(admin, a, { parentId: news, beforeId: help, was: 'help/a' })).error.code).toBe('ContentOrderChanged')
    await move(admin, a, { parentId: news, was: 'help/a' })
    expect((await move(admin, a, { parentId: c, was: 'help/a' })).error.code).toBe('ContentOrderChanged')
    const body = { language: 'en' as const, version: 1, isFrozen: true }
    await server.call(contract.freezeContent, { token: admin.token, params: { id: a }, body })
    expect((await move(admin, a, { parentId: help, was: 'news/a' })).error.code).toBe('ContentFrozen')
    const support = await given.member('support', admin.tenantId)
    expect((await move(support, a, { parentId: help, was: 'news/a' })).status).toBe(403)
  })

  it('of two at once that would stand below each other happens for one', async () => {
    const { admin, help, news } = await givenTree()
    const both = await Promise.all([move(admin, help, { parentId: news, was: 'help' }), move(admin, news, { parentId: help, was: 'news' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('makes no path that is too long to be asked for, nor does adding and renaming', async () => {
    const { admin, schemaId, help } = await givenTree()
    const slug = (at: number) => `${at}-`.padEnd(64, 'x')
    let parentId: string | null = null
    for (let at = 0; at < 7; at++) parentId = await content.add(admin, schemaId, { slug: slug(at), parentId })
    await expect(content.add(admin, schemaId, { slug: slug(7), parentId })).rejects.toThrow('ValidationFailed')
    const inner = await content.add(admin, schemaId, { slug: 'inner', parentId: help })
    await content.add(admin, schemaId, { slug: slug(8), parentId: inner })
    const moved = await move(admin, inner, { parentId, was: 'help/inner' })
    expect([moved.status, moved.error.details]).toEqual([400, [expect.objectContaining({ field: 'slug', code: 'TextTooLong' })]])
    expect((await tree(admin)).map(({ path }) => path)).toContain('help/inner')
  })
})
