import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { openSampleIngest } from '../src/areas/telemetry/ingest/sample-ingest.service.ts'
import type { GivenMember, givenOf } from './given.ts'
import type { startServer } from './server.ts'

type Server = ReturnType<typeof startServer>

type Row = {
  site_id: string
  start: Date
  production_wh: number
  grid_import_wh: number
  grid_export_wh: number
  battery_charge_wh: number
  covered_seconds: number
}
type DeviceRow = { device_id: string; quantity: string; start: Date; energy_wh: number; covered_seconds: number }

/** Sites that measure, and their summed quarter hours. */
export const measuringSitesOf = (server: Server, given: ReturnType<typeof givenOf>) => ({
  async givenSite(): Promise<{ siteId: string; customerId: string; admin: GivenMember }> {
    const admin = await given.member('admin')
    const { siteId, id: customerId } = await given.customer(admin)
    return { siteId, customerId, admin }
  },

  async take(siteId: string, samples: readonly SampleInput[], sourceId = siteId): Promise<void> {
    const ingest = openSampleIngest(server.ctx)
    await ingest.take(siteId, sourceId, samples as Sample[])
    await ingest.close()
  },

  intervals: (siteId: string) => server.sql<Row>('select * from energy_intervals where site_id = $1 order by start', [siteId]),

  deviceIntervals: (siteId: string) =>
    server.sql<DeviceRow>(
      'select device_id, quantity, start, energy_wh, covered_seconds from device_intervals where site_id = $1 order by 3, 1, 2',
      [siteId],
    ),
})
