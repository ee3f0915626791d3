import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import {
  createPreferences,
  getPreferences,
  getProfile,
  listMyActivities,
  updatePreferences,
  updateProfile,
} from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

describe('the member’s own record', () => {
  it('contains the member and their permissions', async () => {
    const member = await given.member(['support', 'installer'])
    const { body } = await server.call(getProfile, { token: member.token })
    expect(body).toMatchObject({
      id: member.id,
      email: member.email,
      roles: ['support', 'installer'],
      permissions: permissionsOfRoles(['support', 'installer']),
      tenant: { id: member.tenantId, kind: 'affiliate', timeZone: 'Europe/Berlin', language: 'en' },
      multifactor: { isActive: false, activatedAt: null, recoveryCodesLeft: 0 },
    })
  })

  it('is changed by its member, with an entry that shows what changed', async () => {
    const { token } = await given.member('admin')
    const changed = await server.call(updateProfile, { token, body: { firstName: ' Zsófia ', language: 'hu', version: 1 } })
    expect(changed.body).toMatchObject({ firstName: 'Zsófia', lastName: 'admin', language: 'hu', version: 2 })
    const { body } = await server.call(listMyActivities, { token, query: {} })
    expect(body.items[0]).toMatchObject({
      event: 'profile.updated',
      before: { firstName: 'Test', language: 'en' },
      after: { firstName: 'Zsófia', language: 'hu' },
      actor: { name: 'Test admin' },
    })
  })

  it('is not overwritten by somebody who read it before', async () => {
    const { token } = await given.member('admin')
    await server.call(updateProfile, { token, body: { firstName: 'New', version: 1 } })
    const late = await server.call(updateProfile, { token, body: { firstName: 'Late', version: 1 } })
    expect(late.error.code).toBe('ProfileChanged')
    expect((await server.call(getProfile, { token })).body.firstName).toBe('New')
  })

  it('writes nothing where nothing changes', async () => {
    const { token } = await given.member('admin')
    const same = await server.call(updateProfile, { token, body: { firstName: 'Test' } })
    expect(same.body.version).toBe(1)
    expect((await server.call(listMyActivities, { token, query: {} })).body.total).toBe(0)
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'Required'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'TextTooLong'],
    [{ lastName: 'a\u0000b' }, 'lastName', 'ControlCharacters'],
    [{ language: 'fr' }, 'language', 'NotAChoice'],
    [{ firstName: 7 }, 'firstName', 'WrongType'],
    [{ firstName: null }, 'firstName', 'WrongType'],
    [{ roles: ['root'] }, 'roles', 'UnknownField'],
    [{ email: 'me@elsewhere.example' }, 'email', 'UnknownField'],
    [{ tenantId: '018f0000-0000-7000-8000-000000000000' }, 'tenantId', 'UnknownField'],
  ])('refuses %j', async (body, field, code) => {
    const { token } = await given.member('admin')
    const { status, error } = await callLoosely(updateProfile, { token, body })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'ValidationFailed', details: [{ field, code }] })
    expect((await server.call(getProfile, { token })).body.version).toBe(1)
  })

  it('cannot be reached without a session', async () => {
    expect((await server.call(getProfile, {})).error.code).toBe('Unauthenticated')
  })
})

describe('preferences', () => {
  const columns = { customers: ['accountName', 'city'] }

  it('are replaced by POST and changed in part by PUT', async () => {
    const { token } = await given.member('installer')
    expect((await server.call(getPreferences, { token })).body).toEqual({ language: 'en' })
    await server.call(createPreferences, { token, body: { theme: 'dark', tableColumns: columns } })
    const changed = await server.call(updatePreferences, { token, body: { theme: 'light', pageSizes: { customers: 50 } } })
    expect(changed.body).toEqual({ language: 'en', theme: 'light', tableColumns: columns, pageSizes: { customers: 50 } })
    const replaced = await server.call(createPreferences, { token, body: { theme: 'system' } })
    expect(replaced.body).toEqual({ language: 'en', theme: 'system' })
    expect((await server.call(getPreferences, { token })).body).toEqual(replaced.body)
    const log = await server.call(listMyActivities, { token, query: {} })
    expect(log.body.items.map((one) => one.event)).toEqual(Array(3).fill('preferences.updated'))
  })

  it('share one language with the profile', async () => {
    const { token } = await given.member('admin')
    await server.call(updatePreferences, { token, body: { language: 'de' } })
    expect((await server.call(getProfile, { token })).body.language).toBe('de')
    await server.call(updateProfile, { token, body: { language: 'it' } })
    expect((await server.call(getPreferences, { token })).body.language).toBe('it')
  })

  it('keep the time zone until null returns to the browser’s', async () => {
    const { token } = await given.member('support')
    const chosen = await server.call(updatePreferences, { token, body: { timeZone: 'Pacific/Auckland' } })
    expect(chosen.body.timeZone).toBe('Pacific/Auckland')
    await server.call(updatePreferences, { token, body: { timeZone: null } })
    expect((await server.call(getPreferences, { token })).body.timeZone).toBeNull()
  })

  it('keep how days are written', async () => {
    const { token } = await given.member('support')
    expect((await server.call(updatePreferences, { token, body: { dateNotation: 'iso' } })).body.dateNotation).toBe('iso')
    await server.call(updatePreferences, { token, body: { theme: 'dark' } })
    expect((await server.call(getPreferences, { token })).body.dateNotation).toBe('iso')
  })

  it('of two concurrent tabs are both kept', async () => {
    const { token } = await given.member('admin')
    await Promise.all([
      server.call(updatePreferences, { token, body: { theme: 'dark' } }),
      server.call(updatePreferences, { token, body: { pageSizes: { members: 10 } } }),
    ])
    expect((await server.call(getPreferences, { token })).body).toMatchObject({ theme: 'dark', pageSizes: { members: 10 } })
  })

  it.each([
    [{ theme: 'purple' }, 'theme'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+01:00' }, 'timeZone'],
    [{ dateNotation: 'american' }, 'dateNotation'],
    [{ pageSizes: { customers: 0 } }, 'pageSizes.customers'],
    [{ pageSizes: { customers: 1e9 } }, 'pageSizes.customers'],
    [{ tableColumns: { customers: 'all' } }, 'tableColumns.customers'],
    [{ tableViews: {} }, 'tableViews'],
    [{ anything: 'else' }, 'anything'],
    [{ favoriteCustomers: ['Müller'] }, 'favoriteCustomers.0'],
    [{ favoriteCustomers: Array.from({ length: 31 }, () => crypto.randomUUID()) }, 'favoriteCustomers'],
    [{ dismissedHints: Array(201).fill('hint') }, 'dismissedHints'],
    [{ dismissedHints: ['a\u0000b'] }, 'dismissedHints.0'],
    [{ tableColumns: { customers: ['\ud800'] } }, 'customers'],
    [{ tableColumns: { 'a\u0000b': [] } }, 'tableColumns.a\u0000b'],
    [{ pageSizes: { 'a\u0000b': 10 } }, 'pageSizes.a\u0000b'],
  ])('refuse %j', async (body, field) => {
    const { token } = await given.member('admin')
    const { error } = await callLoosely(updatePreferences, { token, body })
    expect(error.details).toMatchObject([{ field }])
  })

  it('are limited in size', async () => {
    const { token } = await given.member('admin')
    const tableColumns = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`table${at}`, Array(60).fill('c'.repeat(60))]))
    const { error } = await callLoosely(createPreferences, { token, body: { tableColumns } })
    expect(error.details).toMatchObject([{ code: 'PreferencesTooLarge' }])
  })
})

describe('my activities', () => {
  it('are the caller’s own, filtered and paged', async () => {
    const [one, other] = [await given.member('admin'), await given.member('admin')]
    for (const firstName of ['A', 'B', 'C']) await server.call(updateProfile, { token: one.token, body: { firstName } })
    await server.call(updateProfile, { token: other.token, body: { firstName: 'D' } })
    const page = await server.call(listMyActivities, { token: one.token, query: { limit: '2', filter: '{"action":"update"}' } })
    expect(page.body).toMatchObject({ total: 3, limit: 2, items: [{ after: { firstName: 'C' } }, { after: { firstName: 'B' } }] })
    const unknown = await server.call(listMyActivities, { token: one.token, query: { filter: '{"color":"red"}' } })
    expect(unknown.error.details).toMatchObject([{ code: 'UnknownFilter', params: { field: 'color' } }])
  })
})

/** Sends input that the contract's types do not allow. */
async function callLoosely({ method, path }: Endpoint, { token, body }: { token: string; body: object }) {
  const response = await server.app.inject({ method, url: path, payload: body, headers: { authorization: `Bearer ${token}` } })
  return { status: response.statusCode, error: response.json() }
}
