/**
 * Moves of gateways between the states of the stock. All gateways of a call move in one transaction, each with a log entry. Those already
 * in the target state stay; those whose state does not allow the move stay as well, and are reported. Locks are taken in this order:
 * installer company, gateways by ID, customer's home.
 */

import type { GatewayMoveModel } from '@wattdesk/contract/gateway-stock/models.ts'
import { type GatewayMove, gatewayMoveTable } from '@wattdesk/contract/gateway-stock/terms.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { type Call, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, recordActivities } from '../activities/activities.service.ts'
import { takeFromHome } from '../gateways/pairing/gateway-installation.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import { freeBoxes } from '../gateways/pairing/gateway-stock.service.ts'
import { type Company, reachOf, shareCompany } from '../installer-companies/installer-companies.service.ts'
import type { Tenant } from '../tenants/tenants.service.ts'
import { about, ownedBy, requireStockTenant, withinOf } from './gateway-stock.service.ts'
import * as store from './gateway-stock.store.ts'

type Target = { move: GatewayMove; company: Company | undefined; tenant: Tenant | undefined }
export type Refusal = Pick<store.StockRow, 'id' | 'serialNumber' | 'state'>
type Outcome = { moved: number; unchanged: number; refused: Refusal[] }

const events: Record<GatewayMove, string> = {
  send: 'stock-gateway.sent',
  return: 'stock-gateway.returned',
  restock: 'stock-gateway.restocked',
  transfer: 'stock-gateway.transferred',
  lose: 'stock-gateway.lost',
  retire: 'stock-gateway.retired',
}

export async function moveGateways(ctx: Ctx, call: Call, model: GatewayMoveModel): Promise<Outcome> {
  const { outcome, serialNumbers } = await transaction(ctx.db, async (tx) => {
    const target = await shareTarget(tx, call, model)
    const found = await lockGateways(tx, call, model.gatewayIds)
    const unchanged = found.filter((one) => isThere(one, target))
    const allowed = found.filter((one) => !unchanged.includes(one) && gatewayMoveTable[model.move].from.includes(one.state))
    const moved = await leaveHomes(tx, ctx, call, allowed)
    await put(tx, ctx, moved, target)
    await record(tx, ctx, call, moved, { target, reason: model.reason, isMany: found.length > 1 })
    const refused = found.filter((one) => !unchanged.includes(one) && !moved.includes(one))
    return { outcome: { moved: moved.length, unchanged: unchanged.length, refused }, serialNumbers: moved.map((one) => one.serialNumber) }
  })
  announceGateways(ctx, serialNumbers)
  return outcome
}

async function shareTarget(tx: Tx, call: Call, { move, companyId, tenantId }: GatewayMoveModel): Promise<Target> {
  const reach = await reachOf(tx, call.caller)
  return {
    move,
    company: companyId ? await shareCompany(tx, call.caller, reach, companyId) : undefined,
    tenant: tenantId ? await requireStockTenant(tx, call, tenantId) : undefined,
  }
}

export async function lockGateways(tx: Tx, call: Call, ids: readonly string[]): Promise<store.StockRow[]> {
  const asked = new Set(ids)
  const found = await store.lockGateways(tx, await withinOf(tx, call.caller), [...asked])
  if (found.length < asked.size) throw new DomainError('NotFound', { field: 'gatewayIds' })
  return found
}

function isThere(gateway: store.StockRow, { move, company, tenant }: Target): boolean {
  if (gateway.state !== gatewayMoveTable[move].to) return false
  if (company) return gateway.companyId === company.id
  return tenant === undefined || gateway.tenantId === tenant.id
}

/** Takes gateways out of customers' homes. Those that cannot leave, such as from an unallocated installation, stay. */
async function leaveHomes(tx: Tx, ctx: Ctx, call: Call, gateways: readonly store.StockRow[]): Promise<store.StockRow[]> {
  const free: store.StockRow[] = []
  for (const one of gateways) {
    if (one.state === 'paired') {
      const permission = missingPermissions(call.caller, ['delete:customers']).join(', ')
      if (permission) throw new DomainError('PermissionMissing', { permission })
      if (!(await takeFromHome(tx, ctx, call, one.id))) continue
    }
    free.push(one)
  }
  return free
}

async function put(tx: Tx, ctx: Ctx, moved: readonly store.StockRow[], { move, company, tenant }: Target): Promise<void> {
  const at = ctx.clock.now()
  const ids = moved.map(({ id }) => id)
  const place = { unpairedState: gatewayMoveTable[move].to, companyId: null, movedAt: at }
  switch (move) {
    case 'send':
      return store.changeGateways(tx, ids, { ...place, ...(company && { ...ofCompany(company), companyId: company.id }) }, { at })
    case 'transfer':
      return store.changeGateways(tx, ids, { ...place, ...(tenant && ownedBy(tenant)) }, { at })
    case 'restock':
      return store.changeGateways(tx, ids, place, { at, credential: { nextFrom: ctx.config.secretKey.nextCredential(0) } })
    case 'return':
      await freeBoxes(tx, ids, at)
      return store.changeGateways(tx, ids, place, { at, credential: 'end' })
    case 'lose':
    case 'retire':
      return store.changeGateways(tx, ids, place, { at, credential: 'end' })
  }
}

const ofCompany = ({ tenantId, affiliateId }: Company) => ({ tenantId, affiliateId })

type Recorded = { target: Target; reason: string | null; isMany: boolean }

async function record(tx: Tx, ctx: Ctx, call: Call, moved: readonly store.StockRow[], { target, reason, isMany }: Recorded): Promise<void> {
  const { move, company, tenant } = target
  const owner = company ? ofCompany(company) : tenant ? ownedBy(tenant) : {}
  const activities = moved.map(
    (one): Activity => ({
      ...about({ ...one, ...owner }),
      action: 'update',
      event: events[move],
      before: { state: one.state, ...(one.companyId && { companyId: one.companyId }), ...(tenant && { tenantId: one.tenantId }) },
      after: {
        state: gatewayMoveTable[move].to,
        ...(company && { companyId: company.id, installerCompany: company.name }),
        ...(tenant && { tenantId: tenant.id }),
      },
      ...(reason && { reason }),
    }),
  )
  if (activities.length === 0) return
  const run = { kind: 'gateway-moves' as const, startedAt: ctx.clock.now() }
  await recordActivities(tx, ctx, isMany ? { ...call, run } : call, activities)
}
