import { deriveKey, hmacSha256, type Keys } from './crypto.ts'

/** Purposes whose derived keys outlive the secret: devices and members hold values derived from them, which cannot be re-encrypted. */
export const keptPurposes = ['mqtt-devices', 'ocpp-wallboxes', 'recovery-codes'] as const
export type KeptPurpose = (typeof keptPurposes)[number]
export type KeptKeys = Record<KeptPurpose, Buffer>

/** A secret of the deployment. `key` is missing if the secret is no longer in SECRET_KEY, and only the surviving keys are known. */
export type KnownSecret = { id: string; generation: number; key?: Buffer | undefined; kept: KeptKeys }

/** The number of a credential determines the generation of the secret that its password derives from. */
export const credentialsPerGeneration = 1_000_000
export const generationOf = (credential: number): number => Math.floor(credential / credentialsPerGeneration)

/** Identifies a secret without revealing it. */
export const secretIdOf = (key: Buffer): string => hmacSha256(deriveKey(key, 'key-id'), 'id').toString('hex').slice(0, 16)

export function keptKeysOf(key: Buffer): KeptKeys {
  return {
    'mqtt-devices': deriveKey(key, 'mqtt-devices'),
    'ocpp-wallboxes': deriveKey(key, 'ocpp-wallboxes'),
    'recovery-codes': deriveKey(key, 'recovery-codes'),
  }
}

/**
 * The secrets of a deployment, usually one. During a rotation there are several: the active one writes, whatever the order in SECRET_KEY,
 * and all of them read. The database knows which one is active.
 */
export class SecretKeys {
  readonly #known: readonly KnownSecret[]
  #active: KnownSecret & { key: Buffer }

  constructor(known: readonly KnownSecret[], activeId: string) {
    this.#known = known
    this.#active = this.#require(activeId)
  }

  /** Keys from settings only; the first is active until the database is read. */
  static of(first: Buffer, ...others: Buffer[]): SecretKeys {
    const known = [first, ...others].map((key, generation) => ({ id: secretIdOf(key), generation, key, kept: keptKeysOf(key) }))
    return new SecretKeys(known, secretIdOf(first))
  }

  #require(id: string): KnownSecret & { key: Buffer } {
    const { key, ...found } = this.#known.find((one) => one.id === id) ?? {}
    if (!key || !('kept' in found)) throw new Error('The active secret is not among SECRET_KEY')
    return { ...found, key }
  }

  /** The active secret, then the other given ones. */
  get all(): Keys {
    const { key: active } = this.#active
    return [active, ...this.#known.flatMap(({ key }) => (key && key !== active ? [key] : []))]
  }

  get activeId(): string {
    return this.#active.id
  }

  /** IDs of the secrets in SECRET_KEY. */
  get ids(): string[] {
    return this.#known.flatMap(({ id, key }) => (key ? [id] : []))
  }

  /** Generation assigned to new credentials. */
  get generation(): number {
    return this.#active.generation
  }

  /** The next number of a credential. Each secret has a separate range of numbers for its passwords. */
  nextCredential(current: number): number {
    return Math.max(current + 1, this.generation * credentialsPerGeneration)
  }

  /** The keys of a purpose that outlive their secrets, by generation. */
  kept(purpose: KeptPurpose): ReadonlyMap<number, Buffer> {
    return new Map(this.#known.map(({ generation, kept }) => [generation, kept[purpose]]))
  }

  activeKept(purpose: KeptPurpose): Buffer {
    return this.#active.kept[purpose]
  }

  /** Writes with another of the given secrets from now on. Returns whether it changed. */
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

/** Parses the list in SECRET_KEY. */
export function parseSecretKeys(text: string): [Buffer, ...Buffer[]] {
  const [first = '', ...others] = text.split(',').map((one) => one.trim())
  return [Buffer.from(first, 'base64'), ...others.map((one) => Buffer.from(one, 'base64'))]
}
