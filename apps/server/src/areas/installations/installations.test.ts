import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationRequestInput } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { sqlState, violatedConstraint } from '../../db/transaction.ts'

const server = startServer()
const given = givenOf(server)
const { add, vendor } = installationsOf(server)

async function home() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  return { admin, id, siteId, place: { customerId: id, siteId } }
}

const refusalOf = async (statement: string, values: unknown[] = []) => {
  const error = await server.sql(statement, values).catch((caught: unknown) => caught)
  return [sqlState(error), violatedConstraint(error)]
}

const head = `insert into installations (id, customer_id, site_id, kind, vendor_id, vendor_installation_id, device_type, added_at, updated_at)
  values (gen_random_uuid(), $1, $2, $3, $4, gen_random_uuid()::text, 'EV', now(), now())`

describe('the database', () => {
  it.each(installationKinds)('refuses a head of kind %s without its row', async (kind) => {
    const { id, siteId } = await home()
    expect(await refusalOf(head, [id, siteId, kind, await vendor()])).toEqual(['23503', 'installations_have_kind_rows'])
    expect(await server.sql('select from installations where customer_id = $1', [id])).toEqual([])
  })

  it('refuses a head whose row is of another kind', async () => {
    const { id, siteId } = await home()
    const mixed = `with head as (${head} returning id) insert into pv_battery_configurations (id, has_inverter) select id, true from head`
    expect((await refusalOf(mixed, [id, siteId, 'wallbox', await vendor()]))[0]).toBe('23503')
  })

  it('refuses to remove the row alone, and to free a gateway whose installation stays', async () => {
    const { place } = await home()
    const [wallbox, gateway] = [await add('wallbox', place), await add('gateway', place)]
    expect(await refusalOf('delete from wallboxes where id = $1', [wallbox])).toEqual(['23503', 'installations_have_kind_rows'])
    const free = 'update gateways set installation_id = null where installation_id = $1'
    expect(await refusalOf(free, [gateway])).toEqual(['23503', 'installations_have_kind_rows'])
    await server.sql('delete from installations where customer_id = $1', [place.customerId])
    expect(await server.sql('select from wallboxes where id = $1', [wallbox])).toEqual([])
    expect(await server.sql('select from gateways where installation_id = $1', [gateway])).toEqual([])
  })

  it('keeps the kind of an installation', async () => {
    const { place } = await home()
    for (const id of [await add('wallbox', place), await add('meter', place)]) {
      const change = "update installations set kind = 'heatpump' where id = $1"
      expect(await refusalOf(change, [id])).toEqual(['23514', 'installations_kind_fixed'])
    }
  })

  it('accepts a vendor’s installation once, whatever the kind', async () => {
    const { place } = await home()
    await add('meter', place, { vendor_installation_id: 'same' })
    const again = add('wallbox', place, { vendor_installation_id: 'same' }).catch((error: unknown) => violatedConstraint(error))
    expect(await again).toBe('installations_vendor_installation')
  })
})

const outcomesOf = (responses: readonly { status: number; error: { code: string } }[]) =>
  responses.map(({ status, error }) => (status === 200 ? 'added' : error.code)).sort()

describe('two members who add one vendor’s installation at once, in two kinds', () => {
  it('have one winner, and the other gets the error that it exists', async () => {
    const [one, other] = [await home(), await home()]
    const vendorId = await given.vendor({ name: 'both' })
    for (let round = 0; round < 5; round++) {
      const pv = { serialNumber: `RACE-${round}`, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
      const wallbox = { stationNumber: `RACE-${round}`, manufacturer: 'Both', powerOutputA: 16, modulationMinimalLevelA: 6 }
      const responses = await Promise.all([
        server.call(addPvBattery, { token: one.admin.token, params: { id: one.id }, body: { siteId: one.siteId, vendorId, ...pv } }),
        server.call(addWallbox, {
          token: other.admin.token,
          params: { id: other.id },
          body: { siteId: other.siteId, vendorId, ...wallbox },
        }),
      ])
      expect(outcomesOf(responses)).toEqual(['DuplicatedInstallationCustomerSite', 'added'])
    }
  })

  it('leave neither an installation nor a part of one if they keep colliding', async () => {
    const [one, vendorId] = [await home(), await given.vendor({ name: 'contested' })]
    // As if another member were always slightly faster: each attempt finds a row that the previous check did not see.
    await server.sql(`create function lose_race() returns trigger language plpgsql as $$
      begin raise unique_violation using constraint = 'installations_vendor_installation'; end $$`)
    await server.sql('create trigger lose_race before insert on installations for each row execute function lose_race()')
    const pv = { serialNumber: 'CONTESTED', inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
    const add = () =>
      server.call(addPvBattery, { token: one.admin.token, params: { id: one.id }, body: { siteId: one.siteId, vendorId, ...pv } })
    const refused = await add()
    await server.sql('drop function lose_race cascade')
    expect([refused.status, refused.error.code]).toEqual([422, 'ConfigurationNotAdded'])
    expect(await server.sql('select from installations where customer_id = $1', [one.id])).toEqual([])
    expect((await add()).status).toBe(200)
  })

  it('of one kind, with concurrent requests', async () => {
    const homes = [await home(), await home(), await home(), await home()]
    const vendorId = await given.vendor({ name: 'raced' })
    const model = { vendorId, serialNumber: 'RACED', inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
    const body = (siteId: string): InstallationRequestInput => ({ siteId, ...model })
    const responses = await Promise.all(
      homes.map(({ admin, id, siteId }) => server.call(addPvBattery, { token: admin.token, params: { id }, body: body(siteId) })),
    )
    expect(outcomesOf(responses)).toEqual([...Array(3).fill('DuplicatedInstallationCustomerSite'), 'added'])
  })
})
