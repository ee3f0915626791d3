import { once } from 'node:events'
import { limitCharging, startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { listWallboxes } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { meter, wallboxesOf } from '../../../test/wallboxes.ts'

const server = startServer()
const { wallbox, plugIn, at, closing, address, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(listen)
afterEach(close)

const boot = { chargePointVendor: 'Easee', chargePointModel: 'Home', firmwareVersion: '1.2' }

describe('an OCPP 1.6 wallbox', () => {
  it('boots, charges on a member’s command, and its meter values become its measurements', async () => {
    const one = await wallbox()
    expect(await one.state()).toMatchObject({ isConnected: false, contactedAt: null })
    expect((await server.call(startCharging, one.input)).error.code).toBe('WallboxNotConnected')
    const { call, received } = await plugIn(one)
    expect(await call('BootNotification', boot)).toMatchObject({ status: 'Accepted', interval: 300 })
    expect(await call('Heartbeat', {})).toEqual({ currentTime: expect.any(String) })
    await vi.waitFor(() => expect(received.map(({ method }) => method)).toEqual(['ChangeConfiguration', 'ChangeConfiguration']))
    await call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: 'Preparing' })
    expect(await one.state()).toMatchObject({ isConnected: true, vendor: 'Easee', status: 'Preparing', errorCode: null, transaction: null })

    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect(received.at(-1)).toEqual({ method: 'RemoteStartTransaction', params: { connectorId: 1, idTag: 'wattdesk' } })
    const start = { connectorId: 1, idTag: 'wattdesk', meterStart: 1_000, timestamp: at(-120_000) }
    const { transactionId } = await call('StartTransaction', start)
    expect((await call('StartTransaction', start)).transactionId).toBe(transactionId)
    const meterValue = [{ timestamp: at(-60_000), sampledValue: meter(1_180, '3.6') }]
    await call('MeterValues', { connectorId: 1, transactionId, meterValue })
    expect((await one.state())?.transaction).toEqual({ startedAt: start.timestamp, energyWh: 180 })
    const [shown] = (await server.call(listWallboxes, { token: one.token, params: { id: one.id } })).body.items
    expect(shown).toMatchObject({ connection: { status: 'available' }, state: { powerW: 10_800, energyReadingWh: 1_180 } })

    const readLive = async () => {
      const { body } = await server.call(listWallboxes, { token: one.token, params: { id: one.id }, query: { useCache: 'false' } })
      return body.items[0]
    }
    expect(await readLive()).toMatchObject({
      state: { source: 'stored', powerW: 10_800 },
      live: { outcome: 'measured', from: 'wallbox', state: { source: 'live', powerW: 7_200, energyReadingWh: 1_200, ageSeconds: 0 } },
    })
    await vi.waitFor(() =>
      expect(received.at(-1)).toEqual({ method: 'TriggerMessage', params: { requestedMessage: 'StatusNotification', connectorId: 1 } }),
    )

    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect((await server.call(stopCharging, one.input)).status).toBe(200)
    expect(received.at(-1)).toEqual({ method: 'RemoteStopTransaction', params: { transactionId } })
    await call('StopTransaction', { transactionId, meterStop: 1_300, timestamp: at(), reason: 'Remote' })
    expect((await one.state())?.transaction).toBeNull()
    expect((await server.call(stopCharging, one.input)).status).toBe(200)
    const log = await server.call(listCustomerActivities, { token: one.token, params: { id: one.id } })
    const events = log.body.items.map(({ event }) => event)
    expect(events.filter((event) => event.startsWith('wallbox.'))).toEqual([
      'wallbox.charging-stopped',
      'wallbox.charging-started',
      'wallbox.ocpp-connected',
      'wallbox.added',
    ])
  })

  it('is limited by a charging profile, again after a reboot, and reports a refusal', async () => {
    const one = await wallbox()
    const { received, call } = await plugIn(one, {
      ClearChargingProfile: 'Unknown',
      RemoteStartTransaction: 'Rejected',
      TriggerMessage: 'NotImplemented',
    })
    const limit = (limitA: number | null) => server.call(limitCharging, { ...one.input, body: { limitA } })
    expect((await limit(20)).error.details).toMatchObject([
      { field: 'limitA', code: 'AbovePowerOutput', message: 'Must not be more than the power output' },
    ])
    expect((await limit(10)).body.chargePoint?.limitA).toBe(10)
    expect(received.at(-1)).toMatchObject({
      method: 'SetChargingProfile',
      // Some wallboxes refuse an absolute profile without a start.
      params: { connectorId: 0, csChargingProfiles: { chargingSchedule: { startSchedule: expect.stringMatching(/Z$/) } } },
    })
    expect((await limit(10)).status).toBe(200)
    expect(received).toHaveLength(1)
    await call('BootNotification', boot)
    await vi.waitFor(() =>
      expect(received.map(({ method }) => method).slice(1)).toEqual(['ChangeConfiguration', 'ChangeConfiguration', 'SetChargingProfile']),
    )
    expect((await limit(null)).body.chargePoint?.limitA).toBeNull()
    const refused = await server.call(startCharging, one.input)
    expect([refused.error.code, refused.error.details]).toEqual(['WallboxRefused', { status: 'Rejected' }])
    const live = await server.call(listWallboxes, { token: one.token, params: { id: one.id }, query: { useCache: 'false' } })
    expect(live.body.items).toMatchObject([{ state: null, live: { outcome: 'refused', from: 'wallbox', state: null } }])
  })

  it('can be freed of a limit whose response was lost, which it may have all the same', async () => {
    const one = await wallbox()
    const { received, client } = await plugIn(one, { SetChargingProfile: 'nothing' })
    const limit = (limitA: number | null) => server.call(limitCharging, { ...one.input, body: { limitA } })
    const lost = limit(10)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await client.close({ force: true })
    expect((await lost).body.chargePoint).toMatchObject({ limitA: 10, limitState: 'waiting' })
    const again = await plugIn(one)
    expect((await limit(null)).status).toBe(200)
    expect(again.received.at(-1)).toMatchObject({ method: 'ClearChargingProfile' })
    // It has confirmed that there is none.
    expect((await limit(null)).status).toBe(200)
    expect(again.received).toHaveLength(1)
  })

  it('gets an error, or is disconnected, for malformed OCPP, and never blocks a waiting member', async () => {
    const one = await wallbox()
    const { client, received } = await plugIn(one, { RemoteStartTransaction: 'nothing' })
    const silent = server.call(startCharging, one.input)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await client.close({ force: true })
    expect((await silent).error.code).toBe('WallboxSilent')
    const { identity, password } = one.access
    const headers = { authorization: `Basic ${Buffer.from(`${identity}:${password}`).toString('base64')}` }
    const raw = async () => {
      const socket = new WebSocket(`${address()}/ocpp/${encodeURIComponent(identity)}`, 'ocpp1.6', { headers })
      closing.push(() => socket.terminate())
      await once(socket, 'open')
      const ask = async (text: string) => {
        socket.send(text)
        return JSON.parse(String((await once(socket, 'message'))[0]))
      }
      return { socket, ask }
    }
    const { socket, ask } = await raw()
    expect(await ask('[2,"1","Nonsense",{}]')).toEqual([4, '1', 'NotImplemented', 'Nonsense', {}])
    expect(await ask('[2,"2","StartTransaction",{"connectorId":-1}]')).toMatchObject([
      4,
      '2',
      'FormationViolation',
      expect.stringContaining('connectorId'),
      {},
    ])
    const future = [{ timestamp: at(86_400_000), sampledValue: meter(5, '1') }]
    expect(await ask(JSON.stringify([2, '3', 'MeterValues', { connectorId: 1, meterValue: future }]))).toEqual([3, '3', {}])
    expect(await server.sql('select from samples where site_id = $1', [one.siteId])).toEqual([])
    // A response without a request changes nothing.
    socket.send('[3,"w9",{"status":"Accepted"}]')
    const gone = once(socket, 'close')
    socket.send('{"not":"ocpp"}')
    expect((await gone)[0]).toBe(1007)
    const flood = await raw()
    const ended = once(flood.socket, 'close')
    for (let count = 0; count < 300; count++) flood.socket.send(`[2,"${count}","Heartbeat",{}]`)
    expect((await ended)[0]).toBe(1008)
    const page = new WebSocket(`${address()}/ocpp/${encodeURIComponent(identity)}`, 'ocpp1.6', {
      headers: { ...headers, origin: 'http://localhost:4000' },
    })
    expect(String((await once(page, 'error'))[0])).toMatch(/403/)
  })
})
