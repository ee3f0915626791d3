import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import type { AppDevice, AppNotice } from '@wattdesk/contract/customer-app/models.ts'
import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'

type Shown = Record<string, unknown> & { configurationId: string }
type Health = Pick<AppDevice, 'status' | 'reason' | 'since'>

/** An installation as the app shows it, with its state at the last check. */
export function deviceOf(
  { kind, shown }: { kind: InstallationKind; shown: Shown },
  components: readonly HealthComponent[],
  isNight: boolean,
): AppDevice {
  // As the views of installations select it.
  const { vendor, connection, deviceId, manufacturer, serialNumber, inverterKind } = shown as unknown as {
    vendor: { displayName: string }
    connection: AppDevice['connection']
    deviceId: string
    manufacturer?: string | null
    serialNumber?: string | null
    inverterKind?: string | null
  }
  const health = healthOf(components.find((one) => one.configurationId === shown.configurationId))
  const isOff = health.status === 'ok' && connection.status === 'temporarily_unavailable'
  return {
    id: shown.configurationId,
    kind,
    deviceId,
    vendor: vendor.displayName,
    manufacturer: manufacturer ?? null,
    serialNumber: serialNumber ?? null,
    connection,
    ...health,
    isAsleep: isNight && isOff && inverterKind === 'PV',
  }
}

type Gateway = { id: string; serialNumber: string; contactedAt: string | null; isOffline: boolean }

export function gatewayOf(
  { id, serialNumber, contactedAt, isOffline }: Gateway,
  components: readonly HealthComponent[],
  now: Date,
): AppDevice {
  return {
    id,
    kind: 'gateway',
    deviceId: serialNumber,
    vendor: '',
    manufacturer: null,
    serialNumber,
    connection: connectionOf(contactedAt === null ? null : new Date(contactedAt), now, isOffline),
    ...healthOf(components.find((one) => one.kind === 'gateway')),
    isAsleep: false,
  }
}

/** A device added since the last check has no state yet. */
function healthOf(component: HealthComponent | undefined): Health {
  return { status: component?.status ?? 'no_data', reason: component?.code ?? null, since: component?.since ?? null }
}

const faults = new Set(['error', 'warning'])

/** Faults, worst first. A silent gateway explains every lost connection. */
export function noticesOf(components: readonly HealthComponent[]): AppNotice[] {
  const isGatewaySilent = components.some(({ code }) => code === 'GatewayOffline')
  const found = components.flatMap(({ kind, status, code, since }) => {
    const isExplained = isGatewaySilent && code === 'ConnectionLost'
    return code !== null && !isExplained && faults.has(status) ? [{ reason: code, status, kind, since }] : []
  })
  const distinct = found.filter((one, at) => found.findIndex((other) => other.reason === one.reason) === at)
  return distinct.sort((one, other) => Number(other.status === 'error') - Number(one.status === 'error'))
}
