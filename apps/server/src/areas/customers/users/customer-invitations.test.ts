import { addCustomer, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import type { CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import {
  inviteCustomerUser,
  inviteCustomerUserAgain,
  listCustomerUsers,
  listEmailCampaigns,
  resetCustomerUserPassword,
  updateCustomerUser,
  validateCustomerUserEmail,
} from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it } from 'vitest'
import { customerUsersOf } from '../../../../test/customer-users.ts'
import { givenOf } from '../../../../test/given.ts'
import { mailsOf } from '../../../../test/mails.ts'
import { startServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const { givenUser } = customerUsersOf(server, given)
const mailsTo = mailsOf(server)

describe('an invitation', () => {
  it('is sent once by GET, however often requested, and again by POST', async () => {
    const { token, user, events } = await givenUser()
    const params = { id: user.id }
    const first = await server.call(inviteCustomerUser, { token, params })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ deliveryState: 'pending', sentAt: null })
    expect((await server.call(inviteCustomerUser, { token, params })).body).toEqual(first.body)
    server.clock.advance(10_000)
    const pressedTwice = await Promise.all([1, 2].map(() => server.call(inviteCustomerUserAgain, { token, params })))
    const [again] = pressedTwice
    expect(pressedTwice[1]?.body).toEqual(again?.body)
    expect(again?.body.id).not.toBe(first.body.id)
    expect((await mailsTo(user.email)).map((mail) => mail.template)).toEqual(['customer-invitation', 'customer-invitation'])
    expect(await events()).toEqual(['customer-user.invited', 'customer-user.invited', 'customer.created'])
  })

  it('is sent with the creation of a customer on request, once however often that is repeated', async () => {
    const admin = await given.member('admin')
    const add = (fields: Partial<CustomerAddInput>) =>
      server.call(addCustomer, { token: admin.token, body: given.customerModel(admin.tenantId, fields) })
    const invited = { id: newId(), accountEmail: 'invited@create.example', invite: true }
    expect((await add(invited)).status).toBe(200)
    await add(invited)
    expect((await mailsTo('invited@create.example')).map((mail) => mail.template)).toEqual(['customer-invitation'])
    const { body } = await server.call(listCustomerUsers, { token: admin.token, params: { id: invited.id } })
    expect(body.items[0]?.invitations).toMatchObject([{ deliveryState: 'pending' }])
    await add({ accountEmail: 'later@create.example' })
    expect(await mailsTo('later@create.example')).toEqual([])
  })

  it('greets a user without a name by that of the account', async () => {
    const admin = await given.member('admin')
    const userOf = async (accountName: string, user: CustomerAddInput['user']) => {
      const model = given.customerModel(admin.tenantId, { accountName, user, invite: true })
      const { status, body, error } = await server.call(addCustomer, { token: admin.token, body: model })
      if (status !== 200) return error.details
      const [mail] = await mailsTo(model.accountEmail)
      const { items } = (await server.call(listCustomerUsers, { token: admin.token, params: { id: body.id } })).body
      return [items[0]?.firstName, items[0]?.lastName, mail?.text_body.split('\n')[0]]
    }
    expect(await userOf('Anna Maria Falk', { language: 'en' })).toEqual(['Anna Maria', 'Falk', 'Hello Anna Maria Falk,'])
    expect(await userOf('Nagy Éva', { language: 'hu' })).toEqual(['Éva', 'Nagy', expect.stringContaining('Nagy Éva')])
    expect(await userOf('Falk GmbH', { firstName: 'Uwe', lastName: 'Berg', language: 'en' })).toEqual(['Uwe', 'Berg', 'Hello Uwe Berg,'])
    expect(await userOf('Falk', { firstName: 'Uwe', language: 'en' })).toEqual(['Uwe', 'Falk', 'Hello Uwe Falk,'])
    expect(await userOf('Falk', { language: 'en' })).toMatchObject([{ field: 'user.firstName', code: 'Required' }])
  })

  it('is sent once by many concurrent GETs', async () => {
    const { token, user } = await givenUser()
    const responses = await Promise.all([1, 2, 3, 4].map(() => server.call(inviteCustomerUser, { token, params: { id: user.id } })))
    expect(new Set(responses.map((one) => one.body.id)).size).toBe(1)
    expect(await mailsTo(user.email)).toHaveLength(1)
  })

  it('is sent again by GET after seven days or a bounce', async () => {
    const { admin, user } = await givenUser()
    const invite = async () => server.call(inviteCustomerUser, { token: await given.sessionOf(admin.id), params: { id: user.id } })
    const first = await invite()
    await server.sql("update invitations set delivery_state = 'bounce' where id = $1", [first.body.id])
    const second = await invite()
    expect(second.body.id).not.toBe(first.body.id)
    server.clock.advance(7 * 86_400_000)
    expect((await invite()).body.id).not.toBe(second.body.id)
  })

  it('is in the user’s language and on behalf of the tenant', async () => {
    const { admin, token, user, params } = await givenUser()
    await server.sql("update tenants set name = 'Sonnenkraft Süd', contact_email = 'hilfe@sonnenkraft.example' where id = $1", [
      admin.tenantId,
    ])
    await server.call(updateCustomerUser, { token, params, body: { version: 1, language: 'it' } })
    await server.call(inviteCustomerUser, { token, params: { id: user.id } })
    const [mail] = await mailsTo(user.email)
    expect(mail).toMatchObject({ subject: 'Il tuo accesso a Sonnenkraft Süd', language: 'it' })
    expect(mail?.html).toContain('hilfe@sonnenkraft.example')
  })

  it('of a partner’s customer is on behalf of the partner, by default with the affiliate’s contact', async () => {
    const admin = await given.member('admin')
    await server.sql("update tenants set contact_email = 'affiliate@sonne.example' where id = $1", [admin.tenantId])
    const partner = await given.customer(admin, { type: 'partner', site: undefined, accountName: 'Elektro Huber' })
    const customer = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    // The partner's name at the time of the mail.
    const renamed = { version: partner.version, accountName: 'Elektro Huber & Sohn' }
    await server.call(updateCustomer, { token: admin.token, params: { id: partner.id }, body: renamed })
    const { body } = await server.call(listCustomerUsers, { token: admin.token, params: { id: customer.id } })
    await server.call(inviteCustomerUser, { token: admin.token, params: { id: body.items[0]?.id ?? '' } })
    const [mail] = await mailsTo(customer.accountEmail)
    expect(mail?.subject).toBe('Ihr Zugang zu Elektro Huber & Sohn')
    expect(mail?.text).toContain('affiliate@sonne.example')
  })

  it('is limited per user', async () => {
    const { admin, user } = await givenUser()
    const statuses: number[] = []
    for (let number = 0; number < 4; number++) {
      statuses.push((await server.call(inviteCustomerUserAgain, { token: admin.token, params: { id: user.id } })).status)
      server.clock.advance(10_000)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const other = await givenUser(admin)
    expect((await server.call(inviteCustomerUserAgain, { token: admin.token, params: { id: other.user.id } })).status).toBe(200)
    server.clock.advance(60_000)
    expect((await server.call(inviteCustomerUserAgain, { token: admin.token, params: { id: user.id } })).status).toBe(200)
  })

  it('is refused for joined users and inactive customers', async () => {
    const { token, user, customer } = await givenUser()
    await server.sql("update customers set idp_status = 'registered' where id = $1", [customer.id])
    for (const call of [inviteCustomerUser, inviteCustomerUserAgain]) {
      expect((await server.call(call, { token, params: { id: user.id } })).error.code).toBe('CustomerUserJoined')
    }
    await server.sql("update customers set status = 'inactive', deactivated_at = now() where id = $1", [customer.id])
    expect((await server.call(inviteCustomerUser, { token, params: { id: user.id } })).error.code).toBe('CustomerNotActive')
  })

  it('may be sent by support', async () => {
    const { admin, user } = await givenUser()
    const support = await given.member('support', admin.tenantId)
    expect((await server.call(inviteCustomerUserAgain, { token: support.token, params: { id: user.id } })).status).toBe(200)
  })

  it('stays in the history of the user’s campaigns', async () => {
    const { token, user, admin } = await givenUser()
    const params = { id: user.id }
    const ids: string[] = []
    for (let number = 0; number < 3; number++) {
      ids.unshift((await server.call(inviteCustomerUserAgain, { token, params })).body.id)
      server.clock.advance(10_000)
    }
    const [newest] = await mailsTo(user.email)
    await server.sql("update outbox_mails set delivery_state = 'bounce', delivery_note = 'user unknown' where id = $1", [newest?.id])
    const fresh = await given.sessionOf(admin.id)
    const { body } = await server.call(listEmailCampaigns, { token: fresh, params, query: { limit: 2 } })
    expect(body).toMatchObject({ total: 3, limit: 2 })
    expect(body.items.map((one) => one.id)).toEqual(ids.slice(0, 2))
    const last = await server.call(listEmailCampaigns, { token: fresh, params, query: { limit: 2, page: 1 } })
    expect(last.body.items).toMatchObject([{ id: ids[2], deliveryState: 'bounce', note: 'user unknown', mailId: newest?.id }])
  })
})

describe('mails for password and confirmation', () => {
  it('are sent only to users they apply to, and are logged', async () => {
    const { token, user, customer, events } = await givenUser()
    const params = { id: user.id }
    const unready = await server.call(resetCustomerUserPassword, { token, params })
    expect(unready.error).toMatchObject({
      code: 'ResetPasswordMailNotSent',
      message: 'Reset password email has not been sent.',
      details: { reason: 'not-joined' },
    })
    await server.sql("update customers set idp_status = 'registered' where id = $1", [customer.id])
    const reset = await server.call(resetCustomerUserPassword, { token, params })
    expect([reset.status, reset.body.email]).toEqual([200, user.email])
    expect((await server.call(validateCustomerUserEmail, { token, params })).status).toBe(200)
    expect((await mailsTo(user.email)).map((mail) => mail.template).sort()).toEqual(['customer-password-reset', 'customer-verification'])
    expect(await events()).toEqual(['customer-user.verification-sent', 'customer-user.password-reset-sent', 'customer.created'])
    await server.sql('update customer_users set email_verified_at = now() where id = $1', [user.id])
    expect((await server.call(validateCustomerUserEmail, { token, params })).error).toMatchObject({
      code: 'VerificationMailNotSent',
      message: 'Verification email has not been sent.',
      details: { reason: 'verified' },
    })
  })

  it('are limited separately, and not counted when nothing was sent', async () => {
    const { token, user, customer } = await givenUser()
    const params = { id: user.id }
    for (let number = 0; number < 5; number++) {
      expect((await server.call(resetCustomerUserPassword, { token, params })).status).toBe(409)
    }
    await server.sql("update customers set idp_status = 'registered' where id = $1", [customer.id])
    const statuses: number[] = []
    for (let number = 0; number < 4; number++) statuses.push((await server.call(resetCustomerUserPassword, { token, params })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await server.call(validateCustomerUserEmail, { token, params })).status).toBe(200)
  })
})
