import { getMail, listMails, retryMail } from '@wattdesk/contract/mails/calls.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { givenSmtp } from '../../../test/smtp.ts'
import { transaction } from '../../db/transaction.ts'
import { openMail } from '../../platform/mail.ts'
import { deliverMails } from './mail-delivery.service.ts'
import { queueCustomerMail, queueMemberMail } from './mails.service.ts'

const smtp = await givenSmtp()
const server = startServer({ SMTP_URL: smtp.url })
const given = givenOf(server)
afterAll(() => smtp.stop())

let count = 0
async function queued(number = 1) {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  const ids: string[] = []
  const addresses: string[] = []
  for (let at = 0; at < number; at++) {
    count += 1
    const email = `reader${count}@home.example`
    const user = { id: customer.id, email, firstName: 'Erika', lastName: 'Mustermann', language: 'de' }
    const place = { id: customer.id, tenantId: admin.tenantId, affiliateId: admin.tenantId }
    ids.push(
      await transaction(server.ctx.db, (tx) =>
        queueCustomerMail(tx, server.ctx, { template: 'customer-email-changed', customer: place, user }),
      ),
    )
    addresses.push(email)
  }
  const mail = async (id = ids[0] ?? '') => (await server.call(getMail, { token: await given.sessionOf(admin.id), params: { id } })).body
  return { admin, ids, addresses, mail }
}
const receivedBy = (address: string) => smtp.received.filter((one) => one.to.includes(address))

describe('a mail server that is down', () => {
  it('receives each mail once after it recovers', async () => {
    const { ids, addresses, mail } = await queued(12)
    const before = await mail()
    expect(before).toMatchObject({ state: 'waiting', attempts: 0, deliveryState: 'pending', lastError: null })
    expect(await deliverMails(server.ctx)).toBe(0)
    const tried = await mail()
    expect(tried).toMatchObject({ state: 'retrying', attempts: 1, deliveryState: 'pending' })
    expect(tried.lastError).toContain('ECONNREFUSED')
    // The first batch failed to connect, so the others were not tried.
    const attempts = await server.sql<{ attempts: number }>('select sum(attempts)::int as attempts from outbox_mails where id = any($1)', [
      ids,
    ])
    expect(attempts[0]?.attempts).toBe(8)
    await smtp.start()
    server.clock.advance(3_600_000)
    expect(await deliverMails(server.ctx)).toBe(12)
    expect(await mail()).toMatchObject({ state: 'sent', deliveryState: 'sent', lastError: null, nextAttemptAt: null })
    for (const [at, address] of addresses.entries()) {
      const [one, ...more] = receivedBy(address)
      expect(more).toEqual([])
      expect(one?.id).toBe(ids[at])
      expect(one?.raw).toContain(`Message-ID: <${ids[at]}@${server.ctx.deployment.name()}>`)
      expect(one?.raw).toMatch(/Content-Type: multipart\/alternative/)
    }
    expect(await deliverMails(server.ctx)).toBe(0)
  })

  it('receives a mail once although the database restarts before its delivery is noted', async () => {
    const { addresses, mail } = await queued()
    await server.sql('create sequence losses')
    await server.sql(`create function lose_first() returns trigger language plpgsql security definer as $$
      begin if nextval('losses') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $$`)
    await server.sql('create trigger lose_first after update of sent_at on outbox_mails execute function lose_first()')
    expect(await deliverMails(server.ctx).finally(() => server.sql('drop function lose_first cascade'))).toBe(1)
    expect(await mail()).toMatchObject({ state: 'sent', attempts: 1 })
    server.clock.advance(600_000)
    expect(await deliverMails(server.ctx)).toBe(0)
    expect(receivedBy(addresses[0] ?? '')).toHaveLength(1)
  })

  it('is retried after growing pauses of at most an hour', async () => {
    await smtp.stop()
    const { ids, mail } = await queued()
    const pauses: number[] = []
    for (let round = 0; round < 3; round++) {
      await deliverMails(server.ctx)
      const { nextAttemptAt } = await mail()
      pauses.push(new Date(nextAttemptAt ?? 0).getTime() - server.clock.now().getTime())
      server.clock.set(nextAttemptAt ?? '')
    }
    expect(pauses).toEqual([10_000, 20_000, 40_000])
    await server.sql('update outbox_mails set attempts = 40 where id = $1', [ids[0]])
    await deliverMails(server.ctx)
    const pause = new Date((await mail()).nextAttemptAt ?? 0).getTime() - server.clock.now().getTime()
    expect(pause).toBe(3_600_000)
    await smtp.start()
    server.clock.advance(3_600_000)
    await deliverMails(server.ctx)
  })
})

it('sends a mail with its file', async () => {
  const { tenantId, email } = await given.member('admin')
  const member = { email, firstName: 'Ada', language: 'en' }
  const file = { name: 'Kunden – 1.csv', type: 'text/csv; charset=utf-8', content: Buffer.from('From,To\r\n') }
  const tenant = { tenantId, affiliateId: tenantId }
  const params = { report: 'Customers', from: '1 Nov', to: '30 Nov', figures: '12' }
  await transaction(server.ctx.db, (tx) => queueMemberMail(tx, server.ctx, { template: 'member-report', tenant, member, params, file }))
  await deliverMails(server.ctx)
  const [received] = receivedBy(email)
  expect(received?.raw).toContain(file.content.toString('base64'))
  expect(received?.raw).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''Kunden%20%E2%80%93%201\.csv/)
})

describe('several processes', () => {
  it('send each mail once', async () => {
    const { addresses } = await queued(20)
    const open = () => openMail({ smtpUrl: smtp.url, from: server.ctx.config.mailFrom })
    const processes = await Promise.all([open(), open(), open()])
    const sent = await Promise.all(processes.map((mail) => deliverMails({ ...server.ctx, mail })))
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20)
    for (const address of addresses) expect(receivedBy(address)).toHaveLength(1)
    for (const one of processes) one.close()
  })

  it('leave the rest to others when one of them ends', async () => {
    const { addresses } = await queued(12)
    const leaving = new AbortController()
    const { send } = server.ctx.mail
    const mail = {
      ...server.ctx.mail,
      send: (one: Parameters<NonNullable<typeof send>>[0]) => {
        leaving.abort()
        return send?.(one) ?? Promise.reject(new Error('no mail server'))
      },
    }
    expect(await deliverMails({ ...server.ctx, mail }, leaving.signal)).toBe(8)
    expect(await deliverMails(server.ctx)).toBe(4)
    expect(addresses.map((address) => receivedBy(address).length)).toEqual(addresses.map(() => 1))
  })

  it('take over the mails of a dead process once its claim expires', async () => {
    const { ids, addresses } = await queued()
    const until = new Date(server.clock.now().getTime() + 300_000).toISOString()
    await server.sql('update outbox_mails set attempts = 1, claimed_until = $2, next_attempt_at = $2 where id = $1', [ids[0], until])
    expect(await deliverMails(server.ctx)).toBe(0)
    server.clock.advance(300_000)
    expect(await deliverMails(server.ctx)).toBe(1)
    expect(receivedBy(addresses[0] ?? '')).toHaveLength(1)
  })
})

describe('a mail server that refuses', () => {
  it('permanently, ends the attempts with its reason; a manual retry starts over', async () => {
    const { admin, ids, addresses, mail } = await queued()
    const [id = '', address = ''] = [ids[0], addresses[0]]
    smtp.refused.set(address, 550)
    await deliverMails(server.ctx)
    expect(await mail()).toMatchObject({ state: 'failed', deliveryState: 'bounce', attempts: 1, nextAttemptAt: null })
    expect((await mail()).lastError).toContain('550')
    server.clock.advance(24 * 3_600_000)
    const token = await given.sessionOf(admin.id)
    expect(await deliverMails(server.ctx)).toBe(0)
    smtp.refused.delete(address)
    const retried = await server.call(retryMail, { token, params: { id } })
    expect(retried.body).toMatchObject({ deliveryState: 'pending' })
    expect(await deliverMails(server.ctx)).toBe(1)
    const list = await server.call(listMails, { token, query: { filter: JSON.stringify({ state: 'sent' }) } })
    expect(list.body.items).toMatchObject([{ id, deliveryState: 'sent' }])
    expect((await server.call(retryMail, { token, params: { id } })).error.code).toBe('MailAlreadySent')
  })

  it('the sender permanently, ends the attempts too, unless it only asks for credentials', async () => {
    const sender = server.ctx.config.mailFrom
    const address = /<(.+)>/.exec(sender)?.[1] ?? sender
    for (const [code, state, deliveryState] of [
      [530, 'retrying', 'pending'],
      [451, 'retrying', 'pending'],
      [550, 'failed', 'blocked'],
    ] as const) {
      const { mail } = await queued()
      smtp.refused.set(address, code)
      await deliverMails(server.ctx)
      expect(await mail()).toMatchObject({ state, deliveryState, attempts: 1, lastError: expect.stringContaining(String(code)) })
    }
    smtp.refused.clear()
    server.clock.advance(10_000)
    expect(await deliverMails(server.ctx)).toBe(2)
  })

  it('temporarily, is retried, and other mails are delivered', async () => {
    const { addresses, mail } = await queued(3)
    smtp.refused.set(addresses[0] ?? '', 451)
    expect(await deliverMails(server.ctx)).toBe(2)
    expect(await mail()).toMatchObject({ state: 'retrying', attempts: 1 })
    smtp.refused.clear()
    server.clock.advance(10_000)
    expect(await deliverMails(server.ctx)).toBe(1)
  })
})
