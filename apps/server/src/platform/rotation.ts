import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectAlone, UnusableDatabase } from '../db/first-connection.ts'
import { activateSecret, endFormerSecrets, keepOfSecret, listProcessesWithout, listSecrets, type StoredSecret } from '../db/key-check.ts'
import { readSealed, replaceSealed, type SealedColumn, sealedColumns } from '../db/sealed-columns.ts'
import { deriveKey, type Keys, opens, seal, unseal } from './crypto.ts'
import { keyCheckOf, openKept, requireSecrets, sealKept } from './known-secrets.ts'
import { keptKeysOf, SecretKeys, secretIdOf } from './secret-keys.ts'

export type Rotation = {
  ownerUrl: string
  /** In the order of SECRET_KEY. The first one becomes active. */
  secrets: readonly [Buffer, ...Buffer[]]
  /** How long processes have to notice the new secret. Each checks every ten seconds. */
  patienceMs?: number
  onBatch?: (column: SealedColumn, values: number) => void
}
export type Rotated = {
  /** False if the secret was active already. */
  isNew: boolean
  values: number
}

/** Values encrypted per statement. */
const batchSize = 1_000
/** Rows that move while they are read can be missed; the next pass finds them. */
const mostPasses = 20

/**
 * Activates the first secret once all processes know it, waits until they write with it, and re-encrypts the values of previous ones. It
 * can be interrupted anywhere: the next call continues.
 */
export async function rotateSecret({ ownerUrl, secrets, patienceMs = 45_000, onBatch }: Rotation): Promise<Rotated> {
  const client = await connectAlone(ownerUrl, 'wattdesk-rotation')
  try {
    const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock(hashtext('wattdesk secret rotation')) as ours")
    if (!rows[0]?.ours) throw new UnusableDatabase('Another rotation is running on this database. Let it finish.')
    await requireSecrets(client, SecretKeys.of(...secrets))
    const id = secretIdOf(secrets[0])
    const isNew = await activate(client, secrets, id)
    await untilAllWriteWith(client, id, patienceMs)
    let values = 0
    for (let pass = 0; ; pass += 1) {
      const found = await sealAnew(client, secrets, onBatch)
      if (found === 0) break
      values += found
      if (pass === mostPasses)
        throw new UnusableDatabase(
          'Values are still written with the former secret. Run wattdesk rotate-keys again (npm run keys:rotate in a checkout).',
        )
    }
    await endFormerSecrets(client)
    return { isNew, values }
  } finally {
    await client.end()
  }
}

/** Activates a secret, and seals with it what outlives the others. Returns false if it was active already. */
async function activate(client: pg.Client, secrets: Rotation['secrets'], id: string): Promise<boolean> {
  const stored = await listSecrets(client)
  const former = stored.find(({ state }) => state === 'active')
  if (!former || former.id === id) {
    requireNothingNew(secrets, stored)
    return false
  }
  const unaware = (await listProcessesWithout(client, id)).filter(({ knows }) => !knows)
  if (unaware[0]) {
    const places = unaware.map(({ host, roles }) => `${host} (${roles.join(', ')})`).join(', ')
    throw new UnusableDatabase(
      `Nothing was changed: processes do not know the new secret yet: ${places}. Restart each with SECRET_KEY=new,former, then run wattdesk rotate-keys again (npm run keys:rotate in a checkout).`,
    )
  }
  const keyOf = new Map(secrets.map((key) => [secretIdOf(key), key]))
  const [formerKey] = secrets.filter((key) => secretIdOf(key) === former.id)
  if (!formerKey) throw new Error('The active secret was not given') // requireSecrets refuses that
  await client.query('begin')
  await activateSecret(client, id, keyCheckOf(secrets[0]), sealKept(secrets[0], keptKeysOf(formerKey)))
  for (const { id: older, kept } of stored) {
    if (!kept || older === id) continue
    const key = keyOf.get(older)
    await keepOfSecret(client, older, sealKept(secrets[0], key ? keptKeysOf(key) : openKept(formerKey, kept)))
  }
  await client.query('commit')
  return true
}

/** Of secrets in the wrong order, or of a single one, nothing is rotated, and the report would say that the previous one can go. */
function requireNothingNew(secrets: Rotation['secrets'], stored: readonly StoredSecret[]): void {
  const waiting = new Set(stored.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  if (secrets.some((key) => waiting.has(secretIdOf(key))))
    throw new UnusableDatabase('Nothing was changed: the new secret comes first. Give SECRET_KEY=new,former.')
  if (secrets.length === 1)
    throw new UnusableDatabase('Nothing was changed: SECRET_KEY has only the secret that is in force. Give SECRET_KEY=new,former.')
}

async function untilAllWriteWith(client: pg.Client, id: string, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    const late = await listProcessesWithout(client, id)
    if (late.length === 0) return
    if (performance.now() > until) {
      const places = late.map(({ host, roles }) => `${host} (${roles.join(', ')})`).join(', ')
      throw new UnusableDatabase(
        `Processes do not write with the new secret yet: ${places}. Run wattdesk rotate-keys again in a minute (npm run keys:rotate in a checkout).`,
      )
    }
    await pause(500)
  }
}

/** Re-encrypts values that the active secret does not open. Returns their number. */
async function sealAnew(client: pg.Client, secrets: Rotation['secrets'], onBatch: Rotation['onBatch']): Promise<number> {
  let sum = 0
  for (const column of sealedColumns) {
    const [active, ...former] = secrets.map((key) => deriveKey(key, column.purpose)) as [Buffer, ...Buffer[]] // as many as secrets
    const keys: Keys = [active, ...former]
    for await (const values of readSealed(client, column)) {
      const stale = values.filter(({ sealed }) => !opens(active, sealed))
      for (let from = 0; from < stale.length; from += batchSize) {
        const part = stale.slice(from, from + batchSize)
        const fresh = part.map((one) => ({ ...one, fresh: seal(active, unseal(keys, one.sealed)) }))
        sum += await replaceSealed(client, column, fresh)
        onBatch?.(column, part.length)
      }
    }
  }
  return sum
}
