import {
  addGateway,
  assignApplianceKinds,
  changeGridxAppliance,
  listAppliances,
  listGateways,
  removeGateway,
  revokeGatewayCredential,
  rotateGatewayCredential,
  scanGateway,
  setGatewayPlaces,
} from '@wattdesk/contract/gateways/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { revokeCredential, rotateCredential } from './credentials/gateway-credentials.service.ts'
import { listGatewaysOf } from './gateway.views.ts'
import * as service from './pairing/gateway-installation.service.ts'
import { setPlaces } from './pairing/gateway-places.service.ts'
import { beginScan, startScan } from './reports/gateway-scan.service.ts'

export function gatewayRoutes(app: FastifyInstance, ctx: Ctx, freeExpired: service.FreeExpired): void {
  const { db, clock } = ctx
  bind(app, listGateways, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listGatewaysOf(db, params.id, clock.now()) }
  })
  const show = async (customerId: string) => {
    const [gateway] = await listGatewaysOf(db, customerId, clock.now())
    if (!gateway) throw new DomainError('NotFound')
    return gateway
  }
  const appliancesOf = async (customerId: string) => ({
    items: (await listGatewaysOf(db, customerId, clock.now())).flatMap((gateway) => gateway.appliances),
  })
  bind(app, addGateway, async ({ params, body, ...call }) => {
    await service.addGateway(ctx, call, params.id, body, { freeExpired, beginScan })
    return show(params.id)
  })
  bind(app, removeGateway, async ({ params, query, ...call }) => ({
    configurationId: await service.removeGateway(ctx, call, params.id, { key: params.installationId, ...query }),
  }))
  bind(app, scanGateway, async ({ params, ...call }) => {
    await startScan(ctx, call, params.id, params.installationId)
    return show(params.id)
  })
  bind(app, setGatewayPlaces, async ({ params, body, ...call }) => {
    await setPlaces(ctx, call, { customerId: params.id, key: params.installationId }, body, beginScan)
    return show(params.id)
  })
  bind(app, rotateGatewayCredential, async ({ params, ...call }) => {
    await rotateCredential(ctx, call, params.id, params.installationId)
    return show(params.id)
  })
  bind(app, revokeGatewayCredential, async ({ params, ...call }) => {
    await revokeCredential(ctx, call, params.id, params.installationId)
    return show(params.id)
  })
  bind(app, listAppliances, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return appliancesOf(params.id)
  })
  bind(app, assignApplianceKinds, async ({ params, body, ...call }) => {
    await service.assignApplianceKinds(ctx, call, params.id, body)
    return appliancesOf(params.id)
  })
  bind(app, changeGridxAppliance, ({ params, body, ...call }) =>
    service.assignMeterKind(ctx, call, params.id, params.configurationId, body),
  )
}
