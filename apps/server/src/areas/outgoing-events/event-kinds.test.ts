import { changeTariff } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { publishContent, withdrawContent } from '@wattdesk/contract/content/calls.ts'
import { listSites, updateSite } from '@wattdesk/contract/customers/calls.ts'
import { inviteCustomerUserAgain, listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { endDeviceLimit, setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { expect, it } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { contentOf } from '../../../test/content.ts'
import { dataImportsOf } from '../../../test/data-imports.ts'
import { stockOf } from '../../../test/gateway-stock.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { inverter } from '../../../test/limited-homes.ts'
import { mailsOf } from '../../../test/mails.ts'
import { monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { outgoingEventsOf, receiverNetworks } from '../../../test/outgoing-events.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword } from '../../../test/sign-ins.ts'
import { unallocatedOf } from '../../../test/unallocated.ts'
import { goodFile, uploadsOf } from '../../../test/uploads.ts'
import { gridxCloud, startVendorCloud } from '../../../test/vendor-cloud.ts'
import { endOverdue } from '../device-limits/device-limits.service.ts'

const server = startServer(receiverNetworks)
const cloud = startVendorCloud()
const { givenSite } = dataImportsOf(server, cloud)
const { given, receiver, endpointOf, work, types } = outgoingEventsOf(server)
const monitored = monitoredHomesOf(server)
const mailsTo = mailsOf(server)
const { box, find, team } = stockOf(server, given)
const minute = 60_000

/** The received events, each with its facts beside the record's. */
const received = () =>
  receiver.received.map(({ event }) => {
    const { object, customerId, tenantId, ...facts } = event.data
    return [event.type, object, customerId, tenantId, facts]
  })

it('a customer is created, changed with its site and its tariff, deactivated, reactivated and purged', async () => {
  const lifecycle = lifecycleOf(server)
  const admin = await given.member('admin')
  await endpointOf(admin)
  const customer = await given.customer(admin)
  const [site] = (await server.call(listSites, { token: admin.token, params: { id: customer.id } })).body.items
  const { name = '', version = 0, address, zipCode, city, country } = site ?? {}
  const changed = await server.call(updateSite, {
    token: admin.token,
    params: { id: customer.id, siteId: customer.siteId },
    body: { name: `${name} 2`, version, address, zipCode, city, country } as never,
  })
  expect(changed.status).toBe(200)
  const tariff = await server.call(changeTariff, {
    token: admin.token,
    params: { id: customer.id, siteId: customer.siteId },
    body: { version: 0, kind: 'fixed', importCentsPerMwh: 31_520, exportCentsPerMwh: null },
  })
  expect(tariff.status).toBe(200)
  expect((await lifecycle.deactivate(admin, customer.id)).status).toBe(200)
  expect((await lifecycle.reactivate(admin, customer.id)).status).toBe(200)
  await work()
  expect(types()).toEqual(['customer.created', 'customer.changed', 'customer.changed', 'customer.deactivated', 'customer.reactivated'])
  expect((await lifecycle.deactivate(admin, customer.id)).status).toBe(200)
  const root = await given.member('root')
  expect((await lifecycle.purge(root, customer.id)).status).toBe(200)
  await lifecycle.finishPurges()
  await work()
  expect(types().at(-1)).toBe('customer.purged')
})

it('a customer changes when its user joins: it counts as registered from then on', async () => {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  const [user] = (await server.call(listCustomerUsers, { token: admin.token, params: { id: customer.id } })).body.items
  await endpointOf(admin, ['customer.changed'])
  await server.call(inviteCustomerUserAgain, { token: admin.token, params: { id: user?.id ?? '' } })
  const { link = '' } = (await mailsTo(customer.accountEmail)).at(-1) ?? {}
  expect((await openBrowser(server).request('POST', link, { form: { password: goodPassword } })).statusCode).toBe(200)
  await work()
  expect(received()).toEqual([['customer.changed', { type: 'customer-user', id: user?.id }, customer.id, admin.tenantId, {}]])
})

it('a gateway is paired with a home, and an unallocated one is assigned', async () => {
  const { admin, installer } = await team()
  await endpointOf(admin, ['installation.paired', 'installation.assigned'])
  const [one, other] = [await given.customer(admin), await given.customer(admin)]
  const [paired, unallocated] = [await box(), await box()]
  const pair = await server.call(addGateway, {
    token: admin.token,
    params: { id: one.id },
    body: { siteId: one.siteId, startCode: paired.startCode },
  })
  expect(pair.status).toBe(200)
  const { add, assign } = unallocatedOf(server)
  const { id } = (await add(installer, unallocated)).body
  await find(unallocated.serial)
  expect((await assign(installer, id, other.accountEmail)).status).toBe(200)
  await work()
  const events = received()
  expect(events.map(([type, , customerId]) => [type, customerId]).sort()).toEqual(
    [
      ['installation.paired', one.id],
      ['installation.assigned', other.id],
      ['installation.paired', other.id],
    ].sort(),
  )
  expect(events.find(([type]) => type === 'installation.assigned')).toMatchObject([{}, { id }, other.id, admin.tenantId, {}])
})

it('an import of customers is done, with its outcome', async () => {
  const admin = await given.member('admin')
  await endpointOf(admin, ['customer.created', 'import.finished'])
  const { id } = await uploadsOf(server).importAll(admin, goodFile(2))
  await work()
  expect(types().toSorted()).toEqual(['customer.created', 'customer.created', 'import.finished'])
  const finished = received().find(([type]) => type === 'import.finished')
  expect(finished).toEqual(['import.finished', { type: 'import', id }, null, admin.tenantId, { outcome: 'done' }])
})

it('an import of past energy has ended, with its outcome', async () => {
  const home = await givenSite('gridx')
  await endpointOf(home.member, ['import.finished'])
  cloud.respond = gridxCloud(home.installationId)
  const { id } = await home.run(home.days('2026-10-01'))
  await work()
  const { customerId, member } = home
  expect(received()).toEqual([['import.finished', { type: 'data-import', id }, customerId, member.tenantId, { outcome: 'done' }]])
})

it('a check raises an alarm and clears it', async () => {
  const admin = await given.member('admin')
  await endpointOf(admin, ['alarm.raised', 'alarm.cleared'])
  const home = await monitored.givenHome(admin)
  await monitored.after(minute, home)
  await monitored.after(180 * minute)
  await monitored.after(minute, home)
  await work()
  const alarm = [{ type: 'alarm' }, home.id, admin.tenantId, { code: 'GatewayOffline', siteId: home.siteId }]
  expect(received()).toMatchObject([
    ['alarm.raised', ...alarm],
    ['alarm.cleared', ...alarm],
  ])
})

it('a limit is set, ended by a member, and ended by its time', async () => {
  const admin = await given.member('admin')
  await endpointOf(admin, ['limit.set', 'limit.ended'])
  const customer = await given.customer(admin)
  const gateway = await stockOf(server, given).installed(customer.id, customer.siteId)
  await find(gateway.serial, [{ ...inverter, kind: 'PV' }])
  const params = { id: customer.id }
  const set = async (percent: number) => {
    const endsAt = new Date(server.clock.now().getTime() + 30 * minute).toISOString()
    const body = { kind: 'generation' as const, deviceId: inverter.deviceId, percent, endsAt }
    return (await server.call(setDeviceLimit, { token: admin.token, params, body })).body
  }
  const first = await set(60)
  await server.call(endDeviceLimit, { token: admin.token, params: { ...params, limitId: first.id } })
  const second = await set(50)
  server.clock.advance(31 * minute)
  await endOverdue(server.ctx)
  await work()
  const ofLimit = (id: string) => received().flatMap(([type, object, , , facts]) => (Object(object).id === id ? [[type, facts]] : []))
  const about = (percent: number, powerW: number) => ({ limit: { deviceId: inverter.deviceId, siteId: customer.siteId, percent, powerW } })
  expect(ofLimit(first.id)).toMatchObject([
    ['limit.set', about(60, 5_999)],
    ['limit.ended', about(60, 5_999)],
  ])
  expect(ofLimit(second.id)).toMatchObject([
    ['limit.set', about(50, 4_999)],
    ['limit.ended', about(50, 4_999)],
  ])
})

it('a content is published and withdrawn', async () => {
  const admin = await given.member('admin')
  const content = contentOf(server, given)
  const id = await content.add(admin, await content.page())
  await endpointOf(admin, ['content.published', 'content.withdrawn'])
  const body = { language: 'en' as const, version: 1 }
  expect((await server.call(publishContent, { token: admin.token, params: { id }, body })).status).toBe(200)
  expect((await server.call(withdrawContent, { token: admin.token, params: { id }, body })).status).toBe(204)
  await work()
  expect(received()).toMatchObject([
    ['content.published', { type: 'content', id }, null, admin.tenantId, { path: expect.any(String) }],
    ['content.withdrawn', { type: 'content', id }, null, admin.tenantId, { path: expect.any(String) }],
  ])
})
