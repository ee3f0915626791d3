import { expect, it } from 'vitest'
import { installationsOf } from '../../../test/installations.ts'
import { monitoredHomesOf } from '../../../test/monitored-homes.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const { time, givenHome, after, healthOf } = monitoredHomesOf(server)
const minute = 60_000

it('a wallbox that connects by itself is in order beside a gateway that does not know it, and offline once it falls silent', async () => {
  const home = await givenHome()
  const wallboxId = await installationsOf(server).add('wallbox', { customerId: home.id, siteId: home.siteId }, { device_type: 'EV' })
  await server.sql('insert into charge_points (installation_id, credential) values ($1, 1)', [wallboxId])
  const connect = () => server.sql('update charge_points set contacted_at = $2 where installation_id = $1', [wallboxId, new Date(time.now)])
  const stateOf = async () => {
    const wallbox = (await healthOf(home)).components.find(({ configurationId }) => configurationId === wallboxId)
    return [wallbox?.status, wallbox?.code, wallbox?.since]
  }
  await after(minute, home)
  expect(await stateOf()).toEqual(['not_applicable', null, null])
  await connect()
  await after(minute, home)
  expect(await stateOf()).toEqual(['ok', null, null])
  const connectedAt = new Date(time.now - minute).toISOString()
  await after(20 * minute, home)
  expect(await stateOf()).toEqual(['warning', 'DeviceOffline', connectedAt])
  await connect()
  await after(minute, home)
  expect(await stateOf()).toEqual(['ok', null, null])
})
