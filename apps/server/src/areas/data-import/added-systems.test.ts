import { expect, it } from 'vitest'
import { dataImportsOf } from '../../../test/data-imports.ts'
import { installationsOf } from '../../../test/installations.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { gridxCloud, startVendorCloud } from '../../../test/vendor-cloud.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const cloud = startVendorCloud()
const { given, givenSite } = dataImportsOf(server, cloud)

it('an import from one of two systems of a vendor does not replace the production of both', async () => {
  const { take } = measuringSitesOf(server, given)
  const site = await givenSite('gridx')
  const [first] = await server.sql<{ vendor_id: string }>('select vendor_id from installations where id = $1', [site.configId])
  const vendorId = first?.vendor_id ?? ''
  const head = { vendor_id: vendorId, vendor_installation_id: `other-${newId()}` }
  const otherId = await installationsOf(server).add('pvbattery', { customerId: site.customerId, siteId: site.siteId }, head)
  await server.sql("update installations set added_at = '2026-01-01' where id = $1", [site.configId])
  await server.sql("update installations set added_at = '2026-10-02T12:00+02:00' where id = $1", [otherId])
  const at = server.clock.now().getTime()
  for (const sourceId of [vendorId, otherId]) await take(site.siteId, [{ at, productionPowerW: 4_000 }], sourceId)
  cloud.respond = gridxCloud(site.installationId)
  // gridX knows the production and the export of this system for each quarter hour.
  expect(await site.run(site.days('2026-10-02'))).toMatchObject({ status: 'done', rejectedValues: 48, totals: [] })
  const stored = (await site.intervals()).filter(({ start }) => start < new Date('2026-11-01'))
  const production = stored.map((row) => row.production_wh)
  expect(production.slice(0, 48)).toEqual(Array(48).fill(100))
  // Without the sun, it is known.
  expect(production.slice(48, 64)).toEqual(Array(16).fill(null))
  expect(stored.every((row) => row.grid_export_wh === 100)).toBe(true)
})
