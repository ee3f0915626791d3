import * as contract from '@wattdesk/contract/unallocated-installations.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { assign } from './assignments.service.ts'
import { listDevicesAt, listGatewaysAt, type Place } from './found-devices.views.ts'
import { readLiveCheck } from './live-check.views.ts'
import * as service from './unallocated-installations.service.ts'
import { listAssigned, listUnallocated, readInstallation } from './unallocated-installations.views.ts'

export function unallocatedInstallationRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const show = async (caller: Caller, id: string) => {
    const found = await readInstallation(db, await service.withinOf(db, caller), id, clock.now())
    if (!found) throw new DomainError('UnallocatedInstallationNotFound')
    return found
  }
  const devices = async (installation: service.Installation) => ({ items: await listDevicesAt(db, placeOf(installation), clock.now()) })
  const live = (installation: service.Installation) => readLiveCheck(db, placeOf(installation), installation.createdAt, clock.now())

  bind(app, contract.addUnallocatedInstallation, async ({ body, ...call }) =>
    show(call.caller, await service.addUnallocated(ctx, call, body)),
  )
  bind(app, contract.listUnallocatedInstallations, async ({ caller, query }) => {
    if (query.tenantId && !(await findTenant(db, caller.scope, query.tenantId))) throw new DomainError('NotFound', { field: 'tenantId' })
    return listUnallocated(db, await service.withinOf(db, caller, query), query, clock.now())
  })
  bind(app, contract.listAssignedInstallations, async ({ caller, query }) =>
    listAssigned(db, await service.withinOf(db, caller), query, clock.now()),
  )
  bind(app, contract.readUnallocatedInstallation, async ({ caller, params }) => {
    const { id } = await service.requireInstallation(ctx, caller, params.installationId)
    return show(caller, id)
  })
  bind(app, contract.removeUnallocatedInstallation, async ({ params, ...call }) => {
    await service.removeUnallocated(ctx, call, params.installationId)
    return undefined
  })
  bind(app, contract.assignToCustomer, async ({ params, body, ...call }) => {
    await assign(ctx, call, params.installationId, body.customer)
    return show(call.caller, params.installationId)
  })
  bind(app, contract.listUnallocatedGateways, async ({ caller, params }) => {
    const installation = await service.requireInstallation(ctx, caller, params.installationId)
    return { items: await listGatewaysAt(db, placeOf(installation), clock.now()) }
  })
  bind(app, contract.scanUnallocatedGateway, async ({ params, ...call }) => {
    await service.startScan(ctx, call, params.installationId, params.gatewayId)
    const installation = await service.requireInstallation(ctx, call.caller, params.installationId)
    const [gateway] = await listGatewaysAt(db, placeOf(installation), clock.now())
    if (!gateway) throw new DomainError('NotFound')
    return gateway
  })
  bind(app, contract.listUnallocatedDevices, async ({ caller, params }) =>
    devices(await service.requireInstallation(ctx, caller, params.installationId)),
  )
  bind(app, contract.changeUnallocatedDevice, async ({ params, body, ...call }) => {
    await service.changeDevice(ctx, call, params.installationId, params.id, body)
    const { items } = await devices(await service.requireInstallation(ctx, call.caller, params.installationId))
    const changed = items.find((one) => one.deviceId === params.id)
    if (!changed) throw new DomainError('NotFound')
    return changed
  })
  bind(app, contract.readUnallocatedLive, async ({ caller, params }) =>
    live(await service.requireInstallation(ctx, caller, params.installationId)),
  )
  bind(app, contract.readAssignedInstallation, async ({ caller, params }) => {
    const { id } = await service.requireAssignedTo(ctx, caller, params.siteId)
    return show(caller, id)
  })
  bind(app, contract.readAssignedLive, async ({ caller, params }) => live(await service.requireAssignedTo(ctx, caller, params.siteId)))
  bind(app, contract.listAssignedDevices, async ({ caller, params }) =>
    devices(await service.requireAssignedTo(ctx, caller, params.siteId)),
  )
}

/** Where its gateway stands, unless it has left since. */
function placeOf({ id, gatewayId, siteId }: service.Installation): Place {
  return { gatewayId, placeId: siteId ?? id }
}
