import { addGateway, removeGateway } from '@wattdesk/contract/gateways/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'
import { announceGateways } from '../../gateways/pairing/gateway-pairing.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)

const { startBroker, startIngest, signIn, countSamples } = lineOf(server, given, telemetry)

describe('telemetry', () => {
  it('of a gateway that moved is of its new home only if it was measured since it left the previous one', async () => {
    const admin = await given.member('admin')
    const vendors = await server.sql("select from vendors where name = 'gridx'")
    if (vendors.length === 0) await given.vendor({ name: 'gridx', category: 'iothub' })
    const [former, next] = [await given.customer(admin), await given.customer(admin)]
    const gateway = await telemetry.gateway(null)
    const [box] = await server.sql<{ start_code: string }>('select start_code from gateways where id = $1', [gateway.id])
    const pair = ({ id, siteId }: typeof former) =>
      server.call(addGateway, { token: admin.token, params: { id }, body: { siteId, startCode: box?.start_code ?? '' } })
    await pair(former)
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    const send = (at: number, sequence: number) => publish(client, gateway.serial, telemetryMessage(samplesUntil(at, 2), sequence))
    const before = server.clock.now().getTime()
    await send(before, 1)
    // What it measures from here on has not arrived yet when it is moved.
    server.clock.advance(60_000)
    const params = { id: former.id, installationId: gateway.serial }
    expect((await server.call(removeGateway, { token: admin.token, params })).status).toBe(200)
    expect((await pair(next)).status).toBe(200)
    await send(before + 30_000, 2)
    server.clock.advance(60_000)
    await send(server.clock.now().getTime(), 3)
    expect([await countSamples(former.siteId), await countSamples(next.siteId)]).toEqual([2, 2])
    await ingest.close()
    expect(await server.sql('select reason from ingest_rejections where site_id = $1', [next.siteId])).toEqual([
      { reason: 'samples measured in the previous home: 2' },
    ])
  })

  it('of a gateway that is added to its home again is that home’s, whenever it was there, and never what it measured elsewhere', async () => {
    const admin = await given.member('admin')
    const vendors = await server.sql("select from vendors where name = 'gridx'")
    if (vendors.length === 0) await given.vendor({ name: 'gridx', category: 'iothub' })
    const [home, other] = [await given.customer(admin), await given.customer(admin)]
    const gateway = await telemetry.gateway(null)
    const [box] = await server.sql<{ start_code: string }>('select start_code from gateways where id = $1', [gateway.id])
    const pair = async ({ id, siteId }: typeof home) => {
      const body = { siteId, startCode: box?.start_code ?? '' }
      expect((await server.call(addGateway, { token: admin.token, params: { id }, body })).status).toBe(200)
    }
    /** Removes the gateway after a minute. */
    const remove = async ({ id }: typeof home) => {
      server.clock.advance(60_000)
      const params = { id, installationId: gateway.serial }
      expect((await server.call(removeGateway, { token: admin.token, params })).status).toBe(200)
    }
    const { port } = await startBroker()
    const ingest = await startIngest(port)
    const client = await signIn(port, gateway)
    let sequence = 0
    const send = (...times: number[]) => {
      const samples = times.map((at) => ({ at, productionPowerW: 3_000, gridPowerW: 1_000 }))
      return publish(client, gateway.serial, telemetryMessage(samples, sequence++))
    }
    const powersAt = async ({ siteId }: typeof home) => {
      const rows = await server.sql<{ at: Date; grid_w: number }>('select at, grid_w from samples where site_id = $1 order by at', [siteId])
      return rows.map(({ at, grid_w }) => [at.getTime(), grid_w])
    }
    await pair(home)
    const first = server.clock.now().getTime()
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, reverse_flow, added_at, updated_at)
       values (gen_random_uuid(), $1, 'grid', 'GRID', 'Meter', true, now(), now())`,
      [gateway.id],
    )
    announceGateways(server.ctx, [gateway.serial])
    await send(first)
    await remove(home)
    // In no home: what was measured before is still sent.
    await send(first + 10_000, first + 59_999, first + 60_000)
    await pair(home)
    server.clock.advance(20_000)
    await send(first + 20_000, first + 70_000)
    await remove(home)
    await pair(other)
    server.clock.advance(20_000)
    await send(first + 30_000, first + 150_000)
    await remove(other)
    await pair(home)
    server.clock.advance(20_000)
    const now = server.clock.now().getTime()
    await send(first + 40_000, first + 80_000, first + 155_000, now)
    await ingest.close()
    // Its meter was reversed in its first time there, and not since.
    expect(await powersAt(home)).toEqual([
      [first, -1_000],
      [first + 10_000, -1_000],
      [first + 20_000, -1_000],
      [first + 40_000, -1_000],
      [first + 59_999, -1_000],
      [first + 70_000, 1_000],
      [first + 80_000, 1_000],
      [now, 1_000],
    ])
    expect(await powersAt(other)).toEqual([[first + 150_000, 1_000]])
    const refused = await server.sql('select site_id as "siteId", reason from ingest_rejections where origin = $1 order by id', [
      gateway.serial,
    ])
    expect(refused).toEqual([
      { siteId: null, reason: 'gateway is not paired with a site' },
      { siteId: other.siteId, reason: 'samples measured in the previous home: 1' },
      { siteId: home.siteId, reason: 'samples measured in the previous home: 1' },
    ])
  })
})
