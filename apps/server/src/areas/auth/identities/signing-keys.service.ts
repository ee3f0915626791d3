/**
 * Signing keys of the embedded identity provider, stored in the database encrypted with the deployment's secret and rotated
 * every ninety days. The newest key signs; the previous one still verifies recent signatures.
 */
import { dayMs } from '@wattdesk/energy/durations.ts'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { transaction } from '../../../db/transaction.ts'
import { seal, unseal } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { deleteExpiredPayloads } from '../provider/oidc-payloads.store.ts'
import { insertSigningKey, listSigningKeys, lockSigningKeys } from './signing-keys.store.ts'

export const signingAlgorithm = 'ES256'
const lifetimeMs = 90 * dayMs

/** The signing key comes first. */
export async function obtainSigningKeys(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>): Promise<JWK[]> {
  const sealingKey = deriveKeys(ctx.config.secretKey, 'signing-keys')
  return transaction(ctx.db, async (tx) => {
    await lockSigningKeys(tx)
    const [newest, previous] = await listSigningKeys(tx)
    const now = ctx.clock.now()
    const open = (row: { sealedJwk: Buffer }): JWK => JSON.parse(unseal(sealingKey, row.sealedJwk).toString('utf8'))
    if (newest && now.getTime() - newest.createdAt.getTime() < lifetimeMs) {
      return [newest, previous].filter((row) => row !== undefined).map(open)
    }
    const jwk = await newKey()
    await insertSigningKey(tx, { kid: jwk.kid, sealedJwk: seal(sealingKey, JSON.stringify(jwk)), createdAt: now })
    return newest ? [jwk, open(newest)] : [jwk]
  })
}

async function newKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: signingAlgorithm, use: 'sig' }
}

export async function removeExpiredPayloads(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await deleteExpiredPayloads(ctx.db, ctx.clock.now())
}
