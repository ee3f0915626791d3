import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { listMyActivities } from '@wattdesk/contract/profile/calls.ts'
import { addSavedView, changeSavedView, listSavedViews, readSharedView, removeSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import { viewStateBytesMax, viewsMax } from '@wattdesk/contract/saved-views/terms.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

type Addition = CallInput<typeof addSavedView>['body']
const partners: Addition = {
  list: 'customers',
  name: 'Partners',
  state: { type: 'partner', order: 'city:asc', columns: 'accountName,city' },
}

const add = (token: string, fields: Partial<Addition> = {}) => server.call(addSavedView, { token, body: { ...partners, ...fields } })
const listed = async (token: string, list: Addition['list'] = 'customers') =>
  (await server.call(listSavedViews, { token, query: { list } })).body.items
const change = (token: string, id: string, body: CallInput<typeof changeSavedView>['body']) =>
  server.call(changeSavedView, { token, params: { id }, body })
const eventsOf = async (token: string) => (await server.call(listMyActivities, { token, query: {} })).body.items

describe('saved views', () => {
  it('are kept for a member and a list, by name', async () => {
    const [one, other] = [await given.member('admin'), await given.member('admin')]
    await add(one.token)
    const added = await add(one.token, { name: 'active ones', state: { status: 'active' } })
    expect(added.body).toMatchObject({ list: 'customers', name: 'active ones', state: { status: 'active' }, isDefault: false, version: 1 })
    await add(one.token, { list: 'members', name: 'Elsewhere' })
    expect((await listed(one.token)).map((view) => view.name)).toEqual(['active ones', 'Partners'])
    expect(await listed(other.token)).toEqual([])
  })

  it('are renamed, overwritten and removed, each with an activity entry', async () => {
    const { token } = await given.member('admin')
    const { id } = (await add(token)).body
    const renamed = await change(token, id, { name: 'Italian partners', state: { type: 'partner', q: 'roma' }, version: 1 })
    expect(renamed.body).toMatchObject({ name: 'Italian partners', state: { type: 'partner', q: 'roma' }, version: 2 })
    expect((await server.call(removeSavedView, { token, params: { id } })).status).toBe(204)
    expect((await server.call(removeSavedView, { token, params: { id } })).error.code).toBe('SavedViewNotFound')
    expect(await listed(token)).toEqual([])
    const [removed, changed, added] = await eventsOf(token)
    expect(removed).toMatchObject({ event: 'saved-view.removed', action: 'delete', before: { name: 'Italian partners' }, after: null })
    expect(changed).toMatchObject({
      event: 'saved-view.changed',
      before: { name: 'Partners', state: partners.state },
      after: { name: 'Italian partners', state: { type: 'partner', q: 'roma' } },
    })
    expect(added).toMatchObject({
      event: 'saved-view.added',
      object: { type: 'saved-view', id },
      after: { list: 'customers', name: 'Partners' },
    })
  })

  it('of one list have at most one default', async () => {
    const { token } = await given.member('admin')
    const first = (await add(token, { isDefault: true })).body
    const second = (await add(token, { name: 'Second', isDefault: true })).body
    expect((await listed(token)).map((view) => [view.name, view.isDefault])).toEqual([
      ['Partners', false],
      ['Second', true],
    ])
    await change(token, first.id, { isDefault: true, version: first.version })
    expect((await listed(token)).filter((view) => view.isDefault).map((view) => view.name)).toEqual(['Partners'])
    expect((await change(token, second.id, { isDefault: false, version: second.version })).body.version).toBe(1)
  })

  it('are saved once when a request is repeated, and have unique names', async () => {
    const { token } = await given.member('admin')
    const [one, two] = await Promise.all([add(token), add(token)])
    expect(one.body).toEqual(two.body)
    expect(await eventsOf(token)).toHaveLength(1)
    const other = await add(token, { name: 'PARTNERS', state: {} })
    expect([other.status, other.error.code]).toEqual([409, 'DuplicatedView'])
    const third = (await add(token, { name: 'Third' })).body
    expect((await change(token, third.id, { name: 'partners', version: 1 })).error.code).toBe('DuplicatedView')
    expect((await change(token, third.id, { name: 'THIRD', version: 1 })).body.name).toBe('THIRD')
  })

  it('are not overwritten from an older version; repeating a change has no effect', async () => {
    const { token } = await given.member('admin')
    const { id } = (await add(token)).body
    const both = await Promise.all(['a', 'b'].map((q) => change(token, id, { state: { q }, version: 1 })))
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
    expect(both.find((one) => one.status === 409)?.error).toMatchObject({ code: 'SavedViewChanged', details: { version: 2 } })
    const [view] = await listed(token)
    expect((await change(token, id, { state: view?.state, version: 1 })).body.version).toBe(2)
    expect(await eventsOf(token)).toHaveLength(2)
  })

  it('are limited in number, also when two requests save the last one concurrently', async () => {
    const { token, id } = await given.member('admin')
    await server.sql(
      `insert into saved_views (id, member_id, list, name, state, created_at, updated_at)
       select gen_random_uuid(), $1, 'customers', 'View ' || n, '{}', now(), now() from generate_series(2, $2) n`,
      [id, viewsMax],
    )
    const last = await Promise.all(['A', 'B'].map((name) => add(token, { name })))
    expect(last.map((one) => one.status).sort()).toEqual([200, 409])
    expect(last.find((one) => one.status === 409)?.error).toMatchObject({ code: 'TooManyViews', details: { max: viewsMax } })
    expect((await add(token, { list: 'members' })).status).toBe(200)
  })

  it('cannot be changed by other members', async () => {
    const owner = await given.member('admin')
    const colleague = await given.member('admin', owner.tenantId)
    const { id } = (await add(owner.token)).body
    expect((await change(colleague.token, id, { name: 'Mine', version: 1 })).error.code).toBe('SavedViewNotFound')
    expect((await server.call(removeSavedView, { token: colleague.token, params: { id } })).error.code).toBe('SavedViewNotFound')
    expect(await listed(owner.token)).toHaveLength(1)
  })

  it('of forbidden lists cannot be saved', async () => {
    const { token } = await given.member('installer')
    const refused = await add(token)
    expect([refused.status, refused.error.details]).toEqual([403, { permission: 'read:customers' }])
    expect((await add(token, { list: 'my-activities' })).status).toBe(200)
  })

  it.each([
    [{ name: '' }, 'name', 'Required'],
    [{ name: 'x'.repeat(61) }, 'name', 'TextTooLong'],
    [{ name: 'a\u0000b' }, 'name', 'ControlCharacters'],
    [{ list: 'invoices' }, 'list', 'NotAChoice'],
    [{ state: 'type=partner' }, 'state', 'WrongType'],
    [{ state: { type: 7 } }, 'state.type', 'WrongType'],
    [{ state: { type: ['partner'] } }, 'state.type', 'WrongType'],
    [{ state: { q: 'a\u0000' } }, 'state', 'ControlCharacters'],
    [{ state: { q: '\ud800' } }, 'q', 'LoneSurrogate'],
    [{ state: { q: 'x'.repeat(viewStateBytesMax) } }, 'state', 'ViewTooLarge'],
    [{ state: Object.fromEntries('abcdefgh'.split('').map((key) => [key, 'ű'.repeat(300)])) }, 'state', 'ViewTooLarge'],
    [{ isDefault: 'yes' }, 'isDefault', 'WrongType'],
    [{ visibility: 'world' }, 'visibility', 'NotAChoice'],
    [{ memberId: '018f0000-0000-7000-8000-000000000000' }, 'memberId', 'UnknownField'],
  ])('refuse %j', async (fields, field, code) => {
    const { token } = await given.member('admin')
    const response = await server.app.inject({
      method: 'POST',
      url: addSavedView.path,
      payload: { ...partners, ...fields },
      headers: { authorization: `Bearer ${token}` },
    })
    expect([response.statusCode, response.json().details]).toMatchObject([400, [{ field, code }]])
    expect(await listed(token)).toEqual([])
  })

  it.each(['__proto__', 'constructor.x', 'a b', 'Type', 'x'.repeat(31)])('refuse %s as a URL parameter', async (key) => {
    const { token } = await given.member('admin')
    const response = await server.app.inject({
      method: 'POST',
      url: addSavedView.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"list":"customers","name":"x","state":{"${key}":"1"}}`,
    })
    expect(response.statusCode).toBe(400)
    expect(await listed(token)).toEqual([])
  })
})

describe('a view behind a link', () => {
  it('shows its current state to colleagues of the tenant and of tenants above', async () => {
    const owner = await given.member('support')
    const { id } = (await add(owner.token)).body
    await change(owner.token, id, { state: { type: 'whitelabel_partner' }, version: 1 })
    const colleague = await given.member('admin', owner.tenantId)
    const root = await given.member('root')
    for (const { token } of [colleague, root]) {
      const { body } = await server.call(readSharedView, { token, params: { id } })
      expect(body).toEqual({
        id,
        list: 'customers',
        name: 'Partners',
        state: { type: 'whitelabel_partner' },
        visibility: 'private',
        owner: { name: 'Test support', isCaller: false },
        mayChange: false,
        version: 2,
      })
    }
    expect((await server.call(readSharedView, { token: owner.token, params: { id } })).body.owner.isCaller).toBe(true)
  })

  it('is not found from another tenant or one below', async () => {
    const owner = await given.member('root')
    const { id } = (await add(owner.token, { name: 'Of the root' })).body
    const stranger = await given.member('admin')
    const response = await server.call(readSharedView, { token: stranger.token, params: { id } })
    expect([response.status, response.error.code]).toEqual([404, 'SavedViewNotFound'])
  })

  it('requires the permission to see its list', async () => {
    const owner = await given.member('admin')
    const { id } = (await add(owner.token)).body
    const installer = await given.member('installer', owner.tenantId)
    const response = await server.call(readSharedView, { token: installer.token, params: { id } })
    expect([response.status, response.error.code]).toEqual([403, 'PermissionMissing'])
  })

  it('is removed with its owner', async () => {
    const owner = await given.member('admin')
    const colleague = await given.member('admin', owner.tenantId)
    const { id } = (await add(owner.token)).body
    await server.sql('update members set removed_at = now() where id = $1', [owner.id])
    expect((await server.call(readSharedView, { token: colleague.token, params: { id } })).error.code).toBe('SavedViewNotFound')
  })
})

describe('a view shared with the team', () => {
  const share = async (token: string, fields: Partial<Addition> = {}) => (await add(token, { visibility: 'team', ...fields })).body
  const namesOf = async (token: string) => (await listed(token)).map((view) => view.name)

  it('is listed for every member of the tenant who may see the list, after their own', async () => {
    const owner = await given.member('support')
    const colleague = await given.member('admin', owner.tenantId)
    const { id } = await share(owner.token, { isDefault: true })
    await add(owner.token, { name: 'For me' })
    await add(colleague.token, { name: 'Zebra' })
    const [own, team, ...rest] = await listed(colleague.token)
    expect(own).toMatchObject({ name: 'Zebra', visibility: 'private', owner: { isCaller: true }, mayChange: true })
    expect(team).toMatchObject({
      id,
      name: 'Partners',
      visibility: 'team',
      owner: { name: 'Test support', isCaller: false },
      mayChange: false,
      isDefault: false,
    })
    expect(rest).toEqual([])
    expect((await listed(owner.token)).map((view) => [view.name, view.isDefault])).toEqual([
      ['For me', false],
      ['Partners', true],
    ])
  })

  it('is listed in no other tenant, above or beside, nor for members who may not see the list', async () => {
    const owner = await given.member('admin')
    await share(owner.token)
    const others = [await given.member('admin'), await given.member('root'), await given.member('installer', owner.tenantId)]
    for (const { token } of others) expect(await namesOf(token)).not.toContain('Partners')
  })

  it('is shared and taken back by its owner, with an activity entry each', async () => {
    const owner = await given.member('admin')
    const colleague = await given.member('admin', owner.tenantId)
    const { id } = (await add(owner.token)).body
    expect((await change(owner.token, id, { visibility: 'team', version: 1 })).body).toMatchObject({ visibility: 'team', version: 2 })
    expect(await namesOf(colleague.token)).toEqual(['Partners'])
    expect((await change(owner.token, id, { visibility: 'private', version: 2 })).body.visibility).toBe('private')
    expect(await namesOf(colleague.token)).toEqual([])
    const [back, shared] = await eventsOf(owner.token)
    expect(shared).toMatchObject({ event: 'saved-view.changed', before: { visibility: 'private' }, after: { visibility: 'team' } })
    expect(back).toMatchObject({ before: { visibility: 'team' }, after: { visibility: 'private' } })
  })

  it('cannot be changed by colleagues; root members can, but not what its owner opens the list with', async () => {
    const owner = await given.member('admin')
    const colleague = await given.member('admin', owner.tenantId)
    const root = await given.member('root')
    const { id } = await share(owner.token, { isDefault: true })
    expect((await change(colleague.token, id, { name: 'Mine', version: 1 })).error.code).toBe('SavedViewNotFound')
    expect((await server.call(removeSavedView, { token: colleague.token, params: { id } })).error.code).toBe('SavedViewNotFound')
    expect((await server.call(readSharedView, { token: root.token, params: { id } })).body).toMatchObject({ mayChange: true, version: 1 })
    const renamed = await change(root.token, id, { name: 'All partners', isDefault: false, version: 1 })
    expect(renamed.body).toMatchObject({ name: 'All partners', owner: { isCaller: false }, version: 2 })
    expect(await listed(owner.token)).toMatchObject([{ name: 'All partners', isDefault: true }])
    const [entry] = await eventsOf(root.token)
    expect(entry).toMatchObject({ event: 'saved-view.changed', tenantId: owner.tenantId, before: { name: 'Partners' } })
    expect((await server.call(removeSavedView, { token: root.token, params: { id } })).status).toBe(204)
    expect(await listed(owner.token)).toEqual([])
  })

  it('that is private cannot be changed by root members', async () => {
    const owner = await given.member('admin')
    const root = await given.member('root')
    const { id } = (await add(owner.token)).body
    expect((await change(root.token, id, { name: 'Mine', version: 1 })).error.code).toBe('SavedViewNotFound')
    expect((await server.call(removeSavedView, { token: root.token, params: { id } })).error.code).toBe('SavedViewNotFound')
  })

  it('disappears from the lists with its owner', async () => {
    const owner = await given.member('admin')
    const colleague = await given.member('admin', owner.tenantId)
    await share(owner.token)
    await server.sql('update members set removed_at = now() where id = $1', [owner.id])
    expect(await namesOf(colleague.token)).toEqual([])
  })
})
