/**
 * Locations of a home's devices, as named by members: an address in the home's network with a port and units, for devices that the
 * gateway does not find by itself. The gateway receives all of them and searches. They are deleted when it leaves the home.
 */
import type { GatewayPlace, gatewayPlacesModel } from '@wattdesk/contract/gateways/models.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { changesOf, recordActivity } from '../../activities/activities.service.ts'
import { shareActiveCustomer } from '../../customers/customers.service.ts'
import { announceCommands, sendPlaces } from '../commands/gateway-commands.service.ts'
import { lockGatewayOf } from './gateway-installation.store.ts'
import * as store from './gateway-places.store.ts'

type BeginScan = (tx: Tx, gatewayId: string, at: Date) => Promise<unknown>

/**
 * Replaces the places of a customer's gateway, which searches them unless it is searching already. Repeating the same places changes
 * nothing. With `known`, it fails if another member has changed them since they were read.
 */
export async function setPlaces(
  ctx: Ctx,
  call: Call,
  { customerId, key }: { customerId: string; key: string },
  model: z.output<typeof gatewayPlacesModel>,
  beginScan: BeginScan,
): Promise<void> {
  const hasChanged = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await lockGatewayOf(tx, customerId, key)
    if (!gateway) throw new DomainError('NotFound')
    const changes = await changePlaces(tx, gateway.id, model, { at: ctx.clock.now(), beginScan })
    if (!changes) return false
    await recordActivity(tx, ctx, call, {
      object: { type: 'gateway', id: gateway.installationId },
      customerId: customer.id,
      tenant: customer,
      action: 'update',
      event: 'gateway.places-changed',
      ...changes,
    })
    return true
  })
  if (hasChanged) announceCommands(ctx)
}

/** Replaces the places of a locked gateway. Returns what changed, if anything did. The caller announces it after the commit. */
async function changePlaces(
  tx: Tx,
  gatewayId: string,
  { places, known }: z.output<typeof gatewayPlacesModel>,
  { at, beginScan }: { at: Date; beginScan: BeginScan },
) {
  const wanted = inOrder(places)
  const current = inOrder(await store.listPlaces(tx, gatewayId)).map(named)
  const changes = changesOf({ places: current }, { places: wanted.map(named) })
  if (!changes) return undefined
  if (known && changesOf({ places: inOrder(known).map(named) }, { places: current })) throw new DomainError('InstallationChanged')
  await store.putPlaces(tx, gatewayId, wanted)
  await sendPlaces(tx, gatewayId, at)
  await beginScan(tx, gatewayId, at)
  return changes
}

const inOrder = (places: readonly GatewayPlace[]): GatewayPlace[] =>
  places
    .map(({ units, ...place }) => ({ ...place, units: [...new Set(units)].sort((a, b) => a - b) }))
    .sort((a, b) => (a.host === b.host ? a.port - b.port : a.host < b.host ? -1 : 1))

/** A place as the activity log has it. */
const named = ({ host, port, units }: GatewayPlace): string => `${host}:${port}${units.length > 0 ? `/${units.join('+')}` : ''}`
