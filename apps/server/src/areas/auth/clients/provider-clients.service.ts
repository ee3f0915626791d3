/** API credentials as the OpenID provider sees them: clients that get tokens with the client credentials grant alone. */
import { timingSafeEqual } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { findCredentials } from './clients.store.ts'

const clientId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds clients; the provider never writes them. */
export function clientAdapter({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Adapter {
  const readOnly = async () => undefined
  return {
    async find(id): Promise<AdapterPayload | undefined> {
      const row = clientId.test(id) ? await findCredentials(db, id) : undefined
      if (!row || (row.expiresAt && row.expiresAt <= clock.now())) return undefined
      return {
        client_id: row.id,
        // Only the secret's hash is stored; `matchesSecret` compares hashes.
        client_secret: row.secretHash.toString('base64url'),
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        scope: row.scopes.join(' '),
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      }
    },
    findByUid: readOnly,
    findByUserCode: readOnly,
    upsert: readOnly,
    consume: readOnly,
    destroy: readOnly,
    revokeByGrantId: readOnly,
  }
}

/** Whether a secret is the one of a client whose metadata holds its hash. */
export function matchesSecret(storedHash: string, secret: string): boolean {
  return timingSafeEqual(sha256(storedHash), sha256(sha256(secret).toString('base64url')))
}
