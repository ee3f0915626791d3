import { serialPattern } from '@wattdesk/device-protocol/topics.ts'
import type { Client } from 'aedes'
import { type AccessList, isServicePassword, type MqttKeys, serviceUsername, type UsedCredential } from './mqtt-credentials.ts'

export type Role = { kind: 'service' } | { kind: 'gateway'; serial: string; credential: number; allowance: Allowance }
/** A gateway's remaining allowance of messages, over all of its connections. */
type Allowance = { left: number; countedAt: number }
/** A gateway's sustained rate of messages, and its burst after a silence. */
export type Rate = { messagesPerSecond: number; burst: number }

type Options = { keys: MqttKeys; access: AccessList; rate: Rate; onUsed: ((used: UsedCredential) => void) | undefined }

/** Tracks who is signed in at the embedded broker. */
export function openRoles({ keys, access, rate, onUsed }: Options) {
  const roles = new WeakMap<Client, Role>()
  const gateways = new Map<string, Client>()
  const allowances = openAllowances(rate)

  const identify = (client: Client, username: string, password: Buffer): Role | undefined => {
    if (username === serviceUsername) return isServicePassword(keys, password) ? { kind: 'service' } : undefined
    // A gateway's client ID is its serial number, so that a second connection replaces the first.
    if (!serialPattern.test(username) || client.id !== username) return undefined
    const credential = access.find(username, password)
    if (credential === undefined) return undefined
    return { kind: 'gateway', serial: username, credential, allowance: allowances.of(username) }
  }
  return {
    signIn(client: Client, username: string, password: Buffer): boolean {
      const role = identify(client, username, password)
      if (!role) return false
      roles.set(client, role)
      if (role.kind !== 'gateway') return true
      const { serial, credential } = role
      gateways.set(serial, client)
      if (access.use(serial, credential)) onUsed?.({ serialNumber: serial, credential })
      return true
    },
    of: (client: Client | null): Role | undefined => (client ? roles.get(client) : undefined),
    /** Counts a message of a gateway. Returns whether it is within its rate. */
    mayPublish: (role: Extract<Role, { kind: 'gateway' }>): boolean => isWithinRate(role.allowance, rate),
    gone(client: Client): void {
      if (gateways.get(client.id) === client) gateways.delete(client.id)
    },
    /** Connected gateways that signed in with a credential that is no longer accepted. */
    outdated: (): Client[] =>
      [...gateways.values()].filter((client) => {
        const role = roles.get(client)
        return role?.kind === 'gateway' && !access.accepts(role.serial, role.credential)
      }),
    close: allowances.close,
  }
}

/** Gateways' allowances by serial number, dropped once they are full again. */
function openAllowances({ messagesPerSecond, burst }: Rate): { of(serial: string): Allowance; close(): void } {
  const known = new Map<string, Allowance>()
  const wholeAfterMs = (burst / messagesPerSecond) * 1_000
  const sweep = setInterval(() => {
    for (const [serial, { countedAt }] of known) if (Date.now() - countedAt > wholeAfterMs) known.delete(serial)
  }, 60_000)
  return {
    of(serial) {
      const allowance = known.get(serial) ?? { left: burst, countedAt: Date.now() }
      known.set(serial, allowance)
      return allowance
    },
    close: () => clearInterval(sweep),
  }
}

/** Token bucket: refills with time up to the burst. */
function isWithinRate(allowance: Allowance, { messagesPerSecond, burst }: Rate): boolean {
  const now = Date.now()
  allowance.left = Math.min(burst, allowance.left + ((now - allowance.countedAt) / 1_000) * messagesPerSecond)
  allowance.countedAt = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}
