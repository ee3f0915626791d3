import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { time, check, healthOf } = monitoredHomesOf(server)
const minute = 60_000

it('a device is in order while its vendor’s cloud measures it, although another cloud of the home always reports later', async () => {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const home = { id, siteId, gatewayId: '', admin }
  const [roofVendor, carVendor] = [await given.vendor({ name: 'roof-cloud' }), await given.vendor({ name: 'car-cloud' })]
  const installations = installationsOf(server)
  await installations.add('pvbattery', { customerId: id, siteId }, { vendor_id: roofVendor }, { inverter_kind: 'HYBRID' })
  const head = { vendor_id: carVendor, vendor_installation_id: 'WB-7', device_type: 'EV' }
  const wallboxId = await installations.add('wallbox', { customerId: id, siteId }, head)
  const appliances = JSON.stringify([{ deviceId: 'WB-7', kind: 'EVSTATION', powerW: 0 }])
  const measure = async (hasCar: boolean) => {
    const at = new Date(time.now)
    await server.sql('insert into samples (site_id, at, source_id, production_w) values ($1, $2, $3, 0)', [siteId, at, roofVendor])
    if (!hasCar) return
    const before = new Date(time.now - minute / 2)
    await server.sql('insert into samples (site_id, at, source_id, ev_w, appliances) values ($1, $2, $3, 0, $4)', [
      siteId,
      before,
      carVendor,
      appliances,
    ])
  }
  const stateAfter = async (minutes: number, hasCar: boolean) => {
    time.now += minutes * minute
    await measure(hasCar)
    await check()
    const wallbox = (await healthOf(home)).components.find(({ configurationId }) => configurationId === wallboxId)
    return [wallbox?.status, wallbox?.code]
  }
  expect(await stateAfter(1, true)).toEqual(['ok', null])
  expect(await stateAfter(20, true)).toEqual(['ok', null])
  expect(await stateAfter(20, false)).toEqual(['warning', 'DeviceOffline'])
})
