import { deactivateCustomer, getHoldings, reactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { purgeDueAt } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer, listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { startServer } from '../../../test/server.ts'
import { header, uploadsOf } from '../../../test/uploads.ts'

const server = startServer()
const given = givenOf(server)
const mails = mailsOf(server)
const window = 30 * 24 * 3_600_000

type Known = { id: string; accountEmail: string; version: number }
const deactivate = (by: GivenMember, { id, accountEmail, version }: Known, fields: object = {}) =>
  server.call(deactivateCustomer, { token: by.token, params: { id }, body: { version, accountEmail, ...fields } })
const reactivate = (by: GivenMember, id: string) => server.call(reactivateCustomer, { token: by.token, params: { id } })
const eventsOf = async (by: GivenMember, id: string) =>
  (await server.call(listCustomerActivities, { token: by.token, params: { id } })).body.items.map((entry) => entry.event)

async function inactive() {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  const { status } = await deactivate(admin, customer)
  expect(status).toBe(200)
  return { admin, customer }
}

describe('deactivating', () => {
  it('makes the customer inactive, returns until when it can be reactivated, and logs the reason', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const { status, body } = await deactivate(admin, customer, {
      accountEmail: ` ${customer.accountEmail.toUpperCase()} `,
      reason: 'Moved away',
    })
    expect(status).toBe(200)
    const now = server.clock.now()
    expect(body).toMatchObject({
      status: 'inactive',
      version: 2,
      deactivatedAt: now.toISOString(),
      purgeAt: new Date(now.getTime() + window).toISOString(),
    })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'customer.deactivated',
      actor: { memberId: admin.id },
      before: { status: 'active' },
      after: { status: 'inactive' },
      reason: 'Moved away',
    })
    // The typed reason is stored encrypted.
    expect(await server.sql('select id from activity_entries where reason is not null')).toEqual([])
  })

  it('mails the holder, in their language, a link whose secret is stored nowhere in plain text', async () => {
    const { customer } = await inactive()
    const [mail] = await mails(customer.accountEmail)
    expect(mail).toMatchObject({ template: 'customer-deactivated', language: 'de', subject: 'Ihr Konto wurde deaktiviert' })
    expect(mail?.link).toMatch(/^http:\/\/localhost:4000\/idp\/customer\/reactivate\/[\w-]{43}$/)
    const found = await server.sql(
      "select 1 from reactivation_links where position(convert_to($1, 'UTF8') in token_hash) > 0 union all select 1 from outbox_mails where text_body || html_body like '%' || $1 || '%'",
      [mail?.token],
    )
    expect(found).toEqual([])
  })

  it.each(languages)('writes in %s, and the link leads to a page in that language', async (language) => {
    const { t } = translatorOf(language)
    const admin = await given.member('admin')
    const customer = await given.customer(admin, { user: { firstName: 'Ida', lastName: 'Lindgren', language } })
    await deactivate(admin, customer)
    const [mail] = await mails(customer.accountEmail)
    expect([mail?.language, mail?.subject]).toEqual([language, t('mails.template.customer-deactivated.subject')])
    const day = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'Europe/Berlin' })
    const until = day.format(purgeDueAt(server.clock.now()))
    expect(mail?.text).toContain(until)
    const { pathname } = new URL(mail?.link ?? '')
    const page = await server.app.inject({ url: pathname, headers: { 'accept-language': `${language};q=1` } })
    expect(page.body).toContain(`lang="${language}"`)
    expect(page.body).toContain(t('customerLifecycle.page.submit'))
    expect(page.body).toContain(until)
    for (const shown of [mail?.text, page.body]) expect(shown).not.toMatch(/\d{4}-\d\d-\d\d/)
    await reactivate(admin, customer.id)
    const back = (await mails(customer.accountEmail)).at(-1)
    expect([back?.template, back?.language]).toEqual(['customer-reactivated', language])
  })

  it('is idempotent, even concurrently: one entry, one mail, and the first one counts', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const responses = await Promise.all([deactivate(admin, customer), deactivate(admin, customer), deactivate(admin, customer)])
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
    const first = responses[0]?.body.deactivatedAt
    server.clock.advance(60_000)
    const again = await deactivate(admin, customer)
    expect([again.status, again.body.deactivatedAt]).toEqual([200, first])
    expect(await eventsOf(admin, customer.id)).toEqual(['customer.deactivated', 'customer.created'])
    expect(await mails(customer.accountEmail)).toHaveLength(1)
  })

  it.each([
    ['another address', { accountEmail: 'other@home.example' }, 'accountEmail', 'Mismatch'],
    ['no address', { accountEmail: 'not one' }, 'accountEmail', 'EmailInvalid'],
    ['an address of another kind', { accountEmail: 7 }, 'accountEmail', 'WrongType'],
    ['an address that is missing', { accountEmail: undefined }, 'accountEmail', 'Required'],
    ['no version', { version: undefined }, 'version', 'Required'],
    ['a version that is none', { version: 1.5 }, 'version', 'WholeNumber'],
    ['an endless reason', { reason: 'x'.repeat(201) }, 'reason', 'TextTooLong'],
    ['a reason with NUL', { reason: 'a\u0000b' }, 'reason', 'ControlCharacters'],
    ['what is not known', { status: 'deleted' }, 'status', 'UnknownField'],
  ])('refuses %s, and changes nothing', async (_, fields, field, code) => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const { status, error } = await deactivate(admin, customer, fields)
    expect([status, error.code]).toEqual([400, 'ValidationFailed'])
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
    expect(await eventsOf(admin, customer.id)).toEqual(['customer.created'])
  })

  it('needs confirmation for an automatically created customer', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    await server.sql("update customers set source_kind = 'open_registration' where id = $1", [customer.id])
    const refused = await deactivate(admin, customer, { isAutomated: false })
    expect(refused.error.details).toEqual([expect.objectContaining({ field: 'isAutomated', code: 'AutomatedUnconfirmed' })])
    expect((await deactivate(admin, customer, { isAutomated: true })).status).toBe(200)
  })

  it('reports a concurrent change of the customer', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    await server.call(updateCustomer, { token: admin.token, params: { id: customer.id }, body: { version: 1, accountName: 'Other' } })
    const { status, error } = await deactivate(admin, customer)
    expect([status, error.code, error.details]).toEqual([409, 'CustomerChanged', { version: 2 }])
  })

  it('is refused to support and to other tenants', async () => {
    const [admin, support, stranger] = [await given.member('admin'), await given.member('support'), await given.member('admin')]
    const customer = await given.customer(admin)
    const refused = await deactivate(support, customer)
    expect([refused.status, refused.error.details]).toEqual([403, { permission: 'delete:customers' }])
    const foreign = await deactivate(stranger, customer)
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
    expect(await eventsOf(admin, customer.id)).toEqual(['customer.created'])
  })

  it('ends all actions on the customer, which stays in the list', async () => {
    const { admin, customer } = await inactive()
    const body = { version: 2, accountName: 'Changed' }
    const changed = await server.call(updateCustomer, { token: admin.token, params: { id: customer.id }, body })
    expect([changed.status, changed.error.code]).toEqual([409, 'CustomerNotActive'])
    const list = await server.call(listCustomers, { token: admin.token, query: { filter: '{"status":"inactive"}' } })
    expect(list.body.items.map((item) => item.id)).toEqual([customer.id])
  })
})

describe('reactivating by a member', () => {
  it('restores the customer, notifies the account holder, and uses up the link', async () => {
    const { admin, customer } = await inactive()
    const { status, body } = await reactivate(admin, customer.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'active', deactivatedAt: null, purgeAt: null, version: 3, accountName: customer.accountName })
    expect(await eventsOf(admin, customer.id)).toEqual(['customer.reactivated', 'customer.deactivated', 'customer.created'])
    expect((await mails(customer.accountEmail)).map((mail) => mail.template)).toEqual(['customer-deactivated', 'customer-reactivated'])
    expect(await server.sql('select 1 from reactivation_links where customer_id = $1 and used_at is null', [customer.id])).toEqual([])
  })

  it('is idempotent, even concurrently', async () => {
    const { admin, customer } = await inactive()
    const responses = await Promise.all([reactivate(admin, customer.id), reactivate(admin, customer.id)])
    expect(responses.map((response) => [response.status, response.body.status])).toEqual([
      [200, 'active'],
      [200, 'active'],
    ])
    expect((await eventsOf(admin, customer.id)).filter((event) => event === 'customer.reactivated')).toHaveLength(1)
  })

  it('is possible to the last millisecond of 30 x 24 hours, over a change of the clocks, and not at their end', async () => {
    server.clock.set('2027-03-10T09:30:00.123Z')
    const [intime, late] = [await inactive(), await inactive()]
    const started = server.clock.now().getTime()
    server.clock.set(new Date(started + window - 1))
    for (const one of [intime, late]) one.admin.token = await given.sessionOf(one.admin.id)
    expect((await reactivate(intime.admin, intime.customer.id)).status).toBe(200)
    server.clock.set(new Date(started + window))
    const { status, error } = await reactivate(late.admin, late.customer.id)
    expect([status, error.code]).toEqual([410, 'ReactivationEnded'])
    expect((await server.call(getCustomer, { token: late.admin.token, params: { id: late.customer.id } })).body.status).toBe('inactive')
  })

  it('is refused to support and to other tenants', async () => {
    const { customer, admin } = await inactive()
    const support = await given.member('support', admin.tenantId)
    expect((await reactivate(support, customer.id)).error.details).toEqual({ permission: 'write:customers' })
    expect((await reactivate(await given.member('admin'), customer.id)).status).toBe(404)
  })
})

describe('the link in the mail', () => {
  const show = (token: string, language = 'en') => server.app.inject(`/idp/customer/reactivate/${token}?lang=${language}`)
  const use = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: `/idp/customer/reactivate/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
  const statusOf = async (id: string) =>
    (await server.sql<{ status: string }>('select status from customers where id = $1', [id]))[0]?.status

  async function mailed() {
    const { admin, customer } = await inactive()
    const token = (await mails(customer.accountEmail)).at(-1)?.token ?? ''
    return { admin, customer, token }
  }

  it('previews its effect, and is carried out once on request', async () => {
    const { admin, customer, token } = await mailed()
    const page = await show(token, 'de')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Konto reaktivieren')
    expect(page.body).toContain(customer.accountEmail)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(await statusOf(customer.id)).toBe('inactive')
    const [first, second] = await Promise.all([use(token), use(token)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(first.body).toContain('Welcome back')
    expect(await statusOf(customer.id)).toBe('active')
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items.filter((entry) => entry.event === 'customer.reactivated')).toMatchObject([
      { actor: { kind: 'system' }, source: 'event' },
    ])
    expect((await show(token)).body).toContain('Welcome back')
  })

  it('is valid to the last millisecond, and returns 410 from the end on', async () => {
    const { customer, token } = await mailed()
    const started = server.clock.now().getTime()
    server.clock.set(new Date(started + window - 1))
    expect((await show(token)).statusCode).toBe(200)
    server.clock.set(new Date(started + window))
    const [page, tried] = [await show(token), await use(token)]
    expect([page.statusCode, tried.statusCode]).toEqual([410, 410])
    expect(tried.body).toContain('Too late')
    expect(await statusOf(customer.id)).toBe('inactive')
  })

  it('of a partner’s customer names the partner and the region’s contact when it is too late, however it is opened', async () => {
    const admin = await given.member('admin')
    await server.sql("update tenants set contact_email = 'region@sonne.example' where id = $1", [admin.tenantId])
    const partner = await given.customer(admin, { type: 'partner', site: undefined, accountName: 'Elektro Huber' })
    const customer = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    await deactivate(admin, customer)
    const token = (await mails(customer.accountEmail)).at(-1)?.token ?? ''
    server.clock.advance(window)
    for (const page of [await show(token), await use(token)]) {
      expect(page.statusCode).toBe(410)
      expect(page.body).toContain('mailto:region@sonne.example')
      expect(page.body).toContain('Elektro Huber')
    }
  })

  it('is replaced by that of a later deactivation', async () => {
    const { admin, customer, token } = await mailed()
    await use(token)
    await deactivate(admin, { ...customer, version: 3 })
    expect((await use(token)).statusCode).toBe(410)
    expect(await statusOf(customer.id)).toBe('inactive')
    const newer = (await mails(customer.accountEmail)).at(-1)?.token ?? ''
    expect((await use(newer)).statusCode).toBe(200)
  })

  it.each(['x', 'x'.repeat(43), `${'x'.repeat(42)}%00`, '%F0%9F%8F%A0', "' or 1=1 --"])('does not know %s', async (token) => {
    expect((await show(encodeURI(token))).statusCode).toBe(410)
    expect((await use(encodeURI(token))).statusCode).toBe(410)
  })

  it('refuses other kinds of bodies, and large ones', async () => {
    const { token, customer } = await mailed()
    const url = `/idp/customer/reactivate/${token}`
    const json = await server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' })
    const large = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(20_000),
    })
    expect([json.statusCode, large.statusCode]).toEqual([415, 413])
    expect(await statusOf(customer.id)).toBe('inactive')
  })

  it('limits attempts', async () => {
    const tries = []
    for (let at = 0; at < 22; at++) tries.push(await use('x'.repeat(43)))
    expect(tries.at(-1)?.statusCode).toBe(429)
    expect(tries.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe('what hangs on a customer', () => {
  it('is counted', async () => {
    const { admin, customer } = await inactive()
    await server.sql(
      'insert into samples (site_id, at, source_id, production_w) select $1, now() - make_interval(secs => n), gen_random_uuid(), n from generate_series(1, 30) n',
      [customer.siteId],
    )
    const line = `${customer.accountEmail},Erika,Muster,Gartenweg 9,68159,Mannheim`
    await uploadsOf(server).read(admin, `${header}\n${line}\n`)
    const { body } = await server.call(getHoldings, { token: admin.token, params: { id: customer.id } })
    expect(body).toMatchObject({
      importRows: 1,
      users: 1,
      sites: 1,
      installations: 0,
      mails: 1,
      samples: 30,
      samplesAreCapped: false,
      logEntries: 2,
      customers: 0,
    })
  })
})
