import { z } from 'zod'
import { foundAppliance, shortText } from './appliances.ts'
import { type SortedSamples, samplesPerBatchMax, sortSamples } from './samples.ts'

/** Largest packet a gateway may send, in bytes. */
export const packetSizeMax = 256 * 1_024

const messageId = z.string().regex(/^[\w-]{1,64}$/)
const instant = z.iso.datetime({ offset: true })

/** Channel `telemetry`: a batch of samples. `sequence` increases by one with each batch of a gateway. */
const telemetryEnvelope = z.object({
  messageId,
  sequence: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  samples: z.array(z.unknown()).min(1).max(samplesPerBatchMax),
})
export type TelemetryMessage = z.input<typeof telemetryEnvelope>

export type ParsedTelemetry =
  | ({ ok: true; messageId: string; sequence: number } & SortedSamples)
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
  appliances: z.array(foundAppliance).max(64),
})
export type GatewayAppliances = z.infer<typeof gatewayAppliances>

/** Channel `commands`, to the gateway. One job of each kind runs at a time. */
export const gatewayCommand = z.object({
  commandId: z.uuid(),
  command: z.enum(['scan', 'restart']),
  issuedAt: instant,
})
export type GatewayCommand = z.infer<typeof gatewayCommand>

/** States of a job on a gateway (gridX). */
export const commandStates = ['RECEIVED', 'STARTED', 'DONE', 'ERROR', 'CANCELED'] as const

/** Channel `command-results`: progress and outcome of a command. */
export const gatewayCommandResult = z.object({
  messageId,
  commandId: z.uuid(),
  state: z.enum(commandStates),
  at: instant,
  devicesFound: z.int().min(0).max(1_000).optional(),
  message: shortText(500).optional(),
})
export type GatewayCommandResult = z.infer<typeof gatewayCommandResult>
