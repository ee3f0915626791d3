import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { listDataRecords } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import type { DataType } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil, signedHeaders, telemetryOf } from '../../../test/telemetry.ts'
import { newId } from '../../platform/ids.ts'
import { latestOf, openLiveSite } from './live/live-site.http.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { givenSite, take, intervals } = measuringSitesOf(server, given)
const minute = 60_000
const quarter = 15 * minute

const pastSlot = () => Math.floor(server.clock.now().getTime() / quarter) * quarter - 8 * quarter
/** A quarter hour of samples that have only these powers. */
const samplesOf = (slot: number, powers: Partial<SampleInput>): SampleInput[] =>
  Array.from({ length: quarter / minute + 1 }, (_, index) => ({ at: slot + index * minute, ...powers }))

describe('two systems of one vendor at one home', () => {
  /** A PV system and a wallbox, which the vendor's cloud reports on separately. */
  async function givenSystems() {
    const admin = await given.member('admin')
    const { id: customerId, siteId } = await given.customer(admin)
    const { vendorId, vendorSiteId, key } = await telemetry.vendorSite(customerId, siteId)
    server.clock.advance(1_000)
    const [pv] = await server.sql<{ id: string }>('select id from installations where site_id = $1', [siteId])
    const ofWallbox = { vendor_id: vendorId, vendor_installation_id: `W-${newId()}`, device_type: 'EV' }
    const wallboxId = await installationsOf(server).add('wallbox', { customerId, siteId }, ofWallbox)
    const deliver = async (vendorSite: string, samples: readonly SampleInput[]) => {
      const body = JSON.stringify({ vendorSiteId: vendorSite, samples })
      const headers = signedHeaders(key, body, { at: server.clock.now().getTime() })
      const response = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${vendorId}`, payload: body, headers })
      expect(response.json()).toMatchObject({ accepted: samples.length, rejected: [] })
    }
    const date = localDayOf(pastSlot(), 'Europe/Berlin')
    const recordsOf = async (configId: string, type: DataType) => {
      const query = { fromDate: date, toDate: localDayOf(server.clock.now().getTime(), 'Europe/Berlin'), type }
      const { body } = await server.call(listDataRecords, { token: admin.token, params: { customerId, configId }, query })
      return body.items
    }
    return {
      admin,
      customerId,
      siteId,
      pvId: pv?.id ?? '',
      wallboxId,
      ofPv: (samples: readonly SampleInput[]) => deliver(vendorSiteId, samples),
      ofWallbox: (samples: readonly SampleInput[]) => deliver(ofWallbox.vendor_installation_id, samples),
      recordsOf,
    }
  }

  it('keep their samples of the same instants apart, and the home has the powers of both', async () => {
    const { siteId, pvId, wallboxId, ofPv, ofWallbox, recordsOf } = await givenSystems()
    const slot = pastSlot()
    // The PV system takes the car for a part of the household.
    await ofPv(samplesOf(slot, { productionPowerW: 4_000, gridPowerW: -1_000, householdPowerW: 3_000 }))
    await ofWallbox(samplesOf(slot, { evPowerW: 2_000 }))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([
      { production_wh: 1_000, grid_export_wh: 250, ev_wh: 500, household_wh: null, covered_seconds: 900, less_covered: null },
    ])
    const [ofInverter] = await recordsOf(pvId, 'inverter')
    expect(ofInverter).toMatchObject({ state: 'equal', sent: { production: 4_000 } })
    const consumers = await recordsOf(wallboxId, 'consumers')
    expect(consumers).toHaveLength(16)
    expect(consumers[0]).toMatchObject({ state: 'equal', sent: { ev: 2_000 } })
    expect(await recordsOf(wallboxId, 'inverter')).toEqual([])
    expect((await recordsOf(pvId, 'consumers')).map(({ sent }) => sent)).toEqual(Array.from({ length: 16 }, () => ({ household: 3_000 })))
  })

  it('are shown together live, whichever reported last', async () => {
    const { admin, customerId, ofPv, ofWallbox } = await givenSystems()
    const latest = async () =>
      (await server.call(readLiveSites, { token: admin.token, params: { id: customerId } })).body.sites[0] ?? expect.fail('no site')
    const report = async (system: typeof ofPv, sample: Partial<SampleInput>) => {
      server.clock.advance(5_000)
      await system([{ at: server.clock.now().getTime(), ...sample }])
    }
    const appliances = [{ deviceId: 'wb-1', kind: 'EVSTATION' as const, powerW: 2_000 }]
    for (let turn = 0; turn < 2; turn++) {
      await report(ofPv, {
        productionPowerW: 4_000,
        gridPowerW: -1_000,
        batteryPowerW: 0,
        batteryStateOfCharge: 0.5,
        householdPowerW: 3_000,
      })
      if (turn > 0) expect(await latest()).toMatchObject({ powers: { evW: 2_000, householdW: 1_000, residualW: null }, appliances })
      await report(ofWallbox, { evPowerW: 2_000, appliances })
      expect(await latest()).toMatchObject({
        powers: { productionW: 4_000, gridW: -1_000, evW: 2_000, householdW: 1_000, batteryStateOfCharge: 0.5, residualW: null },
        appliances,
      })
    }
    // What the PV system measured is not shown for longer than the portal calls it live.
    server.clock.advance(3 * minute)
    await report(ofWallbox, { evPowerW: 2_000 })
    expect((await latest()).powers).toMatchObject({ productionW: null, evW: 2_000, householdW: null })
  })
})

describe('the sources of a home', () => {
  it('complete each other, even if the one that covers more measures less', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const [gateway, wallbox] = [newId(), newId()]
    await take(siteId, samplesOf(slot, { productionPowerW: 4_000, gridPowerW: -1_000 }).slice(0, 11), gateway)
    await take(siteId, samplesOf(slot, { evPowerW: 2_000 }), wallbox)
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([
      { ev_wh: 500, covered_seconds: 900, less_covered: { production: 600, grid: 600 }, production_wh: expect.closeTo(666.67, 1) },
    ])
  })

  it('are shown together live, even if the clock of one is ahead', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    const now = server.clock.now().getTime()
    await take(siteId, [{ at: now - 10_000, productionPowerW: 4_000 }], newId())
    await take(siteId, [{ at: now + 4 * minute, gridPowerW: -1_000 }], gateway.id)
    await server.sql('update gateways set contacted_at = $1 where id = $2', [new Date(now), gateway.id])
    const { body } = await server.call(readLiveSites, { token: admin.token, params: { id } })
    expect(body.sites).toMatchObject([{ stale: false, powers: { productionW: 4_000, gridW: -1_000, householdW: 3_000 } }])
    const site = openLiveSite(siteId, () => now)
    const sent: string[] = []
    const socket = { topics: new Set(['power']), send: (_: string, message: Buffer) => sent.push(message.toString()) }
    site.sockets.add(socket as never) // as much of one as is used
    site.take(latestOf({ sourceId: 'cloud', sample: { at: now - 10_000, productionPowerW: 4_000 } as Sample }, now))
    site.take(latestOf({ sourceId: gateway.id, sample: { at: now + 4 * minute, gridPowerW: -1_000 } as Sample }, now))
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ data: { productionW: 4_000, gridW: -1_000 } })
  })

  it('never add up one power', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, samplesUntil(slot + quarter, 181, { productionPowerW: 4_000 }), newId())
    await take(siteId, samplesOf(slot, { productionPowerW: 9_000, heatPumpPowerW: 1_000 }).slice(0, 11), newId())
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 1_000, heat_pump_wh: expect.closeTo(166.67, 1) }])
  })
})
