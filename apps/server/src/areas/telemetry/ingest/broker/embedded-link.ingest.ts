import { topicFilter, upwardChannels } from '@wattdesk/device-protocol/topics.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import { newId } from '../../../../platform/ids.ts'
import { type MqttLink, type MqttMessage, openMqttLink } from '../../../../platform/mqtt/mqtt.ts'
import { mqttKeysOf, serviceUsername } from '../../../../platform/mqtt/mqtt-credentials.ts'

/** A connection to the embedded broker, which distributes messages among connected processes and stores none. */
export function openEmbeddedLink(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  url: string,
  receive: (message: MqttMessage) => void,
): MqttLink {
  return openMqttLink({
    url,
    clientId: `wattdesk-ingest-${newId()}`,
    username: serviceUsername,
    passwords: () => mqttKeysOf(config.secretKey).servicePasswords,
    version: 4,
    isKept: false,
    filters: upwardChannels.map(topicFilter),
    receive,
    log,
  })
}
