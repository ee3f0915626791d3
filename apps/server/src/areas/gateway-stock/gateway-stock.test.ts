import * as calls from '@wattdesk/contract/gateway-stock/calls.ts'
import { searchStaff } from '@wattdesk/contract/search/calls.ts'
import * as unallocated from '@wattdesk/contract/unallocated-installations/calls.ts'
import { updateVendor } from '@wattdesk/contract/vendors/calls.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockOf } from '../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { newSerial, stockCallsOf } from '../../../test/stock-calls.ts'
import { gatewayPassword, mqttKeysOf } from '../../platform/mqtt/mqtt-credentials.ts'

const server = startServer()
const given = givenOf(server)
const { team } = stockOf(server, given)
const { add, read, list, move, passwords, eventsOf, signsIn, pair } = stockCallsOf(server)
beforeAll(() => given.vendor({ name: 'gridx', category: 'iothub' }))

describe('a gateway in stock', () => {
  it('is added with its own or a generated start code, once however often it is sent', async () => {
    const admin = await given.member('admin')
    const [id, serialNumber] = [crypto.randomUUID(), newSerial()]
    const startCode = '39fd df7d 85ba ad2d'
    const first = await add(admin, { id, serialNumber: serialNumber.toLowerCase(), startCode, firmware: '7.4.1' })
    expect(first.body).toMatchObject({
      id,
      serialNumber,
      startCode: '39FDDF7D85BAAD2D',
      state: 'in_stock',
      firmware: '7.4.1',
      movedAt: null,
    })
    expect(first.body.credential).toEqual({ isRevoked: false, isShown: false, changedAt: null })
    expect((await add(admin, { id, serialNumber, startCode })).body).toEqual(first.body)
    expect((await add(admin, { id })).error.code).toBe('Conflict')
    expect((await add(admin, { serialNumber })).error).toMatchObject({ code: 'DuplicatedGateway', details: { field: 'serialNumber' } })
    expect((await add(admin, { startCode })).error).toMatchObject({ code: 'DuplicatedGateway', details: { field: 'startCode' } })
    expect((await add(admin, { vendorName: 'nobody' })).error.code).toBe('VendorNotFound')
    const faults = (await add(admin, { serialNumber: 'no serial', startCode: 'XYZ' })).error.details
    expect(faults).toMatchObject([
      { field: 'serialNumber', code: 'GatewaySerialInvalid' },
      { field: 'startCode', code: 'StartCodeInvalid' },
    ])
    expect((await add(admin)).body.startCode).toMatch(/^[0-9A-F]{16}$/)
    expect((await eventsOf(admin, id)).map(({ event, after }) => [event, after])).toEqual([
      ['stock-gateway.added', { serialNumber, model: 'Box 2', firmware: '7.4.1' }],
    ])
  })

  it('is not added again with other values, as after a lost response, instead of being reported as added', async () => {
    const admin = await given.member('admin')
    await given.vendor({ name: 'other-hub', category: 'iothub' })
    const body = { id: crypto.randomUUID(), serialNumber: newSerial(), startCode: '39FDDF7D85BAAD2E', firmware: '7.4.1' }
    const first = await add(admin, body)
    for (const fields of [{ startCode: '39FDDF7D85BAAD2F' }, { model: 'Box 3' }, { firmware: '7.4.2' }, { vendorName: 'other-hub' }]) {
      const { status, error } = await add(admin, { ...body, ...fields })
      expect([status, error.code, error.details]).toEqual([409, 'DuplicatedGateway', { field: 'serialNumber' }])
    }
    expect((await add(admin, body)).body).toEqual(first.body)
  })

  it('of a vendor with another display name is paired, and always shows the current one', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const vendorId = await given.vendor({ name: 'acme-hub', category: 'iothub' })
    const rename = (displayName: string, version: number) =>
      server.call(updateVendor, { token: root.token, params: { vendorId }, body: { version, displayName } })
    await rename('Acme Hub', 1)
    const box = (await add(admin, { vendorName: 'acme-hub' })).body
    expect(box.vendorName).toBe('Acme Hub')
    const { installer, company } = await team(admin)
    await move(admin, 'send', [box.id], { companyId: company.id })
    await rename('Acme', 2)
    const { token } = installer
    const { id } = (await server.call(unallocated.addUnallocatedInstallation, { token, body: { startCode: box.startCode ?? '' } })).body
    const found = await server.call(unallocated.listUnallocatedGateways, { token, params: { installationId: id } })
    expect(found.body.items).toMatchObject([{ vendorName: 'Acme' }])
    await server.call(unallocated.removeUnallocatedInstallation, { token, params: { installationId: id } })
    const paired = await pair(admin, await given.customer(admin), box.startCode)
    expect([paired.status, paired.body.vendorName, (await read(admin, box.id)).body.vendorName]).toEqual([200, 'Acme', 'Acme'])
  })

  it('is found by serial number, state, company and tenant, and exported without secrets', async () => {
    const { admin, company } = await team()
    const [one, other] = [(await add(admin)).body, (await add(admin)).body]
    await move(admin, 'send', [other.id], { companyId: company.id })
    const found = async (filter: object) => (await list(admin, filter)).body.items.map(({ id }) => id)
    expect(await found({})).toEqual([other.id, one.id])
    expect(await found({ serialNumber: { op: 'startsWith', value: one.serialNumber.slice(0, 12).toLowerCase() } })).toEqual([one.id])
    expect(await found({ state: 'sent' })).toEqual([other.id])
    expect(await found({ companyId: company.id })).toEqual([other.id])
    const file = await server.call(calls.exportStockGateways, { token: admin.token, query: { filter: '{"state":"sent"}' } })
    expect(file.raw.body).toContain(`${other.serialNumber},Sent,Box 2,,${company.name}`)
    expect(file.raw.body).not.toContain(other.startCode)
    expect(file.raw.body).not.toContain(one.serialNumber)
  })

  it('is found by the search, by its numbers, within its tenant and outside homes', async () => {
    const { admin, installer, company } = await team()
    const box = (await add(admin)).body
    const found = async ({ token }: GivenMember, term: string | null) =>
      (await server.call(searchStaff, { token, query: { term: term ?? '' } })).body.gateways.map(({ id }) => id)
    const terms = [box.serialNumber, box.serialNumber.slice(0, 14).replaceAll('-', '').toLowerCase(), box.startCode]
    for (const term of terms) expect([term, await found(admin, term)]).toEqual([term, [box.id]])
    expect(await found(await given.member('admin'), box.serialNumber)).toEqual([])
    expect(await found(installer, box.serialNumber)).toEqual([])
    await move(admin, 'send', [box.id], { companyId: company.id })
    expect(await found(installer, box.serialNumber)).toEqual([box.id])
    await pair(admin, await given.customer(admin), box.startCode)
    expect(await found(admin, box.serialNumber)).toEqual([])
  })

  it('has its model and firmware corrected wherever it is, with an entry, by those who manage the stock', async () => {
    const { admin, installer, company } = await team()
    const box = (await add(admin, { firmware: '7.4.1' })).body
    const change = ({ token }: GivenMember, body: object) =>
      server.call(calls.updateStockGateway, { token, params: { gatewayId: box.id }, body })
    expect((await change(admin, { model: 'Box 3', firmware: '7.5.0' })).body).toMatchObject({ model: 'Box 3', firmware: '7.5.0' })
    expect((await change(admin, { model: 'Box 3' })).body).toMatchObject({ model: 'Box 3', firmware: '7.5.0' })
    await move(admin, 'send', [box.id], { companyId: company.id })
    await pair(admin, await given.customer(admin), box.startCode)
    expect((await change(admin, { firmware: null })).body).toMatchObject({ state: 'paired', model: 'Box 3', firmware: null })
    expect((await change(admin, { model: '' })).error).toMatchObject({ code: 'ValidationFailed', details: [{ field: 'model' }] })
    expect((await change(installer, { model: 'Box 4' })).error.code).toBe('PermissionMissing')
    expect((await change(await given.member('admin'), { model: 'Box 4' })).error.code).toBe('NotFound')
    const changes = (await eventsOf(admin, box.id)).filter(({ event }) => event === 'stock-gateway.changed')
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ firmware: '7.5.0' }, { firmware: null }],
      [
        { model: 'Box 2', firmware: '7.4.1' },
        { model: 'Box 3', firmware: '7.5.0' },
      ],
    ])
  })

  it('is changed by one of two members who read it at once, and the other learns of it', async () => {
    const { admin } = await team()
    const { id: gatewayId, version } = (await add(admin, { firmware: '7.4.1' })).body
    const change = (body: object) => server.call(calls.updateStockGateway, { token: admin.token, params: { gatewayId }, body })
    const both = await Promise.all([change({ model: 'Box 3', version }), change({ model: 'Box 4', firmware: '7.5.0', version })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const saved = both.find(({ status }) => status === 200)?.body
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'GatewayChanged', details: { version: saved?.version } })
    expect((await read(admin, gatewayId)).body).toEqual(saved)
    // Saving what is stored changes nothing.
    expect((await change({ model: saved?.model, version: saved?.version })).body).toEqual(saved)
    expect((await change({ model: 'Box 5', version: saved?.version })).body).toMatchObject({ model: 'Box 5', version: version + 2 })
  })

  it('is removed only if it was never anywhere else', async () => {
    const { admin, company } = await team()
    const [mistaken, used] = [(await add(admin)).body, (await add(admin)).body]
    const remove = (gatewayId: string) => server.call(calls.removeStockGateway, { token: admin.token, params: { gatewayId } })
    expect((await remove(mistaken.id)).status).toBe(204)
    expect((await remove(mistaken.id)).error.code).toBe('NotFound')
    await move(admin, 'send', [used.id], { companyId: company.id })
    await move(admin, 'return', [used.id])
    await move(admin, 'restock', [used.id])
    expect((await remove(used.id)).error.code).toBe('GatewayUsed')
    expect((await eventsOf(admin, used.id)).map(({ event }) => event)).toEqual(
      ['restocked', 'returned', 'sent', 'added'].map((event) => `stock-gateway.${event}`),
    )
  })

  it('prints labels with start codes', async () => {
    const admin = await given.member('admin')
    const boxes = await Promise.all(Array.from({ length: 25 }, () => add(admin)))
    const gatewayIds = boxes.map(({ body }) => body.id)
    const file = await server.call(calls.printGatewayLabels, { token: admin.token, body: { gatewayIds } })
    expect(file.headers['content-type']).toBe('application/pdf')
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file.raw.rawPayload)), { mergePages: true })
    expect(totalPages).toBe(2)
    for (const { body } of boxes) expect(text.replace(/\s/g, '')).toContain(body.startCode)
    const foreign = await given.member('admin')
    expect((await server.call(calls.printGatewayLabels, { token: foreign.token, body: { gatewayIds } })).error.code).toBe('NotFound')
  })
})

describe('pairing from stock', () => {
  it('refuses start codes that are unknown, of other regions or companies, retired or lost', async () => {
    const { admin, company } = await team()
    const home = await given.customer(admin)
    const codeOf = async (startCode: string | null) => (await pair(admin, home, startCode)).error.code
    expect(await codeOf('F'.repeat(16))).toBe('NotFoundStartCode')
    expect(await codeOf((await add(await given.member('admin'))).body.startCode)).toBe('NotFoundStartCode')
    const [retired, lost, sent] = [(await add(admin)).body, (await add(admin)).body, (await add(admin)).body]
    await move(admin, 'retire', [retired.id])
    await move(admin, 'lose', [lost.id])
    await move(admin, 'send', [sent.id], { companyId: company.id })
    expect([await codeOf(retired.startCode), await codeOf(lost.startCode)]).toEqual(['GatewayRetired', 'GatewayLost'])
    const rival = await team(admin)
    const register = ({ token }: GivenMember, startCode: string | null) =>
      server.call(unallocated.addUnallocatedInstallation, { token, body: { startCode: startCode ?? '' } })
    expect((await register(rival.installer, sent.startCode)).error.code).toBe('NotFoundStartCode')
    expect((await register(rival.installer, lost.startCode)).error.code).toBe('GatewayLost')
    expect((await pair(admin, home, sent.startCode)).status).toBe(200)
    const other = await given.customer(admin)
    expect((await pair(admin, other, sent.startCode)).error.code).toBe('GridBoxAlreadyPaired')
  })

  it('serves every region from the operator’s stock, and moves the gateway to its customer’s', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const home = await given.customer(admin)
    const box = (await add(root)).body
    expect((await pair(admin, home, box.startCode)).status).toBe(200)
    expect((await read(admin, box.id)).body).toMatchObject({ state: 'paired', tenant: { id: admin.tenantId } })
  })
})

describe('passwords', () => {
  it('are shown once, never in lists or in the log, and replaced on request', async () => {
    const admin = await given.member('admin')
    const [one, other] = [(await add(admin)).body, (await add(admin)).body]
    const shown = await passwords(admin, [one.id])
    const keys = mqttKeysOf(server.ctx.config.secretKey)
    expect(shown.body.items).toEqual([{ id: one.id, serialNumber: one.serialNumber, password: gatewayPassword(keys, one.serialNumber) }])
    expect(shown.headers['cache-control']).toBe('no-store')
    const again = await passwords(admin, [one.id, other.id])
    expect(again.body.items.map(({ id }) => id)).toEqual([other.id])
    expect(again.body.withheld).toMatchObject([{ id: one.id, state: 'in_stock' }])
    const renewed = (await passwords(admin, [one.id], true)).body.items[0]
    expect(await signsIn(one.serialNumber, renewed?.password ?? '')).toBe(true)
    expect(await signsIn(one.serialNumber, shown.body.items[0]?.password ?? '')).toBe(false)
    const history = await eventsOf(admin, one.id)
    expect(history.map(({ event }) => event)).toEqual(
      ['password-renewed', 'password-shown', 'added'].map((event) => `stock-gateway.${event}`),
    )
    const everywhere = JSON.stringify([history, (await list(admin)).body, await read(admin, one.id)])
    for (const secret of [renewed?.password, shown.body.items[0]?.password]) expect(everywhere).not.toContain(secret)
    await move(admin, 'retire', [other.id])
    expect((await passwords(admin, [other.id], true)).body).toMatchObject({ items: [], withheld: [{ state: 'retired' }] })
  })
})
