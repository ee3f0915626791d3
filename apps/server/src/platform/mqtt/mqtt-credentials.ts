import { hmacSha256, isSame } from '../crypto.ts'
import { deriveKeys, generationOf, type Secret, secretKeysOf } from '../secret-keys.ts'

/**
 * Who may sign in at the embedded broker. A gateway's password derives from its serial number, the number of its credential and a key of
 * the deployment, so that the broker needs no database and a gateway can be provisioned at its factory. The service has its own
 * credential.
 */
export const serviceUsername = 'wattdesk-service'

/**
 * The keys the broker needs. They are derived, so that the broker's process never holds the deployment's secret. A previous secret's key
 * still derives the passwords of its generation.
 */
export type MqttKeys = {
  deviceKeys: ReadonlyMap<number, Buffer>
  /** The service signs in with the first one; all are accepted. */
  servicePasswords: readonly [string, ...string[]]
}

/** A gateway whose credential is not its first one: rotated, being rotated or revoked. */
export type GatewayAccess = { serialNumber: string; credential: number; nextCredential: number | null; isRevoked: boolean }

/** The gateway signed in with it. */
export type UsedCredential = { serialNumber: string; credential: number }

export function mqttKeysOf(secret: Secret): MqttKeys {
  const [first, ...others] = deriveKeys(secret, 'mqtt-service')
  const text = (key: Buffer) => key.toString('base64url')
  return { deviceKeys: secretKeysOf(secret).kept('mqtt-devices'), servicePasswords: [text(first), ...others.map(text)] }
}

export function gatewayPassword({ deviceKeys }: Pick<MqttKeys, 'deviceKeys'>, serialNumber: string, credential = 0): string {
  const deviceKey = deviceKeys.get(generationOf(credential))
  if (!deviceKey) throw new Error(`No secret of this deployment yields credential ${credential}`)
  const text = credential === 0 ? `mqtt:${serialNumber}` : `mqtt:${serialNumber}:${credential}`
  return hmacSha256(deviceKey, text).toString('base64url')
}

export function isServicePassword({ servicePasswords }: MqttKeys, password: Buffer): boolean {
  return servicePasswords.some((one) => isSame(password, Buffer.from(one)))
}

export type AccessList = ReturnType<typeof openAccessList>

/** Credentials accepted from gateways: the first one of each, except for the listed gateways. */
export function openAccessList(keys: MqttKeys, given: readonly GatewayAccess[] = []) {
  const others = new Map(given.map((one) => [one.serialNumber, one]))
  const acceptedOf = (serialNumber: string): number[] => {
    const { credential, nextCredential, isRevoked } = others.get(serialNumber) ?? { credential: 0, nextCredential: null, isRevoked: false }
    if (isRevoked) return []
    const accepted = nextCredential === null ? [credential] : [credential, nextCredential]
    return accepted.filter((one) => keys.deviceKeys.has(generationOf(one)))
  }
  return {
    /** The number of the accepted credential with this password; undefined if there is none. */
    find: (serialNumber: string, password: Buffer): number | undefined =>
      acceptedOf(serialNumber).find((one) => isSame(password, Buffer.from(gatewayPassword(keys, serialNumber, one)))),
    accepts: (serialNumber: string, credential: number): boolean => acceptedOf(serialNumber).includes(credential),
    set(changed: readonly GatewayAccess[]): void {
      for (const one of changed) others.set(one.serialNumber, one)
    },
    /** Ends the previous credential once the next one is used. Returns whether this is its first use. */
    use(serialNumber: string, credential: number): boolean {
      const known = others.get(serialNumber)
      if (known?.nextCredential !== credential) return false
      others.set(serialNumber, { ...known, credential, nextCredential: null })
      return true
    },
    all: (): GatewayAccess[] => [...others.values()],
  }
}
