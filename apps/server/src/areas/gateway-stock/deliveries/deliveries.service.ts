/**
 * Deliveries of gateways from a CSV file. States: previewed (for an hour), done. The preview adds nothing; its plan is carried out in one
 * transaction with a log entry for each gateway. A row whose number another gateway took meanwhile is refused. Done deliveries stay as
 * the history of the stock; previews are deleted a day after they expire.
 */

import { isDeepStrictEqual } from 'node:util'
import type { Country } from '@wattdesk/contract/formats.ts'
import type { deliveryModel } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import type { z } from 'zod'
import { transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivities } from '../../activities/activities.service.ts'
import { requireGatewayVendor } from '../../vendors/vendors.service.ts'
import { about, newStartCode, ownedBy, requireStockTenant, withinOf } from '../gateway-stock.service.ts'
import * as store from './deliveries.store.ts'
import { rowsOf } from './delivery-input.service.ts'
import { judgeRows, parseRow } from './delivery-rows.rules.ts'

const goodForMs = hourMs
const keptExpiredMs = dayMs

/** Repeating an ID returns the existing preview, and is refused with another file or other values. */
export async function previewDelivery(ctx: Ctx, call: Call, model: z.output<typeof deliveryModel>): Promise<string> {
  const { scope, memberId } = call.caller
  const tenant = await requireStockTenant(ctx.db, call, model.tenantId)
  const { name: vendorName } = await requireGatewayVendor(ctx.db, model.vendorName)
  const file = await rowsOf(model, tenant.country as Country) // tenants have only codes of the catalogue
  const parsed = file.rows.flatMap(({ given }) => {
    const row = parseRow(given, model.model)
    return row.success ? [row.model] : []
  })
  const numbers = { serials: parsed.map((row) => row.serialNumber), codes: parsed.flatMap((row) => row.startCode ?? []) }
  const rows = judgeRows(file.rows, await store.listNumbered(ctx.db, scope, numbers), model.model)
  const count = (outcome: store.RowRecord['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const at = ctx.clock.now()
  const id = model.id ?? newId(at)
  const delivery = {
    ...{ id, ...ownedBy(tenant), memberId, fileName: model.fileName, vendorName, ignored: file.ignored, status: 'previewed' as const },
    ...{ total: rows.length, planned: count('planned'), known: count('known'), faulty: count('faulty') },
    ...{ createdAt: at, expiresAt: new Date(at.getTime() + goodForMs) },
  }
  const named = rows.map((row) => ({ ...row, given: { model: model.model, ...row.given } }))
  try {
    await transaction(ctx.db, (tx) => store.insertDelivery(tx, delivery, named))
  } catch (error) {
    if (violatedConstraint(error) !== 'gateway_deliveries_pkey') throw error
    const existing = await store.findDelivery(ctx.db, scope, id)
    if (!existing || !isRepeated(existing, delivery, await store.listGiven(ctx.db, id), named)) throw new DomainError('Conflict')
  }
  return id
}

type Previewed = Pick<store.NewDelivery, 'fileName' | 'vendorName' | 'tenantId'>
type Given = Pick<store.RowRecord, 'row' | 'given'>

/** Whether a request asks for the delivery that exists. Once it is done, its rows have no start codes. */
function isRepeated(existing: store.DeliveryRecord, asked: Previewed, rows: readonly Given[], askedRows: readonly Given[]): boolean {
  const isSameFile =
    existing.fileName === asked.fileName && existing.vendorName === asked.vendorName && existing.tenantId === asked.tenantId
  const cellsOf = (of: readonly Given[]) =>
    of.map(({ row, given: { startCode, ...given } }) => [row, existing.status === 'done' ? given : { ...given, startCode }])
  return isSameFile && isDeepStrictEqual(cellsOf(rows), cellsOf(askedRows))
}

/** Repeating it has no effect. */
export async function addDelivery(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const delivery = await store.lockDelivery(tx, call.caller.scope, id)
    if (!delivery) throw new DomainError('NotFound')
    if (delivery.status === 'done') return
    const at = ctx.clock.now()
    if (at >= delivery.expiresAt) throw new DomainError('DeliveryExpired', { expiresAt: delivery.expiresAt.toISOString() })
    const owner = { tenantId: delivery.tenantId, affiliateId: delivery.affiliateId }
    const planned = (await store.listPlanned(tx, id)).flatMap(({ row, given }) => {
      const parsed = parseRow(given, given.model ?? '')
      const gatewayId = newId(at)
      if (!parsed.success) return []
      const { startCode, ...model } = parsed.model
      const place = { ...owner, deliveryId: id, deviceId: gatewayId, vendorName: delivery.vendorName, createdAt: at }
      return [{ row, gateway: { ...model, ...place, id: gatewayId, startCode: startCode ?? newStartCode() } }]
    })
    const added = await store.insertGateways(
      tx,
      planned.map(({ gateway }) => gateway),
    )
    const settled = planned.map(({ row, gateway }): store.Settled => {
      if (added.has(gateway.id)) return { row, outcome: 'added', faults: [], gatewayId: gateway.id }
      return {
        row,
        outcome: 'refused',
        faults: [{ field: 'serialNumber', code: 'GatewayTaken', message: 'GatewayTaken' }],
        gatewayId: null,
      }
    })
    await store.settleRows(tx, id, settled)
    await store.changeDelivery(tx, id, { status: 'done', doneAt: at, added: added.size, refused: planned.length - added.size })
    const entries = planned
      .filter(({ gateway }) => added.has(gateway.id))
      .map(({ gateway: { serialNumber, model, firmware, ...one } }) => ({
        ...about({ id: one.id, ...owner }),
        action: 'create' as const,
        event: 'stock-gateway.added',
        source: 'csv_import' as const,
        after: { serialNumber, model, firmware, file: delivery.fileName },
      }))
    const run = { kind: 'gateway-delivery' as const, startedAt: at }
    if (entries.length > 0) await recordActivities(tx, ctx, { ...call, run }, entries)
  })
}

/** The gateways that a delivery added, without those that the caller may no longer see. */
export async function listDelivered(ctx: Pick<Ctx, 'db'>, { caller }: Call, id: string): Promise<string[]> {
  if (!(await store.findDelivery(ctx.db, caller.scope, id))) throw new DomainError('NotFound', { field: 'deliveryId' })
  return store.listDelivered(ctx.db, await withinOf(ctx.db, caller), id)
}

export function removeExpired({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  return store.deleteExpired(db, new Date(clock.now().getTime() - keptExpiredMs))
}
