import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { repeat } from '../../../platform/repeat.ts'
import { requestMissing, takeCommands, watchCommands } from '../../gateways/commands/gateway-commands.service.ts'
import type { Links } from './broker/broker-sessions.ingest.ts'
import type { IngestPace } from './ingest-pace.rules.ts'

/** Sends commands to gateways, repeatedly until they respond, and asks gateways for missing messages. Only while connected. */
export function openCommands(ctx: Ctx, links: Pick<Links, 'isConnected' | 'publish'>, pace: IngestPace): () => Promise<void> {
  let sending: Promise<void> = Promise.resolve()
  const send = async () => {
    if (!links.isConnected()) return
    for (const { serialNumber, command } of await takeCommands(ctx, pace.commandAgainMs)) {
      links.publish(gatewayTopic(serialNumber, 'commands'), JSON.stringify(command))
    }
  }
  const sendSoon = () => {
    sending = sending.then(send).catch((error: unknown) => ctx.log.warn({ err: error }, 'commands could not be sent, trying again'))
  }
  const unwatch = watchCommands(ctx, sendSoon)
  const stops = [
    repeat(ctx, { name: 'send-gateway-commands', everyMs: pace.commandsEveryMs }, send),
    repeat(ctx, { name: 'request-missing-messages', everyMs: pace.contactsEveryMs }, () => requestMissing(ctx, pace)),
  ]
  return async () => {
    unwatch()
    await Promise.all(stops.map((stop) => stop()))
    await sending
  }
}
