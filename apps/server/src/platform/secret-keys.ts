import { deriveKey, hmacSha256, type Keys } from './crypto.ts'

/**
 * Purposes whose derived keys outlive the secret: what devices and members were given derives from them, and cannot be
 * encrypted again.
 */
export const keptPurposes = ['mqtt-devices', 'ocpp-wallboxes', 'recovery-codes'] as const
export type KeptPurpose = (typeof keptPurposes)[number]
export type KeptKeys = Record<KeptPurpose, Buffer>

/** A secret of the deployment. `key` is missing from one that is no longer in SECRET_KEY, of which the kept keys are left. */
export type KnownSecret = { id: string; generation: number; key?: Buffer | undefined; kept: KeptKeys }

/** Credentials say by their number from which generation of the secret their password derives. */
export const credentialsPerGeneration = 1_000_000
export const generationOf = (credential: number): number => Math.floor(credential / credentialsPerGeneration)

/** Names a secret without telling it. */
export const secretIdOf = (key: Buffer): string => hmacSha256(deriveKey(key, 'key-id'), 'id').toString('hex').slice(0, 16)

export function keptKeysOf(key: Buffer): KeptKeys {
  return {
    'mqtt-devices': deriveKey(key, 'mqtt-devices'),
    'ocpp-wallboxes': deriveKey(key, 'ocpp-wallboxes'),
    'recovery-codes': deriveKey(key, 'recovery-codes'),
  }
}

/**
 * The secrets of a deployment, usually one. During a rotation there are several: the active one writes, whichever order
 * SECRET_KEY has, and all of them read. The database says which is active.
 */
export class SecretKeys {
  readonly #known: readonly KnownSecret[]
  #active: KnownSecret & { key: Buffer }

  constructor(known: readonly KnownSecret[], activeId: string) {
    this.#known = known
    this.#active = this.#require(activeId)
  }

  /** Those of settings alone, before the database was asked: the first one is active. */
  static of(first: Buffer, ...others: Buffer[]): SecretKeys {
    const known = [first, ...others].map((key, generation) => ({ id: secretIdOf(key), generation, key, kept: keptKeysOf(key) }))
    return new SecretKeys(known, secretIdOf(first))
  }

  #require(id: string): KnownSecret & { key: Buffer } {
    const { key, ...found } = this.#known.find((one) => one.id === id) ?? {}
    if (!key || !('kept' in found)) throw new Error('The active secret is not among SECRET_KEY')
    return { ...found, key }
  }

  /** The active secret, then the others that were given. */
  get all(): Keys {
    const { key: active } = this.#active
    return [active, ...this.#known.flatMap(({ key }) => (key && key !== active ? [key] : []))]
  }

  get activeId(): string {
    return this.#active.id
  }

  /** The IDs of all secrets. */
  get ids(): string[] {
    return this.#known.flatMap(({ id, key }) => (key ? [id] : []))
  }

  /** Of which generation new credentials are. */
  get generation(): number {
    return this.#active.generation
  }

  /** The next number of a credential: passwords of the active secret begin with a number of their own. */
  nextCredential(current: number): number {
    return Math.max(current + 1, this.generation * credentialsPerGeneration)
  }

  /** The key that outlives its secret, by generation. */
  kept(purpose: KeptPurpose): ReadonlyMap<number, Buffer> {
    return new Map(this.#known.map(({ generation, kept }) => [generation, kept[purpose]]))
  }

  activeKept(purpose: KeptPurpose): Buffer {
    return this.#active.kept[purpose]
  }

  /** Writes with another one of the given secrets from now on. Returns whether that is a change. */
  activate(id: string): boolean {
    if (id === this.#active.id || !this.ids.includes(id)) return false
    this.#active = this.#require(id)
    return true
  }
}

export type Secret = Buffer | SecretKeys
export const secretKeysOf = (secret: Secret): SecretKeys => (Buffer.isBuffer(secret) ? SecretKeys.of(secret) : secret)

/** Keys of a purpose, derived from each secret; the first one writes. */
export function deriveKeys(secret: Secret, purpose: string): Keys {
  const [first, ...others] = secretKeysOf(secret).all
  return [deriveKey(first, purpose), ...others.map((key) => deriveKey(key, purpose))]
}

/** Reads the list in SECRET_KEY. */
export function parseSecretKeys(text: string): [Buffer, ...Buffer[]] {
  const [first = '', ...others] = text.split(',').map((one) => one.trim())
  return [Buffer.from(first, 'base64'), ...others.map((one) => Buffer.from(one, 'base64'))]
}
