import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { installationsOf } from '../../../../test/installations.ts'
import { liveSocketsOf } from '../../../../test/live-sockets.ts'
import { startServer } from '../../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { givenHome, measure } = liveSocketsOf(server, given)

describe('the latest of a customer', () => {
  it('names what the home has or had, so that no other diagram is offered', async () => {
    const member = await given.member('admin')
    const { id, siteId } = await given.customer(member)
    const found = async () => (await server.call(readLiveSites, { token: member.token, params: { id } })).body.sites[0]?.hasOrHad
    expect(await found()).toEqual({ production: false, battery: false, ev: false, gas: false })
    await installationsOf(server).add('wallbox', { customerId: id, siteId })
    expect(await found()).toEqual({ production: false, battery: false, ev: true, gas: false })
    await installationsOf(server).add('gas', { customerId: id, siteId })
    // They were measured until its PV system was removed.
    const period = '{[2025-01-01,2025-06-01)}'
    await server.sql('insert into home_quantities (site_id, production, battery) values ($1, $2, $2)', [siteId, period])
    expect(await found()).toEqual({ production: true, battery: true, ev: true, gas: true })
  })

  it('is shown to those who may see it, with age and alarms', async () => {
    const { siteId, customerId, member } = await givenHome()
    const empty = await server.call(readLiveSites, { token: member.token, params: { id: customerId } })
    expect(empty.body.sites).toMatchObject([{ siteId, measuredAt: null, powers: null, stale: true, connection: { status: 'never' } }])
    await measure(siteId, { householdPowerW: 5_000, gridImportReadingWs: 3_600_000 })
    const measuredAt = server.clock.now().toISOString()
    server.clock.advance(130_000)
    const { body } = await server.call(readLiveSites, { token: member.token, params: { id: customerId } })
    expect(body.sites).toMatchObject([
      {
        measuredAt,
        ageSeconds: 130,
        stale: true,
        powers: { totalConsumptionW: 1_200, residualW: 3_800 },
        gridImportReadingWs: 3_600_000,
        connection: { status: 'temporarily_unavailable' },
        alarms: [{ code: 'ConnectionLost', level: 'warning', since: measuredAt }],
      },
    ])
  })

  it('does not show other customers', async () => {
    const { customerId } = await givenHome()
    const stranger = await given.member('admin')
    expect(await server.call(readLiveSites, { token: stranger.token, params: { id: customerId } })).toMatchObject({ status: 404 })
  })
})
