import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addGateway,
  assignApplianceKinds,
  changeGridxAppliance,
  listAppliances,
  listGateways,
  removeGateway,
  revokeGatewayCredential,
  scanGateway,
  setGatewayPlaces,
} from '@wattdesk/contract/gateways/calls.ts'
import { addMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import { takeCommands } from './commands/gateway-commands.service.ts'
import { findGatewaySites } from './pairing/gateway-pairing.service.ts'
import { recordAppliances, recordCommandResult } from './reports/gateway-reports.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000

const wallbox = { deviceId: 'wb-1', kind: 'EVSTATION' as const }
const heatPump = { deviceId: 'hp-1', kind: 'HEAT_PUMP' as const }
const make = { manufacturer: 'Easee', model: 'Home', serialNumber: 'E1' }

it('distinguishes a measuring appliance from a silent one long after both were found', async () => {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const gateway = await telemetry.installedGateway(id, siteId)
  const foundAt = server.clock.now()
  await recordAppliances(server.ctx, gateway.serial, {
    messageId: crypto.randomUUID(),
    at: foundAt.toISOString(),
    appliances: [wallbox, heatPump].map((one) => ({ ...one, ...make })),
  })
  server.clock.advance(10 * minute)
  const measuredAt = server.clock.now()
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, gateway.id, [{ at: measuredAt.getTime(), appliances: [{ ...wallbox, powerW: 3_700 }] }])
  await ingest.close()
  // The clock has advanced beyond the first token's expiry.
  const token = await given.sessionOf(admin.id)
  const { body } = await server.call(listGateways, { token, params: { id } })
  expect(body.items[0]?.appliances.map(({ deviceId, connection }) => [deviceId, connection.status, connection.contactedAt])).toEqual([
    ['hp-1', 'temporarily_unavailable', foundAt.toISOString()],
    ['wb-1', 'available', measuredAt.toISOString()],
  ])
})

async function home() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  return { admin, token: admin.token, id, siteId }
}
type Home = Awaited<ReturnType<typeof home>>

/** A gateway in stock, with its vendor. */
async function box() {
  const found = await server.sql("select from vendors where name = 'gridx'")
  if (found.length === 0) await given.vendor({ name: 'gridx', category: 'iothub' })
  const { id, serial } = await telemetry.gateway(null)
  const [row] = await server.sql<{ start_code: string }>('select start_code from gateways where id = $1', [id])
  return { id, serial, startCode: row?.start_code ?? '' }
}
type Box = Awaited<ReturnType<typeof box>>

const pair = ({ token, id, siteId }: Home, { startCode }: Pick<Box, 'startCode'>, fields: object = {}) =>
  server.call(addGateway, { token, params: { id }, body: { siteId, startCode, ...fields } })
const siteOf = async (serial: string) => (await findGatewaySites(server.ctx, [serial])).get(serial)
const eventsOf = async ({ token, id }: Home) =>
  (await server.call(listCustomerActivities, { token, params: { id } })).body.items.map(({ event }) => event)

describe('a gateway of a customer', () => {
  it('is paired by its start code in upper or lower case, freed by its serial number, and paired again elsewhere', async () => {
    const [one, other, found] = [await home(), await home(), await box()]
    const { status, body } = await pair(
      one,
      { startCode: ` ${found.startCode.toLowerCase()} ` },
      { serialNumber: found.serial.toLowerCase() },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ serialNumber: found.serial, siteId: one.siteId, installationId: found.serial, appliances: [] })
    expect(await siteOf(found.serial)).toEqual({ gatewayId: found.id, siteId: one.siteId, since: null, reversed: [], stays: [] })
    await recordAppliances(server.ctx, found.serial, {
      messageId: crypto.randomUUID(),
      at: server.clock.now().toISOString(),
      appliances: [{ ...wallbox, ...make }],
    })
    const params = { id: one.id, installationId: found.serial }
    const removed = await server.call(removeGateway, { token: one.token, params })
    expect(removed.body).toEqual({ configurationId: body.configurationId })
    expect((await server.call(removeGateway, { token: one.token, params })).status).toBe(404)
    expect(await siteOf(found.serial)).toMatchObject({ siteId: null, stays: [{ siteId: one.siteId }] })
    expect((await eventsOf(one)).slice(0, 2)).toEqual(['gateway.removed', 'gateway.added'])
    // Appliances found in the previous home do not appear in the next one.
    expect((await pair(other, found)).body).toMatchObject({ siteId: other.siteId, appliances: [] })
  })

  it('is rejected with a distinct code for each possible fault', async () => {
    const [one, other, found, second] = [await home(), await home(), await box(), await box()]
    const codeOf = async (...request: Parameters<typeof pair>) => {
      const { status, error } = await pair(...request)
      return [status, error.code]
    }
    for (const startCode of ['1', 'G'.repeat(16), `${found.startCode}0`])
      expect(await codeOf(one, { startCode })).toEqual([400, 'InvalidStartCode'])
    expect(await codeOf(one, { startCode: 'F'.repeat(16) })).toEqual([404, 'NotFoundStartCode'])
    expect(await codeOf(one, found, { serialNumber: second.serial })).toEqual([400, 'InvalidSerialNumber'])
    expect(await codeOf(one, found, { siteId: other.siteId })).toEqual([404, 'InvalidSiteId'])
    expect(await codeOf({ ...one, id: crypto.randomUUID() }, found)).toEqual([404, 'CustomerNotFound'])
    await server.sql("update gateways set vendor_name = 'nobody' where id = $1", [second.id])
    expect(await codeOf(one, second)).toEqual([404, 'VendorNotFound'])
    expect(await eventsOf(one)).not.toContain('gateway.added')
    expect((await pair(one, found)).status).toBe(200)
    expect(await codeOf(one, found)).toEqual([409, 'DuplicatedInstallationCustomerSite'])
    expect(await codeOf(other, found)).toEqual([409, 'GridBoxAlreadyPaired'])
    expect(await codeOf(one, await box())).toEqual([409, 'OverwriteGatewayError'])
    await server.sql("update customers set status = 'inactive' where id = $1", [other.id])
    expect(await codeOf(other, await box())).toEqual([409, 'CustomerNotActive'])
  })

  it('is paired by one of two concurrent customers, and a customer pairing two at once gets one', async () => {
    const [one, other, found, second] = [await home(), await home(), await box(), await box()]
    const raced = await Promise.all([pair(one, found), pair(other, found)])
    expect(raced.map(({ status, error }) => (status === 200 ? 'paired' : error.code)).sort()).toEqual(['GridBoxAlreadyPaired', 'paired'])
    const third = await home()
    const both = await Promise.all([pair(third, second), pair(third, await box())])
    expect(both.map(({ status, error }) => (status === 200 ? 'paired' : error.code)).sort()).toEqual(['OverwriteGatewayError', 'paired'])
  })

  it('searches its network once paired, and on request, once at a time, and a search without reports fails', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const list = async () => (await server.call(listGateways, { token: one.token, params: { id: one.id } })).body.items[0]
    const scan = async (installationId = found.serial) =>
      server.call(scanGateway, { token: one.token, params: { id: one.id, installationId } })
    const commands = () =>
      server.sql<{ id: string }>('select id from gateway_commands where gateway_id = $1 order by issued_at', [found.id])
    expect(await list()).toMatchObject({ scanState: 'Pending', search: { state: 'Pending', appliancesFound: null } })
    expect(await commands()).toHaveLength(1)
    expect((await scan('nobody')).error.code).toBe('NotFound')
    const started = await Promise.all([scan(), scan()])
    const startedAt = server.clock.now().toISOString()
    for (const { body } of started) {
      expect(body).toMatchObject({
        scanState: 'Pending',
        search: { state: 'Pending', startedAt, isTimedOut: false, appliancesFound: null },
      })
    }
    const [command, ...more] = await commands()
    expect(more).toEqual([])
    const report = (state: 'STARTED' | 'DONE', devicesFound: number, commandId = command?.id ?? '') =>
      recordCommandResult(server.ctx, found.serial, { messageId: 'm', at: '', commandId, command: 'scan', state, devicesFound })
    server.clock.advance(80_000)
    await report('STARTED', 2)
    expect(await commands()).toEqual([])
    server.clock.advance(80_000)
    expect((await list())?.search).toEqual({ state: 'Pending', startedAt, isTimedOut: false, appliancesFound: 2, appliancesNew: null })
    server.clock.advance(11_000)
    expect(await list()).toMatchObject({ scanState: 'Failed', search: { state: 'Failed', isTimedOut: true } })
    expect((await scan()).body).toMatchObject({ scanState: 'Pending', search: { appliancesFound: null } })
    const [again] = await commands()
    await report('DONE', 3, again?.id)
    expect(await list()).toMatchObject({ scanState: 'Done', search: { state: 'Done', appliancesFound: 3, appliancesNew: 0 } })
    expect((await eventsOf(one)).filter((event) => event === 'gateway.search-started')).toHaveLength(1)
    await server.sql("update customers set status = 'inactive' where id = $1", [one.id])
    expect((await scan()).error.code).toBe('CustomerNotActive')
  })

  it('searches at the addresses that a member names, and forgets them when it leaves the home', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const set = (places: { host: string; port: number; units?: number[] }[], by = one) =>
      server.call(setGatewayPlaces, { token: by.token, params: { id: one.id, installationId: found.serial }, body: { places } })
    const commands = async () =>
      (await takeCommands(server.ctx, 0)).flatMap(({ serialNumber, command }) => (serialNumber === found.serial ? [command] : []))
    const [search] = await commands()
    const done = { messageId: 'm', at: '', commandId: search?.commandId ?? '', command: 'scan' as const, state: 'DONE' as const }
    await recordCommandResult(server.ctx, found.serial, done)
    const typed = [
      { host: '192.168.1.20', port: 1502, units: [200, 71, 71] },
      { host: '10.0.0.5', port: 502 },
    ]
    const saved = await set(typed)
    const kept = [
      { host: '10.0.0.5', port: 502, units: [] },
      { host: '192.168.1.20', port: 1502, units: [71, 200] },
    ]
    expect(saved.body).toMatchObject({ places: kept, scanState: 'Pending' })
    const issued = await commands()
    expect(issued.map(({ command }) => command).sort()).toEqual(['places', 'scan'])
    expect(issued).toContainEqual(expect.objectContaining({ command: 'places', places: kept }))
    // Repeating it changes nothing.
    expect((await set(typed)).status).toBe(200)
    expect((await eventsOf(one)).filter((event) => event === 'gateway.places-changed')).toHaveLength(1)
    // One member's list does not overwrite another's.
    const replace = (known: typeof typed, places: typeof typed) =>
      server.call(setGatewayPlaces, {
        token: one.token,
        params: { id: one.id, installationId: found.serial },
        body: { places, known },
      })
    const third = { host: '10.0.0.6', port: 502 }
    expect((await replace([], [third])).error.code).toBe('InstallationChanged')
    expect((await replace([], typed)).status).toBe(200)
    expect((await replace(typed, [...typed, third])).body).toMatchObject({ places: [{}, third, {}] })
    const faultOf = async (...places: { host: string; port: number; units?: number[] }[]) => (await set(places)).error.details
    for (const host of ['8.8.8.8', '192.168.1.256', '192.168.01.2', '127.0.0.1', 'fe80::1', 'inverter']) {
      expect(await faultOf({ host, port: 502 })).toMatchObject([{ field: 'places.0.host', code: 'HomeAddressInvalid' }])
    }
    expect(await faultOf({ host: '10.0.0.5', port: 0 })).toMatchObject([{ field: 'places.0.port', code: 'NumberBetween' }])
    expect(await faultOf({ host: '10.0.0.5', port: 1, units: [256] })).toMatchObject([{ field: 'places.0.units.0', code: 'NumberBetween' }])
    const twice = { host: '10.0.0.5', port: 502 }
    expect(await faultOf(twice, twice)).toMatchObject([{ field: 'places.1.port', code: 'SameAsRow', params: { row: 1 } }])
    expect((await set([], await home())).error.code).toBe('CustomerNotFound')
    const nobody = { token: one.token, params: { id: one.id, installationId: 'nobody' }, body: { places: [] } }
    expect((await server.call(setGatewayPlaces, nobody)).error.code).toBe('NotFound')
    await server.call(removeGateway, { token: one.token, params: { id: one.id, installationId: found.serial } })
    expect(await server.sql('select from gateway_places')).toEqual([])
  })

  it('is protected against guessing: further codes have to wait, and the admins are notified', async () => {
    const one = await home()
    const guess = async () => (await pair(one, { startCode: crypto.randomUUID().replaceAll('-', '').slice(0, 16) })).error.code
    const guesses: unknown[] = []
    while (guesses.length < 11) guesses.push(await guess())
    expect([new Set(guesses.slice(0, 10)), guesses[10]]).toEqual([new Set(['NotFoundStartCode']), 'StartCodesLocked'])
    expect((await pair(one, await box())).error.code).toBe('StartCodesLocked')
    expect(await server.sql("select from outbox_mails where template = 'member-start-codes-guessed'")).toHaveLength(1)
  })

  it('accepts kinds for inverters and meters, and changes nothing if one of them is another device', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const inverter = { deviceId: 'inv-1', kind: 'HYBRID' as const }
    const meter = { deviceId: 'm-1', kind: 'GRID' as const }
    await recordAppliances(server.ctx, found.serial, {
      messageId: crypto.randomUUID(),
      at: server.clock.now().toISOString(),
      appliances: [wallbox, inverter, meter].map((appliance) => ({ ...appliance, ...make })),
    })
    const assign = (...appliances: { deviceId: string; kind?: 'PV' | 'PV_EXTERNAL' | 'MISC'; reverseFlow?: boolean }[]) =>
      server.call(assignApplianceKinds, { token: one.token, params: { id: one.id }, body: { appliances } })
    const kindsOf = async () => {
      const { body } = await server.call(listAppliances, { token: one.token, params: { id: one.id } })
      return Object.fromEntries(body.items.map(({ deviceId, kind }) => [deviceId, kind]))
    }
    const refused = await assign({ deviceId: 'inv-1', kind: 'PV' }, { deviceId: 'wb-1', kind: 'PV' })
    expect([refused.status, refused.error.code]).toEqual([400, 'UnsupportedDeviceType'])
    expect((await assign({ deviceId: 'inv-1', kind: 'PV' }, { deviceId: 'gone', kind: 'PV' })).error.code).toBe('NotFound')
    expect(await kindsOf()).toEqual({ 'inv-1': 'HYBRID', 'm-1': 'GRID', 'wb-1': 'EVSTATION' })
    const chosen = [
      { deviceId: 'inv-1', kind: 'PV' as const },
      { deviceId: 'm-1', kind: 'PV_EXTERNAL' as const },
    ]
    expect((await assign(...chosen)).status).toBe(200)
    expect((await assign(...chosen)).status).toBe(200)
    expect(await kindsOf()).toEqual({ 'inv-1': 'PV', 'm-1': 'PV_EXTERNAL', 'wb-1': 'EVSTATION' })
    expect((await eventsOf(one)).filter((event) => event === 'gateway.appliance-kinds-changed')).toHaveLength(1)
    // Only a meter can be wired the wrong way round.
    expect((await assign({ deviceId: 'inv-1', kind: 'PV', reverseFlow: true })).error.code).toBe('UnsupportedDeviceType')
    expect((await assign({ deviceId: 'm-1', kind: 'PV_EXTERNAL', reverseFlow: true })).body.items).toMatchObject([
      { deviceId: 'inv-1', reverseFlow: false },
      { deviceId: 'm-1', reverseFlow: true },
      {},
    ])
    expect((await siteOf(found.serial))?.reversed).toEqual([
      { deviceId: 'm-1', kind: 'PV_EXTERNAL', doCountersFollowPower: null, otherKinds: ['EVSTATION', 'PV'] },
    ])
    // What its counters count was found out, and stays known when another device changes.
    await server.sql("update appliances set do_counters_follow_power = true where device_id = 'm-1'")
    await assign({ deviceId: 'inv-1', kind: 'MISC' }, { deviceId: 'm-1', kind: 'PV_EXTERNAL', reverseFlow: true })
    expect((await siteOf(found.serial))?.reversed).toMatchObject([{ deviceId: 'm-1', doCountersFollowPower: true }])
    // What is not given stays as another member has set it.
    await assign({ deviceId: 'm-1', kind: 'MISC' })
    const { items } = (await assign({ deviceId: 'm-1', reverseFlow: false }, { deviceId: 'inv-1' })).body
    expect(items).toMatchObject([{ kind: 'MISC' }, { kind: 'MISC', reverseFlow: false }, {}])
    const bare = await home()
    expect((await server.call(listAppliances, { token: bare.token, params: { id: bare.id } })).body.items).toEqual([])
  })

  it('keeps the kind that a member gave an appliance, and sends it to a gateway that reports another', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const report = async (kind: 'UNKNOWN' | 'GRID' | 'MISC') => {
      const at = server.clock.now().toISOString()
      const appliances = [{ deviceId: 'm-1', kind, manufacturer: 'EMH', model: 'ED300L', serialNumber: 'EMH-7' }]
      await recordAppliances(server.ctx, found.serial, { messageId: crypto.randomUUID(), at, appliances })
      const { body } = await server.call(listAppliances, { token: one.token, params: { id: one.id } })
      return body.items.map((appliance) => [appliance.kind, appliance.type])
    }
    const received = async () =>
      (await takeCommands(server.ctx, 0))
        .filter(({ serialNumber, command }) => serialNumber === found.serial && command.command !== 'scan')
        .map(({ command }) => command)
    // Nobody has chosen yet, so the gateway's own detection counts.
    expect(await report('UNKNOWN')).toEqual([['UNKNOWN', 'Meter']])
    expect(await report('GRID')).toEqual([['GRID', 'Meter']])
    expect(await received()).toEqual([])
    const assign = (reverseFlow: boolean) => {
      const body = { appliances: [{ deviceId: 'm-1', kind: 'MISC' as const, reverseFlow }] }
      return server.call(assignApplianceKinds, { token: one.token, params: { id: one.id }, body })
    }
    await assign(false)
    const kinds = { command: 'kinds', appliances: [{ deviceId: 'm-1', kind: 'MISC' }] }
    const [command] = await received()
    expect(command).toMatchObject(kinds)
    const at = server.clock.now().toISOString()
    const response = {
      messageId: crypto.randomUUID(),
      commandId: command?.commandId ?? '',
      command: 'kinds' as const,
      state: 'DONE' as const,
      at,
    }
    await recordCommandResult(server.ctx, found.serial, response)
    await assign(true)
    expect(await report('MISC')).toEqual([['MISC', 'Meter']])
    expect(await received()).toEqual([])
    // It has forgotten the choice after a restart.
    for (let times = 0; times < 2; times++) expect(await report('UNKNOWN')).toEqual([['MISC', 'Meter']])
    expect(await received()).toMatchObject([kinds])
  })

  it('is offline as soon as its credential is revoked', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const at = server.clock.now().toISOString()
    await recordAppliances(server.ctx, found.serial, { messageId: crypto.randomUUID(), at, appliances: [] })
    const { body } = await server.call(listGateways, { token: one.token, params: { id: one.id } })
    expect(body.items[0]?.connection.status).toBe('available')
    const revoked = await server.call(revokeGatewayCredential, { token: one.token, params: { id: one.id, installationId: found.serial } })
    expect(revoked.body).toMatchObject({ credential: { state: 'revoked' }, connection: { status: 'temporarily_unavailable' } })
  })

  it('lets a member set what a smart meter measures once its vendor’s gateway has found it', async () => {
    const [one, found] = [await home(), await box()]
    await pair(one, found)
    const meterOf = async (vendorId: string, serialNumber: string) => {
      const body = { siteId: one.siteId, vendorId, consumedInstallationId: serialNumber }
      return (await server.call(addMeter, { token: one.token, params: { id: one.id }, body })).body.configurationId
    }
    const [vendor] = await server.sql<{ id: string }>("select id from vendors where name = 'gridx'")
    const known = await meterOf(vendor?.id ?? '', 'EMH-1')
    const change = (configurationId: string, body: { kind?: 'PV_EXTERNAL' | 'MISC'; reverseFlow?: boolean }, by = one) =>
      server.call(changeGridxAppliance, { token: by.token, params: { id: one.id, configurationId }, body })
    const assign = (configurationId: string, kind: 'PV_EXTERNAL' | 'MISC' = 'PV_EXTERNAL', by = one) =>
      change(configurationId, { kind }, by)
    expect((await assign(known)).error.code).toBe('UnsupportedConfiguration')
    const meter = { deviceId: 'm-1', kind: 'GRID' as const, manufacturer: 'EMH', model: 'ED300L', serialNumber: 'EMH-1' }
    const at = server.clock.now().toISOString()
    await recordAppliances(server.ctx, found.serial, { messageId: crypto.randomUUID(), at, appliances: [meter] })
    expect((await assign(known)).body).toEqual({ configurationId: known, deviceId: 'm-1', kind: 'PV_EXTERNAL', reverseFlow: false })
    expect((await assign('EMH-1', 'MISC')).body.kind).toBe('MISC')
    expect((await change(known, { reverseFlow: true })).body).toMatchObject({ kind: 'MISC', reverseFlow: true })
    const other = await meterOf(await given.vendorOf('smartmeter'), 'EMH-1')
    expect((await assign(other)).error.code).toBe('UnsupportedConfiguration')
    expect((await assign(crypto.randomUUID())).error.code).toBe('NotFound')
    expect((await assign(known, 'MISC', await home())).error.code).toBe('CustomerNotFound')
    const wrong = { token: one.token, params: { id: one.id, configurationId: known }, body: { kind: 'BATTERY' as never } }
    expect((await server.call(changeGridxAppliance, wrong)).error.details).toMatchObject([{ field: 'kind', code: 'NotAChoice' }])
    expect((await eventsOf(one)).filter((event) => event === 'gateway.appliance-kinds-changed')).toHaveLength(3)
  })
})
