import { addInstallerCompany, assignInstallers } from '@wattdesk/contract/installer-companies/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { findGatewaySites } from '../src/areas/gateways/pairing/gateway-pairing.service.ts'
import { recordAppliances } from '../src/areas/gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../src/areas/telemetry/ingest/sample-ingest.service.ts'
import type { GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'
import { telemetryOf } from './telemetry.ts'

/** A gateway's appliances in a home: an inverter, a grid meter and a wallbox. */
export const devices = [
  { deviceId: 'inv-1', kind: 'PV' as const, manufacturer: 'Fronius', model: 'Gen24', serialNumber: 'F1' },
  { deviceId: 'grid-1', kind: 'GRID' as const, manufacturer: 'EMH', model: 'ED300L', serialNumber: 'M1' },
  { deviceId: 'wb-1', kind: 'EVSTATION' as const, manufacturer: 'Easee', model: 'Home', serialNumber: 'E1' },
]

/** Gateways in stock, and their reports. */
export function stockOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  const telemetry = telemetryOf(server)

  async function box() {
    const found = await server.sql("select from vendors where name = 'gridx'")
    if (found.length === 0) await given.vendor({ name: 'gridx', category: 'iothub' })
    const { id, serial } = await telemetry.gateway(null)
    // Random, so that tests of guesses never hit one by chance.
    const startCode = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    await server.sql('update gateways set start_code = $2 where id = $1', [id, startCode])
    return { id, serial, startCode }
  }

  const find = (serial: string, appliances: Parameters<typeof recordAppliances>[2]['appliances'] = devices) =>
    recordAppliances(server.ctx, serial, { messageId: crypto.randomUUID(), at: server.clock.now().toISOString(), appliances })

  async function measure(serial: string, sample: Omit<SampleInput, 'at'>) {
    const place = (await findGatewaySites(server.ctx, [serial])).get(serial)
    const ingest = openSampleIngest(server.ctx)
    const at = server.clock.now().getTime()
    if (place?.siteId) await ingest.take(place.siteId, place.gatewayId, [{ ...sample, at }])
    await ingest.close()
  }

  /** A company with an installer, and the admin who manages them. */
  async function team(admin?: GivenMember) {
    const manager = admin ?? (await given.member('admin'))
    const { body: company } = await server.call(addInstallerCompany, {
      token: manager.token,
      body: { name: `Company ${crypto.randomUUID()}` },
    })
    const installer = await given.member('installer', manager.tenantId)
    await server.call(assignInstallers, {
      token: manager.token,
      params: { installerCompanyId: company.id },
      body: { installers: [installer.id] },
    })
    return { admin: manager, installer, company }
  }

  return { box, find, measure, installed: telemetry.installedGateway, team }
}
