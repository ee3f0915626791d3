import { deriveKey, hmacSha256, isSame } from './crypto.ts'

/**
 * Who may sign in at the embedded broker. A gateway's password follows from its serial number, the number of its credential and
 * a key of the deployment, so that the broker needs no database and a box can be provisioned where it is made. The service
 * signs in with its own.
 */
export const serviceUsername = 'wattdesk-service'

/** The key the broker needs. It is derived, so that the broker's process never holds the deployment's secret. */
export type MqttKeys = { deviceKey: Buffer; servicePassword: string }

/** A gateway whose credential is not its first one: rotated, being rotated or revoked. */
export type GatewayAccess = { serialNumber: string; credential: number; nextCredential: number | null; isRevoked: boolean }

/** A credential that a gateway signed in with. */
export type UsedCredential = { serialNumber: string; credential: number }

export function mqttKeysOf(secretKey: Buffer): MqttKeys {
  return { deviceKey: deriveKey(secretKey, 'mqtt-devices'), servicePassword: deriveKey(secretKey, 'mqtt-service').toString('base64url') }
}

export function gatewayPassword({ deviceKey }: Pick<MqttKeys, 'deviceKey'>, serialNumber: string, credential = 0): string {
  const text = credential === 0 ? `mqtt:${serialNumber}` : `mqtt:${serialNumber}:${credential}`
  return hmacSha256(deviceKey, text).toString('base64url')
}

export function isServicePassword({ servicePassword }: MqttKeys, password: Buffer): boolean {
  return isSame(password, Buffer.from(servicePassword))
}

export type AccessList = ReturnType<typeof openAccessList>

/** Which credentials of gateways are accepted: the first one of each, but for those that are said to differ. */
export function openAccessList(keys: MqttKeys, given: readonly GatewayAccess[] = []) {
  const others = new Map(given.map((one) => [one.serialNumber, one]))
  const acceptedOf = (serialNumber: string): number[] => {
    const { credential, nextCredential, isRevoked } = others.get(serialNumber) ?? { credential: 0, nextCredential: null, isRevoked: false }
    if (isRevoked) return []
    return nextCredential === null ? [credential] : [credential, nextCredential]
  }
  return {
    /** The number of the accepted credential that a password belongs to. */
    find: (serialNumber: string, password: Buffer): number | undefined =>
      acceptedOf(serialNumber).find((one) => isSame(password, Buffer.from(gatewayPassword(keys, serialNumber, one)))),
    accepts: (serialNumber: string, credential: number): boolean => acceptedOf(serialNumber).includes(credential),
    set(changed: readonly GatewayAccess[]): void {
      for (const one of changed) others.set(one.serialNumber, one)
    },
    /** Ends the former credential once the next one is used. Returns whether this use was the first. */
    use(serialNumber: string, credential: number): boolean {
      const known = others.get(serialNumber)
      if (known?.nextCredential !== credential) return false
      others.set(serialNumber, { ...known, credential, nextCredential: null })
      return true
    },
    all: (): GatewayAccess[] => [...others.values()],
  }
}
