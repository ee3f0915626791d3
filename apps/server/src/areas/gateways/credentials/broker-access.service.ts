/**
 * Checks of an outside broker before it admits a client: whether a credential is accepted, and whether its holder may use a topic. The
 * responses equal those of the embedded broker. A gateway's client ID is its serial number, so that no gateway can end the connection of
 * another; a revoked gateway is refused at once.
 */
import {
  downwardChannels,
  mayGatewayPublish,
  mayGatewaySubscribe,
  parseGatewayTopic,
  topicFilter,
  upwardChannels,
} from '@wattdesk/device-protocol/topics.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { isServicePassword, mqttKeysOf, openAccessList, serviceUsername } from '../../../platform/mqtt/mqtt-credentials.ts'
import { recordCredentialUse } from './gateway-credentials.service.ts'
import { findAccess } from './gateway-credentials.store.ts'

type SignIn = { username: string; password: string; clientId: string }
type Use = { username: string; action: 'publish' | 'subscribe'; topic: string }

/** Whether a client may connect to the broker. The first use of a gateway's new password ends the previous one. */
export async function mayConnect(ctx: Pick<Ctx, 'config' | 'db' | 'clock' | 'bus'>, { username, password, clientId }: SignIn) {
  const keys = mqttKeysOf(ctx.config.secretKey)
  if (username === serviceUsername) return isServicePassword(keys, Buffer.from(password))
  if (clientId !== username) return false
  const known = await findAccess(ctx.db, username)
  const credential = openAccessList(keys, known ? [known] : []).find(username, Buffer.from(password))
  if (credential === undefined) return false
  if (known?.nextCredential === credential) await recordCredentialUse(ctx, { serialNumber: username, credential })
  return true
}

export function mayUse({ username, action, topic }: Use): boolean {
  if (username !== serviceUsername) return action === 'publish' ? mayGatewayPublish(username, topic) : mayGatewaySubscribe(username, topic)
  if (action === 'publish') return (downwardChannels as readonly (string | undefined)[]).includes(parseGatewayTopic(topic)?.channel)
  const filter = topic.replace(/^\$share\/[^/]+\//, '')
  return upwardChannels.some((channel) => filter === topicFilter(channel))
}
