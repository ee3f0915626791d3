/**
 * The stock of gateways. States: in stock, sent to an installer company, paired, returned, retired, lost. `paired` follows from the
 * gateway's home; the others are stored, and `gatewayMoveTable` of the contract defines the moves between them. Whatever takes a gateway
 * out of a home leaves it returned. A gateway in stock carries nothing of its past: returning it deletes what it found in its home and
 * ends its credential, and restocking it assigns the next one.
 */
import { randomBytes } from 'node:crypto'
import type { stockGatewayModel, stockGatewayUpdateModel } from '@wattdesk/contract/gateway-stock/models.ts'
import type { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesBy, recordActivity } from '../activities/activities.service.ts'
import { reachOf } from '../installer-companies/installer-companies.service.ts'
import { findTenant, requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import { requireGatewayVendor } from '../vendors/vendors.service.ts'
import * as store from './gateway-stock.store.ts'

type Model = z.output<typeof stockGatewayModel>

/** Gateways that a caller may see: those of their tenants; for an installer those sent to their company. */
export async function withinOf(db: Db, caller: Caller): Promise<store.Within> {
  return { scope: caller.scope, ...(await reachOf(db, caller)) }
}

/** Repeating a chosen ID adds nothing, and is refused with other values. */
export async function addGateway(ctx: Ctx, call: Call, { id: chosen, tenantId, ...model }: Model): Promise<string> {
  const createdAt = ctx.clock.now()
  const id = chosen ?? newId(createdAt)
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = await requireStockTenant(tx, call, tenantId)
      const vendor = await requireGatewayVendor(tx, model.vendorName)
      const asked = { ...model, ...ownedBy(tenant), vendorName: vendor.name }
      if (chosen && (await lockAdded(tx, call, chosen, asked))) return
      const row = { ...asked, id, createdAt }
      await store.insertGateway(tx, { ...row, startCode: model.startCode ?? newStartCode(), deviceId: id })
      await recordActivity(tx, ctx, call, {
        ...about({ id, ...ownedBy(tenant) }),
        action: 'create',
        event: 'stock-gateway.added',
        after: { serialNumber: model.serialNumber, model: model.model, firmware: model.firmware },
      })
    })
  } catch (error) {
    throw takenOf(error) ?? error
  }
  return id
}

type Asked = Pick<store.NewStockRow, 'serialNumber' | 'model' | 'firmware' | 'vendorName' | 'tenantId'> & { startCode: string | null }

/** True if the same request added it before. Throws if the ID belongs to another gateway, or the gateway has other values. */
async function lockAdded(tx: Tx, { caller }: Call, id: string, asked: Asked): Promise<boolean> {
  const [same] = await store.lockGateways(tx, await withinOf(tx, caller), [id])
  if (same ? same.serialNumber !== asked.serialNumber : await store.findGateway(tx, id)) throw new DomainError('Conflict')
  if (same && !isRepeated(same, asked)) throw new DomainError('DuplicatedGateway', { field: 'serialNumber' })
  return same !== undefined
}

/** Whether a request asks for what was added. A start code that it does not state was generated. */
function isRepeated(added: store.StockRow, { startCode, firmware, ...asked }: Asked): boolean {
  return (
    (startCode ?? added.startCode) === added.startCode &&
    (firmware ?? added.firmware) === added.firmware &&
    added.model === asked.model &&
    added.vendorName === asked.vendorName &&
    added.tenantId === asked.tenantId
  )
}

/** The error of a serial number or start code that another gateway has. */
export function takenOf(error: unknown): DomainError | undefined {
  const field = { gateways_serial_number_key: 'serialNumber', gateways_start_code_key: 'startCode' }[violatedConstraint(error) ?? '']
  return field ? new DomainError('DuplicatedGateway', { field }) : undefined
}

/** Allowed wherever the gateway is. */
export async function updateGateway(ctx: Ctx, call: Call, id: string, model: z.output<typeof stockGatewayUpdateModel>): Promise<void> {
  const { version, ...given } = model
  await transaction(ctx.db, async (tx) => {
    const [found] = await store.lockGateways(tx, await withinOf(tx, call.caller), [id])
    if (!found) throw new DomainError('NotFound')
    if (version !== undefined && version !== found.version) throw new DomainError('GatewayChanged', { version: found.version })
    const changes = changesBy(found, given)
    if (!changes) return
    await store.updateFacts(tx, id, given)
    await recordActivity(tx, ctx, call, { ...about(found), action: 'update', event: 'stock-gateway.changed', ...changes })
  })
}

/** For gateways that were added by mistake. */
export async function removeGateway(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const [found] = await store.lockGateways(tx, await withinOf(tx, call.caller), [id])
    if (!found) throw new DomainError('NotFound')
    // A later gateway with the same serial number would reuse its credentials.
    if (found.state !== 'in_stock' || found.movedAt || found.credential > 0) throw new DomainError('GatewayUsed', { state: found.state })
    await store.deleteGateway(tx, id)
    await recordActivity(tx, ctx, call, {
      ...about(found),
      action: 'delete',
      event: 'stock-gateway.removed',
      before: { serialNumber: found.serialNumber, model: found.model, firmware: found.firmware },
    })
  })
}

/** Defaults to the caller's own tenant. */
export async function requireStockTenant(db: Db, { caller: { scope } }: Call, tenantId: string | undefined): Promise<Tenant> {
  const tenant = tenantId ? await findTenant(db, scope, tenantId) : await requireTenantOfScope(db, scope)
  if (!tenant) throw new DomainError('NotFound', { field: 'tenantId' })
  return tenant
}

export const ownedBy = ({ id, affiliateId }: Tenant) => ({ tenantId: id, affiliateId })

/** 16 hexadecimal digits. */
export const newStartCode = () => randomBytes(8).toString('hex').toUpperCase()

export function about({ id, tenantId, affiliateId }: Pick<store.StockRow, 'id' | 'tenantId' | 'affiliateId'>) {
  return { object: { type: 'stock-gateway', id }, tenant: { tenantId, affiliateId } }
}
