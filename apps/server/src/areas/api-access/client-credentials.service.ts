/**
 * Credentials of programs that call the API. States: in force, expired, removed. A program gets tokens at the provider's token
 * endpoint with the client credentials grant; a token works for ten minutes, within the scopes, and only while the credentials
 * are in force. Replacing the secret deletes the tokens.
 */
import { randomBytes } from 'node:crypto'
import type { createClientCredentials as createCall, resetClientSecret as resetCall } from '@wattdesk/contract/api-access/calls.ts'
import type { ClientCredentials, ClientCredentialsWithSecret } from '@wattdesk/contract/api-access/models.ts'
import { clientCredentialsMax } from '@wattdesk/contract/api-access/terms.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, placeOf, recordActivity } from '../activities/activities.service.ts'
import { endClientTokens } from '../auth/clients/client-callers.service.ts'
import { requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './client-credentials.store.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

export async function listClientCredentials({ db }: Managing, { caller }: Call): Promise<ClientCredentials[]> {
  const tenant = await requireTenantOfScope(db, caller.scope)
  return (await store.listCredentials(db, tenant.id, clientCredentialsMax)).map(present)
}

export async function createClientCredentials(
  ctx: Managing,
  call: Call,
  body: BodyOf<typeof createCall>,
): Promise<ClientCredentialsWithSecret> {
  const now = ctx.clock.now()
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null
  if (expiresAt && expiresAt <= now) {
    throw new DomainError('ValidationFailed', [{ field: 'expiresAt', code: 'DateInPast', message: 'The expiry lies in the past' }])
  }
  return transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const { secret, secretHash } = newSecret()
    const id = newId(now)
    const row = {
      id,
      tenantId: tenant.id,
      name: body.name,
      scopes: body.scopes,
      secretHash,
      generatedAt: now,
      expiresAt,
      createdBy: call.caller.name,
      createdAt: now,
    }
    // Repeated calls end here too: the first secret cannot be shown again.
    if (!(await store.insertCredentials(tx, row))) throw new DomainError('DuplicatedClientCredentials')
    if ((await store.countCredentials(tx, tenant.id)) > clientCredentialsMax) {
      throw new DomainError('TooManyClientCredentials', { max: clientCredentialsMax })
    }
    const after = { name: body.name, scopes: body.scopes, expiresAt: expiresAt?.toISOString() ?? null }
    await record(tx, ctx, call, { action: 'create', event: 'client-credentials.created', id, tenant, after, reason: body.reason })
    return { ...present({ ...row, lastUsedAt: null, removedAt: null, version: 1 }), clientSecret: secret }
  })
}

/** Replaces the secret. Tokens of the old one are refused from the next call on; announce it after the commit. */
export async function resetClientSecret(ctx: Managing, call: Call, body: BodyOf<typeof resetCall>): Promise<ClientCredentialsWithSecret> {
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwnCredentials(tx, call, body.clientId)
    if (row.version !== body.version) throw new DomainError('ClientCredentialsChanged', { version: row.version })
    const { secret, secretHash } = newSecret()
    const generatedAt = ctx.clock.now()
    await store.updateCredentials(tx, row.id, { secretHash, generatedAt })
    await endClientTokens(tx, row.id)
    await record(tx, ctx, call, { action: 'update', event: 'client-credentials.reset', id: row.id, tenant, after: { name: row.name } })
    return { ...present({ ...row, generatedAt, version: row.version + 1 }), clientSecret: secret }
  })
}

export async function removeClientCredentials(ctx: Managing, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwnCredentials(tx, call, id)
    await store.updateCredentials(tx, id, { removedAt: ctx.clock.now() })
    await endClientTokens(tx, id)
    const before = { name: row.name, scopes: row.scopes }
    await record(tx, ctx, call, { action: 'delete', event: 'client-credentials.removed', id, tenant, before })
  })
}

/** Ends the credentials of a tenant that ends, with their tokens. Returns their IDs, to be announced after the commit. */
export async function removeCredentialsOfTenant(tx: Tx, tenantId: string): Promise<string[]> {
  const ids = await store.deleteCredentialsOf(tx, tenantId)
  for (const id of ids) await endClientTokens(tx, id)
  return ids
}

async function lockOwnCredentials(tx: Tx, { caller }: Call, id: string): Promise<{ row: store.CredentialsRow; tenant: Tenant }> {
  const tenant = await requireTenantOfScope(tx, caller.scope)
  const row = await store.lockCredentials(tx, id, tenant.id)
  if (!row) throw new DomainError('NotFound')
  return { row, tenant }
}

/** 256 random bits cannot be guessed, so one round of hashing is enough. */
function newSecret(): { secret: string; secretHash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: sha256(secret) }
}

function present(row: store.CredentialsRow): ClientCredentials {
  return {
    id: row.id,
    clientId: row.id,
    name: row.name,
    scopes: row.scopes,
    generatedOn: row.generatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

type Entry = Change & { id: string; tenant: Tenant }

async function record(tx: Tx, ctx: Managing, call: Call, { id, tenant, ...change }: Entry): Promise<void> {
  await recordActivity(tx, ctx, call, { ...change, object: { type: 'client-credentials', id }, tenant: placeOf(tenant) })
}
