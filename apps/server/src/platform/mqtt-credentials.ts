import { deriveKey, hmacSha256, isSame } from './crypto.ts'

/**
 * Who may sign in at the embedded broker. A gateway's password follows from its serial number and a key of the deployment,
 * so that the broker needs no database and a box can be provisioned where it is made. The service signs in with its own.
 */
export const serviceUsername = 'wattdesk-service'

/** The key the broker needs. It is derived, so that the broker's process never holds the deployment's secret. */
export type MqttKeys = { deviceKey: Buffer; servicePassword: string }

export function mqttKeysOf(secretKey: Buffer): MqttKeys {
  return { deviceKey: deriveKey(secretKey, 'mqtt-devices'), servicePassword: deriveKey(secretKey, 'mqtt-service').toString('base64url') }
}

export function gatewayPassword({ deviceKey }: Pick<MqttKeys, 'deviceKey'>, serialNumber: string): string {
  return hmacSha256(deviceKey, `mqtt:${serialNumber}`).toString('base64url')
}

/** The client that signs in, or undefined if the password is wrong. */
export function identify(keys: MqttKeys, username: string, password: Buffer): 'service' | 'gateway' | undefined {
  if (username === serviceUsername) return isSame(password, Buffer.from(keys.servicePassword)) ? 'service' : undefined
  return isSame(password, Buffer.from(gatewayPassword(keys, username))) ? 'gateway' : undefined
}
