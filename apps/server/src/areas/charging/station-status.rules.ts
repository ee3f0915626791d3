import type { StationCall } from '@wattdesk/device-protocol/ocpp201.ts'
import type { ConnectorStatus } from '@wattdesk/energy/terms.ts'

type Reported = StationCall<'StatusNotification'>['connectorStatus']
type Event = StationCall<'TransactionEvent'>
type ChargingState = NonNullable<Event['transactionInfo']['chargingState']>

/** A connector's status in OCPP 1.6 terms. OCPP 2.0.1 only reports "occupied"; the transaction reveals the rest. Undefined: nothing new. */
export function connectorStatusOf(reported: Reported, isCharging: boolean): ConnectorStatus | undefined {
  if (reported !== 'Occupied') return reported
  return isCharging ? undefined : 'Preparing'
}

const whileCharging: Record<ChargingState, ConnectorStatus> = {
  Charging: 'Charging',
  EVConnected: 'SuspendedEVSE',
  SuspendedEV: 'SuspendedEV',
  SuspendedEVSE: 'SuspendedEVSE',
  Idle: 'Finishing',
}

/** The connector status that an event implies; undefined: none. The car may still be plugged in when its charge ends. */
export function statusOfCharge(eventType: Event['eventType'], state: ChargingState | undefined): ConnectorStatus | undefined {
  if (eventType === 'Ended') return 'Finishing'
  return state ? whileCharging[state] : undefined
}
