import { z } from 'zod'
import { applianceKind, appliancesMax, deviceId, type FoundAppliance, foundAppliance, shortText } from './appliances.ts'
import { gatewayLimit, limitsMax } from './limits.ts'
import { type SortedSamples, samplesPerBatchMax, sortSamples } from './samples.ts'

/** Largest packet a gateway may send, in bytes. */
export const packetSizeMax = 256 * 1_024

const messageId = z.string().regex(/^[\w-]{1,64}$/)
const instant = z.iso.datetime({ offset: true })

/** How long a gateway keeps its sent telemetry messages, to resend them. */
export const keptMessagesMs = 3_600_000

const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * Channel `telemetry`: a batch of samples. `sequence` increases by one with each batch of a gateway. A gateway that loses its
 * count starts again at 0 under a higher `run`. A message sent again keeps its run and sequence.
 */
const telemetryEnvelope = z.object({
  messageId,
  run: count.default(0),
  sequence: count,
  samples: z.array(z.unknown()).min(1).max(samplesPerBatchMax),
})
export type TelemetryMessage = z.input<typeof telemetryEnvelope>

export type ParsedTelemetry =
  | ({ ok: true; messageId: string; run: number; sequence: number } & SortedSamples)
  | { ok: false; field: string; message: string }

/** Parses a telemetry payload. An invalid envelope rejects the batch, an invalid sample only itself. `now` is epoch ms. */
export function parseTelemetry(payload: unknown, now: number): ParsedTelemetry {
  const parsed = telemetryEnvelope.safeParse(payload)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { ok: false, field: issue?.path.join('.') ?? '', message: issue?.message ?? 'invalid' }
  }
  const { samples, ...envelope } = parsed.data
  return { ok: true, ...envelope, ...sortSamples(samples, now) }
}

/** Channel `status`, retained. The broker publishes `offline` when it loses a gateway (last will). */
export const gatewayStatus = z.object({
  state: z.enum(['online', 'offline']),
  /** Absent in a last will, which is written beforehand. */
  since: instant.optional(),
  firmware: shortText(64).optional(),
})
export type GatewayStatus = z.infer<typeof gatewayStatus>

/** Channel `appliances`: all appliances on the gateway's network, after a scan and when they change. */
export const gatewayAppliances = z.object({
  messageId,
  commandId: z.uuid().optional(),
  at: instant,
  appliances: z.array(foundAppliance).max(appliancesMax),
})
export type GatewayAppliances = z.infer<typeof gatewayAppliances>

const listedAppliances = gatewayAppliances.extend({ appliances: z.array(z.unknown()).max(appliancesMax) })
type Listed =
  | { ok: true; message: GatewayAppliances; bad: { field: string; message: string }[] }
  | { ok: false; field: string; message: string }

/** Parses a list of appliances. A bad entry loses only itself. */
export function parseAppliances(payload: unknown): Listed {
  const parsed = listedAppliances.safeParse(payload)
  if (!parsed.success) return { ok: false, ...faultIn(parsed.error) }
  const good: FoundAppliance[] = []
  const bad: { field: string; message: string }[] = []
  for (const [place, one] of parsed.data.appliances.entries()) {
    const appliance = foundAppliance.safeParse(one)
    if (appliance.success) good.push(appliance.data)
    else bad.push(faultIn(appliance.error, ['appliances', place]))
  }
  return { ok: true, message: { ...parsed.data, appliances: good }, bad }
}

function faultIn({ issues: [issue] }: z.ZodError, above: readonly PropertyKey[] = []): { field: string; message: string } {
  return { field: [...above, ...(issue?.path ?? [])].map(String).join('.'), message: issue?.message ?? 'invalid' }
}

/** Most places that members name for a gateway, and most units of each. */
export const placesMax = 16
export const unitsMax = 16

/** A location of devices named by a member, in addition to those that the gateway searches anyway. Without units, the usual ones. */
export const devicePlace = z.object({
  host: z.ipv4(),
  port: z.int().min(1).max(65_535),
  units: z.array(z.int().min(0).max(255)).max(unitsMax),
})
export type DevicePlace = z.infer<typeof devicePlace>

const chosenKind = z.object({ deviceId, kind: applianceKind })
export type ChosenKind = z.infer<typeof chosenKind>

const commandHead = { commandId: z.uuid(), issuedAt: instant }

/**
 * Channel `commands`, to the gateway. A command is resent until the gateway has responded. A gateway responds to a repeated command with
 * its state, and does not execute it twice.
 */
export const gatewayCommand = z.discriminatedUnion('command', [
  z.object({ ...commandHead, command: z.literal('scan') }),
  z.object({ ...commandHead, command: z.literal('restart') }),
  /** Asks for a measurement now. */
  z.object({ ...commandHead, command: z.literal('measure') }),
  /** Requests the telemetry messages `from` to `to`, inclusive, of a run. */
  z.object({ ...commandHead, command: z.literal('resend'), run: count, from: count, to: count }),
  /** A new password. The previous one is accepted until the new one is used for the first time. */
  z.object({ ...commandHead, command: z.literal('credential'), password: z.string().regex(/^[\x21-\x7E]{16,256}$/) }),
  /** The kinds that members chose for appliances, which override the gateway's own detection and earlier choices. */
  z.object({ ...commandHead, command: z.literal('kinds'), appliances: z.array(chosenKind).max(appliancesMax) }),
  /** Locations of devices named by members, replacing those sent before. */
  z.object({ ...commandHead, command: z.literal('places'), places: z.array(devicePlace).max(placesMax) }),
  /** All limits from now on, replacing those sent before. */
  z.object({ ...commandHead, command: z.literal('limits'), limits: z.array(gatewayLimit).max(limitsMax) }),
])
export type GatewayCommand = z.infer<typeof gatewayCommand>
export const commandNames = ['scan', 'restart', 'resend', 'credential', 'measure', 'kinds', 'limits', 'places'] as const

/** A job that reports nothing for this long has failed. */
export const jobSilenceMs = 90_000

/** States of a job on a gateway (gridX). */
export const commandStates = ['RECEIVED', 'STARTED', 'DONE', 'ERROR', 'CANCELED'] as const

/** Channel `command-results`: progress and outcome of a command. */
export const gatewayCommandResult = z.object({
  messageId,
  commandId: z.uuid(),
  /** The command's name; `scan` if absent. */
  command: z.enum(commandNames).optional(),
  state: z.enum(commandStates),
  at: instant,
  devicesFound: z.int().min(0).max(1_000).optional(),
  message: shortText(500).optional(),
})
export type GatewayCommandResult = z.infer<typeof gatewayCommandResult>
