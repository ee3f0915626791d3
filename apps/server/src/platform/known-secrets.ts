import { z } from 'zod'
import { UnusableDatabase } from '../db/first-connection.ts'
import { findKeyCheck, findSealedKey, insertKeyCheck, insertSecret, listSecrets, type StoredSecret } from '../db/key-check.ts'
import { deriveKey, opens, seal, unseal } from './crypto.ts'
import {
  deriveKeys,
  type KeptKeys,
  type KnownSecret,
  keptKeysOf,
  type Secret,
  SecretKeys,
  secretIdOf,
  secretKeysOf,
} from './secret-keys.ts'

type Client = Parameters<typeof listSecrets>[0]

const wrongSecret =
  'SECRET_KEY is not the secret that this database was set up with. Give every process that secret: values in the database are encrypted with it, and cannot be read without.'
const formerMissing =
  'SECRET_KEY lacks the former secret, and values in the database are still encrypted with it. Give SECRET_KEY=new,former until wattdesk rotate-keys (npm run keys:rotate in a checkout) reports that the former one can be removed.'
const activeMissing =
  'SECRET_KEY lacks the secret that is in force: it was rotated. Give every process the new secret, as SECRET_KEY=new,former until wattdesk rotate-keys (npm run keys:rotate in a checkout) reports that the former one can be removed.'

/**
 * Matches the given secrets with those known to the database. Rejects those that cannot decrypt its values; otherwise the server would
 * start, and each call that needs an encrypted value would fail. A secret that the database does not know yet waits there, so that a
 * rotation can make it the active one.
 */
export async function requireSecrets(client: Client, given: Secret): Promise<SecretKeys> {
  const secrets = secretKeysOf(given).all
  const active = await requireActive(client, secrets)
  for (const key of secrets) await know(client, key, key === active ? 'active' : 'waiting')
  const stored = await listSecrets(client)
  const keys = new Map(secrets.map((key) => [secretIdOf(key), key]))
  const inForce = stored.find(({ state }) => state === 'active')
  const activeKey = inForce && keys.get(inForce.id)
  if (!inForce || !activeKey) throw new UnusableDatabase(activeMissing)
  if (stored.some(({ state, id }) => state === 'former' && !keys.has(id))) throw new UnusableDatabase(formerMissing)
  return new SecretKeys(knownOf(stored, keys, activeKey), inForce.id)
}

/** The given secret that opens the key check. Without a key check in the database, stores one. */
async function requireActive(client: Client, secrets: readonly [Buffer, ...Buffer[]]): Promise<Buffer> {
  if (!(await findKeyCheck(client))) {
    const older = await findSealedKey(client)
    const owner = older ? secrets.find((key) => opens(deriveKey(key, 'signing-keys'), older)) : secrets[0]
    if (!owner) throw new UnusableDatabase(wrongSecret)
    await insertKeyCheck(client, keyCheckOf(owner))
  }
  const check = await findKeyCheck(client)
  const active = check && secrets.find((key) => opens(deriveKey(key, 'key-check'), check))
  if (active) return active
  const known = new Set((await listSecrets(client)).map(({ id }) => id))
  throw new UnusableDatabase(secrets.some((key) => known.has(secretIdOf(key))) ? activeMissing : wrongSecret)
}

async function know(client: Client, key: Buffer, state: 'active' | 'waiting'): Promise<void> {
  const id = secretIdOf(key)
  // Several processes may start together, and only one of them gets a generation.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await listSecrets(client)).some((one) => one.id === id)) return
    await insertSecret(client, { id, state, keyCheck: keyCheckOf(key) })
  }
}

export const keyCheckOf = (key: Buffer): Buffer => seal(deriveKey(key, 'key-check'), 'wattdesk')

/** Throws if none of the secrets opens the key check. */
export function requireSecretOf(keyCheck: Buffer, secret: Secret): void {
  if (!deriveKeys(secret, 'key-check').some((key) => opens(key, keyCheck))) throw new UnusableDatabase(wrongSecret)
}

function knownOf(stored: readonly StoredSecret[], keys: ReadonlyMap<string, Buffer>, activeKey: Buffer): KnownSecret[] {
  return stored.flatMap(({ id, generation, kept }) => {
    const key = keys.get(id)
    if (key) return [{ id, generation, key, kept: keptKeysOf(key) }]
    return kept ? [{ id, generation, kept: openKept(activeKey, kept) }] : []
  })
}

const keptText = z.record(z.string(), z.base64())

/** Seals the keys that outlive a secret with the next one. */
export const sealKept = (key: Buffer, kept: KeptKeys): Buffer =>
  seal(
    deriveKey(key, 'kept-keys'),
    JSON.stringify(Object.fromEntries(Object.entries(kept).map(([purpose, one]) => [purpose, one.toString('base64')]))),
  )

export function openKept(key: Buffer, sealed: Buffer): KeptKeys {
  const texts = keptText.parse(JSON.parse(unseal(deriveKey(key, 'kept-keys'), sealed).toString()))
  const keyOf = (purpose: keyof KeptKeys) => Buffer.from(texts[purpose] ?? '', 'base64')
  return { 'mqtt-devices': keyOf('mqtt-devices'), 'ocpp-wallboxes': keyOf('ocpp-wallboxes'), 'recovery-codes': keyOf('recovery-codes') }
}
