import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { type ComponentType, lazy } from 'react'
import type { ActionsProps } from '../kinds/kind-form.ts'

/** Besides changing and removing. */
export const kindActions: Partial<Record<InstallationKind, ComponentType<ActionsProps>>> = {
  pvbattery: lazy(async () => ({ default: (await import('./PvBatteryActions.tsx')).PvBatteryActions })),
  wallbox: lazy(async () => ({ default: (await import('./WallboxActions.tsx')).WallboxActions })),
  meter: lazy(async () => ({ default: (await import('./MeterActions.tsx')).MeterActions })),
}
