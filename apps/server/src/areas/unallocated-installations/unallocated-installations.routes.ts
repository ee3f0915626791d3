import * as contract from '@wattdesk/contract/unallocated-installations/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { assign } from './assignments.service.ts'
import { responsesOf } from './installation-responses.http.ts'
import * as service from './unallocated-installations.service.ts'
import { listAssigned, listUnallocated } from './unallocated-installations.views.ts'

export function unallocatedInstallationRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const responses = responsesOf(ctx)
  bind(app, contract.addUnallocatedInstallation, async ({ body, ...call }) =>
    responses.record(call.caller, await service.addUnallocated(ctx, call, body)),
  )
  bind(app, contract.listUnallocatedInstallations, async ({ caller, query }) => {
    if (query.tenantId && !(await findTenant(db, caller.scope, query.tenantId))) throw new DomainError('NotFound', { field: 'tenantId' })
    return listUnallocated(db, await service.withinOf(db, caller, query), query, clock.now())
  })
  bind(app, contract.readUnallocatedInstallation, async ({ caller, params }) => {
    const { id } = await service.requireInstallation(ctx, caller, params.installationId)
    return responses.record(caller, id)
  })
  bind(app, contract.removeUnallocatedInstallation, async ({ params, ...call }) => {
    await service.removeUnallocated(ctx, call, params.installationId)
    return undefined
  })
  bind(app, contract.assignToCustomer, async ({ params, body, ...call }) => {
    const id = params.installationId
    const { stages } = await responses.commissioning(call.caller, await service.requireInstallation(ctx, call.caller, id))
    await assign(ctx, call, { ...body, id, stages })
    return responses.record(call.caller, id)
  })
  deviceRoutes(app, ctx)
  commissioningRoutes(app, ctx)
  assignedRoutes(app, ctx)
}

function deviceRoutes(app: FastifyInstance, ctx: Ctx): void {
  const responses = responsesOf(ctx)
  bind(app, contract.listUnallocatedGateways, async ({ caller, params }) =>
    responses.gateways(await service.requireInstallation(ctx, caller, params.installationId)),
  )
  bind(app, contract.scanUnallocatedGateway, async ({ params, ...call }) => {
    await service.startScan(ctx, call, params.installationId, params.gatewayId)
    const { items } = await responses.gateways(await service.requireInstallation(ctx, call.caller, params.installationId))
    if (!items[0]) throw new DomainError('NotFound')
    return items[0]
  })
  bind(app, contract.listUnallocatedDevices, async ({ caller, params }) =>
    responses.devices(await service.requireInstallation(ctx, caller, params.installationId)),
  )
  bind(app, contract.changeUnallocatedDevice, async ({ params, body, ...call }) => {
    await service.changeDevice(ctx, call, params.installationId, params.id, body)
    const { items } = await responses.devices(await service.requireInstallation(ctx, call.caller, params.installationId))
    const changed = items.find((one) => one.deviceId === params.id)
    if (!changed) throw new DomainError('NotFound')
    return changed
  })
  bind(app, contract.readUnallocatedLive, async ({ caller, params }) =>
    responses.live(await service.requireInstallation(ctx, caller, params.installationId)),
  )
}

function commissioningRoutes(app: FastifyInstance, ctx: Ctx): void {
  const responses = responsesOf(ctx)
  bind(app, contract.readCommissioning, async ({ caller, params }) =>
    responses.commissioning(caller, await service.requireInstallation(ctx, caller, params.installationId)),
  )
  bind(app, contract.recordCommissioning, async ({ params, ...call }) => {
    const installation = await service.requireInstallation(ctx, call.caller, params.installationId)
    const { stages } = await responses.commissioning(call.caller, installation)
    await service.recordCommissioning(ctx, call, params.installationId, stages)
    return responses.commissioning(call.caller, installation)
  })
}

function assignedRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const responses = responsesOf(ctx)
  bind(app, contract.listAssignedInstallations, async ({ caller, query }) =>
    listAssigned(db, await service.withinOf(db, caller), query, clock.now()),
  )
  bind(app, contract.readAssignedInstallation, async ({ caller, params }) => {
    const { id } = await service.requireAssignedTo(ctx, caller, params.siteId)
    return responses.record(caller, id)
  })
  bind(app, contract.readAssignedLive, async ({ caller, params }) =>
    responses.live(await service.requireAssignedTo(ctx, caller, params.siteId)),
  )
  bind(app, contract.listAssignedDevices, async ({ caller, params }) =>
    responses.devices(await service.requireAssignedTo(ctx, caller, params.siteId)),
  )
  bind(app, contract.readAssignedCommissioning, async ({ caller, params }) =>
    responses.commissioning(caller, await service.requireAssignedTo(ctx, caller, params.siteId)),
  )
}
