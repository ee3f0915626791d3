import { listGatewayHistories } from '@wattdesk/contract/gateway-history.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { deleteOldEvents } from './gateway-events.store.ts'
import { recordCommandResult, recordContact } from './gateway-reports.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000

async function givenGateway() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const gateway = await telemetry.installedGateway(id, siteId)
  // The clock runs on past the first token's time.
  const read = async () => {
    const token = await given.sessionOf(admin.id)
    return (await server.call(listGatewayHistories, { token, params: { id } })).body.items[0]
  }
  return { admin, id, siteId, gateway, read }
}

describe('what a gateway went through', () => {
  it('is its scans, its silences and how much of its days was measured', async () => {
    const { siteId, gateway, read } = await givenGateway()
    expect(await read()).toMatchObject({ connection: { status: 'never' }, scans: [], silences: [], days: [] })
    const hear = () => recordContact(server.ctx, [{ gatewayId: gateway.id, at: server.clock.now() }])
    await hear()
    server.clock.advance(10 * minute)
    await hear()
    const since = server.clock.now().toISOString()
    server.clock.advance(15 * minute)
    expect((await read())?.silences).toEqual([{ from: since, to: null }])
    await hear()
    const again = server.clock.now().toISOString()
    const report = { messageId: crypto.randomUUID(), commandId: crypto.randomUUID(), at: server.clock.now().getTime() }
    for (const state of ['STARTED', 'ERROR', 'STARTED', 'DONE'] as const) {
      server.clock.advance(1_000)
      await recordCommandResult(server.ctx, gateway.serial, { ...report, state } as never)
    }
    const day = server.clock.now().toISOString().slice(0, 10)
    await server.sql('insert into energy_days (site_id, day, covered_seconds) values ($1, $2, 86000)', [siteId, day])
    expect(await read()).toMatchObject({
      connection: { status: 'available' },
      scanState: 'Done',
      scans: [{ state: 'Done' }, { state: 'Failed' }],
      silences: [{ from: since, to: again }],
      days: [{ day, coveredSeconds: 86_000 }],
    })
  })

  it('is forgotten after its time', async () => {
    const { gateway, read } = await givenGateway()
    await recordCommandResult(server.ctx, gateway.serial, { state: 'DONE' } as never)
    expect(await deleteOldEvents(server.ctx.db, server.clock.now())).toBe(false)
    expect((await read())?.scans).toHaveLength(1)
    await deleteOldEvents(server.ctx.db, new Date(server.clock.now().getTime() + 1))
    expect((await read())?.scans).toEqual([])
  })

  it('is for those who see the customer', async () => {
    const { id } = await givenGateway()
    const [stranger, installer] = [await given.member('admin'), await given.member('installer')]
    expect((await server.call(listGatewayHistories, { token: stranger.token, params: { id } })).status).toBe(404)
    expect((await server.call(listGatewayHistories, { token: installer.token, params: { id } })).status).toBe(403)
  })
})
