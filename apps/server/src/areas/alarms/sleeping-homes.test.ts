import { listVendorHealth } from '@wattdesk/contract/vendors/calls.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { wakingTime } from '@wattdesk/energy/sun.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { startServer } from '../../../test/server.ts'
import { measureVendorHealth } from '../vendors/vendors.service.ts'

const server = startServer()
const given = givenOf(server)
const { ctx, time, after, check, healthOf } = monitoredHomesOf(server)
const hour = 3_600_000
const zone = 'Europe/Berlin'

/** A home that only its inverter measures, by its vendor's cloud, until sunset. */
async function givenSleepingHome(coordinates: { latitude: number; longitude: number } | undefined) {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const vendorId = await given.vendor({ name: `cloud-${siteId}` })
  await installationsOf(server).add('pvbattery', { customerId: id, siteId }, { vendor_id: vendorId }, { inverter_kind: 'PV' })
  const [place = expect.fail('no place')] = await server.sql<{ latitude: number; longitude: number }>(
    `update sites set latitude = $2, longitude = $3 where id = $1
     returning coalesce(latitude, approximate_latitude) as latitude, coalesce(longitude, approximate_longitude) as longitude`,
    [siteId, coordinates?.latitude, coordinates?.longitude],
  )
  const wakingOn = (day: string) => wakingTime(daySpan(day, zone), place.latitude, place.longitude) ?? expect.fail('no sun')
  const today = localDayOf(Date.now(), zone)
  time.now = wakingOn(addDays(today, -1)).end
  await server.sql('insert into samples (site_id, at, source_id, production_w) values ($1, $2, $3, 5)', [
    siteId,
    new Date(time.now),
    vendorId,
  ])
  const { token } = await given.member('root')
  const vendorHealth = async () => {
    await measureVendorHealth(ctx())
    const { items } = (await server.call(listVendorHealth, { token })).body
    const found = items.find((one) => one.id === vendorId)
    return [found?.health, found?.deliveringSites, found?.silentSites]
  }
  return { home: { id, siteId, gatewayId: '', admin }, vendorHealth, morning: wakingOn(today).start }
}

describe('a home that only an inverter measures', () => {
  it.each([
    ['with coordinates', { latitude: 49, longitude: 8 }],
    ['that is located by its town', undefined],
  ])('and %s is in order at night, and so is its vendor; in the morning its silence counts', async (_, coordinates) => {
    const { home, vendorHealth, morning } = await givenSleepingHome(coordinates)
    const states = async () => {
      const { status, components } = await healthOf(home)
      return [status, components[0]?.code ?? null]
    }
    await check()
    expect([await states(), await vendorHealth()]).toEqual([
      ['ok', null],
      ['ok', 1, 0],
    ])
    await after(5 * hour)
    expect([await states(), await vendorHealth()]).toEqual([
      ['ok', null],
      ['ok', 1, 0],
    ])
    time.now = morning
    await after(2 * hour)
    expect([await states(), await vendorHealth()]).toEqual([
      ['error', 'NoData'],
      ['error', 0, 1],
    ])
  })
})

it('a home that only a wallbox measures does not sleep: its silence counts at night', async () => {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const vendorId = await given.vendor({ name: `cloud-${siteId}` })
  await installationsOf(server).add('wallbox', { customerId: id, siteId }, { vendor_id: vendorId, device_type: 'EV' })
  const midnight = daySpan(localDayOf(Date.now(), zone), zone).start
  time.now = midnight - hour
  await server.sql('insert into samples (site_id, at, source_id, ev_w) values ($1, $2, $3, 0)', [siteId, new Date(time.now), vendorId])
  await check()
  await after(3 * hour)
  const { status, components } = await healthOf({ id, siteId, gatewayId: '', admin })
  expect([status, components[0]?.code]).toEqual(['error', 'NoData'])
})
