import { topicFilter } from '@wattdesk/device-protocol/topics.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { startServer, takeDatabaseAway } from '../../../../test/server.ts'
import { badSamples, publish, samplesUntil, telemetryMessage, telemetryOf, whenGone } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'
import { mqttKeysOf, serviceUsername } from '../../../platform/mqtt/mqtt-credentials.ts'
import { announceGateways } from '../../gateways/pairing/gateway-pairing.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)

const { blockWrites, startBroker, startDyingService, startIngest, signIn, home: givenHome, countSamples } = lineOf(server, given, telemetry)

/** Resolves to true when the promise settles within this many ms. */
const settlesWithin = (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, ms, false))])

describe('telemetry over the embedded broker', () => {
  it('is in the database when the gateway gets its acknowledgement', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 3)))
    const rows = await server.sql('select * from samples where site_id = $1 order by at', [siteId])
    expect(rows).toHaveLength(3)
    expect(rows[2]).toMatchObject({
      source_id: gateway.id,
      production_w: 3_000,
      grid_w: -1_000,
      battery_w: -500,
      battery_state_of_charge: 0.5,
    })
  })

  it('has the signs of meters flipped that are wired the wrong way round', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    for (const [deviceId, kind] of [
      ['grid', 'GRID'],
      ['roof', 'PV'],
    ])
      await server.sql(
        `insert into appliances (id, gateway_id, device_id, kind, type, reverse_flow, do_counters_follow_power, added_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, 'Meter', true, true, now(), now())`,
        [gateway.id, deviceId, kind],
      )
    announceGateways(server.ctx, [gateway.serial])
    const at = server.clock.now().getTime()
    // A wrong sign would break the limits of production.
    const powers = { productionPowerW: -4_000, gridPowerW: 2_500, gridImportReadingWs: 7, gridExportReadingWs: 9 }
    const roof = { deviceId: 'roof', kind: 'PV' as const, powerW: -4_500, energyReadingWh: 3, energyExportReadingWh: 8 }
    // Therefore a gateway may omit the value.
    const without = { at: at + 1_000, gridPowerW: 2_500, appliances: [roof] }
    await publish(client, gateway.serial, telemetryMessage([{ at, ...powers, appliances: [roof] }, without]))
    expect(await server.sql('select * from samples where site_id = $1 order by at', [siteId])).toMatchObject([
      { production_w: 5_000, grid_w: -2_500, grid_import_reading_ws: '9', grid_export_reading_ws: '7', appliances: [{ powerW: 4_500 }] },
      { production_w: 4_500, grid_w: -2_500, appliances: [{ powerW: 4_500, energyReadingWh: 8, energyExportReadingWh: 3 }] },
    ])
  })

  it('has only the part of a reversed meter turned where several measure the grid', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const meters = [
      ['house', false, null],
      ['annex', true, true],
    ]
    for (const [deviceId, isReversed, doFollow] of meters)
      await server.sql(
        `insert into appliances (id, gateway_id, device_id, kind, type, reverse_flow, do_counters_follow_power, added_at, updated_at)
         values (gen_random_uuid(), $1, $2, 'GRID', 'Meter', $3, $4, now(), now())`,
        [gateway.id, deviceId, isReversed, doFollow],
      )
    announceGateways(server.ctx, [gateway.serial])
    const at = server.clock.now().getTime()
    // The house takes 1,000 W and the annex 300 W, which its meter reports as export.
    const sums = { gridPowerW: 700, gridImportReadingWs: 9_000 * 3_600, gridExportReadingWs: 5_500 * 3_600 }
    const house = { deviceId: 'house', kind: 'GRID' as const, powerW: 1_000, energyReadingWh: 8_800, energyExportReadingWh: 4_000 }
    const annex = { deviceId: 'annex', kind: 'GRID' as const, powerW: -300, energyReadingWh: 200, energyExportReadingWh: 1_500 }
    const samples = [
      { at, ...sums, appliances: [house, annex] },
      { at: at + 1_000, ...sums, appliances: [house] },
      { at: at + 2_000, ...sums, productionPowerW: 5 },
    ]
    await publish(client, gateway.serial, telemetryMessage(samples))
    const unknown = { grid_w: null, grid_import_reading_ws: null, grid_export_reading_ws: null }
    expect(await server.sql('select * from samples where site_id = $1 order by at', [siteId])).toMatchObject([
      { grid_w: 1_300, grid_import_reading_ws: String(10_300 * 3_600), grid_export_reading_ws: String(4_200 * 3_600) },
      { ...unknown, appliances: [{ deviceId: 'house', powerW: 1_000 }] },
      { ...unknown, production_w: 5 },
    ])
  })

  it.each([
    ['leaves counters that are right', { counted: 1, back: 0 }],
    ['turns counters that are wrong as the power is', { counted: 0, back: 1 }],
  ])('%s of a reversed meter, as soon as they have moved, and none before', async (_, moved) => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, reverse_flow, added_at, updated_at)
       values (gen_random_uuid(), $1, 'grid', 'GRID', 'Meter', true, now(), now())`,
      [gateway.id],
    )
    announceGateways(server.ctx, [gateway.serial])
    const start = server.clock.now().getTime() - 10 * 60_000
    // The home imports 6 kW, 100 Wh a minute, and the meter reports that as export.
    const sampleAt = (minute: number) => {
      const [energyReadingWh, energyExportReadingWh] = [5_000 + moved.counted * minute * 100, 70_000 + moved.back * minute * 100]
      const readings = { gridImportReadingWs: energyReadingWh * 3_600, gridExportReadingWs: energyExportReadingWh * 3_600 }
      const own = { deviceId: 'grid', kind: 'GRID' as const, powerW: -6_000, energyReadingWh, energyExportReadingWh }
      return { at: start + minute * 60_000, gridPowerW: -6_000, ...readings, appliances: [own] }
    }
    await publish(client, gateway.serial, telemetryMessage([sampleAt(0)], 1))
    await publish(client, gateway.serial, telemetryMessage([sampleAt(1)], 2))
    await vi.waitFor(async () =>
      expect((await server.sql('select do_counters_follow_power from appliances'))[0]).not.toMatchObject({
        do_counters_follow_power: null,
      }),
    )
    await publish(client, gateway.serial, telemetryMessage([sampleAt(2)], 3))
    const rows = await server.sql<{ grid_w: number; grid_import_reading_ws: string | null }>(
      'select grid_w, grid_import_reading_ws, appliances from samples where site_id = $1 order by at',
      [siteId],
    )
    expect(rows.map((row) => row.grid_w)).toEqual([6_000, 6_000, 6_000])
    expect(rows.map((row) => row.grid_import_reading_ws)).toEqual([null, null, String((moved.counted ? 5_200 : 70_200) * 3_600)])
    expect(rows[2]).toMatchObject({ appliances: [{ powerW: 6_000, energyReadingWh: moved.counted ? 5_200 : 70_200 }] })
  })

  it('is not acknowledged while the database cannot commit, and is when it can', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const release = await blockWrites()
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    expect(await settlesWithin(published, 500)).toBe(false)
    await release()
    await published
    expect(await countSamples(siteId)).toBe(1)
  })

  it('waits for a service that comes later', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    const client = await signIn(port, gateway)
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 2)))
    expect(await settlesWithin(published, 200)).toBe(false)
    await startIngest(port)
    await published
    expect(await countSamples(siteId)).toBe(2)
  })

  it('waits out a database outage, and is acknowledged afterwards', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const restore = await takeDatabaseAway(server)
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 2)))
    expect(await settlesWithin(published, 300)).toBe(false)
    await restore()
    await published
    expect(await countSamples(siteId)).toBe(2)
  })

  it('waits out a full disk of the database, which the log names, and is acknowledged when there is room', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const warned = vi.spyOn(server.ctx.log, 'warn')
    await server.sql(`
      create function no_room() returns trigger language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$;
      create trigger no_room before insert on samples for each row execute function no_room()`)
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 2)))
    const line = expect.stringContaining('the disk of the database is full, make room there')
    await vi.waitFor(() => expect(warned.mock.calls.map((call) => call.at(-1))).toContainEqual(line))
    await server.sql('drop function no_room cascade')
    await published
    expect(await countSamples(siteId)).toBe(2)
    warned.mockRestore()
  })

  it('goes to the next service when one dies before its commit', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    const {
      servicePasswords: [password],
    } = mqttKeysOf(server.ctx.config.secretKey)
    const first = await startDyingService(port, { username: serviceUsername, password }, topicFilter('telemetry'))
    const client = await signIn(port, gateway)
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    await first.received
    await first.die()
    await startIngest(port)
    await published
    expect(await countSamples(siteId)).toBe(1)
  })

  it('is refused when it is not stored in time, so that the gateway sends it again', async () => {
    const { gateway } = await givenHome()
    const { port } = await startBroker({ patienceMs: 500 })
    const client = await signIn(port, gateway)
    const gone = whenGone(client)
    const published = publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    published.catch(() => undefined)
    await gone
    expect(await settlesWithin(published, 50)).toBe(false)
  })

  it('has one effect however often and late it arrives, and none from the future', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    const now = server.clock.now().getTime()
    const message = telemetryMessage(samplesUntil(now, 5))
    await Promise.all([1, 2, 3, 4].map(() => publish(client, gateway.serial, message)))
    expect(await countSamples(siteId)).toBe(5)
    const [earlier, tomorrow] = [samplesUntil(now - 3_600_000, 2), samplesUntil(now + 86_400_000, 1)]
    await publish(client, gateway.serial, telemetryMessage([...earlier.toReversed(), ...tomorrow], 0))
    expect(await countSamples(siteId)).toBe(7)
    await ingest.close()
    const kept = await server.sql('select sample_index, field from ingest_rejections where site_id = $1', [siteId])
    expect(kept).toEqual([{ sample_index: 2, field: 'at' }])
  })

  it('commits many messages that are under way together', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const now = server.clock.now().getTime()
    const messages = Array.from({ length: 500 }, (_, index) => telemetryMessage(samplesUntil(now - index * 1_000, 1), index))
    await Promise.all(messages.map((message) => publish(client, gateway.serial, message)))
    expect(await countSamples(siteId)).toBe(500)
  })

  it('loses only the invalid sample among a hundred, and records its fault', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    const samples: unknown[] = samplesUntil(server.clock.now().getTime(), 100)
    samples.splice(17, badSamples.length, ...badSamples.map(([, bad]) => bad(server.clock.now().getTime())))
    await publish(client, gateway.serial, telemetryMessage(samples))
    expect(await countSamples(siteId)).toBe(100 - badSamples.length)
    await ingest.close()
    const kept = await server.sql('select origin, sample_index, field from ingest_rejections where site_id = $1 order by 2', [siteId])
    expect(kept).toEqual(badSamples.map(([field], at) => ({ origin: gateway.serial, sample_index: 17 + at, field })))
  })

  it.each([
    ['text', 'hello'],
    ['half of a message', '{"messageId":"m","seq'],
    ['NaN', '{"messageId":"m","sequence":1,"samples":[{"at":1,"gridPowerW":NaN}]}'],
    ['a list', '[]'],
    ['no samples', JSON.stringify({ messageId: 'm', sequence: 1, samples: [] })],
    ['another encoding', Buffer.from([0xff, 0xfe, 0x00]).toString('latin1')],
    ['too deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ])('acknowledges %s without harm', async (_, message) => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    await publish(client, gateway.serial, message)
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    expect(await countSamples(siteId)).toBe(1)
    await ingest.close()
    expect(await server.sql('select reason from ingest_rejections where origin = $1', [gateway.serial])).toHaveLength(1)
  })

  it('of an unpaired gateway is only kept for inspection, before it is paired and after it was removed', async () => {
    const { siteId } = await givenHome()
    const gateway = await telemetry.gateway(null)
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    await server.sql('update gateways set site_id = $2 where id = $1', [gateway.id, siteId])
    announceGateways(server.ctx, [gateway.serial])
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 2)))
    await server.sql('update gateways set site_id = null where id = $1', [gateway.id])
    announceGateways(server.ctx, [gateway.serial])
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 3)))
    expect(await countSamples(siteId)).toBe(2)
  })
})
