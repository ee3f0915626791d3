import type { InstallationKind } from '@wattdesk/contract/installations/installation.ts'
import { type ComponentType, lazy } from 'react'
import type { ActionsProps } from './kinds/kind-form.ts'

/** What can be done with installations of a kind beside changing and removing them. */
export const kindActions: Partial<Record<InstallationKind, ComponentType<ActionsProps>>> = {
  pvbattery: lazy(async () => ({ default: (await import('./PvBatteryActions.tsx')).PvBatteryActions })),
  meter: lazy(async () => ({ default: (await import('./MeterActions.tsx')).MeterActions })),
}
