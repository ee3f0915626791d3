import * as contract from '@wattdesk/contract/account/calls.ts'
import * as own from '@wattdesk/contract/account/own-sign-in/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { inviteMember, removeMember, removeMemberMultifactor, updateMember } from './account.service.ts'
import { listMembers, listMembersByIds, readAccount } from './account.views.ts'
import { activityLogRoutes } from './activity-log.routes.ts'
import { memberAccessRoutes } from './member-access.routes.ts'
import { endMemberSession, inviteMemberAgain, listMemberSessions } from './member-access.service.ts'
import { changeOwnEmail, changeOwnPassword, validateOwnEmail } from './own-sign-in.service.ts'

export function accountRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const memberOf = async (caller: Caller, id: string) => {
    const [member] = await listMembersByIds(db, caller.scope, [id], ctx.clock.now())
    if (!member) throw new DomainError('NotFound')
    return member
  }
  bind(app, contract.getAccount, async ({ caller }) => readAccount(db, (await requireTenantOfScope(db, caller.scope)).id))
  bind(app, contract.listMembers, ({ caller, query }) => listMembers(db, caller.scope, query, ctx.clock.now()))
  bind(app, contract.listMembersByIds, async ({ caller, query }) => ({
    items: await listMembersByIds(db, caller.scope, query.ids, ctx.clock.now()),
  }))
  bind(app, contract.inviteMember, async ({ body, ...call }) => memberOf(call.caller, await inviteMember(ctx, call, body)))
  bind(app, contract.updateMember, async ({ params, body, ...call }) => {
    await updateMember(ctx, call, params.id, body)
    return memberOf(call.caller, params.id)
  })
  bind(app, contract.removeMember, async ({ params, ...call }) => {
    await removeMember(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.removeMemberMultifactor, async ({ params, ...call }) => {
    await removeMemberMultifactor(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.inviteMemberAgain, async ({ params, ...call }) => {
    await inviteMemberAgain(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.listMemberSessions, async ({ params, ...call }) => ({ items: await listMemberSessions(ctx, call, params.id) }))
  bind(app, contract.endMemberSession, async ({ params, ...call }) => {
    await endMemberSession(ctx, call, params)
    return undefined
  })
  memberAccessRoutes(app, ctx)
  ownSignInRoutes(app, ctx)
  activityLogRoutes(app, ctx)
}

function ownSignInRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, own.changeOwnEmail, async ({ body, ...call }) => {
    const { email, expiresAt } = await changeOwnEmail(ctx, call, body.email)
    return { email, expiresAt: expiresAt?.toISOString() ?? null }
  })
  bind(app, own.validateOwnEmail, ({ body, ...call }) => validateOwnEmail(ctx, call, body.token))
  bind(app, own.changeOwnPassword, (call) => changeOwnPassword(ctx, call))
}
