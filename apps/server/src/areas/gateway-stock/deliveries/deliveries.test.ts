import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import {
  addStockGateway,
  listStockGateways,
  moveGateways,
  printGatewayLabels,
  showGatewayPasswords,
} from '@wattdesk/contract/gateway-stock/calls.ts'
import * as calls from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { removeExpired } from './deliveries.service.ts'

const server = startServer()
const given = givenOf(server)
beforeAll(() => given.vendor({ name: 'gridx', category: 'iothub' }))

const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')
const newSerial = () => `D-${crypto.randomUUID()}`.toUpperCase()
const newCode = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
const preview = ({ token }: GivenMember, lines: string[] | string, fields: object = {}) =>
  server.call(calls.previewDelivery, {
    token,
    body: { fileName: 'boxes.csv', model: 'Box 2', csv: base64([lines].flat().join('\r\n')), ...fields },
  })
const rowsOf = async ({ token }: GivenMember, deliveryId: string, query: object = {}) =>
  (await server.call(calls.listDeliveryRows, { token, params: { deliveryId }, query })).body.items
const add = ({ token }: GivenMember, deliveryId: string) => server.call(calls.addDelivery, { token, params: { deliveryId } })

describe('a delivery', () => {
  it('of 500 gateways is previewed and added once', async () => {
    const admin = await given.member('admin')
    const serials = Array.from({ length: 500 }, newSerial)
    const { body } = await preview(admin, ['sep=;', 'Seriennummer;Modell;MAC', ...serials.map((serial) => `${serial};Box 3;00:11`)])
    expect(body).toMatchObject({ status: 'previewed', total: 500, planned: 500, known: 0, faulty: 0, ignored: ['MAC'] })
    const { token } = admin
    expect((await server.call(listStockGateways, { token, query: {} })).body.total).toBe(0)
    expect((await add(admin, body.id)).body).toMatchObject({ status: 'done', added: 500, refused: 0 })
    expect((await add(admin, body.id)).body).toMatchObject({ status: 'done', added: 500 })
    const filter = JSON.stringify({ deliveryId: body.id })
    const { items, total } = (await server.call(listStockGateways, { token, query: { filter } })).body
    expect(total).toBe(500)
    expect(items[0]).toMatchObject({ model: 'Box 3', state: 'in_stock', startCode: expect.stringMatching(/^[0-9A-F]{16}$/) })
    const [run] = (await server.call(listAccountActivities, { token, query: { filter: '{}' } })).body.items
    expect(run).toMatchObject({ event: 'stock-gateway.added', run: { kind: 'gateway-delivery' }, standsFor: [{ entries: 500 }] })
  }, 30_000)

  it('is not previewed again from another file, as after a lost response, instead of showing the first one', async () => {
    const admin = await given.member('admin')
    const [id, lines] = [crypto.randomUUID(), ['serialNumber', newSerial()]]
    const { body } = await preview(admin, lines, { id })
    expect((await preview(admin, [...lines, newSerial()], { id })).error.code).toBe('Conflict')
    expect((await preview(admin, lines, { id, model: 'Box 3' })).error.code).toBe('Conflict')
    expect((await preview(admin, lines, { id })).body).toEqual(body)
  })

  it('gets labels and passwords as a whole', async () => {
    const admin = await given.member('admin')
    const { token } = admin
    const serials = [newSerial(), newSerial()].toSorted()
    const { id: deliveryId } = (await preview(admin, ['serialNumber', ...serials])).body
    await add(admin, deliveryId)
    const labels = await server.call(printGatewayLabels, { token, body: { deliveryId } })
    expect([labels.status, labels.headers['content-type']]).toEqual([200, 'application/pdf'])
    const passwords = await server.call(showGatewayPasswords, { token, body: { deliveryId } })
    expect(passwords.body.items.map(({ serialNumber }) => serialNumber)).toEqual(serials)
  })

  it('gets labels and passwords of the gateways that its tenant still has, without those handed over to another one', async () => {
    const [root, admin, other] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const [kept, left] = [newSerial(), newSerial()]
    const { id: deliveryId } = (await preview(admin, ['serialNumber', kept, left])).body
    await add(admin, deliveryId)
    const filter = JSON.stringify({ serialNumber: left })
    const [gone] = (await server.call(listStockGateways, { token: root.token, query: { filter } })).body.items
    const body = { move: 'transfer' as const, gatewayIds: [gone?.id ?? ''], tenantId: other.tenantId }
    expect((await server.call(moveGateways, { token: root.token, body })).body.moved).toBe(1)
    const { token } = admin
    expect((await server.call(printGatewayLabels, { token, body: { deliveryId } })).status).toBe(200)
    const passwords = await server.call(showGatewayPasswords, { token, body: { deliveryId } })
    expect(passwords.body.items.map(({ serialNumber }) => serialNumber)).toEqual([kept])
  })

  it('reports the faults of each row, and the gateways already known', async () => {
    const [admin, foreign] = [await given.member('admin'), await given.member('admin')]
    const put = async ({ token }: GivenMember) =>
      (await server.call(addStockGateway, { token, body: { serialNumber: newSerial(), startCode: newCode(), model: 'Box 2' } })).body
    const [own, another, theirs] = [await put(admin), await put(admin), await put(foreign)]
    const [good, code] = [newSerial(), newCode()]
    const { body } = await preview(admin, [
      'serialNumber,startCode,model',
      `${good.toLowerCase()},${code.slice(0, 4)} ${code.slice(4)},`,
      `${own.serialNumber},${own.startCode},`,
      `${own.serialNumber}X,${another.startCode},`,
      `${theirs.serialNumber},,`,
      `${good},,`,
      'no serial,XYZ,',
      `${newSerial()},${code},`,
      newSerial(),
      `,${newCode()},`,
    ])
    expect(body).toMatchObject({ total: 9, planned: 1, known: 1, faulty: 7 })
    const rows = await rowsOf(admin, body.id)
    expect(rows.map(({ row, outcome, faults }) => [row, outcome, faults.map(({ field, code: fault }) => `${field}.${fault}`)])).toEqual([
      [2, 'planned', []],
      [3, 'known', []],
      [4, 'faulty', ['startCode.GatewayTaken']],
      [5, 'faulty', ['serialNumber.GatewayTaken']],
      [6, 'faulty', ['serialNumber.SameAsRow']],
      [7, 'faulty', ['serialNumber.GatewaySerialInvalid', 'startCode.StartCodeInvalid']],
      [8, 'faulty', ['startCode.SameAsRow']],
      [9, 'faulty', ['row.CellCountDiffers']],
      [10, 'faulty', ['serialNumber.Required']],
    ])
    expect(JSON.stringify(rows)).not.toContain(code)
    expect((await rowsOf(admin, body.id, { outcome: 'known' })).map(({ gatewayId }) => gatewayId)).toEqual([own.id])
    const params = { deliveryId: body.id }
    const file = await server.call(calls.downloadDelivery, { token: admin.token, params })
    expect(file.raw.body).toContain('Serial number: The same as in row 2')
    // Another member added it while this one looked at the preview.
    await server.call(addStockGateway, { token: foreign.token, body: { serialNumber: good, model: 'Box 2' } })
    expect((await add(admin, body.id)).body).toMatchObject({ status: 'done', added: 0, refused: 1 })
  })

  it('asks for the encoding of an ambiguous file, and refuses other files', async () => {
    const admin = await given.member('admin')
    const problemOf = async (csv: string, fields: object = {}) => {
      const { status, error } = await preview(admin, '', { csv, ...fields })
      return status < 300 ? 'ok' : [error.code, Object(error.details).problem]
    }
    const narrow = base64(`serialNumber,model\n${newSerial()},Zähler \xa4`, 'latin1')
    const unclear = await preview(admin, '', { csv: narrow })
    if (unclear.status >= 300) expect(Object(unclear.error.details).readings.length).toBeGreaterThan(1)
    expect(await problemOf(narrow, { encoding: 'iso-8859-1' })).toBe('ok')
    expect(await problemOf(base64('serialNumber'))).toEqual(['DeliveryFileInvalid', 'NoRows'])
    expect(await problemOf(base64('model,firmware\na,b'))).toEqual(['DeliveryFileInvalid', 'ColumnMissing'])
    expect(await problemOf(base64('serial,serialNumber\na,b'))).toEqual(['DeliveryFileInvalid', 'ColumnTwice'])
    expect(await problemOf(base64('%PDF-1.7 \u0000'))).toEqual(['DeliveryFileInvalid', 'NotText'])
    expect(await problemOf(base64('serialNumber\n"open'))).toEqual(['DeliveryFileInvalid', 'QuoteNotClosed'])
    const long = ['serialNumber', ...Array.from({ length: 1_001 }, (_, at) => `L-${at}-000`)].join('\n')
    expect(await problemOf(base64(long))).toEqual(['DeliveryTooLong', undefined])
  })

  it('ends with its preview, and is created once however often it is sent', async () => {
    const [admin, foreign] = [await given.member('admin'), await given.member('admin')]
    const [id, line] = [crypto.randomUUID(), newSerial()]
    const first = await preview(admin, ['serialNumber', line], { id })
    expect((await preview(admin, ['serialNumber', line], { id })).body).toEqual(first.body)
    expect((await preview(foreign, ['serialNumber', line], { id })).error.code).toBe('Conflict')
    expect((await add(foreign, id)).error.code).toBe('NotFound')
    const now = server.clock.now()
    server.clock.advance(3_600_000)
    expect((await add({ ...admin, token: await given.sessionOf(admin.id) }, id)).error.code).toBe('DeliveryExpired')
    server.clock.advance(86_400_001)
    await removeExpired(server.ctx)
    expect(await server.sql('select from gateway_deliveries where id = $1', [id])).toEqual([])
    server.clock.set(now)
  })
})
