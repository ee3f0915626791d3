import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { downloadMailFile, getMail, listMails, retryMail } from '@wattdesk/contract/mails/calls.ts'
import type { MailTemplate } from '@wattdesk/contract/mails/terms.ts'
import { type Permission, permissionsOfRole } from '@wattdesk/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { startServer } from '../../../test/server.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { mailLink } from '../auth/identities/identity-links.service.ts'
import { queueCustomerMail, queueMemberMail } from './mails.service.ts'

const server = startServer()
const given = givenOf(server)
const signIns = signInsOf(server, given)
const link = 'https://portal.example/idp/customer/invitation/secret-token'

async function invitation(admin: GivenMember, fields: { email?: string; firstName?: string } = {}) {
  const customer = await given.customer(admin)
  const place = { id: customer.id, tenantId: customer.tenant.id, affiliateId: admin.tenantId }
  const user = { id: newId(), email: 'erika@home.example', firstName: 'Erika', lastName: 'Mustermann', language: 'en', ...fields }
  const queue = (template: 'customer-invitation' | 'customer-password-reset' = 'customer-invitation') =>
    transaction(server.ctx.db, (tx) => queueCustomerMail(tx, server.ctx, { template, customer: place, user, link }))
  return { customer, queue, id: await queue() }
}

const filter = (fields: object) => JSON.stringify(fields)

describe('the outbox', () => {
  it('pages through mails, newest first, by state, kind and recipient', async () => {
    const admin = await given.member('admin')
    const { id, queue, customer } = await invitation(admin)
    server.clock.advance(1_000)
    const later = await queue('customer-password-reset')
    const list = async (query: object) => (await server.call(listMails, { token: admin.token, query })).body
    const all = await list({})
    expect(all.items.map((one) => one.id)).toEqual([later, id])
    expect(all).toMatchObject({ total: 2, isDelivering: false })
    expect(all.items[1]).toMatchObject({
      recipient: 'erika@home.example',
      subject: expect.stringContaining('Your access to Affiliate'),
      template: 'customer-invitation',
      language: 'en',
      state: 'waiting',
      nextAttemptAt: null,
      customer: { id: customer.id, accountName: customer.accountName },
    })
    expect((await list({ order: 'createdAt:asc' })).items[0]?.id).toBe(id)
    expect((await list({ limit: '1', page: '1' })).items.map((one) => one.id)).toEqual([id])
    expect((await list({ page: '9' })).items).toEqual([])
    expect((await list({ filter: filter({ template: 'customer-password-reset' }) })).items.map((one) => one.id)).toEqual([later])
    expect((await list({ filter: filter({ state: { op: 'in', value: ['failed', 'sent'] } }) })).total).toBe(0)
    expect((await list({ filter: filter({ recipient: { op: 'startsWith', value: 'ERIKA@' } }) })).total).toBe(2)
    expect((await list({ filter: filter({ recipient: 'Erika@Home.example' }) })).total).toBe(2)
    expect((await list({ filter: filter({ recipient: { op: 'startsWith', value: '%' } }) })).total).toBe(0)
  })

  it.each([
    [{ filter: '{"subject":"x"}' }, 'UnknownFilter'],
    [{ filter: '{"recipient":{"op":"contains","value":"x"}}' }, 'UnknownOperator'],
    [{ filter: '{"state":"lost"}' }, 'FilterValueInvalid'],
    [{ filter: '[]' }, 'FilterNotObject'],
    [{ order: 'recipient:asc' }, 'UnknownOrder'],
    [{ page: '-1' }, 'PageNegative'],
    [{ limit: '101' }, 'LimitOutOfRange'],
    [{ sort: 'x' }, 'UnknownField'],
  ])('refuses %j', async (query, code) => {
    const admin = await given.member('admin')
    const { status, error } = await server.call(listMails, { token: admin.token, query: query as never })
    expect(status).toBe(400)
    expect(error.details).toMatchObject([{ code }])
  })

  it('shows only the tenant’s mails', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    const stranger = await given.member('admin')
    expect((await server.call(listMails, { token: stranger.token, query: {} })).body.total).toBe(0)
    for (const call of [getMail, retryMail]) {
      const { status } = await server.call(call, { token: stranger.token, params: { id } })
      expect(status).toBe(404)
    }
    const root = await given.member('root')
    expect((await server.call(getMail, { token: root.token, params: { id } })).status).toBe(200)
  })

  it('shows installers only mails sent to them as members', async () => {
    const admin = await given.member('admin')
    const installer = await given.member('installer', admin.tenantId)
    const { id } = await invitation(admin, { email: installer.email })
    const member = { email: installer.email, firstName: 'Test', language: 'en' }
    const write = (to: typeof member) =>
      transaction(server.ctx.db, (tx) =>
        queueMemberMail(tx, server.ctx, {
          template: 'member-password-reset',
          tenant: { tenantId: admin.tenantId, affiliateId: admin.tenantId },
          member: to,
          link,
        }),
      )
    const own = await write(member)
    const foreign = await write({ ...member, email: admin.email })
    const list = await server.call(listMails, { token: installer.token, query: {} })
    expect(list.body.items.map((one) => one.id)).toEqual([own])
    expect(list.body.total).toBe(1)
    const read = async (mail: string) => server.call(getMail, { token: installer.token, params: { id: mail } })
    expect((await read(own)).body).toMatchObject({ recipient: installer.email, isLinkWithheld: true })
    expect((await read(own)).raw.body).not.toContain('secret-token')
    expect([(await read(id)).status, (await read(foreign)).status]).toEqual([404, 404])
    expect((await server.call(retryMail, { token: installer.token, params: { id: own } })).status).toBe(403)
  })

  it.each<[MailTemplate, Permission | undefined]>([
    ['member-report', 'read:business-reports'],
    ['member-mentioned', 'read:customers-notes'],
    ['member-invitation', 'read:account-users'],
    ['member-password-reset', 'read:account-users'],
    ['member-email-change', 'read:account-users'],
    ['member-email-changed', 'read:account-users'],
    ['member-start-codes-guessed', 'read:account-users'],
    ['member-service-alert', 'read:service-status'],
    ['member-events-paused', 'read:outgoing-events'],
    ['member-notifications', undefined],
  ])('shows %s to its recipient, and to others only with %s', async (template, needed) => {
    const admin = await given.member('admin')
    const others = await Promise.all(
      (['root', 'admin', 'support', 'installer'] as const).map(async (role) => ({
        role,
        ...(await given.member(role, role === 'root' ? undefined : admin.tenantId)),
      })),
    )
    const tenant = { tenantId: admin.tenantId, affiliateId: admin.tenantId }
    const member = { email: admin.email, firstName: 'Test', language: 'en' }
    const params = { report: 'Customers', from: '2026-01-01', to: '2026-01-07', figures: '', author: '', news: '', member: '', email: '' }
    const id = await transaction(server.ctx.db, (tx) =>
      queueMemberMail(tx, server.ctx, { template: template as `member-report`, tenant, member, params }),
    )
    const reads = async ({ token }: { token: string }) => {
      const { status } = await server.call(getMail, { token, params: { id } })
      const list = await server.call(listMails, { token, query: { filter: filter({ recipient: admin.email }) } })
      expect(list.body.total).toBe(status === 200 ? 1 : 0)
      return status
    }
    expect(await reads(admin)).toBe(200)
    for (const other of others) {
      const mayRead = needed !== undefined && permissionsOfRole(other.role).includes(needed)
      expect([other.role, await reads(other)]).toEqual([other.role, mayRead ? 200 : 404])
    }
    // Only members who may read it can resend it.
    const again = await server.call(retryMail, { token: others[1]?.token, params: { id } })
    expect(again.status).toBe(needed && permissionsOfRole('admin').includes(needed) ? 200 : 404)
  })
})

describe('a mail’s body', () => {
  it('hides a customer’s link from staff', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    const { body, raw } = await server.call(getMail, { token: admin.token, params: { id } })
    expect(body).toMatchObject({ isLinkWithheld: true })
    expect(body.text).toContain('Hello Erika Mustermann,')
    expect(body.html).toContain('Accept invitation')
    expect(raw.body).not.toContain('secret-token')
    expect(body.html).not.toContain('href=')
  })

  it('hides links to members’ accounts', async () => {
    const admin = await signIns.member('admin')
    const support = await given.member('support', admin.tenantId)
    await mailLink(server.ctx, { purpose: 'password_reset', email: admin.email })
    const [mail] = await mailsOf(server)(admin.email)
    expect(mail?.token).toMatch(/^[\w-]{64}$/)
    const root = await given.member('root')
    for (const { token } of [support, root, { token: await given.sessionOf(admin.id) }]) {
      const params = { id: mail?.id ?? '' }
      const { body, raw } = await server.call(getMail, { token, params })
      expect(body).toMatchObject({ recipient: admin.email, template: 'member-password-reset', isLinkWithheld: true })
      expect(body.text).toContain('Someone, most likely you, requested a new password.')
      const list = await server.call(listMails, { token, query: { filter: filter({ recipient: admin.email }) } })
      expect(list.body.total).toBe(1)
      for (const response of [raw.body, list.raw.body]) expect(response).not.toContain(mail?.token)
    }
  })

  it('hides links that a mail server or provider quoted', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    await server.sql('update outbox_mails set last_error = $2, delivery_note = $2 where id = $1', [id, `554 Blocked: contains ${link}`])
    const { body, raw } = await server.call(getMail, { token: admin.token, params: { id } })
    expect(body).toMatchObject({ lastError: '554 Blocked: contains •••••', deliveryNote: '554 Blocked: contains •••••' })
    expect(raw.body).not.toContain('secret-token')
  })

  it('contains no link in the database', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    const [row] = await server.sql<object>('select * from outbox_mails where id = $1', [id])
    expect(JSON.stringify(row)).not.toContain('secret-token')
    expect(JSON.stringify(row)).not.toContain(Buffer.from('secret-token').toString('hex'))
  })

  it('escapes values', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin, { firstName: '<script>alert(1)</script>' })
    const { body } = await server.call(getMail, { token: admin.token, params: { id } })
    expect(body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body.html).not.toContain('<script')
  })
})

describe('the file of a mail', () => {
  const file = { name: 'Kunden – "1".csv', type: 'text/csv; charset=utf-8', content: Buffer.from('From,To\r\n') }
  const report = async (attached?: typeof file) => {
    const admin = await given.member('admin')
    const tenant = { tenantId: admin.tenantId, affiliateId: admin.tenantId }
    const member = { email: admin.email, firstName: 'Test', language: 'en' }
    const params = { report: 'Customers', from: '2026-01-01', to: '2026-01-07', figures: '' }
    const id = await transaction(server.ctx.db, (tx) =>
      queueMemberMail(tx, server.ctx, { template: 'member-report', tenant, member, params, file: attached }),
    )
    return { admin, id, read: (token: string) => server.call(downloadMailFile, { token, params: { id } }) }
  }

  it('is named in the list and in the mail, and downloaded as it was sent', async () => {
    const { admin, id, read } = await report(file)
    const expected = { name: file.name, type: file.type, bytes: 9 }
    const { token } = admin
    expect((await server.call(getMail, { token, params: { id } })).body.file).toEqual(expected)
    expect((await server.call(listMails, { token, query: {} })).body.items).toMatchObject([{ id, file: expected }])
    const { status, raw } = await read(token)
    expect([status, raw.body]).toEqual([200, 'From,To\r\n'])
    expect(raw.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Kunden _ _1_.csv"; filename*=UTF-8''Kunden%20%E2%80%93%20%221%22.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('is downloaded only by members who may read the mail', async () => {
    const { admin, read } = await report(file)
    const [root, support, installer] = [
      await given.member('root'),
      await given.member('support', admin.tenantId),
      await given.member('installer', admin.tenantId),
    ]
    const stranger = await given.member('admin')
    const statuses = await Promise.all([root, support, installer, stranger].map(async ({ token }) => (await read(token)).status))
    expect(statuses).toEqual([200, 404, 404, 404])
    expect((await server.call(downloadMailFile, { params: { id: newId() } })).status).toBe(401)
  })

  it('is not found if the mail has none', async () => {
    const { admin, id, read } = await report()
    expect((await server.call(getMail, { token: admin.token, params: { id } })).body.file).toBeNull()
    expect((await read(admin.token)).error.code).toBe('NotFound')
  })
})

describe('sending a mail again', () => {
  it('makes it due immediately and is logged', async () => {
    const admin = await given.member('admin')
    const { id, customer } = await invitation(admin)
    const later = new Date(server.clock.now().getTime() + 600_000).toISOString()
    await server.sql("update outbox_mails set next_attempt_at = $2, last_error = 'down', attempts = 3 where id = $1", [id, later])
    const { status, body } = await server.call(retryMail, { token: admin.token, params: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'retrying', attempts: 3 })
    const [row] = await server.sql<{ next_attempt_at: Date }>('select next_attempt_at from outbox_mails where id = $1', [id])
    expect(row?.next_attempt_at).toEqual(server.clock.now())
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items[0]).toMatchObject({ event: 'mail.retried', object: { type: 'mail', id } })
  })

  it('does not affect a mail that is being sent', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    const until = new Date(server.clock.now().getTime() + 60_000).toISOString()
    await server.sql('update outbox_mails set claimed_until = $2, next_attempt_at = $2 where id = $1', [id, until])
    expect((await server.call(retryMail, { token: admin.token, params: { id } })).status).toBe(200)
    const [row] = await server.sql<{ next_attempt_at: Date }>('select next_attempt_at from outbox_mails where id = $1', [id])
    expect(row?.next_attempt_at.toISOString()).toBe(until)
  })

  it('is refused for a sent mail, and to support', async () => {
    const admin = await given.member('admin')
    const { id } = await invitation(admin)
    const support = await given.member('support', admin.tenantId)
    expect((await server.call(retryMail, { token: support.token, params: { id } })).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:notifications' },
    })
    await server.sql('update outbox_mails set sent_at = now() where id = $1', [id])
    expect((await server.call(retryMail, { token: admin.token, params: { id } })).error.code).toBe('MailAlreadySent')
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: filter({ objectType: 'mail' }) } })
    expect(log.body.items).toEqual([])
    expect((await server.call(retryMail, { token: admin.token, params: { id: 'x' } })).status).toBe(400)
  })
})
