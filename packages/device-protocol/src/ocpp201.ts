import { z } from 'zod'
import { shortText } from './appliances.ts'

/** OCPP 2.0.1 JSON, as far as wallboxes in homes need it, in the messages of OCPP-J. Unknown fields of payloads are dropped. */

const instant = z.iso.datetime({ offset: true, local: true })
const evseId = z.int().min(0).max(64)
const idToken = z.object({ idToken: shortText(36), type: shortText(20) })

const sampledValue = z.object({
  value: z.number(),
  measurand: z.string().max(64).default('Energy.Active.Import.Register'),
  phase: z.string().max(8).optional(),
  /** Where the value was measured. Values from elsewhere than the outlet are not the car's consumption. */
  location: z.string().max(16).default('Outlet'),
  unitOfMeasure: z.object({ unit: z.string().max(20).optional(), multiplier: z.int().min(-10).max(10).default(0) }).optional(),
})
/** The size of a message limits their number. */
export const stationMeterValue = z.object({ timestamp: instant, sampledValue: z.array(sampledValue).min(1).max(256) })
export type StationMeterValue = z.output<typeof stationMeterValue>

export const chargingStates = ['Charging', 'EVConnected', 'SuspendedEV', 'SuspendedEVSE', 'Idle'] as const
export const stationConnectorStatuses = ['Available', 'Occupied', 'Reserved', 'Unavailable', 'Faulted'] as const

/** Calls of a charging station. */
export const stationCalls = {
  BootNotification: z.object({
    reason: shortText(32),
    chargingStation: z.object({
      vendorName: shortText(50),
      model: shortText(20),
      serialNumber: shortText(25).optional(),
      firmwareVersion: shortText(50).optional(),
    }),
  }),
  Heartbeat: z.object({}),
  Authorize: z.object({ idToken }),
  StatusNotification: z.object({ timestamp: instant, connectorStatus: z.enum(stationConnectorStatuses), evseId, connectorId: z.int() }),
  TransactionEvent: z.object({
    eventType: z.enum(['Started', 'Updated', 'Ended']),
    timestamp: instant,
    triggerReason: shortText(32),
    seqNo: z.int(),
    /** Whether it happened without a connection. */
    offline: z.boolean().default(false),
    transactionInfo: z.object({
      transactionId: shortText(36).min(1),
      chargingState: z.enum(chargingStates).optional(),
      stoppedReason: shortText(32).optional(),
    }),
    evse: z.object({ id: evseId }).optional(),
    idToken: idToken.optional(),
    // Each is parsed separately, because an invalid one must not keep the charge open.
    meterValue: z.array(z.unknown()).catch([]).default([]),
  }),
  MeterValues: z.object({ evseId, meterValue: z.array(stationMeterValue).min(1) }),
  DataTransfer: z.object({ vendorId: z.string().max(255) }),
  SecurityEventNotification: z.object({ type: shortText(50), timestamp: instant }),
  FirmwareStatusNotification: z.object({ status: shortText(32) }),
  LogStatusNotification: z.object({ status: shortText(32) }),
  NotifyEvent: z.object({}),
  NotifyReport: z.object({}),
} as const
export type StationAction = keyof typeof stationCalls
export type StationCall<A extends StationAction> = z.output<(typeof stationCalls)[A]>

/** A charging station's responses to commands. */
const statusResponse = z.object({ status: shortText(32) })
export const stationResponses = {
  RequestStartTransaction: statusResponse,
  RequestStopTransaction: statusResponse,
  SetChargingProfile: statusResponse,
  ClearChargingProfile: statusResponse,
  TriggerMessage: statusResponse,
  /** A wallbox that knows none of the variables reports so for each of them. */
  SetVariables: z
    .object({ setVariableResult: z.array(z.object({ attributeStatus: shortText(32) })).min(1) })
    .transform(({ setVariableResult }) => ({
      status: setVariableResult.find((one) => one.attributeStatus !== 'Accepted')?.attributeStatus ?? 'Accepted',
    })),
} as const
