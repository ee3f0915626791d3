import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { electricCar } from './electriccar.ts'
import { gas } from './gas.ts'
import { heatPump } from './heatpump.ts'
import type { Kind } from './kind.ts'
import { meter } from './meter.ts'
import { pvBattery } from './pvbattery.ts'
import { smartHome } from './smarthome.ts'
import { wallbox } from './wallbox.ts'

/** Kinds that members can add. */
export const kinds: Partial<Record<InstallationKind, Kind>> = {
  pvbattery: pvBattery,
  meter,
  wallbox,
  heatpump: heatPump,
  gas,
  smarthome: smartHome,
  electriccar: electricCar,
}
