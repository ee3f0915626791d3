import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { shortText } from './appliances.ts'

/**
 * OCPP 1.6 JSON, as far as wallboxes in homes need it. Messages are arrays: calls `[2, id, action, payload]`, results `[3, id, payload]`
 * and errors `[4, id, code, description, details]`. Unknown fields of payloads are dropped.
 */

/** The server's versions, by their subprotocols. The first that a wallbox also offers is used. */
export const ocppProtocols = ['ocpp2.0.1', 'ocpp1.6'] as const
export type OcppProtocol = (typeof ocppProtocols)[number]
/** Largest message of a wallbox, in bytes: the stop of a charge may contain all of its meter values. */
export const ocppMessageMax = 1_024 * 1_024

const messageId = z.string().min(1).max(36)
const call = z.tuple([z.literal(2), messageId, z.string().max(64), z.record(z.string(), z.unknown())])
const result = z.tuple([z.literal(3), messageId, z.record(z.string(), z.unknown())])
const error = z.tuple([z.literal(4), messageId, z.string().max(64), z.string().max(1_024)], z.unknown())

export const ocppErrors = [
  'NotImplemented',
  'NotSupported',
  'InternalError',
  'ProtocolError',
  'SecurityError',
  'FormationViolation',
  'FormatViolation',
  'PropertyConstraintViolation',
  'OccurenceConstraintViolation',
  'TypeConstraintViolation',
  'GenericError',
] as const
export type OcppError = (typeof ocppErrors)[number]

export type OcppMessage =
  | { kind: 'call'; id: string; action: string; payload: unknown }
  | { kind: 'result'; id: string; payload: unknown }
  | { kind: 'error'; id: string; code: string; description: string }

/** Parses a message; undefined if it is invalid. */
export function parseOcpp(given: unknown): OcppMessage | undefined {
  const called = call.safeParse(given)
  if (called.success) return { kind: 'call', id: called.data[1], action: called.data[2], payload: called.data[3] }
  const parsed = result.safeParse(given)
  if (parsed.success) return { kind: 'result', id: parsed.data[1], payload: parsed.data[2] }
  const refused = error.safeParse(given)
  if (refused.success) return { kind: 'error', id: refused.data[1], code: refused.data[2], description: refused.data[3] }
  return undefined
}

const instant = z.iso.datetime({ offset: true, local: true })
const connectorId = z.int().min(0).max(64)
const idTag = shortText(20)
const meterWh = z.int().min(0).max(2_147_483_647)
/** Wallboxes assign their own numbers to charges while offline, often negative ones. */
const transactionId = z.int().min(-2_147_483_648).max(2_147_483_647)

const sampledValue = z.object({
  value: z.string().max(64),
  measurand: z.string().max(64).default('Energy.Active.Import.Register'),
  phase: z.string().max(8).optional(),
  unit: z.string().max(16).optional(),
  location: z.string().max(16).default('Outlet'),
})
/** The size of a message limits their number. */
export const meterValue = z.object({ timestamp: instant, sampledValue: z.array(sampledValue).min(1).max(256) })
export type MeterValue = z.output<typeof meterValue>

export const wallboxCalls = {
  BootNotification: z.object({
    chargePointVendor: shortText(20),
    chargePointModel: shortText(20),
    chargePointSerialNumber: shortText(25).optional(),
    firmwareVersion: shortText(50).optional(),
  }),
  Heartbeat: z.object({}),
  Authorize: z.object({ idTag }),
  StatusNotification: z.object({
    connectorId,
    errorCode: shortText(32),
    status: z.enum(connectorStatuses),
    timestamp: instant.optional(),
  }),
  StartTransaction: z.object({ connectorId: connectorId.min(1), idTag, meterStart: meterWh, timestamp: instant }),
  StopTransaction: z.object({
    transactionId,
    // May be below the start, even below 0. Such a charge ends without an energy.
    meterStop: z.number().min(-2_147_483_648).max(2_147_483_647).transform(Math.round),
    timestamp: instant,
    idTag: idTag.optional(),
    reason: shortText(32).optional(),
    // Each is parsed separately, because an invalid one must not keep the charge open.
    transactionData: z.array(z.unknown()).catch([]).optional(),
  }),
  MeterValues: z.object({ connectorId, transactionId: transactionId.optional(), meterValue: z.array(meterValue).min(1) }),
  DataTransfer: z.object({ vendorId: z.string().max(255) }),
  DiagnosticsStatusNotification: z.object({ status: shortText(32) }),
  FirmwareStatusNotification: z.object({ status: shortText(32) }),
} as const
export type WallboxAction = keyof typeof wallboxCalls
export type WallboxCall<A extends WallboxAction> = z.output<(typeof wallboxCalls)[A]>

/** A wallbox's responses to commands. */
const statusResponse = z.object({ status: shortText(32) })
export const wallboxResponses = {
  RemoteStartTransaction: statusResponse,
  RemoteStopTransaction: statusResponse,
  SetChargingProfile: statusResponse,
  ClearChargingProfile: statusResponse,
  ChangeConfiguration: statusResponse,
  TriggerMessage: statusResponse,
} as const
export type OcppCommand = keyof typeof wallboxResponses
