import { JsonRefused, parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import { gatewayAppliances, gatewayCommandResult, gatewayStatus, parseTelemetry } from '@wattdesk/device-protocol/gateway-messages.ts'
import { parseGatewayTopic, topicFilter, upwardChannels } from '@wattdesk/device-protocol/topics.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type MqttLink, type MqttMessage, openMqttLink } from '../../../platform/mqtt.ts'
import { recordAppliances, recordCommandResult, recordContact } from '../../gateways/gateway-reports.service.ts'
import { openContacts } from './contacts.ingest.ts'
import { type GatewayDirectory, openGatewayDirectory } from './gateway-directory.ingest.ts'
import { openRejections, type Rejections } from './rejections.service.ts'
import { openSampleIngest, type SampleIngest } from './sample-ingest.service.ts'

export type MqttAccess = { url: string; username?: string; password?: string; clientId: string; sharedGroup?: string; version?: 4 | 5 }

type Parts = {
  ctx: Ctx
  directory: GatewayDirectory
  samples: SampleIngest
  rejections: Rejections
  contacts: ReturnType<typeof openContacts>
}
type Said = { serial: string; payload: unknown }

/**
 * Receives the messages of gateways and acknowledges each when its effect is committed. Invalid messages are counted,
 * recorded and acknowledged, so that they are not sent for ever. Messages that fail for now are not acknowledged.
 */
export function runTelemetryIngest(ctx: Ctx, access: MqttAccess): { link: MqttLink; close(): Promise<void> } {
  const directory = openGatewayDirectory(ctx)
  const rejections = openRejections(ctx)
  const samples = openSampleIngest(ctx)
  const contacts = openContacts(ctx, (seen) => recordContact(ctx, seen))
  const parts: Parts = { ctx, directory, samples, rejections, contacts }
  const prefix = access.sharedGroup ? `$share/${access.sharedGroup}/` : ''
  const link = openMqttLink({
    ...access,
    filters: upwardChannels.map((channel) => prefix + topicFilter(channel)),
    log: ctx.log,
    receive: (message) => {
      hear(parts, message).then(message.acknowledge, (error: unknown) => {
        ctx.log.error({ err: error, topic: message.topic }, 'a message could not be processed')
      })
    },
  })
  return {
    link,
    async close() {
      await link.close()
      await samples.close()
      await contacts.close()
      await rejections.close()
      directory.close()
    },
  }
}

async function hear(parts: Parts, { topic, payload: bytes }: MqttMessage): Promise<void> {
  const parsed = parseGatewayTopic(topic)
  if (!parsed || bytes.length === 0) return
  const { serial, channel } = parsed
  const payload = parsePayload(bytes)
  if (payload instanceof JsonRefused) return reject(parts, serial, { field: '', reason: `not JSON: ${payload.message}` })
  const said = { serial, payload }
  if (channel === 'telemetry') return hearTelemetry(parts, said)
  if (channel === 'status') return hearStatus(parts, said)
  if (channel === 'appliances') return hearAppliances(parts, said)
  if (channel === 'command-results') return hearCommandResult(parts, said)
}

async function hearTelemetry(parts: Parts, { serial, payload }: Said): Promise<void> {
  const { ctx, directory, samples, contacts } = parts
  const found = directory.find(serial)
  const site = found instanceof Promise ? await found : found
  if (!site) return reject(parts, serial, { field: '', reason: 'gateway is not paired with a site' })
  const parsed = parseTelemetry(payload, ctx.clock.now().getTime())
  if (!parsed.ok) return reject(parts, serial, { siteId: site.siteId, field: parsed.field, reason: parsed.message })
  for (const { index, field, message } of parsed.bad) {
    reject(parts, serial, { siteId: site.siteId, sampleIndex: index, field, reason: message })
  }
  await samples.take(site.siteId, site.gatewayId, parsed.good)
  contacts.seen(site.gatewayId)
}

async function hearStatus(parts: Parts, { serial, payload }: Said): Promise<void> {
  const status = gatewayStatus.safeParse(payload)
  if (!status.success) return reject(parts, serial, { field: 'status', reason: 'not a status' })
  const site = await parts.directory.find(serial)
  if (site && status.data.state === 'online') parts.contacts.seen(site.gatewayId, status.data.firmware)
}

async function hearAppliances(parts: Parts, { serial, payload }: Said): Promise<void> {
  const found = gatewayAppliances.safeParse(payload)
  if (!found.success) return reject(parts, serial, { field: 'appliances', reason: found.error.issues[0]?.message ?? 'invalid' })
  await recordAppliances(parts.ctx, serial, found.data)
}

async function hearCommandResult(parts: Parts, { serial, payload }: Said): Promise<void> {
  const result = gatewayCommandResult.safeParse(payload)
  if (!result.success) return reject(parts, serial, { field: 'command-results', reason: result.error.issues[0]?.message ?? 'invalid' })
  await recordCommandResult(parts.ctx, serial, result.data)
}

type Fault = { siteId?: string; sampleIndex?: number; field: string; reason: string }

function reject({ rejections }: Parts, serial: string, fault: Fault): void {
  rejections.add({ channel: 'mqtt', origin: serial, ...fault })
}

function parsePayload(bytes: Buffer): unknown {
  try {
    return parseStrictJson(bytes)
  } catch (error) {
    return error
  }
}
