import * as past from '@wattdesk/contract/customer-app/calls.ts'
import { createAppLiveTicket, listAppDevices, readAppHome, readAppOutlook } from '@wattdesk/contract/customer-app/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import { removeWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { archiveSale, startSale, updateSaleStep } from '@wattdesk/contract/sales/calls.ts'
import { addSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openBrowser, postAppCredentials, postCredentials, signInAtProvider, signInToApp } from '../../../test/browser.ts'
import { customerUsersOf } from '../../../test/customer-users.ts'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { send } from '../../../test/rights/requests.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'
import { newId } from '../../platform/ids.ts'
import { hashPassword } from '../auth/passwords/passwords.service.ts'

const server = startServer()
const given = givenOf(server)
const users = customerUsersOf(server, given)

/** A customer's user with a password. */
async function givenAccount(password = goodPassword) {
  const account = await users.givenUser()
  await givePassword(account.user.id, password)
  return account
}

async function givePassword(userId: string, password: string): Promise<void> {
  await server.sql(
    `insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at) values ($1, $2, $3, $4, $4)
     on conflict (customer_user_id) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at`,
    [userId, newId(), await hashPassword(password), server.clock.now()],
  )
}

async function givenSession() {
  const account = await givenAccount()
  const browser = openBrowser(server)
  const session = await signInToApp(browser, account.user.email, goodPassword)
  return { ...account, browser, appToken: session.accessToken, session }
}

type Session = Awaited<ReturnType<typeof givenSession>>

const home = (token: string) => server.call(readAppHome, { token })
const refresh = (browser: ReturnType<typeof openBrowser>, token?: string) =>
  browser.request('POST', '/api/v1/app/refresh', token ? { headers: { authorization: `Bearer ${token}` } } : {})
const appCalls = () => server.app.endpoints.filter(({ access }) => access === 'customer')

describe('signing in to the app', () => {
  it('happens at the identity provider of the members, and is noted', async () => {
    const { appToken, customer, user, read, events } = await givenSession()
    const { body } = await home(appToken)
    expect(body.viewer).toMatchObject({
      kind: 'customer',
      customerId: customer.id,
      name: `${user.firstName} ${user.lastName}`,
      endsAt: null,
    })
    expect(body.sites).toMatchObject([{ id: customer.siteId, name: 'Home' }])
    expect((await read()).lastLoginAt).toBe(server.clock.now().toISOString())
    expect(await events()).toContain('customer-user.signed-in')
  })

  it('sends who guessed too often to the provider, because the page has no way to a new password', async () => {
    const { user } = await givenAccount()
    const guess = async () => {
      const browser = openBrowser(server)
      const started = await browser.request('GET', '/api/v1/app/authorization-uri?lang=en_GB')
      const { uri } = await browser.follow(started.json<{ uri: string }>().uri)
      return browser.request('POST', uri.href, { form: { email: user.email, password: 'not the right one' } })
    }
    for (let guesses = 0; guesses < 5; guesses++) expect((await guess()).statusCode).toBe(401)
    const locked = await guess()
    expect(locked.statusCode).toBe(429)
    expect(locked.body).toContain('ask your provider for a link to choose a new password')
    expect(locked.body).not.toContain('/idp/password')
  })

  it('admits customers to the app only, and members to the portal only, even with one address and password', async () => {
    const { user } = await givenAccount()
    await expect(signInAtProvider(openBrowser(server), user.email, goodPassword)).rejects.toThrow('Refused at the provider')
    const member = await signInsOf(server, given).member()
    await expect(signInAtProvider(openBrowser(server), member.email, goodPassword, 'app')).rejects.toThrow('Refused at the provider')
    await server.sql('update customer_users set email = $1 where id = $2', [member.email, user.id])
    const [ofApp, ofPortal] = [openBrowser(server), openBrowser(server)]
    const appCredentials = await signInAtProvider(ofApp, member.email, goodPassword, 'app')
    expect((await postCredentials(ofApp, appCredentials)).json().code).toBe('LoginFailed')
    const portalCredentials = await signInAtProvider(ofPortal, member.email, goodPassword)
    expect((await postAppCredentials(ofPortal, portalCredentials)).json().code).toBe('LoginFailed')
    expect((await signInToApp(openBrowser(server), member.email, goodPassword)).accessToken).toContain('.')
  })

  it('decides by the password where customers of two affiliates have the same address', async () => {
    const [one, other] = [await givenAccount('copper lantern on a hill'), await givenAccount('silver kettle in a boat')]
    await server.sql('update customer_users set email = $1 where id = $2', [one.user.email, other.user.id])
    for (const [password, customer] of [
      ['silver kettle in a boat', other.customer],
      ['copper lantern on a hill', one.customer],
    ] as const) {
      const { accessToken } = await signInToApp(openBrowser(server), one.user.email, password)
      expect((await home(accessToken)).body.viewer.customerId).toBe(customer.id)
    }
  })

  it('refuses inactive customers, other browsers, and a code used twice', async () => {
    const { user, customer } = await givenAccount()
    const browser = openBrowser(server)
    const credentials = await signInAtProvider(browser, user.email, goodPassword, 'app')
    expect((await postAppCredentials(openBrowser(server), credentials)).json().code).toBe('LoginFailed')
    const again = await signInAtProvider(browser, user.email, goodPassword, 'app')
    expect((await postAppCredentials(browser, again)).statusCode).toBe(200)
    expect((await postAppCredentials(browser, again)).json().code).toBe('LoginFailed')
    await server.sql("update customers set status = 'inactive' where id = $1", [customer.id])
    await expect(signInToApp(openBrowser(server), user.email, goodPassword)).rejects.toThrow('Refused at the provider')
  })

  it('is limited after a few wrong passwords', async () => {
    const { user } = await givenAccount()
    const attempt = () => signInAtProvider(openBrowser(server), user.email, 'wrong', 'app').catch((error: Error) => error.message)
    const responses: unknown[] = []
    for (let count = 0; count < 6; count++) responses.push(await attempt())
    expect(responses.at(-1)).toContain('429')
  })
})

describe('messages of sales', () => {
  it('are shown while their step is pending and the sale is current', async () => {
    const { appToken, admin, customer } = await givenSession()
    const { token } = admin
    const params = { id: customer.id }
    const shown = async () => (await home(appToken)).body.saleMessages.map(({ step, message }) => [step, message])
    expect(await shown()).toEqual([])
    const steps = [
      { name: 'Offer sent' },
      { name: 'Survey', names: { de: 'Besichtigung' }, customerMessage: 'We call you.\nPlease stay reachable.' },
      { name: 'Installation', customerMessage: 'We come at eight.' },
    ]
    const template = { name: 'Solar', installationKind: 'pvbattery' as const, steps }
    const { body: made } = await server.call(addSaleTemplate, { token, body: template })
    const { body: sale } = await server.call(startSale, { token, params, body: { templateId: made.id } })
    expect(await shown()).toEqual([
      ['Survey', 'We call you.\nPlease stay reachable.'],
      ['Installation', 'We come at eight.'],
    ])
    expect((await home(appToken)).body.saleMessages[0]?.stepNames).toEqual({ de: 'Besichtigung' })
    const step = { ...params, saleId: sale.id, position: '1' }
    await server.call(updateSaleStep, { token, params: step, body: { version: 1, status: 'skipped' } })
    expect(await shown()).toEqual([['Installation', 'We come at eight.']])
    expect((await home((await givenSession()).appToken)).body.saleMessages).toEqual([])
    await server.call(archiveSale, { token, params: { ...params, saleId: sale.id }, body: { version: 2 } })
    expect(await shown()).toEqual([])
  })
})

describe('a session of the app', () => {
  it('is renewed by its cookie, which works once', async () => {
    const { browser, appToken } = await givenSession()
    const stolen = new Map(browser.cookies)
    server.clock.advance(11 * 60_000)
    expect((await home(appToken)).error.code).toBe('SessionExpired')
    const renewed = (await refresh(browser)).json()
    expect((await home(renewed.accessToken)).status).toBe(200)
    const thief = openBrowser(server)
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await refresh(thief)).json().code).toBe('SessionExpired')
    // It is unknown which of the two is the customer.
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
    expect((await home(renewed.accessToken)).error.code).toBe('SessionExpired')
  })

  it('survives a lost response', async () => {
    const { browser, appToken } = await givenSession()
    const before = new Map(browser.cookies)
    await refresh(browser, appToken)
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect((await refresh(browser, appToken)).statusCode).toBe(200)
  })

  it.each<[string, (of: Awaited<ReturnType<typeof givenSession>>) => Promise<unknown>]>([
    ['its user signs out', ({ browser }) => browser.request('POST', '/api/v1/app/sign-out')],
    ['the customer is deactivated', ({ customer }) => server.sql("update customers set status = 'inactive' where id = $1", [customer.id])],
    [
      'the password is changed',
      async ({ user }) => {
        server.clock.advance(1_000)
        await givePassword(user.id, 'another good password')
      },
    ],
    ['the user is removed', ({ user }) => server.sql('delete from customer_users where id = $1', [user.id])],
  ])('ends when %s', async (_, happen) => {
    const of = await givenSession()
    expect((await home(of.appToken)).status).toBe(200)
    await happen(of)
    expect((await home(of.appToken)).error.code).toBe('SessionExpired')
    expect((await refresh(of.browser)).json().code).toBe('SessionExpired')
  })

  it('ends after thirty days without use', async () => {
    const { browser } = await givenSession()
    server.clock.advance(29 * 86_400_000)
    expect((await refresh(browser)).statusCode).toBe(200)
    server.clock.advance(30 * 86_400_000)
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
  })

  it('is renewed only from its own origin', async () => {
    const { browser } = await givenSession()
    const foreign = await browser.request('POST', '/api/v1/app/refresh', { headers: { origin: 'https://elsewhere.example' } })
    expect(foreign.json().code).toBe('OriginRefused')
  })
})

describe('permissions of a customer’s token', () => {
  const days = { fromDate: '2026-11-01', toDate: '2026-11-02' }
  const reads = [
    ['readAppDay', past.readAppDay, {}],
    ['readAppEnergy', past.readAppEnergy, { ...days, comparison: 'year', details: 'true' }],
    ['readAppSavings', past.readAppSavings, days],
    ['listAppChargingSessions', past.listAppChargingSessions, days],
    ['readAppGas', past.readAppGas, days],
    ['readAppSolarCloud', past.readAppSolarCloud, { date: '2026-11-02' }],
    ['listAppDevices', listAppDevices, undefined],
    ['readAppOutlook', readAppOutlook, undefined],
    ['createAppLiveTicket', createAppLiveTicket, undefined],
  ] as const

  let homes: Promise<[Session, Session]> | undefined

  it('covers every call of the app', () => {
    expect(appCalls().map(nameOf).sort()).toEqual([...reads.map(([name]) => name), 'readAppHome'].sort())
  })

  it.each(reads)('reads its own homes and no other: %s', async (_, endpoint, query) => {
    // The calls change nothing, so all of them can share these homes.
    homes ??= Promise.all([givenSession(), givenSession()])
    const [own, other] = await homes
    const read = (siteId: string, token = own.appToken) =>
      server.call(endpoint, { token, params: { siteId }, ...(query ? { query } : {}) } as never)
    expect((await read(own.customer.siteId)).status).toBe(200)
    expect((await read(other.customer.siteId)).status).toBe(404)
    expect((await read(newId())).status).toBe(404)
    // Neighbours of one tenant must not see each other either.
    const neighbour = await given.customer(own.admin)
    expect((await read(neighbour.siteId)).status).toBe(404)
    expect((await read(own.customer.siteId, own.admin.token)).error.code).toBe('AppReserved')
  })

  it('refuses impossible values with a client error', async () => {
    const { appToken: token, customer } = await givenSession()
    let asked = 0
    for (const endpoint of appCalls().filter((one) => one.method === 'GET')) {
      const { query } = declarationOf(endpoint)
      for (const name of Object.keys(query ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {})) {
        for (const value of ['a\u0000b', 'x'.repeat(3_000), '0000-01-01', '9999-12-31', '-1', '1e300']) {
          const { status, body } = await send(server, endpoint, { params: { siteId: customer.siteId }, query: { [name]: value } }, token)
          expect(status, `${nameOf(endpoint)} ${name}=${value} ${body}`).toBeLessThan(500)
          asked += 1
        }
      }
    }
    expect(asked).toBeGreaterThan(30)
  })

  it('makes no other call: each is refused, and nothing is written', async () => {
    const { appToken, customer } = await givenSession()
    const before = await server.sql('select count(*) from activity_entries')
    for (const endpoint of server.app.endpoints.filter(({ access }) => access !== 'public' && access !== 'customer')) {
      const url = endpoint.path.replace(/\{\w+\}/g, customer.id)
      const response = await server.app.inject({ method: endpoint.method, url, headers: { authorization: `Bearer ${appToken}` } })
      expect([nameOf(endpoint), response.statusCode]).toEqual([nameOf(endpoint), endpoint.access === 'multifactor' ? 401 : 403])
    }
    expect((await server.call(getCustomer, { token: appToken, params: { id: customer.id } })).error.code).toBe('AppReadsOnly')
    expect(
      appCalls()
        .filter(({ method }) => method !== 'GET')
        .map(nameOf),
    ).toEqual(['createAppLiveTicket'])
    expect(await server.sql('select count(*) from activity_entries')).toEqual(before)
  })

  it('rejects tokens of another kind, or changed ones', async () => {
    const { appToken, admin } = await givenSession()
    const [head, body, signature] = appToken.split('.')
    const access = admin.token.split('.')
    for (const forged of [
      `${head}.${access[1]}.${access[2]}`,
      `${access[0]}.${body}.${signature}`,
      `${head}.${body}.${signature?.slice(0, -2)}AA`,
      `${head}.`,
    ]) {
      expect([forged, (await home(forged)).status]).toEqual([forged, 401])
    }
  })
})

it('the app still has the charges of a wallbox that was removed, even if it reported nothing else', async () => {
  const { appToken, customer, admin } = await givenSession()
  const { id, siteId } = customer
  const parts = async () => (await home(appToken)).body.home?.has
  const remove = (deviceId: string) => server.call(removeWallbox, { token: admin.token, params: { id, deviceId } })
  const unused = await installationsOf(server).add('wallbox', { customerId: id, siteId })
  expect(await parts()).toContain('wallbox')
  await remove(unused)
  expect(await parts()).not.toContain('wallbox')
  const wallbox = await installationsOf(server).add('wallbox', { customerId: id, siteId })
  await server.sql(
    `insert into charging_transactions (installation_id, connector_id, id_tag, started_at, meter_start_wh, meter_wh, stopped_at, stop_reason)
     values ($1, 1, 'card', now() - interval '2 hours', 0, 7000, now() - interval '1 hour', 'Local')`,
    [wallbox],
  )
  expect((await remove(wallbox)).status).toBe(200)
  expect(await parts()).toContain('wallbox')
})

describe('faults in the app', () => {
  it('come with the home, the worst first and each once, without those that follow from a silent gateway', async () => {
    const { appToken, customer } = await givenSession()
    expect((await home(appToken)).body.home?.notices).toEqual([])
    const part = { configurationId: null, deviceId: null, since: null }
    const noticed = async (components: readonly object[]) => {
      await server.sql(
        `insert into site_health (site_id, customer_id, components, check_at) values ($1, $2, $3, 'infinity')
         on conflict (site_id) do update set components = excluded.components, check_at = excluded.check_at`,
        [customer.siteId, customer.id, JSON.stringify(components.map((one) => ({ ...part, ...one })))],
      )
      const { notices } = (await home(appToken)).body.home ?? {}
      const devices = await server.call(listAppDevices, { token: appToken, params: { siteId: customer.siteId } })
      expect(devices.body.notices).toEqual(notices)
      return notices?.map(({ reason }) => reason)
    }
    const system = { kind: 'pvbattery', status: 'error', code: 'NoProduction' }
    const lost = ['site', 'gas'].map((kind) => ({ kind, status: 'warning', code: 'ConnectionLost' }))
    const gateway = { kind: 'gateway', status: 'ok', code: null }
    expect(await noticed([...lost, gateway, system])).toEqual(['NoProduction', 'ConnectionLost'])
    const offline = { ...gateway, status: 'error', code: 'GatewayOffline' }
    expect(await noticed([...lost, offline, { ...system, status: 'no_data', code: null }])).toEqual(['GatewayOffline'])
  })
})

describe('live data in the app', () => {
  it('is visible to members until seven days after the customer signed in', async () => {
    const { customer, admin, appToken } = await givenSession()
    const view = async () =>
      (await server.call(createImpersonation, { token: admin.token, params: { id: customer.id }, body: { reason: 'On the phone' } })).body
        .token
    const seen = async (token: string) => {
      const [{ body }, ticket] = [await home(token), await server.call(createAppLiveTicket, { token, params: { siteId: customer.siteId } })]
      return [body.home?.live !== null, ticket.status, ticket.error?.code]
    }
    expect(await seen(appToken)).toEqual([true, 200, undefined])
    expect((await seen(await view())).slice(0, 2)).toEqual([true, 200])
    const signedInAt = server.clock.now().getTime()
    await given.travelTo(new Date(signedInAt + 7 * 86_400_000 - 1_000), admin)
    const late = await view()
    expect((await seen(late)).slice(0, 2)).toEqual([true, 200])
    server.clock.advance(1_000)
    expect(await seen(late)).toEqual([false, 403, 'LiveDataEnded'])
    expect((await home(late)).body.home?.liveUntil).toBe(new Date(signedInAt + 7 * 86_400_000).toISOString())
    await server.sql('update customer_users set last_login_at = null where customer_id = $1', [customer.id])
    expect(await seen(late)).toEqual([false, 403, 'LiveDataEnded'])
  })
})
