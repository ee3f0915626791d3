import type { OcppProtocol } from '@wattdesk/device-protocol/ocpp.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'

/** A command to a wallbox, in any version of OCPP. */
export type WallboxOrder =
  | { order: 'start'; connectorId: number; idTag: string }
  /** `reportedId`: the wallbox's own name of the charge, in OCPP 2.0.1. */
  | { order: 'stop'; transactionId: number; reportedId: string | null }
  /**
   * Null lifts the limit. `of`: the stored limit is sent that is in force when its turn comes. Without it, `limitA` is sent: a process of
   * the previous release stores it afterwards.
   */
  | { order: 'limit'; limitA: number | null; of?: LimitOf }
  | { order: 'report'; message: 'MeterValues' | 'StatusNotification' | 'BootNotification' }
  /** A measurement of energy and power every minute. */
  | { order: 'measure' }

/** Which limits are in force: those of member and signal, or, because the signal is over, the member's alone. */
export type LimitOf = 'both' | 'member'

/** A message to a wallbox, and the statuses that mean that it obeys. */
export type OcppOrder = { action: string; payload: object; accepted: readonly string[] }

const accepted = ['Accepted']
const profileId = 1
const measurands = 'Energy.Active.Import.Register,Power.Active.Import'
const everySeconds = '60'

export function messagesOf(protocol: OcppProtocol, order: WallboxOrder, now: Date): OcppOrder[] {
  return protocol === 'ocpp1.6' ? messagesOf16(order, now) : messagesOf201(order, now)
}

function messagesOf16(order: WallboxOrder, now: Date): OcppOrder[] {
  const one = (action: string, payload: object): OcppOrder => ({ action, payload, accepted })
  if (order.order === 'start') return [one('RemoteStartTransaction', { connectorId: order.connectorId, idTag: order.idTag })]
  if (order.order === 'stop') return [one('RemoteStopTransaction', { transactionId: order.transactionId })]
  if (order.order === 'report') {
    // The wallbox reports its model as a whole, and everything else per connector.
    const connector = order.message === 'BootNotification' ? {} : { connectorId: 1 }
    return [one('TriggerMessage', { requestedMessage: order.message, ...connector })]
  }
  if (order.order === 'measure') {
    const set = (key: string, value: string) => one('ChangeConfiguration', { key, value })
    return [set('MeterValuesSampledData', measurands), set('MeterValueSampleInterval', everySeconds)]
  }
  if (order.limitA === null) return [{ ...one('ClearChargingProfile', { id: profileId }), accepted: ['Accepted', 'Unknown'] }]
  const chargingSchedule = scheduleOf(order.limitA, now)
  const csChargingProfiles = { chargingProfileId: profileId, ...profileOf('ChargePointMaxProfile'), chargingSchedule }
  return [one('SetChargingProfile', { connectorId: 0, csChargingProfiles })]
}

function messagesOf201(order: WallboxOrder, now: Date): OcppOrder[] {
  const one = (action: string, payload: object): OcppOrder => ({ action, payload, accepted })
  if (order.order === 'start') {
    const idToken = { idToken: order.idTag, type: 'Central' }
    return [one('RequestStartTransaction', { evseId: order.connectorId, remoteStartId: 1, idToken })]
  }
  if (order.order === 'stop') return [one('RequestStopTransaction', { transactionId: order.reportedId ?? String(order.transactionId) })]
  if (order.order === 'report') {
    const evse =
      order.message === 'BootNotification' ? {} : { evse: { id: 1, ...(order.message === 'StatusNotification' ? { connectorId: 1 } : {}) } }
    return [one('TriggerMessage', { requestedMessage: order.message, ...evse })]
  }
  if (order.order === 'measure') {
    const set = (name: string, attributeValue: string) => ({ component: { name: 'SampledDataCtrlr' }, variable: { name }, attributeValue })
    const all = ['TxStartedMeasurands', 'TxUpdatedMeasurands', 'TxEndedMeasurands'].map((name) => set(name, measurands))
    return [one('SetVariables', { setVariableData: [...all, set('TxUpdatedInterval', everySeconds)] })]
  }
  if (order.limitA === null)
    return [{ ...one('ClearChargingProfile', { chargingProfileId: profileId }), accepted: ['Accepted', 'Unknown'] }]
  const chargingSchedule = [{ id: 1, ...scheduleOf(order.limitA, now) }]
  const chargingProfile = { id: profileId, ...profileOf('ChargingStationMaxProfile'), chargingSchedule }
  return [one('SetChargingProfile', { evseId: 0, chargingProfile })]
}

/** Wallboxes refuse an absolute profile without a beginning. It lies in the past, because their clocks may be slow. */
const scheduleOf = (limitA: number, now: Date) => ({
  startSchedule: new Date(now.getTime() - dayMs).toISOString(),
  chargingRateUnit: 'A',
  chargingSchedulePeriod: [{ startPeriod: 0, limit: limitA }],
})

const profileOf = (chargingProfilePurpose: string) => ({ stackLevel: 0, chargingProfilePurpose, chargingProfileKind: 'Absolute' })
