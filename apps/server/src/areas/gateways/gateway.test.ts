import { listGateways } from '@wattdesk/contract/installations/gateway.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import { recordAppliances } from './gateway-reports.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000

const wallbox = { deviceId: 'wb-1', kind: 'EVSTATION' as const }
const heatPump = { deviceId: 'hp-1', kind: 'HEAT_PUMP' as const }
const make = { manufacturer: 'Easee', model: 'Home', serialNumber: 'E1' }

it('tells an appliance that measures from one that has fallen silent, long after both were found', async () => {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const gateway = await telemetry.installedGateway(id, siteId)
  const foundAt = server.clock.now()
  await recordAppliances(server.ctx, gateway.serial, {
    messageId: crypto.randomUUID(),
    at: foundAt.toISOString(),
    appliances: [wallbox, heatPump].map((one) => ({ ...one, ...make })),
  })
  server.clock.advance(10 * minute)
  const measuredAt = server.clock.now()
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, gateway.id, [{ at: measuredAt.getTime(), appliances: [{ ...wallbox, powerW: 3_700 }] }])
  await ingest.close()
  // The clock has run on past the first token's time.
  const token = await given.sessionOf(admin.id)
  const { body } = await server.call(listGateways, { token, params: { id } })
  expect(body.items[0]?.appliances.map(({ deviceId, connection }) => [deviceId, connection.status, connection.contactedAt])).toEqual([
    ['hp-1', 'temporarily_unavailable', foundAt.toISOString()],
    ['wb-1', 'available', measuredAt.toISOString()],
  ])
})
