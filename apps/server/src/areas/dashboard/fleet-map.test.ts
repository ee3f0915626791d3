import { listSites } from '@wattdesk/contract/customers/calls.ts'
import { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { refreshFleetMap } from './fleet-map.service.ts'

const server = startServer()
const given = givenOf(server)
const installations = installationsOf(server)

describe('the map of homes', () => {
  const home = async (by: GivenMember, { latitude, longitude }: Partial<Record<'latitude' | 'longitude', number>>, status?: string) => {
    const customer = await given.customer(by)
    await server.sql('update sites set latitude = $2, longitude = $3 where id = $1', [customer.siteId, latitude, longitude])
    if (status) {
      await installations.add('gateway', { customerId: customer.id, siteId: customer.siteId })
      await server.sql(
        `insert into site_health (site_id, customer_id, status, measured_at, check_at) values ($1, $2, $3, $4, 'infinity')
         on conflict (site_id) do update set status = excluded.status, measured_at = excluded.measured_at`,
        [customer.siteId, customer.id, status, server.clock.now()],
      )
    }
    return customer
  }
  const berlin = { zoom: '6', west: '12', south: '51.5', east: '15', north: '53.5' }
  const map = async ({ token }: GivenMember, view: Partial<typeof berlin> = {}) =>
    server.call(readFleetMap, { token, query: { ...berlin, ...view } })
  const fleet = async ({ token }: GivenMember) => (await server.call(readFleet, { token })).body

  it('places a home without coordinates in its town, and marks it as approximate', async () => {
    const admin = await given.member('admin')
    const { id, siteId, accountName } = await home(admin, {}, 'ok')
    const siteOf = async () => (await server.call(listSites, { token: admin.token, params: { id } })).body.items[0]
    expect(await siteOf()).toMatchObject({ latitude: null, approximatePlace: { latitude: 49.49, longitude: 8.47 } })
    server.clock.advance(61_000)
    await refreshFleetMap(server.ctx)
    const mannheim = { west: '8', south: '49', east: '9', north: '50' }
    const site = { id: siteId, customerId: id, customerName: accountName }
    for (const zoom of ['6', '12', '16']) {
      const narrow = zoom === '16' ? { west: '8.46', south: '49.48', east: '8.48', north: '49.5' } : mannheim
      expect((await map(admin, { ...narrow, zoom })).body.marks).toMatchObject([{ town: 'Mannheim', isApproximate: true, site }])
    }
    await server.sql('update sites set latitude = 49.4875, longitude = 8.466 where id = $1', [siteId])
    expect(await siteOf()).toMatchObject({ latitude: 49.4875, approximatePlace: null })
    expect((await map(admin, { ...mannheim, zoom: '12' })).body.marks).toMatchObject([{ isApproximate: false, site }])
    // An unknown or ambiguous town gives no location.
    await server.sql("update sites set latitude = null, city = 'Neustadt' where id = $1", [siteId])
    expect(await siteOf()).toMatchObject({ approximatePlace: null })
  })

  it('counts visible homes by their state, near ones together and each alone from close by', async () => {
    const [admin, other, root] = [await given.member('admin'), await given.member('admin'), await given.member('root')]
    await refreshFleetMap(server.ctx)
    const before = (await fleet(root)).counts
    server.clock.advance(61_000)
    const broken = await home(admin, { latitude: 52.5201, longitude: 13.4051 }, 'error')
    const watched = await home(admin, { latitude: 52.5202, longitude: 13.4052 }, 'no_data')
    await server.sql("update site_health set measured_at = measured_at - interval '25 hours' where site_id = $1", [watched.siteId])
    await home(admin, { latitude: 48.1, longitude: 11.6 }, 'ok')
    const lost = await home(admin, {}, 'warning')
    await server.sql("update sites set zip_code = '' where id = $1", [lost.siteId])
    const inactive = await home(admin, { latitude: 52.5201, longitude: 13.4051 }, 'error')
    await server.sql("update customers set status = 'inactive', deactivated_at = now() where id = $1", [inactive.id])
    const foreign = await home(other, { latitude: 52.5203, longitude: 13.4053 })
    await refreshFleetMap(server.ctx)

    const none = { ok: 0, warning: 0, error: 0, silent: 0, never: 0, no_devices: 0 }
    const own = await fleet(admin)
    expect(own).toMatchObject({
      counts: { ok: 1, warning: 1, error: 1, silent: 1, never: 0, no_devices: 0 },
      unplaced: { ...none, warning: 1 },
    })
    expect(own.countedAt).not.toBeNull()
    // Each count opens the homes that it counts.
    for (const health of fleetStates) {
      const list = await server.call(listDataStatus, { token: admin.token, query: { filter: JSON.stringify({ health }) } })
      expect(list.body.total, health).toBe(own.counts[health])
    }
    expect((await fleet(other)).counts).toEqual({ ...none, no_devices: 1 })
    expect((await fleet(root)).counts).toMatchObject({ error: before.error + 1, silent: before.silent + 1 })

    const far = (await map(admin)).body
    expect(far.marks).toEqual([
      expect.objectContaining({
        town: 'Mannheim',
        counts: { ...none, error: 1, silent: 1 },
        site: null,
        latitude: expect.closeTo(52.52015),
      }),
    ])
    const ofRoot = (await map(root)).body.marks
    expect(ofRoot[0]?.counts).toMatchObject({ error: 1, silent: 1, no_devices: 1 })
    expect((await map(other)).body.marks[0]?.site).toEqual({
      id: foreign.siteId,
      customerId: foreign.id,
      customerName: foreign.accountName,
    })
    // Close views count the homes themselves.
    const close = { west: '13.4', south: '52.5', east: '13.41', north: '52.53' }
    expect((await map(admin, { ...close, zoom: '13' })).body.marks.map(({ counts }) => counts)).toEqual([{ ...none, error: 1, silent: 1 }])
    const alone = (await map(admin, { ...close, zoom: '16' })).body.marks
    expect(alone.map(({ site }) => site?.id).sort()).toEqual([broken.siteId, watched.siteId].sort())
    // The map is counted periodically. A home that moved leaves no square behind.
    await server.sql('update sites set latitude = null where id = any($1)', [[broken.siteId, watched.siteId]])
    await refreshFleetMap(server.ctx)
    expect((await map(admin)).body.marks).toHaveLength(1)
    server.clock.advance(61_000)
    await refreshFleetMap(server.ctx)
    expect((await map(admin)).body.marks).toEqual([])
  })

  it.each([
    ['the edges the wrong way round', { west: '15', east: '12' }],
    ['a world too large for its zoom', { zoom: '12', west: '-180', east: '180' }],
    ['a zoom that no map has', { zoom: '19' }],
    ['a latitude beyond the map', { north: '86' }],
    ['what is no number', { west: 'NaN' }],
    ['a number without end', { west: `1.${'3'.repeat(400)}` }],
  ])('refuses %s', async (_, view) => {
    expect(await map(await given.member('support'), view)).toMatchObject({ status: 400, error: { code: 'ValidationFailed' } })
  })

  it('reads what a process of the previous release counted', async () => {
    const admin = await given.member('admin')
    // At 50° north, 10° east, and the totals.
    await server.sql(
      `insert into fleet_cells (scope_id, level, x, y, ok, warning, error, silent, no_gateway, latitude, longitude, town)
       values ($1, 0, 0, 0, 0, 0, 0, 0, 2, null, null, ''),
         ($1, 6, floor(map_x(10) * 64), floor(map_y(50) * 64), 0, 0, 0, 0, 2, 50, 10, 'Prosselsheim')`,
      [admin.tenantId],
    )
    expect((await fleet(admin)).counts).toMatchObject({ never: 0, no_devices: 2 })
    const { body } = await map(admin, { west: '8', south: '49', east: '12', north: '51', zoom: '4' })
    expect(body.marks).toMatchObject([{ latitude: 50, longitude: 10, counts: { no_devices: 2 } }])
  })
})
