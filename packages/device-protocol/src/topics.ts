/**
 * MQTT topics of a gateway: `wattdesk/v1/gateways/{serial}/{channel}`. Gateways publish with QoS 1. Their status is
 * retained, so that a server that starts later receives it.
 */

const root = 'wattdesk/v1/gateways'

/** Channels a gateway publishes. */
export const upwardChannels = ['telemetry', 'status', 'appliances', 'command-results', 'limits'] as const
/** Channels to which a gateway subscribes. */
export const downwardChannels = ['commands'] as const

export type UpwardChannel = (typeof upwardChannels)[number]
export type DownwardChannel = (typeof downwardChannels)[number]
export type Channel = UpwardChannel | DownwardChannel

/** Format of serial numbers, such as `C083-200-000-000-199-P-X`. Excludes characters with a meaning in MQTT topics. */
export const serialPattern = /^[A-Z0-9][A-Z0-9-]{3,47}$/

export function gatewayTopic(serial: string, channel: Channel): string {
  if (!serialPattern.test(serial)) throw new RangeError('Not a gateway serial number')
  return `${root}/${serial}/${channel}`
}

/** Topic filter for one channel of all gateways. */
export function topicFilter(channel: UpwardChannel): string {
  return `${root}/+/${channel}`
}

/** The gateway and channel of a topic; undefined for any other topic. */
export function parseGatewayTopic(topic: string): { serial: string; channel: Channel } | undefined {
  if (!topic.startsWith(`${root}/`)) return undefined
  const [serial = '', channel = '', ...rest] = topic.slice(root.length + 1).split('/')
  if (rest.length > 0 || !serialPattern.test(serial)) return undefined
  const known = [...upwardChannels, ...downwardChannels].find((one) => one === channel)
  return known && { serial, channel: known }
}

/** Whether a gateway may publish to a topic: only to its own upward channels. */
export function mayGatewayPublish(serial: string, topic: string): boolean {
  const parsed = parseGatewayTopic(topic)
  return parsed?.serial === serial && (upwardChannels as readonly string[]).includes(parsed.channel)
}

/** Whether a gateway may subscribe to a filter: only to its own commands, without wildcards. */
export function mayGatewaySubscribe(serial: string, filter: string): boolean {
  const parsed = parseGatewayTopic(filter)
  return parsed?.serial === serial && (downwardChannels as readonly string[]).includes(parsed.channel)
}
