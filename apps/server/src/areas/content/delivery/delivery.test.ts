import { publishContent, saveContent, withdrawContent } from '@wattdesk/contract/content/calls.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, fieldOf } from '../../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const content = contentOf(server, given)

async function published(by: GivenMember, schemaId: string, more: object, language = 'en'): Promise<string> {
  const id = await content.add(by, schemaId, { language, ...more })
  await publish(by, id, 1, language)
  return id
}
const publish = ({ token }: GivenMember, id: string, version: number, language = 'en') =>
  server.call(publishContent, { token, params: { id }, body: { language: language as 'en', version } })
const get = (tenantId: string, rest: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1/delivery/${tenantId}/${rest}`, headers })

describe('delivery', () => {
  it('has the nearest tenant’s content in the first available language, its children, and nothing unpublished', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const schemaId = await content.page()
    const staff = await content.schema([fieldOf('heading')], { audience: 'staff' })
    const top = await published(root, schemaId, { slug: 'help', fields: { heading: 'Shared help' } })
    await published(root, schemaId, { slug: 'shared', parentId: top })
    await published(root, staff, { slug: 'secret', parentId: top })
    await content.add(root, schemaId, { slug: 'draft', parentId: top })
    const at = (await get(admin.tenantId, 'de/content?path=help')).json()
    expect(at.content).toMatchObject({ title: 'Shared help', language: 'en', tenantId: root.tenantId, fields: { heading: 'Shared help' } })
    expect(at.children.map(({ path }: { path: string }) => path)).toEqual(['help/shared'])
    const own = await published(admin, schemaId, { slug: 'help', fields: { heading: 'Unsere Hilfe' } }, 'de')
    expect((await get(admin.tenantId, 'it/content?path=help')).json().content).toMatchObject({ title: 'Unsere Hilfe', language: 'de' })
    expect((await get(admin.tenantId, 'de/content')).json().children.map(({ title }: { title: string }) => title)).toEqual(['Unsere Hilfe'])
    await server.call(withdrawContent, { token: admin.token, params: { id: own }, body: { language: 'de', version: 1 } })
    expect((await get(admin.tenantId, 'de/content?path=help')).json().content.title).toBe('Shared help')
    for (const path of ['help/draft', 'help/secret', 'nowhere'])
      expect((await get(admin.tenantId, `en/content?path=${path}`)).statusCode).toBe(404)
    expect((await get(crypto.randomUUID(), 'en/content?path=help')).statusCode).toBe(404)
    for (const bad of ['en/content?path=../x', 'en/content?path=a//b', 'xx/content', 'en/content?more=1']) {
      expect((await get(admin.tenantId, bad)).statusCode).toBe(400)
    }
  })

  it('confirms unchanged copies, and returns new content at once after a publication', async () => {
    const admin = await given.member('admin')
    const id = await published(admin, await content.page(), { slug: 'news', fields: { heading: 'One' } })
    const first = await get(admin.tenantId, 'en/content?path=news')
    const { etag, 'last-modified': modified, 'cache-control': control } = first.headers
    expect([etag, control, modified]).toEqual([
      expect.stringMatching(/^"[\w-]{22}"$/),
      'public, max-age=60, stale-while-revalidate=600',
      expect.stringMatching(/GMT$/),
    ])
    const same = await get(admin.tenantId, 'en/content?path=news', { 'if-none-match': `"x", W/${etag}` })
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    const { token } = admin
    await server.call(saveContent, {
      token,
      params: { id },
      body: { language: 'en', version: 1, slug: 'news', fields: { heading: 'Two' } },
    })
    expect((await get(admin.tenantId, 'en/content?path=news', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await publish(admin, id, 2)
    const second = await get(admin.tenantId, 'en/content?path=news', { 'if-none-match': String(etag) })
    expect([second.statusCode, second.json().content.title]).toEqual([200, 'Two'])
  })

  it('names no time of a change when nothing is found', async () => {
    const admin = await given.member('admin')
    const nothing = await get(admin.tenantId, 'en/search?q=unfindable')
    expect([nothing.statusCode, nothing.json().items, nothing.headers['last-modified']]).toEqual([200, [], undefined])
  })

  it('sends cached responses with the same headers, whole and confirmed, until something is published', async () => {
    const admin = await given.member('admin')
    const id = await published(admin, await content.page(), { slug: 'kept', fields: { heading: 'One' } })
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const read = async (headers: Record<string, string> = {}, method = 'GET') => {
      const response = await fetch(`${origin}/api/v1/delivery/${admin.tenantId}/en/content?path=kept`, { method, headers })
      const { date, 'x-request-id': requestId, connection, 'keep-alive': keepAlive, ...rest } = Object.fromEntries(response.headers)
      return { status: response.status, body: await response.text(), headers: rest, requestId }
    }
    const [made, kept] = [await read(), await read()]
    expect({ ...kept, requestId: '' }).toEqual({ ...made, requestId: '' })
    expect(kept.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/json; charset=utf-8' })
    expect(kept.requestId).toMatch(/^[\w-]{36}$/)
    expect(kept.requestId).not.toBe(made.requestId)
    const etag = String(kept.headers.etag)
    expect(await read({ 'if-none-match': `"x", W/${etag}` })).toMatchObject({ status: 304, body: '', headers: { etag } })
    // Responses for other methods are not cached.
    expect((await read({}, 'POST')).status).toBe(404)
    const counted = async () => (await (await fetch(`${origin}/metrics`)).text()).includes('route="/api/v1/delivery/*",status="304"')
    expect(await counted()).toBe(true)
    const { token } = admin
    await server.call(saveContent, {
      token,
      params: { id },
      body: { language: 'en', version: 1, slug: 'kept', fields: { heading: 'Two' } },
    })
    await publish(admin, id, 2)
    expect((await read({ 'if-none-match': etag })).status).toBe(200)
  })

  it('is searched in each content’s own language', async () => {
    const admin = await given.member('admin')
    const schemaId = await content.page()
    await published(admin, schemaId, { fields: { heading: 'Batteries', body: '<p>They are <b>charging</b>.</p>' } })
    await published(admin, schemaId, { fields: { heading: 'Wallboxen', body: '<p>Häuser laden Autos.</p>' } }, 'de')
    const search = async (language: string, q: string) =>
      (await get(admin.tenantId, `${language}/search?q=${encodeURIComponent(q)}`)).json().items.map(({ title }: { title: string }) => title)
    expect(await search('en', 'charge battery')).toEqual(['Batteries'])
    expect(await search('de', 'Haus')).toEqual(['Wallboxen'])
    expect(await search('de', 'nothing')).toEqual([])
    expect(await search('de', "' & | ! ( :* \\")).toEqual([])
  })

  it('finds by its words only what is delivered at a path', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const schemaId = await content.page()
    const slug = `tariffs-${Date.now()}`
    const fields = (heading: string) => ({ slug, fields: { heading } })
    const shared = await published(root, schemaId, fields('Shared zebra tariffs'))
    const found = async (language: string) =>
      (await get(admin.tenantId, `${language}/search?q=zebra`)).json().items.map(({ id }: { id: string }) => id)
    expect(await found('de')).toEqual([shared])
    // Another language of the same content is delivered instead.
    await server.call(saveContent, { token: root.token, params: { id: shared }, body: { language: 'de', version: 0, ...fields('Tarife') } })
    await publish(root, shared, 1, 'de')
    expect(await found('de')).toEqual([])
    expect(await found('en')).toEqual([shared])
    // The tenant's own content is delivered instead.
    await published(admin, schemaId, fields('Own tariffs'))
    expect(await found('en')).toEqual([])
  })
})
