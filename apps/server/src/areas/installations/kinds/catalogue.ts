import type { InstallationKind } from '@wattdesk/contract/installations/installation.ts'
import type { Kind } from './kind.ts'
import { pvBattery } from './pvbattery.ts'
import { wallbox } from './wallbox.ts'

/** Every kind of installation that members can add. */
export const kinds: Partial<Record<InstallationKind, Kind>> = { pvbattery: pvBattery, wallbox }
