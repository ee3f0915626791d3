/** Identifies the callers of program tokens. */

import type { Language } from '@wattdesk/contract/languages.ts'
import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { requireTenantById, scopeOf } from '../../tenants/tenants.service.ts'
import { deletePayloadsOfAccount, findClientToken } from '../provider/oidc-payloads.store.ts'
import { findCredentials, noteUse } from './clients.store.ts'

/** Last use is written at most this often, to save a write per read. */
const noteEveryMs = 60_000

/** The program of a token, with the scopes that both the token and the credentials have. Undefined if the token is invalid. */
export async function findCallerOfClientToken(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  token: string,
): Promise<{ caller: Caller; expiresAt: Date } | undefined> {
  const sealingKeys = () => deriveKeys(ctx.config.secretKey, 'provider-payloads')
  const found = await findClientToken({ ...ctx, sealingKeys }, token)
  const credentials = found && (await findCredentials(ctx.db, found.clientId))
  const now = ctx.clock.now()
  if (!credentials || (credentials.expiresAt && credentials.expiresAt <= now)) return undefined
  if (now.getTime() - (credentials.lastUsedAt?.getTime() ?? 0) >= noteEveryMs) await noteUse(ctx.db, credentials.id, now)
  const tenant = await requireTenantById(ctx.db, credentials.tenantId)
  const asked = found.scope ? new Set(found.scope.split(' ')) : new Set<string>(oauthScopes)
  const caller: Caller = {
    kind: 'client',
    memberId: credentials.id,
    name: credentials.name,
    email: '',
    language: tenant.language as Language, // written from the contract's own list
    roles: [],
    permissions: new Set(credentials.scopes.filter((scope) => asked.has(scope))),
    sessionId: credentials.id,
    scope: scopeOf(tenant),
  }
  return { caller, expiresAt: found.expiresAt }
}

export async function endClientTokens(db: Db, clientId: string): Promise<void> {
  await deletePayloadsOfAccount(db, clientId)
}
