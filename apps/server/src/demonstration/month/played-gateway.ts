import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import { takeCommands } from '../../areas/gateways/commands/gateway-commands.service.ts'
import { recordAppliances, recordCommandResult, recordContacts } from '../../areas/gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../../areas/telemetry/ingest/sample-ingest.service.ts'
import { newId } from '../../platform/ids.ts'
import type { SimulatedProfile } from '../homes.ts'
import { betweenDeedsMs, type PlayedService } from './played-service.ts'

type Gateway = {
  id: string
  serialNumber: string
  placeId: string
  profile: Omit<SimulatedProfile, 'since'>
  appliances: readonly FoundAppliance[]
}

/** A gateway that gets power: it reports to the product, and answers the search that it was asked for. */
export async function comeOnline({ ctx, travelTo }: PlayedService, gateway: Gateway): Promise<void> {
  const { id, serialNumber, appliances } = gateway
  const at = () => ctx.clock.now()
  const later = () => travelTo(at().getTime() + betweenDeedsMs)
  await recordContacts(ctx, [{ gatewayId: id, at: at(), state: 'online' }], [], 0)
  const sent = await takeCommands(ctx, betweenDeedsMs)
  const search = sent.find((one) => one.serialNumber === serialNumber && one.command.command === 'scan')
  if (!search) throw new Error(`The gateway ${serialNumber} was not asked to search`)
  const { commandId } = search.command
  const report = () => ({ messageId: newId(at()), commandId, at: at().toISOString() })
  await recordCommandResult(ctx, serialNumber, { ...report(), command: 'scan', state: 'STARTED' })
  later()
  await recordAppliances(ctx, serialNumber, { ...report(), appliances: [...appliances] })
  await recordCommandResult(ctx, serialNumber, { ...report(), command: 'scan', state: 'DONE', devicesFound: appliances.length })
}

/** The gateway measures its home for some minutes. */
export async function measureHome({ ctx, travelTo }: PlayedService, gateway: Gateway, minutes: number): Promise<void> {
  const { id, placeId, profile } = gateway
  const at = () => ctx.clock.now()
  const home = openHome(profile)
  const ingest = openSampleIngest(ctx)
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      travelTo(at().getTime() + minuteMs)
      const { productionW, gridW, batteryW, householdW, stateOfCharge } = home.at(at().getTime())
      const powers = { productionPowerW: productionW, gridPowerW: gridW, batteryPowerW: batteryW, householdPowerW: householdW }
      await ingest.take(placeId, id, [{ at: at().getTime(), ...powers, batteryStateOfCharge: stateOfCharge }])
      await recordContacts(ctx, [{ gatewayId: id, at: at() }], [], 0)
    }
  } finally {
    await ingest.close()
  }
}
