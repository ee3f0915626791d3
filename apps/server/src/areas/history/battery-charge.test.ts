import * as calls from '@wattdesk/contract/history/calls.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { plantPast, quarterMs, slotsOfHome } from '../../../test/past-home.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

it('the state of charge is that of each quarter hour, with the battery’s reserve and since when it is empty', async () => {
  const admin = await given.member('admin')
  const { siteId } = await given.customer(admin)
  await plantPast(server, siteId, slotsOfHome())
  const ask = (fromDate: string, toDate: string, { token } = admin) => ({ token, query: { siteId, fromDate, toDate } })
  const runsOutAt = Date.parse('2025-10-20T02:00:00Z')
  await server.sql(
    `update energy_intervals set battery_state_of_charge = case when start < $2 then 0.5 when start < $3 then 0.052 else null end
     where site_id = $1 and start >= '2025-10-19T22:00:00Z' and start < '2025-10-20T22:00:00Z'`,
    [siteId, new Date(runsOutAt - quarterMs), new Date(runsOutAt + 20 * quarterMs)],
  )
  const { body } = await server.call(calls.readBatteryCharge, ask('2025-10-20', '2025-10-20'))
  expect(body).toMatchObject({ from: '2025-10-19T22:00:00.000Z', emptySince: new Date(runsOutAt).toISOString() })
  expect(body.shares).toHaveLength(96)
  expect([body.shares[0], body.shares[30], body.shares[95]]).toEqual([0.5, expect.closeTo(0.052), null])
  expect([body.reserveShare, body.lastShare]).toEqual([expect.closeTo(0.052), expect.closeTo(0.052)])
  // Known for quarter hours, and of the last one until the home was last measured.
  const lastEnd = runsOutAt + 20 * quarterMs
  expect(body.lastAt).toBe(new Date(lastEnd).toISOString())
  await server.sql(
    "insert into site_health (site_id, customer_id, measured_at, check_at) select id, customer_id, $2, 'infinity' from sites where id = $1",
    [...[siteId, new Date(lastEnd - 600_000)]],
  )
  const silent = (await server.call(calls.readBatteryCharge, ask('2025-10-20', '2025-10-20'))).body
  expect(silent.lastAt).toBe(new Date(lastEnd - 600_000).toISOString())
  // If nothing was measured while it ran empty, the time is unknown.
  const before = [new Date(runsOutAt - 5 * quarterMs), new Date(runsOutAt - quarterMs)]
  await server.sql('delete from energy_intervals where site_id = $1 and start >= $2 and start < $3', [siteId, ...before])
  const holed = (await server.call(calls.readBatteryCharge, ask('2025-10-20', '2025-10-20'))).body
  expect(holed).toMatchObject({ emptySince: null, lastShare: expect.closeTo(0.052) })
  // Unmeasured time is unknown.
  const later = (await server.call(calls.readBatteryCharge, ask('2030-01-01', '2030-01-01'))).body
  expect(later).toMatchObject({ reserveShare: null, emptySince: null, lastShare: null, lastAt: null, chargedWh: null })
  // Other homes are not found, and members without the permission for live data are refused.
  expect((await server.call(calls.readBatteryCharge, ask('2025-10-20', '2025-10-20', await given.member('admin')))).status).toBe(404)
  const installer = await given.member('installer', admin.tenantId)
  expect((await server.call(calls.readBatteryCharge, ask('2025-10-20', '2025-10-20', installer))).status).toBe(403)
})
