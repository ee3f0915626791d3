import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { checkBrandDomain, readBrandDomain, removeBrandDomain, setBrandDomain } from '@wattdesk/contract/white-label/domains/calls.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { advanceDomains } from './domains.service.ts'

const server = startServer()
const given = givenOf(server)
let count = 0
const freeDomain = () => {
  count += 1
  return `energy.partner-${count}.example`
}

async function givenPartner(type: 'whitelabel_partner' | 'partner' = 'whitelabel_partner') {
  const admin = await given.member('admin')
  const { id, partnerTenantId } = await given.customer(admin, { type, site: undefined })
  const on = { token: admin.token, params: { id } }
  const version = async () => (await server.call(readBrandDomain, on)).body.version
  return {
    ...{ admin, id, tenantId: partnerTenantId ?? '' },
    read: async () => (await server.call(readBrandDomain, on)).body,
    set: async (domain: string, token = admin.token) =>
      server.call(setBrandDomain, { token, params: { id }, body: { domain, version: await version() } }),
    check: async () => server.call(checkBrandDomain, { ...on, body: { version: await version() } }),
    remove: async () => server.call(removeBrandDomain, { ...on, body: { version: await version() } }),
    events: async () =>
      (await server.call(listCustomerActivities, on)).body.items.map(({ event }) => event).filter((event) => event.includes('domain')),
  }
}
type Partner = Awaited<ReturnType<typeof givenPartner>>

/** Name servers that know these records. */
const dnsOf =
  (records: Record<string, string[] | undefined>) =>
  async (name: string): Promise<string[] | undefined> =>
    name in records ? records[name] : []
const look = (records: Record<string, string[] | undefined> = {}) => advanceDomains(server.ctx, dnsOf(records))

/** As if the domain had been asked for long ago. Members' sessions would not survive that on the clock. */
const expire = ({ tenantId }: Partner) =>
  server.sql(
    "update white_label_domains set requested_at = requested_at - interval '73 hours', next_check_at = requested_at where tenant_id = $1",
    [tenantId],
  )

/** Sets the record that the partner is shown, and looks. */
async function prove(partner: Partner): Promise<void> {
  const { record } = await partner.read()
  if (record) await look({ [record.name]: ['v=spf1 -all', record.value] })
}

async function connected(domain = freeDomain()) {
  const partner = await givenPartner()
  await partner.set(domain)
  await prove(partner)
  return { partner, domain }
}

const get = (host: string, url: string, more: object = {}) => server.app.inject({ url, headers: { host }, ...more })
/** The list of hosts follows an announcement. */
const untilBrandOf = (host: string, tenantId: string | undefined) =>
  vi.waitFor(() => expect(server.app.partnerHosts.tenantOf(host)).toBe(tenantId))

describe('the domain of a partner', () => {
  it('is connected once its record proves it, and each step is logged once', async () => {
    const partner = await givenPartner()
    expect(await partner.read()).toMatchObject({ state: null, domain: null, record: null, target: 'localhost', version: 0 })
    const domain = freeDomain()
    const { body } = await partner.set(` ${domain.toUpperCase()}. `)
    expect(body).toMatchObject({ state: 'CREATE_IN_PROGRESS', domain, servedDomain: null, fault: null })
    expect(body.record).toEqual({ name: `_wattdesk.${domain}`, value: expect.stringMatching(/^wattdesk=[\w-]{32,}$/) })
    await look({ [`_wattdesk.${domain}`]: ['wattdesk=other'] })
    expect(await partner.read()).toMatchObject({ state: 'CREATE_IN_PROGRESS', fault: 'RecordDiffers' })
    // Not before the pause is over.
    await prove(partner)
    expect((await partner.read()).state).toBe('CREATE_IN_PROGRESS')
    await partner.check()
    await prove(partner)
    expect(await partner.read()).toMatchObject({ state: 'CREATE_COMPLETE', domain, servedDomain: domain, record: null, fault: null })
    expect(await partner.events()).toEqual(['white-label.domain-connected', 'white-label.domain-checked', 'white-label.domain-requested'])
  })

  it('fails when the record does not appear in time, says why, and can start again', async () => {
    const partner = await givenPartner()
    const { record } = (await partner.set(freeDomain())).body
    await look()
    expect((await partner.read()).fault).toBe('RecordMissing')
    await expire(partner)
    await look({ [record?.name ?? '']: undefined })
    expect(await partner.read()).toMatchObject({ state: 'CREATE_FAILED', fault: 'NoAnswer', nextCheckAt: null, record })
    await prove(partner)
    expect((await partner.read()).state).toBe('CREATE_FAILED')
    expect((await partner.check()).body).toMatchObject({ state: 'CREATE_IN_PROGRESS', fault: null, record })
    await prove(partner)
    expect((await partner.read()).state).toBe('CREATE_COMPLETE')
  })

  it('stays during an update, until the new one is proved or given up', async () => {
    const { partner, domain } = await connected()
    const next = freeDomain()
    expect((await partner.set(next)).body).toMatchObject({ state: 'UPDATE_IN_PROGRESS', domain: next, servedDomain: domain })
    await expire(partner)
    await look()
    expect(await partner.read()).toMatchObject({ state: 'UPDATE_COMPLETE', domain, givenUpDomain: next, fault: 'RecordMissing' })
    await partner.set(next)
    expect((await partner.set(domain)).body).toMatchObject({ state: 'UPDATE_COMPLETE', domain, record: null })
    await partner.set(next)
    await prove(partner)
    expect(await partner.read()).toMatchObject({ state: 'UPDATE_COMPLETE', domain: next, servedDomain: next, givenUpDomain: null })
  })

  it('belongs to one tenant until it is removed and no process serves it any more', async () => {
    const { partner, domain } = await connected()
    const [other, third] = [await givenPartner(), await givenPartner()]
    expect((await other.set(domain)).error.code).toBe('DomainTaken')
    await untilBrandOf(domain, partner.tenantId)
    expect((await partner.remove()).body).toMatchObject({ state: 'DELETE_IN_PROGRESS', domain: null, servedDomain: null })
    await untilBrandOf(domain, undefined)
    expect((await other.set(domain)).error.code).toBe('DomainTaken')
    expect((await partner.set(freeDomain())).error.code).toBe('DomainBeingRemoved')
    const { version } = await partner.read()
    expect((await partner.remove()).body.version).toBe(version)
    server.clock.advance(3 * minuteMs)
    await look()
    expect((await partner.read()).state).toBe('DELETE_COMPLETE')
    // Two try; the first proof wins.
    await other.set(domain)
    await third.set(domain)
    await prove(third)
    const { record } = await other.read()
    await other.check()
    await look({ [record?.name ?? '']: [record?.value ?? ''] })
    expect([(await third.read()).state, (await other.read()).state, (await other.read()).fault]).toEqual([
      ...['CREATE_COMPLETE', 'CREATE_FAILED', 'DomainTaken'],
    ])
    expect((await partner.set(freeDomain())).body.state).toBe('CREATE_IN_PROGRESS')
  })

  it.each([
    ['', 'Required'],
    ['partner', 'DomainInvalid'],
    ['*.partner.example', 'DomainInvalid'],
    ['partner.example:8443', 'DomainInvalid'],
    ['https://partner.example', 'DomainInvalid'],
    ['partner.example/app', 'DomainInvalid'],
    ['me@partner.example', 'DomainInvalid'],
    ['a b.example', 'DomainInvalid'],
    ['a..example', 'DomainInvalid'],
    ['partner.example..', 'DomainInvalid'],
    ['-a.example', 'DomainInvalid'],
    ['_a.example', 'DomainInvalid'],
    ['xn--zz--.example', 'DomainInvalid'],
    ['127.0.0.1', 'DomainInvalid'],
    ['0x7f.1', 'DomainInvalid'],
    ['2130706433', 'DomainInvalid'],
    ['[::1]', 'DomainInvalid'],
    ['8.8.8.8', 'DomainInvalid'],
    [`${'a'.repeat(64)}.example`, 'DomainInvalid'],
    [`${'abcdefg.'.repeat(31)}example`, 'DomainTooLong'],
    ['localhost', 'DomainInvalid'],
    ['app.localhost', 'DomainIsOurs'],
    ['router.lan', 'DomainNotPublic'],
    ['printer.local', 'DomainNotPublic'],
    ['vault.internal', 'DomainNotPublic'],
    ['1.home.arpa', 'DomainNotPublic'],
  ])('refuses %j', async (typed, code) => {
    const { set } = await givenPartner()
    const { status, error } = await set(typed)
    const found = error.details as { field: string; code: string }[]
    expect([status, found.map((one) => one.field)]).toEqual([400, ['domain']])
    expect(typed === 'app.localhost' ? ['DomainIsOurs', 'DomainNotPublic'] : [code]).toContain(found[0]?.code)
  })

  it('of another script is kept in the form of DNS', async () => {
    const { set } = await givenPartner()
    expect((await set('Energie.Müller\u3002Example')).body.domain).toBe('energie.xn--mller-kva.example')
  })

  it('accepts one of two changes at once, and none without permission, of others or of inactive partners', async () => {
    const { admin, id, set } = await givenPartner()
    const body = { domain: freeDomain(), version: 0 }
    const both = await Promise.all([1, 2].map(() => server.call(setBrandDomain, { token: admin.token, params: { id }, body })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await set(freeDomain(), (await given.member('support', admin.tenantId)).token)).status).toBe(403)
    expect((await set(freeDomain(), (await given.member('admin')).token)).status).toBe(404)
    const plain = await givenPartner('partner')
    const refused = await server.call(setBrandDomain, { token: plain.admin.token, params: { id: plain.id }, body })
    expect(refused.error.code).toBe('NotWhitelabelPartner')
    const empty = await givenPartner()
    expect([(await empty.check()).status, (await empty.remove()).status]).toEqual([400, 400])
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await set(freeDomain())).error.code).toBe('CustomerNotActive')
  })
})

describe('a request at a partner’s domain', () => {
  it('gets nothing else: calls, tokens and sign-in are at our own origin', async () => {
    const { partner, domain } = await connected()
    await untilBrandOf(domain, partner.tenantId)
    const authorization = `Bearer ${partner.admin.token}`
    const call = await server.app.inject({ url: `/api/v1/customers/${partner.id}`, headers: { host: domain, authorization } })
    expect([call.statusCode, call.json().code]).toEqual([404, 'NotFound'])
    const delivery = `/api/v1/delivery/${partner.tenantId}/en/content`
    expect([(await get('localhost:4000', delivery)).statusCode, (await get(domain, delivery)).statusCode]).toEqual([200, 404])
    expect((await get(domain, '/app/', { method: 'POST' })).statusCode).toBe(404)
    expect((await get(domain, '/metrics')).statusCode).toBe(404)
    expect((await get(domain, '/dashboard')).headers.location).toBe('/app/')
    // Never to a place that a request names.
    expect((await get(domain, '/idp/auth?x=1')).headers.location).toBe('http://localhost:4000/idp/auth?x=1')
    expect((await get(domain, '//evil.example/idp/')).headers.location).toBe('/app/')
  })
})
