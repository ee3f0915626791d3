import * as contract from '@wattdesk/contract/feature-groups/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import * as service from './feature-settings.service.ts'
import * as views from './feature-settings.views.ts'

/** Calls about feature groups and features themselves, not about what one customer has. */
export function featureSettingsRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, contract.listFeatureGroups, async ({ caller }) => ({
    items: await views.listManagedGroups(db, caller.scope),
    deletions: await views.listDeletions(db, caller.scope, clock.now()),
  }))
  bind(app, contract.countFeatureGroupCustomers, async ({ caller, params }) => {
    const customers = await views.countCustomersOf(db, caller.scope, params.id)
    if (customers === undefined) throw new DomainError('FeatureGroupNotFound')
    return { customers }
  })
  bind(app, contract.addFeatureGroup, async ({ body, ...call }) => ({ id: await service.addGroup(ctx, call, body) }))
  bind(app, contract.updateFeatureGroup, async ({ params, body, ...call }) => {
    await service.updateGroup(ctx, call, params.id, body)
    return params
  })
  bind(app, contract.removeFeatureGroup, async ({ params, ...call }) => {
    await service.removeGroup(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.listApplications, async () => ({ items: await views.listApplications(db) }))
  bind(app, contract.listFeatures, async () => ({ items: await views.listManagedFeatures(db) }))
  bind(app, contract.addFeature, async ({ body, ...call }) => ({ id: await service.addFeature(ctx, call, body) }))
  bind(app, contract.updateFeature, async ({ params, body, ...call }) => {
    await service.updateFeature(ctx, call, params.id, body)
    return params
  })
  bind(app, contract.removeFeature, async ({ params, ...call }) => {
    await service.removeFeature(ctx, call, params.id)
    return undefined
  })
}
