import { getCustomer, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import {
  changeCustomerUserEmail,
  getCustomerUser,
  getCustomerUserBasic,
  inviteCustomerUser,
  inviteCustomerUserAgain,
  listCustomerUsers,
  listEmailCampaigns,
  resetCustomerUserPassword,
  updateCustomerUser,
  validateCustomerUserEmail,
} from '@wattdesk/contract/customers/users/calls.ts'
import { nameOf } from '@wattdesk/contract/declaration.ts'
import { describe, expect, it } from 'vitest'
import { customerUsersOf } from '../../../../test/customer-users.ts'
import { givenOf } from '../../../../test/given.ts'
import { mailsOf } from '../../../../test/mails.ts'
import { startServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const { givenUser, addUser } = customerUsersOf(server, given)
const mailsTo = mailsOf(server)

const everyCall = [
  [listCustomerUsers, undefined],
  [getCustomerUser, undefined],
  [getCustomerUserBasic, undefined],
  [updateCustomerUser, { version: 1, firstName: 'X' }],
  [changeCustomerUserEmail, { version: 1, email: 'x@y.example' }],
  [resetCustomerUserPassword, undefined],
  [validateCustomerUserEmail, undefined],
  [inviteCustomerUser, undefined],
  [inviteCustomerUserAgain, undefined],
  [listEmailCampaigns, undefined],
] as const

describe('a customer’s users', () => {
  it('are listed in pages, the main one first, with their newest invitations', async () => {
    const { token, customer, user } = await givenUser()
    for (let number = 0; number < 3; number++) await addUser(customer.id, `user${number}@${customer.id}.example`)
    await server.sql(
      `insert into invitations (id, customer_id, customer_user_id, delivery_state, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'sent', now() - n * interval '1 day', now() from generate_series(1, 8) n`,
      [customer.id, user.id],
    )
    const list = async (query: object) => (await server.call(listCustomerUsers, { token, params: { id: customer.id }, query })).body
    const all = await list({})
    expect(all).toMatchObject({ total: 4, page: 0, limit: 25 })
    expect(all.items[0]).toMatchObject({ id: user.id, isMain: true, hasJoined: false, version: 1 })
    expect(all.items[0]?.invitations).toHaveLength(5)
    const times = all.items[0]?.invitations.map((one) => one.createdAt) ?? []
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await list({ limit: '2', page: '1' })).items).toHaveLength(2)
    expect((await list({ page: '7' })).items).toEqual([])
  })

  it('can be read one by one, in full or in short form', async () => {
    const { token, params, user } = await givenUser()
    const whole = await server.call(getCustomerUser, { token, params })
    expect(whole.body).toEqual(user)
    const short = await server.call(getCustomerUserBasic, { token, params })
    expect(short.body).toEqual({
      id: user.id,
      firstName: 'Erika',
      lastName: 'Mustermann',
      email: user.email,
      language: 'de',
      isMain: true,
    })
    const other = await givenUser()
    expect((await server.call(getCustomerUser, { token, params: { ...params, userId: other.user.id } })).error.code).toBe(
      'CustomerUserNotFound',
    )
  })

  it.each(everyCall.map(([call, body]) => [nameOf(call), call, body] as const))('%s ends at the tenant’s border', async (_, call, body) => {
    const { user, customer } = await givenUser()
    const stranger = await given.member('admin')
    const installer = await given.member('installer', customer.tenant.id)
    const params = call.path.includes('{userId}')
      ? { id: customer.id, userId: user.id }
      : { id: call.path.includes('/users/{id}') ? user.id : customer.id }
    const ask = (token: string) => server.call(call as typeof updateCustomerUser, { token, params: params as never, body: body as never })
    expect((await ask(stranger.token)).status).toBe(404)
    expect((await ask(installer.token)).status).toBe(403)
    const nobody = Object.fromEntries(Object.keys(params).map((key) => [key, newId()]))
    const absent = await server.call(call as typeof updateCustomerUser, {
      token: stranger.token,
      params: nobody as never,
      body: body as never,
    })
    expect(absent.status).toBe(404)
    expect(await mailsTo(customer.accountEmail)).toEqual([])
  })
})

describe('changing a user', () => {
  it('changes name, language and consents, and is logged', async () => {
    const { token, params, read, events } = await givenUser()
    const body = { version: 1, firstName: ' Zoë ', language: 'hu' as const, consents: { newsletter: true } }
    const { status, body: changed } = await server.call(updateCustomerUser, { token, params, body })
    expect(status).toBe(200)
    expect(changed).toMatchObject({ firstName: 'Zoë', lastName: 'Mustermann', language: 'hu', consents: { newsletter: true }, version: 2 })
    expect(await read()).toEqual(changed)
    expect(await events()).toEqual(['customer-user.changed', 'customer.created'])
  })

  it('writes and logs nothing without a difference', async () => {
    const { token, params, user, events } = await givenUser()
    const body = { version: 1, firstName: user.firstName, consents: user.consents }
    expect((await server.call(updateCustomerUser, { token, params, body })).body.version).toBe(1)
    expect(await events()).toEqual(['customer.created'])
  })

  it('refuses the second of two concurrent edits', async () => {
    const { token, params } = await givenUser()
    const responses = await Promise.all(
      ['Anna', 'Berta'].map((firstName) => server.call(updateCustomerUser, { token, params, body: { version: 1, firstName } })),
    )
    expect(responses.map((one) => one.status).sort()).toEqual([200, 409])
    expect(responses.find((one) => one.status === 409)?.error).toMatchObject({ code: 'CustomerUserChanged', details: { version: 2 } })
  })

  it('requires the permission to change customers for consents', async () => {
    const { admin, params, read } = await givenUser()
    const support = await given.member('support', admin.tenantId)
    const change = (body: object) => server.call(updateCustomerUser, { token: support.token, params, body: { version: 1, ...body } })
    expect((await change({ consents: { newsletter: true } })).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:customers' },
    })
    expect((await read()).consents).toEqual({})
    expect((await change({ lastName: 'Neu', language: 'it' })).status).toBe(200)
  })

  it('is only for active customers', async () => {
    const { token, params } = await givenUser()
    await server.sql("update customers set status = 'inactive', deactivated_at = now() where id = $1", [params.id])
    expect((await server.call(updateCustomerUser, { token, params, body: { version: 1, firstName: 'X' } })).error.code).toBe(
      'CustomerNotActive',
    )
  })

  it.each([
    [{}, 'Required'],
    [{ version: '1' }, 'NotANumber'],
    [{ version: 1.5 }, 'WholeNumber'],
    [{ version: 1, firstName: '' }, 'Required'],
    [{ version: 1, firstName: null }, 'WrongType'],
    [{ version: 1, firstName: 'x'.repeat(81) }, 'TextTooLong'],
    [{ version: 1, lastName: 'a\u0000b' }, 'ControlCharacters'],
    [{ version: 1, lastName: '\ud800' }, 'LoneSurrogate'],
    [{ version: 1, firstName: 'a\r\nBcc: x@y.example' }, 'ControlCharacters'],
    [{ version: 1, language: 'fr' }, 'NotAChoice'],
    [{ version: 1, email: 'a@b.example' }, 'UnknownField'],
    [{ version: 1, isMain: false }, 'UnknownField'],
    [{ version: 1, consents: [] }, 'WrongType'],
    [{ version: 1, consents: { newsletter: 'yes' } }, 'WrongType'],
    [{ version: 1, consents: { '': true } }, 'Invalid'],
    [{ version: 1, consents: { 'a b': true } }, 'Invalid'],
    [{ version: 1, consents: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`c${at}`, true])) }, 'TooManyConsents'],
  ])('refuses %j', async (body, code) => {
    const { token, params, read } = await givenUser()
    const { status, error } = await server.call(updateCustomerUser, { token, params, body: body as never })
    expect(status).toBe(400)
    expect(JSON.stringify(error.details)).toContain(`"code":"${code}"`)
    expect((await read()).version).toBe(1)
  })
})

describe('changing an e-mail address', () => {
  it('moves the main user and the account, and mails the new address a confirmation link', async () => {
    const { token, customer, user, events } = await givenUser()
    await server.sql('update customer_users set email_verified_at = now() where id = $1', [user.id])
    const email = `moved-${customer.id}@home.example`
    const { status, body } = await server.call(changeCustomerUserEmail, {
      token,
      params: { id: user.id },
      body: { version: 1, email: email.toUpperCase() },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, username: email, emailVerifiedAt: null, version: 2 })
    const account = await server.call(getCustomer, { token, params: { id: customer.id } })
    expect(account.body).toMatchObject({ accountEmail: email, version: 2 })
    expect((await mailsTo(email)).map((mail) => mail.template)).toEqual(['customer-verification'])
    // The owner of the old mailbox is notified there.
    expect((await mailsTo(user.email)).map((mail) => mail.template)).toEqual(['customer-email-changed'])
    expect(await events()).toEqual(['customer-user.email-changed', 'customer.created'])
  })

  it('follows the account’s own change', async () => {
    const { token, customer, read } = await givenUser()
    const email = `account-${customer.id}@home.example`
    await server.call(updateCustomer, { token, params: { id: customer.id }, body: { version: 1, accountEmail: email } })
    expect(await read()).toMatchObject({ email, username: email, emailVerifiedAt: null })
    expect((await mailsTo(email)).map((mail) => mail.template)).toEqual(['customer-verification'])
  })

  it('does not affect the account for other users', async () => {
    const { token, customer } = await givenUser()
    const second = await addUser(customer.id, `second@${customer.id}.example`)
    const email = `second-moved@${customer.id}.example`
    expect((await server.call(changeCustomerUserEmail, { token, params: { id: second }, body: { version: 1, email } })).status).toBe(200)
    expect((await server.call(getCustomer, { token, params: { id: customer.id } })).body.accountEmail).toBe(customer.accountEmail)
  })

  it('refuses an address of another user in the affiliate, but not in another affiliate', async () => {
    const { admin, token, customer, user } = await givenUser()
    const neighbour = await givenUser(admin)
    const second = await addUser(neighbour.customer.id, `second@${neighbour.customer.id}.example`)
    const elsewhere = await givenUser()
    const move = (id: string, email: string) => server.call(changeCustomerUserEmail, { token, params: { id }, body: { version: 1, email } })
    for (const [id, email] of [
      [user.id, neighbour.user.email],
      [user.id, `second@${neighbour.customer.id}.example`],
      [second, neighbour.user.email],
      [second, user.email],
    ] as const) {
      const { status, error } = await move(id, email)
      expect([status, error.code, error.details]).toEqual([409, 'DuplicatedCustomerUser', { field: 'email' }])
    }
    expect(await mailsTo(neighbour.user.email)).toEqual([])
    expect((await server.call(getCustomer, { token, params: { id: customer.id } })).body.version).toBe(1)
    expect((await move(user.id, elsewhere.user.email)).status).toBe(200)
  })

  it('gives an address to only one of two concurrent requests', async () => {
    const { admin, token } = await givenUser()
    const wanted = `wanted-${newId()}@home.example`
    const [a, b] = [await givenUser(admin), await givenUser(admin)]
    const seconds = await Promise.all([a, b].map(({ customer }) => addUser(customer.id, `second@${customer.id}.example`)))
    const responses = await Promise.all(
      [a.user.id, b.user.id, ...seconds].map((id) =>
        server.call(changeCustomerUserEmail, { token, params: { id }, body: { version: 1, email: wanted } }),
      ),
    )
    expect(responses.map((one) => one.status).sort()).toEqual([200, 409, 409, 409])
    expect(await mailsTo(wanted)).toHaveLength(1)
  })

  it('is refused to support', async () => {
    const { admin, user, read } = await givenUser()
    const support = await given.member('support', admin.tenantId)
    const response = await server.call(changeCustomerUserEmail, {
      token: support.token,
      params: { id: user.id },
      body: { version: 1, email: 'x@y.example' },
    })
    expect(response.error).toMatchObject({ code: 'PermissionMissing', details: { permission: 'write:customers' } })
    expect((await read()).email).toBe(user.email)
  })

  it('names the version it was made from, and does nothing without a difference', async () => {
    const { token, user, events } = await givenUser()
    const change = (body: { version: number; email: string }) =>
      server.call(changeCustomerUserEmail, { token, params: { id: user.id }, body })
    expect((await change({ version: 2, email: 'x@y.example' })).error.code).toBe('CustomerUserChanged')
    expect((await change({ version: 1, email: user.email })).body.version).toBe(1)
    expect(await mailsTo(user.email)).toEqual([])
    expect(await events()).toEqual(['customer.created'])
  })

  it.each([
    [{ version: 1 }, 'Required'],
    [{ version: 1, email: 'nonsense' }, 'EmailInvalid'],
    [{ version: 1, email: `${'x'.repeat(250)}@y.example` }, 'EmailInvalid'],
    [{ version: 1, email: 'a@b.example\r\nBcc: c@d.example' }, 'ControlCharacters'],
    [{ version: 1, email: ['a@b.example'] }, 'WrongType'],
    [{ email: 'a@b.example' }, 'Required'],
    [{ version: 1, email: 'a@b.example', force: true }, 'UnknownField'],
  ])('refuses %j', async (body, code) => {
    const { token, user } = await givenUser()
    const { status, error } = await server.call(changeCustomerUserEmail, { token, params: { id: user.id }, body: body as never })
    expect(status).toBe(400)
    expect(JSON.stringify(error.details)).toContain(`"code":"${code}"`)
  })
})
