import type { IConnackPacket } from 'mqtt-packet'

/** How long the broker keeps a session and its messages. */
export const sessionExpirySeconds = 86_400

/** The topic of Mosquitto's version. */
export const versionTopic = '$SYS/broker/version'

type Use = { isKept: boolean; filters: readonly string[] }

const isShared = (filters: readonly string[]) => filters.some((filter) => filter.startsWith('$share/'))

const codeOf = ({ reasonCode, returnCode }: IConnackPacket) => reasonCode ?? returnCode ?? 0

/** Whether the broker rejected user name and password. */
export const isUnknownPassword = (packet: IConnackPacket): boolean => [4, 5, 0x86, 0x87].includes(codeOf(packet))

/** The reason why the broker cannot be used, from its CONNACK packet; undefined if it can. */
export function lackOf(packet: IConnackPacket, { isKept, filters }: Use): string | undefined {
  const code = codeOf(packet)
  if (code === 1 || code === 0x84) return 'it must speak MQTT 5'
  if (isUnknownPassword(packet))
    return `refused with code ${code}: check MQTT_USERNAME and MQTT_PASSWORD, or write the broker's password file again (wattdesk gateway-passwords --mosquitto)`
  if (code !== 0) return `refused with code ${code}`
  const { maximumQoS, sessionExpiryInterval, wildcardSubscriptionAvailable, sharedSubscriptionAvailable, retainAvailable } =
    packet.properties ?? {}
  if (maximumQoS === 0) return 'it must allow QoS 1'
  if (wildcardSubscriptionAvailable === false) return 'it must allow subscriptions with wildcards'
  if (sharedSubscriptionAvailable === false && isShared(filters)) return 'it must allow shared subscriptions, or MQTT_SESSIONS be 1'
  if (!isKept) return undefined
  if (retainAvailable === false) return 'it must retain messages: gateways retain their status'
  if (sessionExpiryInterval !== undefined && sessionExpiryInterval < sessionExpirySeconds)
    return `it must keep sessions for ${sessionExpirySeconds} seconds, not ${sessionExpiryInterval}`
  return undefined
}

/** Whether the broker's version decides if these subscriptions are safe. */
export const asksForVersion = ({ filters }: Pick<Use, 'filters'>): boolean => isShared(filters)

/** Faults of a broker with shared subscriptions, by its reported version; undefined if it has none. */
export function weaknessOf(version: string): string | undefined {
  const [, number = '', major, minor] = /^mosquitto version ((\d+)\.(\d+)\S*)/.exec(version) ?? []
  const isOld = major !== undefined && (Number(major) < 2 || (Number(major) === 2 && Number(minor) === 0))
  if (!isOld) return undefined
  return `Mosquitto ${number} forgets shared subscriptions when it restarts, and drops what gateways send until the product subscribes again: set MQTT_SESSIONS to 1`
}
