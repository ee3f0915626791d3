import { orderContents, previewContent, publishContent, saveContent } from '@wattdesk/contract/content/calls.ts'
import type { Audience } from '@wattdesk/contract/content/fields.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, fieldOf } from '../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const content = contentOf(server, given)

const messageSchema = (audience: Audience = 'customers') =>
  content.schema(
    [fieldOf('heading', { isRequired: true }), fieldOf('text', { type: 'html', order: 2 }), fieldOf('until', { type: 'date', order: 3 })],
    {
      audience,
    },
  )

/** A tenant with a list of messages, of which one is published. */
async function givenNotices() {
  const admin = await given.member('admin')
  const schemaId = await messageSchema()
  const parentId = await content.add(admin, schemaId, { slug: 'notices', fields: { heading: 'Messages' } })
  await publish(admin, parentId)
  const id = await content.add(admin, schemaId, { slug: 'storm', parentId, fields: { heading: 'A storm is near' } })
  await publish(admin, id)
  const base = { contentId: id, tenantId: admin.tenantId, parentId, schemaId, language: 'en' as const, slug: 'storm' }
  const preview = (fields: Record<string, unknown>, more: object = {}, { token }: { token: string } = admin) =>
    server.call(previewContent, { token, body: { ...base, fields, ...more } })
  return { admin, schemaId, parentId, id, base, preview }
}

const publish = ({ token }: GivenMember, id: string, version = 1) =>
  server.call(publishContent, { token, params: { id }, body: { language: 'en', version } })
const delivered = (tenantId: string) => server.app.inject({ url: `/api/v1/delivery/${tenantId}/en/content?path=notices` })
const headings = (list: { fields: Record<string, unknown> }[]) => list.map(({ fields }) => fields.heading)

describe('the preview of a content', () => {
  it('shows a draft among what is published, and changes nothing that is delivered or logged', async () => {
    const { admin, id, parentId, schemaId, preview } = await givenNotices()
    const other = await content.add(admin, schemaId, { slug: 'sun', parentId, fields: { heading: 'Sun again' } })
    await publish(admin, other)
    const body = { language: 'en' as const, version: 1, slug: 'storm', fields: { heading: 'Saved, not published' } }
    await server.call(saveContent, { token: admin.token, params: { id }, body })
    const before = await delivered(admin.tenantId)
    const entries = () => server.sql('select count(*) as n from activity_entries')
    const logged = await entries()
    const shown = await preview({ heading: 'Not saved' })
    expect([shown.status, shown.headers['cache-control'], shown.headers.etag]).toEqual([200, 'no-store', undefined])
    expect(shown.body.place).toBe('notices')
    expect(headings(shown.body.notices)).toEqual(['Not saved', 'Sun again'])
    const after = await delivered(admin.tenantId)
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag])
    expect(headings(after.json().children)).toEqual(['A storm is near', 'Sun again'])
    expect(await entries()).toEqual(logged)
  })

  it('shows a content that is new, incomplete or has no path yet, after the others', async () => {
    const { preview } = await givenNotices()
    const added = await preview({ heading: 7, nowhere: 1, until: 'soon' }, { contentId: null, slug: '' })
    expect(added.body.notices.map(({ fields }) => fields)).toEqual([{ heading: 'A storm is near' }, { heading: 7, until: 'soon' }])
  })

  it('has the place that the published order gives, until another order is published', async () => {
    const { admin, id, parentId, schemaId, preview } = await givenNotices()
    await publish(admin, await content.add(admin, schemaId, { slug: 'sun', parentId, fields: { heading: 'Sun again' } }))
    const items = [{ id, order: 50, was: 1 }]
    await server.call(orderContents, { token: admin.token, body: { tenantId: admin.tenantId, parentId, items } })
    expect(headings((await preview({ heading: 'Draft' })).body.notices)).toEqual(['Draft', 'Sun again'])
  })

  it('comes before what the tenant inherits, and replaces that at the same path', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const schemaId = await messageSchema()
    const lists = await server.sql<{ id: string }>("select id from contents where path = 'help' and tenant_id = $1", [root.tenantId])
    const top = lists[0]?.id ?? (await content.add(root, schemaId, { slug: 'help', fields: { heading: 'Help' } }))
    for (const slug of ['shared-one', 'shared-two']) {
      await publish(root, await content.add(root, schemaId, { slug, parentId: top, fields: { heading: slug } }))
    }
    const parentId = await content.add(admin, schemaId, { slug: 'help', fields: { heading: 'Help' } })
    const { tenantId, token } = admin
    const body = {
      contentId: null,
      tenantId,
      parentId,
      schemaId,
      language: 'en' as const,
      slug: 'shared-two',
      fields: { heading: 'Ours' },
    }
    const shown = await server.call(previewContent, { token, body })
    expect([shown.body.place, shown.body.isListPublished, headings(shown.body.help)]).toEqual(['help', false, ['Ours']])
    await publish(root, top)
    const later = await server.call(previewContent, { token, body })
    expect([later.body.isListPublished, headings(later.body.help)]).toEqual([true, ['Ours', 'shared-one']])
  })

  it('cleans formatted text as saving does', async () => {
    const { admin, id, preview } = await givenNotices()
    const text =
      '<p onclick="x()">Stay <b>calm</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">in</a></p>'
    const shown = await preview({ heading: 'A', text })
    await server.call(saveContent, {
      token: admin.token,
      params: { id },
      body: { language: 'en', version: 1, slug: 'storm', fields: { heading: 'A', text } },
    })
    await publish(admin, id, 2)
    const [own] = (await delivered(admin.tenantId)).json().children
    expect(shown.body.notices[0]?.fields.text).toBe(own.fields.text)
    expect(own.fields.text).not.toMatch(/script|onclick|onerror/)
  })

  it('says where content is read that the app does not show', async () => {
    const { admin, parentId, preview } = await givenNotices()
    const placeOf = async (more: object) => (await preview({ heading: 'A' }, more)).body.place
    expect(await placeOf({ schemaId: await messageSchema('staff') })).toBe('instructions')
    expect(await placeOf({ parentId: null })).toBe('programs')
    const deeper = await content.add(admin, await messageSchema(), { slug: 'deeper', parentId, fields: { heading: 'Deeper' } })
    expect(await placeOf({ parentId: deeper })).toBe('programs')
    expect(headings((await preview({ heading: 'A' }, { parentId: null })).body.notices)).toEqual(['A storm is near'])
  })

  it('needs what reading drafts needs', async () => {
    const { admin, preview } = await givenNotices()
    const by = async (member: GivenMember, more: object = {}) => (await preview({ heading: 'A' }, more, member)).error.code
    expect(await by(await given.member('admin'))).toBe('NotFound')
    expect(await by(await given.member('installer', admin.tenantId))).toBe('NotFound')
    expect((await preview({ heading: 'A' }, {}, await given.member('support', admin.tenantId))).status).toBe(200)
    const { parentId: foreign } = await givenNotices()
    expect(await by(admin, { parentId: foreign })).toBe('ContentNotFound')
    expect(await by(admin, { contentId: foreign })).toBe('ContentNotFound')
    expect(await by(admin, { schemaId: crypto.randomUUID() })).toBe('ContentSchemaNotFound')
  })
})
