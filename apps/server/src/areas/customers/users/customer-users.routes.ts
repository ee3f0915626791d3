import * as groups from '@wattdesk/contract/customers/feature-groups/calls.ts'
import * as contract from '@wattdesk/contract/customers/users/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { listAssignableGroups, listGroupsOf, listGroupsOfUser } from '../../feature-groups/feature-groups.views.ts'
import { requireCustomerRecord } from '../customers.service.ts'
import { changeUserEmail, inviteUser, sendPasswordReset, sendVerification, updateCustomerUser } from './customer-users.service.ts'
import { listEmailCampaigns, listUsers, presentInvitation, requireUser, requireUserWithin } from './customer-users.views.ts'
import { assignToUser, unassignFromUser } from './user-feature-groups.service.ts'

export function customerUserRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.listCustomerUsers, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return listUsers(db, params.id, query)
  })
  bind(app, contract.getCustomerUser, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return requireUser(db, params.id, params.userId)
  })
  bind(app, contract.getCustomerUserBasic, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return requireUser(db, params.id, params.userId)
  })
  bind(app, contract.updateCustomerUser, async ({ params, body, ...call }) => {
    await updateCustomerUser(ctx, call, params, body)
    return requireUser(db, params.id, params.userId)
  })
  bind(app, contract.changeCustomerUserEmail, async ({ params, body, ...call }) => {
    await changeUserEmail(ctx, call, params.id, body)
    return requireUserWithin(db, call.caller.scope, params.id)
  })
  bind(app, contract.resetCustomerUserPassword, ({ params, ...call }) => sendPasswordReset(ctx, call, params.id))
  bind(app, contract.validateCustomerUserEmail, ({ params, ...call }) => sendVerification(ctx, call, params.id))
  bind(app, contract.inviteCustomerUser, async ({ params, ...call }) => {
    return presentInvitation(await inviteUser(ctx, call, params.id, { again: false }))
  })
  bind(app, contract.inviteCustomerUserAgain, async ({ params, ...call }) => {
    return presentInvitation(await inviteUser(ctx, call, params.id, { again: true }))
  })
  bind(app, contract.listEmailCampaigns, async ({ caller, params, query }) => {
    const user = await requireUserWithin(db, caller.scope, params.id)
    return listEmailCampaigns(db, user.id, query)
  })
  featureGroupRoutes(app, ctx)
}

function featureGroupRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, groups.listFeatureGroupsOfUser, async ({ caller, params }) => {
    const customer = await requireCustomerRecord(ctx, caller.scope, params.id)
    const { id } = await requireUser(db, customer.id, params.userId)
    const [items, ofCustomer, assignable] = await Promise.all([
      listGroupsOfUser(db, id),
      listGroupsOf(db, customer.id),
      listAssignableGroups(db, customer, id),
    ])
    return { items, ofCustomer, assignable }
  })
  bind(app, groups.assignFeatureGroupsToUser, async ({ params, body, ...call }) => {
    return { assigned: await assignToUser(ctx, call, params, body.featureGroupIds) }
  })
  bind(app, groups.unassignFeatureGroupsFromUser, async ({ params, body, ...call }) => {
    return { unassigned: await unassignFromUser(ctx, call, params, body.featureGroupIds) }
  })
}
