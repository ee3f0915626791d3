import { JsonRefused, parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import { gatewayCommandResult, gatewayStatus, parseAppliances, parseTelemetry } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayLimits } from '@wattdesk/device-protocol/limits.ts'
import { parseGatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { untilAvailable } from '../../../db/until-available.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { openGate } from '../../../platform/gate.ts'
import type { MqttMessage } from '../../../platform/mqtt/mqtt.ts'
import { openTurns } from '../../../platform/turns.ts'
import { type GatewaySite, noteCounters } from '../../gateways/pairing/gateway-pairing.service.ts'
import {
  type Contact,
  recordAppliances,
  recordCommandResult,
  recordContacts,
  recordStockStatus,
} from '../../gateways/reports/gateway-reports.service.ts'
import { recordLimitReport } from '../../gateways/reports/limit-reports.service.ts'
import { type LiveLoss, lossSubject } from '../live/live-events.format.ts'
import type { Links } from './broker/broker-sessions.ingest.ts'
import { openCommands } from './commands.ingest.ts'
import { openContactGroups } from './contact-groups.ingest.ts'
import { openContacts } from './contacts.ingest.ts'
import { openCounterEvidence } from './counter-evidence.rules.ts'
import { isMeasuredWithin, listFormer, withOnly } from './former-samples.rules.ts'
import { type GatewayDirectory, openGatewayDirectory } from './gateway-directory.ingest.ts'
import { type IngestPace, usualPace } from './ingest-pace.rules.ts'
import { openRejections, type Rejections } from './rejections.service.ts'
import { samplesOf, withReversedMeters } from './reverse-flow.rules.ts'
import { openSampleIngest, type SampleIngest } from './sample-ingest.service.ts'

type Parts = {
  ctx: Ctx
  directory: GatewayDirectory
  samples: SampleIngest
  rejections: Rejections
  contacts: ReturnType<typeof openContacts>
  counterEvidence: ReturnType<typeof openCounterEvidence>
  /** Records that a gateway is online or was lost, retrying until it succeeds. */
  status(contact: Contact): Promise<void>
  /** Writes a report after those that the gateway sent before, retrying until it succeeds. */
  report(serial: string, write: () => Promise<void>): Promise<void>
}
type Message = { serial: string; payload: unknown }

const unpaired = { field: '', reason: 'gateway is not paired with a site' }

/** Concurrent report writes, limited because requests share the connection pool. */
const reportsAtOnce = 2
const waitingReports = 20_000
/** Nobody waits for the outcome of a report. */
const reportsPatienceMs = 600_000

/**
 * Receives gateway messages and acknowledges each once its effect is committed, however long the database is unavailable.
 * Messages that can never be accepted are counted, recorded and acknowledged, so the broker does not resend them forever. The
 * broker redelivers messages that are unacknowledged on close to the next connection.
 */
export function runTelemetryIngest(
  ctx: Ctx,
  openLinks: (receive: (message: MqttMessage) => void) => Links,
  pace: IngestPace = usualPace,
): Omit<Links, 'publish'> {
  const closing = new AbortController()
  const gate = openGate({ running: reportsAtOnce, waiting: waitingReports, patienceMs: reportsPatienceMs })
  // Stores the appliances that a search found before its end, which counts them.
  const takeTurn = openTurns()
  const patience = { signal: closing.signal, log: ctx.log, what: 'a report of a gateway' }
  const parts: Parts = {
    ctx,
    directory: openGatewayDirectory(ctx),
    samples: openSampleIngest(ctx),
    rejections: openRejections(ctx),
    contacts: openContacts(ctx, pace.contactsEveryMs, (seen, runs) => recordContacts(ctx, seen, runs, pace.settleMs)),
    counterEvidence: openCounterEvidence(),
    status: openContactGroups((contacts) => untilAvailable(() => recordContacts(ctx, contacts, [], 0), patience)),
    report: (serial, write) => takeTurn(serial, () => untilAvailable(() => gate(write), patience)),
  }
  const links = openLinks((message) => {
    receiveTraced(parts, message).then(message.acknowledge, (error: unknown) => {
      if (closing.signal.aborted) return
      ctx.log.error({ err: error, topic: message.topic }, 'a message can never be processed')
      const origin = parseGatewayTopic(message.topic)?.serial ?? message.topic
      reject(parts, origin, { field: '', reason: 'cannot be processed' })
      message.acknowledge()
    })
  })
  const stopCommands = openCommands(ctx, links, pace)
  return {
    isConnected: links.isConnected,
    async close() {
      await stopCommands()
      await links.close()
      closing.abort()
      parts.directory.close()
      await parts.samples.close()
      await parts.contacts.close()
      await parts.rejections.close()
    },
  }
}

function receiveTraced(parts: Parts, message: MqttMessage): Promise<void> {
  const { tracing } = parts.ctx
  if (!tracing) return listen(parts, message)
  const name = `gateway ${parseGatewayTopic(message.topic)?.channel ?? 'message'}`
  return tracing.span(name, { kind: 'consumer', attributes: { 'messaging.system': 'mqtt' } }, () => listen(parts, message))
}

async function listen(parts: Parts, { topic, payload: bytes }: MqttMessage): Promise<void> {
  const parsed = parseGatewayTopic(topic)
  if (!parsed || bytes.length === 0) return
  const { serial, channel } = parsed
  const payload = parsePayload(bytes)
  if (payload instanceof JsonRefused) return reject(parts, serial, { field: '', reason: `not JSON: ${payload.message}` })
  const stated = { serial, payload }
  if (channel === 'telemetry') return receiveTelemetry(parts, stated)
  if (channel === 'status') return receiveStatus(parts, stated)
  if (channel === 'appliances') return receiveAppliances(parts, stated)
  if (channel === 'command-results') return receiveCommandResult(parts, stated)
  if (channel === 'limits') return receiveLimits(parts, stated)
}

async function receiveTelemetry(parts: Parts, { serial, payload }: Message): Promise<void> {
  const { ctx, directory, samples, contacts } = parts
  const found = directory.find(serial)
  const site = found instanceof Promise ? await found : found
  if (!site) return reject(parts, serial, unpaired)
  const { siteId, since } = site
  const where = siteId === null ? {} : { siteId }
  const parsed = parseTelemetry(withReversedMeters(payload, site.reversed), ctx.clock.now().getTime())
  if (!parsed.ok) return reject(parts, serial, { ...where, field: parsed.field, reason: parsed.message })
  const former = listFormer(payload, since)
  if (former.size > 0) await receiveFormer(parts, { serial, payload }, site, [...former.values()])
  for (const { index, field, message } of parsed.bad) {
    if (!former.has(index)) reject(parts, serial, { ...where, sampleIndex: index, field, reason: message })
  }
  const good = since === null ? parsed.good : parsed.good.filter(({ at }) => at >= since)
  if (siteId === null) return good.length > 0 ? reject(parts, serial, unpaired) : undefined
  const evidence = site.reversed.length === 0 ? [] : parts.counterEvidence(site.gatewayId, samplesOf(payload), site.reversed)
  if (evidence.length > 0) await parts.report(serial, () => noteCounters(ctx, { gatewayId: site.gatewayId, serial }, evidence))
  await samples.take(siteId, site.gatewayId, good)
  contacts.seen(site.gatewayId, parsed)
}

/** Stores what a gateway measured before it left its previous home: in the home where it was then, by the meters reversed there. */
async function receiveFormer(parts: Parts, { serial, payload }: Message, site: GatewaySite, former: readonly unknown[]): Promise<void> {
  let refused = former.length
  for (const { siteId, reversed, ...time } of site.stays) {
    const own = former.filter((sample) => isMeasuredWithin(sample, time))
    if (own.length === 0) continue
    refused -= own.length
    const parsed = parseTelemetry(withReversedMeters(withOnly(payload, own), reversed), parts.ctx.clock.now().getTime())
    if (!parsed.ok) continue
    for (const { field, message } of parsed.bad) reject(parts, serial, { siteId, field, reason: message })
    await parts.samples.take(siteId, site.gatewayId, parsed.good)
  }
  if (refused === 0) return
  const reason = `samples measured in the previous home: ${refused}`
  reject(parts, serial, { ...(site.siteId === null ? {} : { siteId: site.siteId }), field: 'at', reason })
}

async function receiveStatus(parts: Parts, { serial, payload }: Message): Promise<void> {
  const status = gatewayStatus.safeParse(payload)
  if (!status.success) return reject(parts, serial, { field: 'status', reason: 'not a status' })
  const { state, firmware } = status.data
  const site = await parts.directory.find(serial)
  if (!site?.siteId) return parts.report(serial, () => recordStockStatus(parts.ctx, serial, { state, firmware }))
  const at = parts.ctx.clock.now()
  await parts.status({ gatewayId: site.gatewayId, at, state, firmware })
  if (state === 'offline')
    parts.ctx.bus.publish(lossSubject(site.siteId), { sourceId: site.gatewayId, at: at.getTime() } satisfies LiveLoss)
}

async function receiveAppliances(parts: Parts, { serial, payload }: Message): Promise<void> {
  const found = parseAppliances(payload)
  if (!found.ok) return reject(parts, serial, { field: 'appliances', reason: found.message })
  for (const { field, message } of found.bad) reject(parts, serial, { field, reason: message })
  await parts.report(serial, () => recordAppliances(parts.ctx, serial, found.message))
}

async function receiveCommandResult(parts: Parts, { serial, payload }: Message): Promise<void> {
  const result = gatewayCommandResult.safeParse(payload)
  if (!result.success) return reject(parts, serial, { field: 'command-results', reason: result.error.issues[0]?.message ?? 'invalid' })
  await parts.report(serial, () => recordCommandResult(parts.ctx, serial, result.data))
}

async function receiveLimits(parts: Parts, { serial, payload }: Message): Promise<void> {
  const report = gatewayLimits.safeParse(payload)
  if (!report.success) return reject(parts, serial, { field: 'limits', reason: report.error.issues[0]?.message ?? 'invalid' })
  await parts.report(serial, () => recordLimitReport(parts.ctx, serial, report.data))
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
