import { mailjetPath } from '@wattdesk/contract/mails/terms.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { startServer } from '../../../test/server.ts'
import { inviteUser } from '../customers/users/customer-users.service.ts'

const secret = 'a-secret-of-the-mail-provider'
const server = startServer({ MAILJET_WEBHOOK_SECRET: secret })
const closed = startServer()
const given = givenOf(server)
const mailsTo = mailsOf(server)

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`
const post = (payload: unknown, authorization = basic(`mailjet:${secret}`), to = server) =>
  to.app.inject({
    method: 'POST',
    url: mailjetPath,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

async function invited() {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  const [user] = await server.sql<{ id: string }>('select id from customer_users where customer_id = $1', [customer.id])
  const caller = { permissions: new Set<string>(), scope: { kind: 'all' }, memberId: admin.id, name: 'Test', kind: 'member' }
  await inviteUser(server.ctx, { caller: caller as never, requestId: 'test' }, user?.id ?? '', { again: true })
  const [mail] = await mailsTo(customer.accountEmail)
  if (!mail) throw new Error('No invitation was written')
  const event = (name: string, fields: object = {}) => ({
    event: name,
    time: Math.floor(server.clock.now().getTime() / 1_000),
    MessageID: 19421777835146490,
    Message_GUID: '1ab23cd4-e567-8901-2345-6789f0gh1i2j',
    email: customer.accountEmail,
    mj_campaign_id: 7257,
    mj_contact_id: 4,
    customcampaign: '',
    CustomID: mail.id,
    Payload: '',
    ...fields,
  })
  const state = async () => {
    const [row] = await server.sql<{ delivery_state: string; updated_at: Date; delivery_note: string | null; of_mail: string }>(
      `select i.delivery_state, i.updated_at, m.delivery_note, m.delivery_state as of_mail
       from invitations i join outbox_mails m on m.id = i.mail_id where m.id = $1`,
      [mail.id],
    )
    expect(row?.of_mail).toBe(row?.delivery_state)
    return row
  }
  return { mail, event, state }
}

describe('reports of the mail provider', () => {
  it('update the state of an invitation', async () => {
    const { event, state } = await invited()
    expect((await state())?.delivery_state).toBe('pending')
    for (const name of ['sent', 'open', 'click']) {
      const { statusCode, body } = await post([event(name)])
      expect([statusCode, JSON.parse(body)]).toMatchObject([200, { received: 1, applied: 1 }])
      expect((await state())?.delivery_state).toBe(name)
    }
  })

  it('may come as a single object', async () => {
    const { event, state } = await invited()
    expect((await post(event('open'))).json()).toMatchObject({ applied: 1 })
    expect((await state())?.delivery_state).toBe('open')
  })

  it('have the same result in any order, in one or several requests, and when repeated', async () => {
    const names = ['sent', 'open', 'click', 'sent', 'open']
    const orders = [names, names.toReversed(), ['click', 'open', 'sent', 'click', 'open']]
    for (const order of orders) {
      const { event, state } = await invited()
      for (const name of order) await post([event(name)])
      expect((await state())?.delivery_state).toBe('click')
      const together = await invited()
      expect((await post(order.map((name) => together.event(name)))).json()).toMatchObject({ applied: 1, stale: 4 })
      expect((await together.state())?.delivery_state).toBe('click')
    }
  })

  it.each(['bounce', 'blocked', 'spam', 'unsub'])('cannot move a mail out of %s', async (name) => {
    const { event, state } = await invited()
    await post([event('sent'), event(name, { hard_bounce: true, error_related_to: 'recipient', error: 'user unknown' }), event('open')])
    await post([event('open'), event('sent')])
    expect(await state()).toMatchObject({ delivery_state: name, delivery_note: 'recipient: user unknown' })
  })

  it('rank failures: bounce, blocked, unsub, spam', async () => {
    const { event, state } = await invited()
    await post(['spam', 'unsub', 'blocked', 'bounce'].map((name) => event(name)))
    expect((await state())?.delivery_state).toBe('spam')
  })

  it('of a soft bounce are superseded when the mail is delivered', async () => {
    const { event, state } = await invited()
    await post([event('bounce', { hard_bounce: false })])
    expect((await state())?.delivery_state).toBe('bounce')
    await post([event('sent')])
    expect((await state())?.delivery_state).toBe('sent')
  })

  it('that arrive concurrently leave the higher state', async () => {
    const many = await Promise.all([invited(), invited(), invited()])
    const batch = (name: string) => post(many.map(({ event }) => event(name)))
    const reversed = (name: string) => post(many.toReversed().map(({ event }) => event(name)))
    const responses = await Promise.all([batch('open'), reversed('click'), batch('sent'), reversed('open')])
    expect(responses.map((one) => one.statusCode)).toEqual([200, 200, 200, 200])
    for (const { state } of many) expect((await state())?.delivery_state).toBe('click')
  })

  it('that are malformed do not affect a valid one among a hundred', async () => {
    const { event, state } = await invited()
    const bad = [
      null,
      7,
      'sent',
      [],
      {},
      event('sent', { time: 'yesterday' }),
      event('sent', { time: 1e300 }),
      event('sent', { time: null }),
      event('', { event: 5 }),
      event('open', { CustomID: { $ne: null } }),
      { __proto__: { event: 'sent' } },
    ]
    const unknown = [
      event('open', { CustomID: undefined }),
      event('open', { CustomID: '' }),
      event('open', { CustomID: "x' or 1=1 --" }),
      event('open', { CustomID: '0199c0de-0000-7000-8000-000000000000' }),
      event('delayed'),
      event('__proto__'),
    ]
    const good = Array.from({ length: 83 }, () => event('click', { comment: 'x\u0000y'.repeat(400) }))
    const { statusCode, body } = await post([...bad, ...unknown, ...good])
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toEqual({ received: 100, applied: 1, stale: 82, unknown: 6, invalid: 11 })
    expect((await state())?.delivery_state).toBe('click')
    expect((await server.app.inject('/metrics')).body).toMatch(/wattdesk_mail_events_total\{outcome="invalid"\} \d+/)
  })

  it('with a future time are dated now', async () => {
    const { event, state } = await invited()
    await post([event('open', { time: 4_102_444_800 })])
    expect((await state())?.updated_at).toEqual(server.clock.now())
  })
})

describe('the address for reports', () => {
  it.each([
    ['nothing', ''],
    ['another password', basic('mailjet:another-secret-of-the-provider')],
    ['another user', basic(`admin:${secret}`)],
    ['the password alone', basic(secret)],
    ['a bearer', `Bearer ${secret}`],
    ['no base64', 'Basic ***'],
    ['endless credentials', basic(`mailjet:${secret}${'x'.repeat(5_000)}`)],
  ])('is closed with %s', async (_, authorization) => {
    const { statusCode, body } = await post([], authorization)
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'Unauthenticated'])
  })

  it('does not exist without a configured provider', async () => {
    expect((await post([], basic('mailjet:undefined'), closed)).statusCode).toBe(404)
  })

  it.each([
    ['"sent"', 400],
    ['[{"event":"sent"', 400],
    ['', 400],
    [JSON.stringify(Array(5_001).fill({})), 400],
    [`["${'x'.repeat(1_100_000)}"]`, 413],
  ])('refuses a body that is not a list of reports: %.20s', async (payload, status) => {
    expect((await post(payload)).statusCode).toBe(status)
  })

  it('accepts an empty list', async () => {
    expect((await post([])).json()).toEqual({ received: 0, applied: 0, stale: 0, unknown: 0, invalid: 0 })
  })
})
