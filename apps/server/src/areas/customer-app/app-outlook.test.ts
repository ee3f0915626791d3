import { changeTariff } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { readAppOutlook } from '@wattdesk/contract/customer-app/calls.ts'
import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { daySamples, isWithin, loadW, measuredDaysOf, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { assumedPowerW } from './best-charge.rules.ts'

const server = startServer()
const given = givenOf(server)
const givenHome = measuredDaysOf(server, given)

/** A home with a roof and a wallbox, where energy from the grid costs 30 ct. `powersAt`: what was measured the day before. */
async function givenOutlook(powersAt: (time: number) => Partial<SampleInput>, exportCentsPerMwh: number | null) {
  const place = { latitude: 49.49, longitude: 8.46 }
  const home = await givenHome(place)
  const { customerId, siteId, token } = home
  await server.sql(
    `with inverter as (
      update pv_battery_configurations set has_inverter = true, inverter_kind = 'PV', pv_peak_power_w = 8000, pv_inverter_max_ac_power_w = 8000
      where id in (select id from installations where site_id = $1) returning id)
    insert into pv_panels select id, 0, 20, 8000, 0, 30, 0, null from inverter`,
    [siteId],
  )
  await installationsOf(server).add('wallbox', { customerId, siteId })
  await home.deliver(daySamples(powersAt))
  const tariff = { kind: 'fixed' as const, importCentsPerMwh: 30_000, exportCentsPerMwh, version: 0, evenIfNotReady: true }
  const changed = await server.call(changeTariff, { token, params: { id: customerId, siteId }, body: tariff })
  expect(changed.status).toBeLessThan(300)
  const view = await server.call(createImpersonation, { token, params: { id: customerId }, body: { reason: 'On the phone' } })
  return (await server.call(readAppOutlook, { token: view.body.token, params: { siteId } })).body
}

const always = (time: number) => ({ productionPowerW: roofW(time), gridPowerW: loadW - roofW(time), evPowerW: 0 })

it('the surplus is what the household leaves, also where the wallbox was measured for half of the time', async () => {
  const outlook = await givenOutlook((time) => {
    const { evPowerW, ...powers } = always(time)
    return isWithin(time, 12, 25) ? powers : { ...powers, evPowerW }
  }, 8_000)
  const { bestCharge, expected } = outlook
  const hours = expected.filter(({ start }) => start >= (bestCharge?.start ?? '') && start < (bestCharge?.end ?? ''))
  const spare = hours.map(({ powerW }) => Math.min(1, Math.max(0, (powerW ?? 0) - loadW) / assumedPowerW))
  expect(spare).toHaveLength(3)
  expect(bestCharge?.sunShare).toBeCloseTo(spare.reduce((sum, share) => sum + share, 0) / 3, 3)
})

it('the price of a charge by the sun is unknown, not low, while the revenue of exports is', async () => {
  const known = await givenOutlook(always, 8_000)
  expect(known.bestCharge).toMatchObject({ ground: 'sun', centsPerMwh: expect.any(Number) })
  const unknown = await givenOutlook(always, null)
  expect(unknown.bestCharge).toMatchObject({ start: known.bestCharge?.start, ground: 'sun', centsPerMwh: null })
})
