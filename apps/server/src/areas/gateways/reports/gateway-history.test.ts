import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import { listGateways } from '@wattdesk/contract/gateways/calls.ts'
import { listPvBatteries } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listGatewayHistories } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { installationsOf } from '../../../../test/installations.ts'
import { startServer } from '../../../../test/server.ts'
import { samplesUntil, telemetryOf } from '../../../../test/telemetry.ts'
import { transaction } from '../../../db/transaction.ts'
import { openSampleIngest } from '../../telemetry/ingest/sample-ingest.service.ts'
import { rollUp } from '../../telemetry/rollup.service.ts'
import { unpairGateways } from '../pairing/gateway-pairing.service.ts'
import { deleteOldScans } from './gateway-events.store.ts'
import { recordAppliances, recordCommandResult, recordContacts } from './gateway-reports.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000

async function givenGateway() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const gateway = await telemetry.installedGateway(id, siteId)
  // The clock advances beyond the first token's expiry.
  const read = async () => {
    const token = await given.sessionOf(admin.id)
    return (await server.call(listGatewayHistories, { token, params: { id } })).body.items[0]
  }
  const facts = async () => {
    const token = await given.sessionOf(admin.id)
    return (await server.call(listGateways, { token, params: { id } })).body.items[0]
  }
  return { admin, id, siteId, gateway, read, facts }
}

/** Stores a measurement of a home every five seconds between two instants. */
async function measure(siteId: string, gatewayId: string, from: number, until: number) {
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, gatewayId, samplesUntil(until, (until - from) / 5_000 + 1) as Sample[])
  await ingest.close()
  await recordContacts(server.ctx, [{ gatewayId, at: new Date(until) }], [], 0)
}

describe('the history of a gateway', () => {
  it('lists scans with start, end and counts, and shows the state of the latest', async () => {
    const { gateway, read, facts } = await givenGateway()
    expect(await read()).toMatchObject({ connection: { status: 'never' }, scanState: 'unknown', scans: [], gaps: [], days: [] })
    const appliance = (deviceId: string) => ({
      deviceId,
      kind: 'GRID' as const,
      manufacturer: 'Eastron',
      model: 'SDM',
      serialNumber: deviceId,
    })
    const find = (deviceIds: string[]) =>
      recordAppliances(server.ctx, gateway.serial, { messageId: 'm', at: '', appliances: deviceIds.map(appliance) })
    const scan = async (states: ('STARTED' | 'DONE' | 'ERROR')[], devicesFound?: number, found: string[] = []) => {
      const command = { messageId: crypto.randomUUID(), commandId: crypto.randomUUID(), at: server.clock.now().toISOString() }
      for (const state of states) {
        server.clock.advance(1_000)
        if (state === 'DONE' && found.length > 0) await find(found)
        // A repeated report changes nothing.
        for (const _ of [1, 2]) await recordCommandResult(server.ctx, gateway.serial, { ...command, state, devicesFound })
      }
    }
    await scan(['STARTED', 'DONE'], undefined, ['a', 'b'])
    await scan(['STARTED', 'ERROR'])
    await scan(['DONE'], 3)
    const endedAt = server.clock.now().toISOString()
    expect(await read()).toMatchObject({
      scanState: 'Done',
      lastScanAt: endedAt,
      scans: [
        { state: 'Done', startedAt: null, endedAt, appliancesFound: 3 },
        { state: 'Failed', startedAt: expect.any(String), endedAt: expect.any(String) },
        { state: 'Done', appliancesFound: 2, appliancesNew: 2 },
      ],
    })
    await scan(['STARTED'])
    expect(await read()).toMatchObject({
      scanState: 'Pending',
      lastScanAt: endedAt,
      scans: [{ state: 'Pending', endedAt: null }, {}, {}, {}],
    })
    expect(await facts()).toMatchObject({ scanState: 'Pending', lastScanAt: endedAt })
    // It does not report again.
    server.clock.advance(91_000)
    expect(await read()).toMatchObject({ scanState: 'Failed', scans: [{ state: 'Failed', isTimedOut: true, endedAt: null }, {}, {}, {}] })
    expect(await facts()).toMatchObject({ scanState: 'Failed', lastScanAt: endedAt })
  })

  it('keeps the latest scan, however old, and deletes the others when their retention ends', async () => {
    const { gateway, read } = await givenGateway()
    const report = () => recordCommandResult(server.ctx, gateway.serial, { commandId: crypto.randomUUID(), state: 'DONE' } as never)
    await report()
    server.clock.advance(1_000)
    await report()
    expect(await deleteOldScans(server.ctx.db, new Date(server.clock.now().getTime() + 1))).toBe(false)
    const after = await read()
    expect(after?.scans).toHaveLength(1)
    expect(after).toMatchObject({ scanState: 'Done', lastScanAt: server.clock.now().toISOString() })
  })

  it('lists the same gaps as the day comparison, and an open one', async () => {
    const { admin, id, siteId, gateway, read } = await givenGateway()
    // Noon of yesterday, so that everything is within one day.
    const noon = Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000 - 12 * 60 * minute
    const at = (minutes: number) => noon + minutes * minute
    await measure(siteId, gateway.id, at(0), at(38))
    await measure(siteId, gateway.id, at(48), at(100))
    await measure(siteId, gateway.id, at(121), at(200))
    await rollUp(server.ctx)
    const found = await read()
    const iso = (time: number) => new Date(time).toISOString()
    expect(found?.gaps).toEqual([
      { from: iso(at(200)), to: null },
      { from: iso(at(100)), to: iso(at(121)) },
    ])
    const compare = async () => {
      const query = { date: localDayOf(noon, 'Europe/Berlin') }
      const params = { customerId: id, configId: found?.configurationId ?? '' }
      const { body } = await server.call(compareData, { token: await given.sessionOf(admin.id), params, query })
      return body.gaps.filter((gap) => gap.seconds >= 900).map(({ from, to }) => ({ from, to }))
    }
    expect(await compare()).toContainEqual({ from: iso(at(100)), to: iso(at(121)) })
  })

  it('reports when there are more gaps or scans than it lists', async () => {
    const { siteId, gateway, read } = await givenGateway()
    const put = async (count: number) => {
      await server.sql('delete from energy_intervals where site_id = $1', [siteId])
      await server.sql(
        `insert into energy_intervals (site_id, start, covered_seconds)
         select $1, date_bin('15 minutes', $2::timestamptz, 'epoch') - n * interval '30 minutes', 900 from generate_series(1, $3) n`,
        [siteId, server.clock.now(), count],
      )
      await server.sql(
        `insert into gateway_events (gateway_id, kind, at, scan_state) select $1, 'scan', $2::timestamptz - n * interval '1 minute', 'Done'
         from generate_series(1, $3) n on conflict do nothing`,
        [gateway.id, server.clock.now(), count],
      )
      const found = await read()
      return [found?.areMoreGaps, found?.areMoreScans, found?.scans.length]
    }
    expect(await put(90)).toEqual([false, false, 90])
    expect(await put(110)).toEqual([true, true, 100])
  })

  it('shows how long the home was measured on each of the last thirty whole days', async () => {
    const { siteId, read } = await givenGateway()
    const dayBefore = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
    const days = [1, 30, 40].map(dayBefore)
    for (const day of days) {
      await server.sql('insert into energy_days (site_id, day, covered_seconds) values ($1, $2, 86000)', [siteId, day])
    }
    expect((await read())?.days).toEqual(days.slice(0, 2).map((day) => ({ day, coveredSeconds: 86_000 })))
  })

  it('agrees with every other screen on the last contact of the gateway and its appliances', async () => {
    const { admin, id, siteId, gateway, read, facts } = await givenGateway()
    const appliance = (deviceId: string, kind: ApplianceKind, serialNumber: string) => ({
      deviceId,
      kind,
      manufacturer: 'SMA',
      model: 'X',
      serialNumber,
    })
    const pv = { vendor_installation_id: 'INV-1', serial_number: 'INV-1' }
    await installationsOf(server).add('pvbattery', { customerId: id, siteId }, pv, { gateway_serial_number: gateway.serial })
    await recordAppliances(server.ctx, gateway.serial, {
      messageId: 'm',
      at: '',
      appliances: [appliance('inv', 'HYBRID', 'INV-1'), appliance('meter', 'GRID', 'M-1'), appliance('hp', 'HEAT_PUMP', 'HP-1')],
    })
    const foundAt = server.clock.now().toISOString()
    expect(await facts()).toMatchObject({ connection: { status: 'available', contactedAt: foundAt } })
    server.clock.advance(26 * 3_600_000)
    const measuredAt = server.clock.now().getTime()
    await measure(siteId, gateway.id, measuredAt - minute, measuredAt)
    server.clock.advance(minute)
    const received = { status: 'available', contactedAt: new Date(measuredAt).toISOString() }
    const seen = await facts()
    expect(seen?.connection).toEqual(received)
    expect((await read())?.connection).toEqual(received)
    // The inverter and the meter measure the home's powers; no device measured the heat pump.
    const byId = Object.fromEntries(seen?.appliances.map((one) => [one.deviceId, one]) ?? [])
    expect(byId.inv).toMatchObject({ connection: received, updatedAt: received.contactedAt })
    expect(byId.meter).toMatchObject({ connection: received, updatedAt: received.contactedAt })
    expect(byId.hp).toMatchObject({ connection: { status: 'unavailable', contactedAt: foundAt }, updatedAt: foundAt })
    const token = await given.sessionOf(admin.id)
    const installed = await server.call(listPvBatteries, { token, params: { id }, query: {} })
    expect(installed.body.items[0]?.connection).toEqual(received)
    const summary = await server.call(readCustomerSummary, { token, params: { id } })
    expect(summary.body).toMatchObject({ gateway: { connection: received }, measurement: received })
    const live = await server.call(readLiveSites, { token, params: { id } })
    expect(live.body.sites[0]?.connection).toEqual(received)
  })

  it('is deleted when the gateway is freed', async () => {
    const { id, gateway, read } = await givenGateway()
    await recordCommandResult(server.ctx, gateway.serial, { commandId: crypto.randomUUID(), state: 'DONE' } as never)
    expect((await read())?.scans).toHaveLength(1)
    await transaction(server.ctx.db, async (tx) => {
      await unpairGateways(tx, [gateway.id], server.clock.now())
      await tx.execute(sql`delete from installations where customer_id = ${id}`)
    })
    expect(await server.sql('select from gateway_events where gateway_id = $1', [gateway.id])).toEqual([])
  })

  it('is for those who see the customer', async () => {
    const { id } = await givenGateway()
    const [stranger, installer] = [await given.member('admin'), await given.member('installer')]
    expect((await server.call(listGatewayHistories, { token: stranger.token, params: { id } })).status).toBe(404)
    expect((await server.call(listGatewayHistories, { token: installer.token, params: { id } })).status).toBe(403)
  })
})
