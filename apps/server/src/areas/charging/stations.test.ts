import { limitCharging, startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import { listWallboxSessions, readWallboxHistory } from '@wattdesk/contract/history/calls.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { wallboxesOf } from '../../../test/wallboxes.ts'

const server = startServer()
const { wallbox, plugIn, at, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(listen)
afterEach(close)

const minute = 60_000
const boot = { reason: 'PowerUp', chargingStation: { vendorName: 'Alfen', model: 'Eve', firmwareVersion: '7.0' } }
/** A meter at an instant, in kWh and kW as some wallboxes report. */
const meter = (ms: number, wh: number, powerW = 0) => ({
  timestamp: at(ms),
  sampledValue: [
    { value: wh / 1_000, measurand: 'Energy.Active.Import.Register', unitOfMeasure: { unit: 'kWh' } },
    { value: powerW / 1_000, measurand: 'Power.Active.Import', unitOfMeasure: { unit: 'W', multiplier: 3 } },
    // The car's own values are not measurements of the outlet.
    { value: 77, measurand: 'Power.Active.Import', location: 'EV' },
  ],
})
type Fields = {
  ms: number
  seqNo: number
  wh?: number
  powerW?: number
  state?: string
  transactionId?: string
  trigger?: string
  stopped?: string
}
const event = (eventType: 'Started' | 'Updated' | 'Ended', fields: Fields) => ({
  eventType,
  timestamp: at(fields.ms),
  triggerReason: fields.trigger ?? 'MeterValuePeriodic',
  seqNo: fields.seqNo,
  transactionInfo: {
    transactionId: fields.transactionId ?? 'tx-1',
    ...(fields.state ? { chargingState: fields.state } : {}),
    ...(fields.stopped ? { stoppedReason: fields.stopped } : {}),
  },
  evse: { id: 1, connectorId: 1 },
  ...(fields.wh === undefined ? {} : { meterValue: [meter(fields.ms, fields.wh, fields.powerW)] }),
})

async function station(responses: Record<string, string> = {}) {
  const one = await wallbox()
  const { call, received } = await plugIn(one, responses, ['ocpp2.0.1'])
  const charges = () =>
    server.sql<Record<string, unknown>>(
      `select reported_id, started_at, meter_start_wh, meter_wh, stopped_at, stop_reason, max_power_w from charging_transactions
       where installation_id = $1 order by id`,
      [one.deviceId],
    )
  return { one, call, received, charges }
}

describe('an OCPP 2.0.1 wallbox', () => {
  it('boots, charges on a member’s command, and its transaction is a charge to the second and the Wh', async () => {
    const { one, call, received, charges } = await station()
    expect(await call('BootNotification', boot)).toMatchObject({ status: 'Accepted', interval: 300 })
    await vi.waitFor(() => expect(received.map(({ method }) => method)).toEqual(['SetVariables']))
    await call('StatusNotification', { timestamp: at(), connectorStatus: 'Occupied', evseId: 1, connectorId: 1 })
    expect(await one.state()).toMatchObject({ isConnected: true, vendor: 'Alfen', model: 'Eve', status: 'Preparing', errorCode: null })
    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect(received.at(-1)).toMatchObject({
      method: 'RequestStartTransaction',
      params: { evseId: 1, idToken: { idToken: 'wattdesk', type: 'Central' } },
    })
    const idToken = { idToken: 'wattdesk', type: 'Central' }
    const started = { ...event('Started', { ms: -3 * minute, seqNo: 0, wh: 10_000, state: 'Charging', trigger: 'RemoteStart' }), idToken }
    expect(await call('TransactionEvent', started)).toEqual({ idTokenInfo: { status: 'Accepted' } })
    await call('TransactionEvent', started)
    await call('TransactionEvent', event('Updated', { ms: -2 * minute, seqNo: 1, wh: 10_123, powerW: 7_380, state: 'Charging' }))
    expect(await one.state()).toMatchObject({ status: 'Charging', transaction: { startedAt: started.timestamp, energyWh: 123 } })
    expect((await server.call(stopCharging, one.input)).status).toBe(200)
    expect(received.at(-1)).toEqual({ method: 'RequestStopTransaction', params: { transactionId: 'tx-1' } })
    const ended = event('Ended', { ms: -minute, seqNo: 2, wh: 10_246, state: 'EVConnected', stopped: 'Remote' })
    expect(await call('TransactionEvent', ended)).toEqual({})
    await call('TransactionEvent', ended)
    expect(await charges()).toEqual([
      {
        reported_id: 'tx-1',
        started_at: new Date(started.timestamp),
        meter_start_wh: 10_000,
        meter_wh: 10_246,
        stopped_at: new Date(ended.timestamp),
        stop_reason: 'Remote',
        max_power_w: 7_380,
      },
    ])
    await call('StatusNotification', { timestamp: at(), connectorStatus: 'Available', evseId: 1, connectorId: 1 })
    expect(await one.state()).toMatchObject({ status: 'Available', transaction: null })
    const measured = await server.sql<{ appliances: object[] }>('select appliances from samples where site_id = $1 order by at', [
      one.siteId,
    ])
    expect(measured.map(({ appliances }) => appliances[0])).toMatchObject([
      { powerW: 0, energyReadingWh: 10_000 },
      { powerW: 7_380, energyReadingWh: 10_123 },
      { powerW: 0, energyReadingWh: 10_246 },
    ])
  })

  it('sends later what happened without a connection, in any order, and no event blocks it', async () => {
    const { call, charges } = await station()
    await call('TransactionEvent', event('Updated', { ms: -10 * minute, seqNo: 1, wh: 5_400, powerW: 3_600 }))
    const started = event('Started', { ms: -20 * minute, seqNo: 0, wh: 5_000 })
    await call('TransactionEvent', started)
    // The end has no reading, so the last one before it counts.
    const ended = event('Ended', { ms: -5 * minute, seqNo: 2, stopped: 'EVDisconnected' })
    await call('TransactionEvent', ended)
    expect(await charges()).toMatchObject([
      { started_at: new Date(started.timestamp), meter_start_wh: 5_000, meter_wh: 5_400, stopped_at: new Date(ended.timestamp) },
    ])
    // A reading below the start ends the charge, without an energy.
    await call('TransactionEvent', event('Started', { ms: -4 * minute, seqNo: 0, wh: 6_000, transactionId: 'tx-2' }))
    await call('TransactionEvent', event('Ended', { ms: -3 * minute, seqNo: 1, wh: 10, transactionId: 'tx-2' }))
    expect((await charges())[1]).toMatchObject({ meter_wh: 6_000, stopped_at: expect.any(Date) })
  })

  it('that reports no reading at the start of a charge leaves its energy unknown, never too small', async () => {
    const { one, call, charges } = await station()
    const started = event('Started', { ms: -20 * minute, seqNo: 0 })
    expect(await call('TransactionEvent', started)).toEqual({})
    expect((await one.state())?.transaction).toEqual({ startedAt: started.timestamp, energyWh: null })
    await call('TransactionEvent', event('Updated', { ms: -15 * minute, seqNo: 1, wh: 5_400, powerW: 3_600 }))
    expect((await one.state())?.transaction).toEqual({ startedAt: started.timestamp, energyWh: null })
    const ended = event('Ended', { ms: -5 * minute, seqNo: 2, wh: 6_000, stopped: 'EVDisconnected' })
    await call('TransactionEvent', ended)
    // So far only the end of this charge is known, and of the next one not even a reading.
    await call('TransactionEvent', event('Ended', { ms: -3 * minute, seqNo: 4, wh: 7_000, transactionId: 'tx-2' }))
    await call('TransactionEvent', event('Ended', { ms: -minute, seqNo: 9, transactionId: 'tx-3' }))
    const day = localDayOf(server.clock.now().getTime(), 'Europe/Berlin')
    const query = { siteId: one.siteId, fromDate: addDays(day, -1), toDate: day }
    const sessions = async () => (await server.call(listWallboxSessions, { token: one.token, query })).body.items
    expect(await sessions()).toMatchObject([
      { state: 'ended', energyWh: null },
      { state: 'ended', energyWh: null, fromGridWh: null, cost: null },
      { state: 'ended', energyWh: null, startedAt: started.timestamp, endedAt: ended.timestamp },
    ])
    const { wallboxes } = (await server.call(readWallboxHistory, { token: one.token, query })).body
    expect(wallboxes).toMatchObject([{ sessions: 3, sessionsWithoutEnergy: 3 }])
    // The start finally arrives, with a reading.
    const late = event('Started', { ms: -10 * minute, seqNo: 3, wh: 6_100, transactionId: 'tx-2' })
    await call('TransactionEvent', late)
    expect((await charges())[1]).toMatchObject({ started_at: new Date(late.timestamp), meter_start_wh: 6_100, meter_wh: 7_000 })
    expect((await sessions())[1]).toMatchObject({ energyWh: 900 })
  })

  it('ends a charge in an event of more than 64 KiB, and no event of before changes that', async () => {
    const { call, charges } = await station()
    await call('TransactionEvent', event('Started', { ms: -20 * 60 * minute, seqNo: 0, wh: 1_000 }))
    const values = Array.from({ length: 1_200 }, (_, index) => meter((index - 1_200) * minute, 1_000 + index * 60, 3_600))
    const ended = {
      ...event('Ended', { ms: -1_000, seqNo: 1_201, stopped: 'EVDisconnected' }),
      meterValue: [...values, meter(-1_000, 73_000)],
    }
    expect(JSON.stringify(ended).length).toBeGreaterThan(4 * 64 * 1_024)
    expect(await call('TransactionEvent', ended)).toEqual({})
    await call('TransactionEvent', event('Updated', { ms: -2 * minute, seqNo: 1_200, wh: 72_900 }))
    await call('TransactionEvent', event('Ended', { ms: 0, seqNo: 1_202, wh: 99_000, stopped: 'Local' }))
    expect(await charges()).toMatchObject([{ meter_start_wh: 1_000, meter_wh: 73_000, stop_reason: 'EVDisconnected' }])
  })

  it('shows the last status of its connector after events that it sends later or once more', async () => {
    const { one, call } = await station()
    const status = (connectorStatus: string, ms: number) =>
      call('StatusNotification', { timestamp: at(ms), connectorStatus, evseId: 1, connectorId: 1 })
    const shown = async () => {
      const [connector] = await server.sql<{ status: string; since: Date | null }>(
        'select status, plugged_in_at as since from charge_point_connectors where installation_id = $1',
        [one.deviceId],
      )
      return [(await one.state())?.status, connector?.status, connector?.since]
    }
    await status('Available', -40 * minute)
    await status('Occupied', -31 * minute)
    await call('TransactionEvent', event('Started', { ms: -30 * minute, seqNo: 0, wh: 1_000, state: 'Charging' }))
    const ended = event('Ended', { ms: -20 * minute, seqNo: 1, wh: 4_000 })
    await call('TransactionEvent', ended)
    expect(await shown()).toEqual(['Finishing', 'Finishing', new Date(at(-31 * minute))])
    await status('Available', -19 * minute)
    const free = ['Available', 'Available', null]
    // The response was lost with the connection.
    await call('TransactionEvent', ended)
    expect(await shown()).toEqual(free)
    // A charge without a connection, which began and ended before the wallbox reported its connector again.
    const later = { transactionId: 'tx-2' }
    await call('TransactionEvent', {
      ...event('Started', { ...later, ms: -15 * minute, seqNo: 0, wh: 4_000, state: 'Charging' }),
      offline: true,
    })
    expect(await shown()).toEqual(free)
    await call('TransactionEvent', { ...event('Ended', { ...later, ms: -10 * minute, seqNo: 1, wh: 5_000 }), offline: true })
    expect(await shown()).toEqual(free)
    // An end arrives after the status that the car has left.
    const last = { transactionId: 'tx-3' }
    await call('TransactionEvent', event('Started', { ...last, ms: -5 * minute, seqNo: 0, wh: 5_000, state: 'Charging' }))
    await status('Available', -2 * minute)
    await call('TransactionEvent', event('Ended', { ...last, ms: -2 * minute, seqNo: 1, wh: 6_000 }))
    expect(await shown()).toEqual(free)
  })

  it('is limited by a charging profile, again after a reboot, and reports a refusal', async () => {
    const { one, call, received } = await station({ ClearChargingProfile: 'Unknown', RequestStartTransaction: 'Rejected' })
    const limit = (limitA: number | null) => server.call(limitCharging, { ...one.input, body: { limitA } })
    expect((await limit(10)).body.chargePoint?.limitA).toBe(10)
    // An absolute profile without a start is refused (K01.FR.40). It applies immediately, even on slow clocks.
    const chargingSchedule = [{ startSchedule: at(-24 * 60 * minute), chargingSchedulePeriod: [{ startPeriod: 0, limit: 10 }] }]
    expect(received.at(-1)).toMatchObject({
      method: 'SetChargingProfile',
      params: { evseId: 0, chargingProfile: { chargingProfilePurpose: 'ChargingStationMaxProfile', chargingSchedule } },
    })
    await call('BootNotification', boot)
    await vi.waitFor(() => expect(received.map(({ method }) => method).slice(1)).toEqual(['SetVariables', 'SetChargingProfile']))
    expect((await limit(null)).body.chargePoint?.limitA).toBeNull()
    expect((await server.call(startCharging, one.input)).error).toMatchObject({ code: 'WallboxRefused', details: { status: 'Rejected' } })
  })

  it('uses the newest version that both support', async () => {
    const one = await wallbox()
    const { client } = await plugIn(one, {}, ['ocpp1.6', 'ocpp2.0.1'])
    expect(client.protocol).toBe('ocpp2.0.1')
    const older = await plugIn(one, {}, ['ocpp1.6'])
    expect(older.client.protocol).toBe('ocpp1.6')
    await expect(plugIn(one, {}, ['ocpp1.5'])).rejects.toThrow()
  })

  it('gets an error for calls outside its version', async () => {
    const { call } = await station()
    await expect(call('NotifyEVChargingNeeds', { evseId: 1, chargingNeeds: { requestedEnergyTransfer: 'DC' } })).rejects.toMatchObject({
      rpcErrorCode: 'NotImplemented',
    })
    expect(await call('SecurityEventNotification', { type: 'StartupOfTheDevice', timestamp: at() })).toEqual({})
    expect(await call('Authorize', { idToken: { idToken: 'card', type: 'ISO14443' } })).toEqual({ idTokenInfo: { status: 'Accepted' } })
  })
})
