import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { type ComponentType, lazy } from 'react'
import type { ActionsProps } from '../kinds/kind-form.ts'

/** Actions on installations of a kind besides changing and removing them. */
export const kindActions: Partial<Record<InstallationKind, ComponentType<ActionsProps>>> = {
  pvbattery: lazy(async () => ({ default: (await import('./PvBatteryActions.tsx')).PvBatteryActions })),
  wallbox: lazy(async () => ({ default: (await import('./WallboxActions.tsx')).WallboxActions })),
  meter: lazy(async () => ({ default: (await import('./MeterActions.tsx')).MeterActions })),
}
