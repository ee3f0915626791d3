/**
 * Broker credentials of gateways: the serial number, and a password derived from it, the number of its credential and the deployment's
 * secret (decision 8). A rotation sends the gateway its next credential by command; the previous one is accepted until the next one has
 * been used. No broker and no process accepts a revoked gateway until a rotation gives it another credential, which must be brought to
 * it.
 */
import { credentialOfferedForMs } from '@wattdesk/contract/gateways/terms.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { type GatewayAccess, gatewayPassword, mqttKeysOf, type UsedCredential } from '../../../platform/mqtt/mqtt-credentials.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { shareActiveCustomer } from '../../customers/customers.service.ts'
import { announceCommands } from '../commands/gateway-commands.service.ts'
import { insertCommands } from '../commands/gateway-commands.store.ts'
import { announceGateways, watchGateways } from '../pairing/gateway-pairing.service.ts'
import * as store from './gateway-credentials.store.ts'

export type GatewayCredential = { serialNumber: string; password: string }

/**
 * The newest credentials of the given gateways, which need not be registered yet. Without any given, those of all registered
 * gateways. Revoked gateways have none.
 */
export async function listGatewayCredentials(
  { db, config }: Pick<Ctx, 'db'> & { config: Pick<Ctx['config'], 'secretKey'> },
  serialNumbers: readonly string[] = [],
): Promise<GatewayCredential[]> {
  const keys = mqttKeysOf(config.secretKey)
  const registered = await store.listAccess(db)
  const bySerial = new Map(registered.map((one) => [one.serialNumber, one]))
  const wanted = serialNumbers.length > 0 ? serialNumbers : [...bySerial.keys()]
  return wanted.flatMap((serialNumber) => {
    const { credential, nextCredential, isRevoked } = bySerial.get(serialNumber) ?? {}
    if (isRevoked) return []
    return [{ serialNumber, password: gatewayPassword(keys, serialNumber, nextCredential ?? credential) }]
  })
}

/** Rotates a gateway's credential. Does nothing while the next one is being sent. */
export async function rotateCredential(ctx: Ctx, call: Call, customerId: string, key: string): Promise<void> {
  const now = ctx.clock.now()
  const serialNumber = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await store.lockCredentialOf(tx, customerId, key)
    if (!gateway) throw new DomainError('NotFound')
    if (await store.isBeingSent(tx, gateway.credentialCommandId, now)) return undefined
    const next = ctx.config.secretKey.nextCredential(gateway.nextCredential ?? gateway.credential)
    await store.deleteCredentialCommands(tx, gateway.id)
    if (gateway.isRevoked) {
      // It cannot receive commands: somebody has to bring it the credential.
      await store.changeCredential(tx, gateway.id, { credential: next, credentialChangedAt: now, credentialRevokedAt: null })
    } else {
      const commandId = newId(now)
      const expiresAt = new Date(now.getTime() + credentialOfferedForMs)
      await insertCommands(tx, [
        { id: commandId, gatewayId: gateway.id, command: 'credential', credential: next, issuedAt: now, expiresAt },
      ])
      await store.changeCredential(tx, gateway.id, { nextCredential: next, credentialCommandId: commandId, credentialChangedAt: now })
    }
    await recordActivity(tx, ctx, call, {
      ...about(customer, gateway),
      event: 'gateway.credential-rotated',
      before: { serialNumber: gateway.serialNumber, isRevoked: gateway.isRevoked },
      after: { serialNumber: gateway.serialNumber, isRevoked: false },
    })
    return gateway.serialNumber
  })
  if (serialNumber === undefined) return
  announceGateways(ctx, [serialNumber])
  announceCommands(ctx)
}

/** Disconnects the gateway and refuses it from now on. */
export async function revokeCredential(ctx: Ctx, call: Call, customerId: string, key: string): Promise<void> {
  const serialNumber = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await store.lockCredentialOf(tx, customerId, key)
    if (!gateway) throw new DomainError('NotFound')
    if (gateway.isRevoked) return undefined
    const at = ctx.clock.now()
    await store.deleteCredentialCommands(tx, gateway.id)
    await store.changeCredential(tx, gateway.id, {
      // A holder of the previous credential may have received the next one.
      credential: gateway.nextCredential ?? gateway.credential,
      nextCredential: null,
      credentialCommandId: null,
      credentialChangedAt: at,
      credentialRevokedAt: at,
      // Its last will is no longer accepted.
      offlineAt: at,
    })
    await recordActivity(tx, ctx, call, {
      ...about(customer, gateway),
      event: 'gateway.credential-revoked',
      before: { serialNumber: gateway.serialNumber, isRevoked: false },
      after: { serialNumber: gateway.serialNumber, isRevoked: true },
    })
    return gateway.serialNumber
  })
  if (serialNumber !== undefined) announceGateways(ctx, [serialNumber])
}

/** Records that a gateway signed in with its next credential, which ends the previous one. */
export async function recordCredentialUse(ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>, { serialNumber, credential }: UsedCredential) {
  const isSettled = await transaction(ctx.db, (tx) => settle(tx, serialNumber, { credential }, { isUsed: true, at: ctx.clock.now() }))
  if (isSettled) announceGateways(ctx, [serialNumber])
}

/** Records a gateway's report on a rotation: used, or not possible. Returns whether the credentials changed. */
export async function settleReported(
  tx: Tx,
  serialNumber: string,
  { commandId, state }: { commandId: string; state: string },
  at: Date,
): Promise<boolean> {
  if (state !== 'DONE' && state !== 'ERROR' && state !== 'CANCELED') return false
  return settle(tx, serialNumber, { commandId }, { isUsed: state === 'DONE', at })
}

async function settle(tx: Tx, ...rotation: Parameters<typeof store.settleRotation> extends [Tx, ...infer R] ? R : never) {
  const gatewayId = await store.settleRotation(tx, ...rotation)
  if (gatewayId) await store.deleteCredentialCommands(tx, gatewayId)
  return gatewayId !== undefined
}

/** Gateways whose credential is not their first one. */
export function listOtherAccess(ctx: Pick<Ctx, 'db'>): Promise<GatewayAccess[]> {
  return store.listOtherAccess(ctx.db)
}

/** Calls back with each gateway that may have changed, or with all if a change may have been missed. */
export function watchAccess(ctx: Pick<Ctx, 'db' | 'bus'>, onChange: (load: () => Promise<GatewayAccess[]>) => void): () => void {
  return watchGateways(ctx, (serialNumber) =>
    onChange(async () => {
      if (serialNumber === undefined) return store.listOtherAccess(ctx.db)
      const found = await store.findAccess(ctx.db, serialNumber)
      return found ? [found] : []
    }),
  )
}

type Owner = { id: string; tenantId: string; affiliateId: string }

function about(customer: Owner, { installationId }: { installationId: string }) {
  return { object: { type: 'gateway', id: installationId }, customerId: customer.id, tenant: customer, action: 'update' as const }
}
